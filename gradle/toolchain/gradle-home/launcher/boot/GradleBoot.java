package boot;

import org.gradle.launcher.bootstrap.ProcessBootstrap;

/** Entry point on the application class path: lets Gradle build its own class loaders, then enters {@link Cli}. */
public final class GradleBoot {
    public static void main(String[] args) {
        ProcessBootstrap.run("boot.GradleBoot", "gradle-gradle-cli", "boot.Cli", args);
    }

    private GradleBoot() {}
}
