package boot;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.gradle.api.internal.StartParameterInternal;
import org.gradle.api.internal.file.FileCollectionFactory;
import org.gradle.cli.CommandLineArgumentException;
import org.gradle.cli.CommandLineParser;
import org.gradle.cli.ParsedCommandLine;
import org.gradle.initialization.BuildRequestContext;
import org.gradle.initialization.DefaultBuildCancellationToken;
import org.gradle.initialization.DefaultBuildRequestContext;
import org.gradle.initialization.DefaultBuildRequestMetaData;
import org.gradle.initialization.NoOpBuildEventConsumer;
import org.gradle.initialization.layout.BuildLayoutFactory;
import org.gradle.internal.buildprocess.BuildProcessState;
import org.gradle.internal.classpath.ClassPath;
import org.gradle.internal.instrumentation.agent.AgentStatus;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.internal.service.ServiceRegistryBuilder;
import org.gradle.internal.service.scopes.BasicGlobalScopeServices;
import org.gradle.internal.service.scopes.Scope;
import org.gradle.launcher.cli.BuildEnvironmentConfigurationConverter;
import org.gradle.launcher.cli.Parameters;
import org.gradle.launcher.daemon.configuration.DaemonParameters;
import org.gradle.launcher.exec.BuildActionParameters;
import org.gradle.launcher.exec.BuildActionResult;
import org.gradle.launcher.exec.BuildExecutor;
import org.gradle.launcher.exec.DefaultBuildActionParameters;
import org.gradle.tooling.internal.provider.action.ExecuteBuildAction;
import org.gradle.util.GradleVersion;

/** Gradle's command line front end, reduced to running the requested build in this JVM: no daemon. */
public final class Cli {
    /** Called by Gradle's ProcessBootstrap. Does not return. */
    public void run(String[] args) {
        int exitCode = 1;
        try {
            exitCode = build(args);
        } catch (CommandLineArgumentException e) {
            System.err.println(e.getMessage());
        } catch (Throwable e) {
            e.printStackTrace();
        }
        System.out.flush();
        System.err.flush();
        System.exit(exitCode);
    }

    private static int build(String[] args) throws Exception {
        ServiceRegistry logging = LoggingServiceRegistry.newCommandLineProcessLogging();
        NativeServices.initializeOnClient(new File(userHome()), NativeServices.NativeServicesMode.ENABLED);
        ServiceRegistry basic = ServiceRegistryBuilder.builder()
                .scope(Scope.Global.class)
                .displayName("basic services")
                .parent(logging)
                .parent(NativeServices.getInstance())
                .provider(new BasicGlobalScopeServices())
                .build();
        BuildEnvironmentConfigurationConverter converter = new BuildEnvironmentConfigurationConverter(
                new BuildLayoutFactory(), basic.get(FileCollectionFactory.class));

        CommandLineParser parser = new CommandLineParser();
        converter.configure(parser);
        parser.option("v", "version").hasDescription("Print version info.");
        ParsedCommandLine commandLine = parser.parse(Arrays.asList(args));
        if (commandLine.hasOption("version")) {
            System.out.println("Gradle " + GradleVersion.current().getVersion());
            return 0;
        }
        Parameters parameters = converter.convertParameters(commandLine, null);
        return execute(parameters.getStartParameter(), parameters.getDaemonParameters(), logging);
    }

    private static int execute(StartParameterInternal start, DaemonParameters process, ServiceRegistry logging)
            throws Exception {
        LoggingManagerInternal console =
                logging.getFactory(LoggingManagerInternal.class).create();
        console.setLevelInternal(start.getLogLevel());
        console.start();
        console.attachProcessConsole(start.getConsoleOutput());
        process.getSystemProperties().forEach(System::setProperty);
        try (BuildProcessState state = new BuildProcessState(
                start.isContinuous(), AgentStatus.disabled(), ClassPath.EMPTY, logging, NativeServices.getInstance())) {
            BuildActionParameters action = new DefaultBuildActionParameters(
                    process.getEffectiveSystemProperties(),
                    process.getEnvironmentVariables(),
                    new File(System.getProperty("user.dir")),
                    start.getLogLevel(),
                    false,
                    ClassPath.EMPTY);
            BuildRequestContext request = new DefaultBuildRequestContext(
                    new DefaultBuildRequestMetaData(
                            ManagementFactory.getRuntimeMXBean().getStartTime(), System.console() != null),
                    new DefaultBuildCancellationToken(),
                    new NoOpBuildEventConsumer());
            BuildActionResult result = state.getServices()
                    .get(BuildExecutor.class)
                    .execute(new ExecuteBuildAction(start), action, request);
            return result.hasFailure() ? 1 : 0;
        } finally {
            console.stop();
        }
    }

    private static String userHome() {
        String property = System.getProperty("gradle.user.home");
        if (property != null) {
            return property;
        }
        String variable = System.getenv("GRADLE_USER_HOME");
        return variable != null ? variable : System.getProperty("user.home") + "/.gradle";
    }
}
