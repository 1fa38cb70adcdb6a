package dev.highfive.gradle;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.gradle.api.Project;
import org.gradle.api.tasks.JavaExec;
import org.gradle.api.tasks.testing.Test;

/**
 * What ./highfive has set up on this machine, or what the machine itself has where it did not run: {@code ./gradlew}
 * alone needs an NDK, CMake, Ninja and the OpenXR headers installed.
 */
public final class Toolchain {
    private final File rootDir;
    private final File folder;

    public Toolchain(Project project) {
        Object path = project.findProperty("highfive.toolchain");
        rootDir = project.getRootDir();
        folder = path == null ? new File(rootDir, ".toolchain") : new File(path.toString());
    }

    /** A native tool by its usual name: the one that was set up, or the one on the PATH. */
    public String tool(String name) {
        File tool = present("native-tools/bin/" + name);
        return tool == null ? name : tool.getPath();
    }

    /** CMake's arguments for arm64 Android: by the NDK where there is one, else by plain clang and lld. */
    public List<String> androidCMakeArguments() {
        File ndk = ndk();
        return ndk != null
                ? List.of(
                        "-DCMAKE_TOOLCHAIN_FILE=" + ndkToolchainFile(ndk),
                        "-DANDROID_ABI=arm64-v8a",
                        "-DANDROID_PLATFORM=android-29")
                : List.of(
                        "-DCMAKE_TOOLCHAIN_FILE=" + rootDir + "/gradle/toolchain/cmake/android-arm64.cmake",
                        "-DHIGHFIVE_CLANG=" + tool("clang"),
                        "-DHIGHFIVE_LLD=" + tool("ld.lld"));
    }

    /** CMake's arguments for this PC. */
    public List<String> linuxCMakeArguments() {
        File unpacked = present("native-tools/linux.cmake");
        return unpacked == null ? List.of() : List.of("-DCMAKE_TOOLCHAIN_FILE=" + unpacked);
    }

    /** The libraries that a program built by this machine's gcc with sanitizers loads first; null if it has none. */
    public String sanitizers() {
        List<String> libraries = new ArrayList<>();
        for (String name : List.of("libasan.so", "libubsan.so")) {
            File library = new File(output("gcc", "-print-file-name=" + name));
            if (!library.isAbsolute() || !library.exists()) {
                return null;
            }
            libraries.add(library.toPath().normalize().toString());
        }
        return String.join(":", libraries);
    }

    /** What a command prints, "" if there is no such command. */
    private static String output(String... command) {
        try {
            Process process = new ProcessBuilder(command).start();
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).trim();
        } catch (IOException e) {
            return "";
        }
    }

    /** The folder that holds openxr/openxr.h. */
    public File openXrHeaders() {
        File unpacked = present("monado/include");
        return unpacked == null ? new File("/usr/include") : unpacked;
    }

    /** Khronos' loader for arm64 Android as a bare library, or null where its Maven artifact is to be used. */
    public File openXrLoader() {
        return present("openxr-loader/libopenxr_loader.so");
    }

    /**
     * Runs a program in a JVM under the same tree, whose Mesa draws in software; in the usual JVM where there is none.
     */
    public void runUnderMonado(JavaExec program) {
        File java = present("monado/bin/java");
        if (java != null) {
            program.setExecutable(java);
            program.environment("JAVA_HOME", System.getProperty("java.home"));
        }
    }

    /**
     * Runs the tests in a JVM under the tree of packages that holds Monado, an OpenXR runtime that needs no headset.
     * Where there is none they run in the usual JVM, and those that need it find no {@code highfive.monado} set.
     */
    public void runUnderMonado(Test tests) {
        File java = present("monado/bin/java");
        if (java != null) {
            tests.setExecutable(java);
            tests.environment("JAVA_HOME", System.getProperty("java.home"));
            tests.environment("HIGHFIVE_XR_LOG", new File(tests.getTemporaryDir(), "openxr.log").getPath());
            tests.systemProperty("highfive.monado", java.getParentFile().getParent());
        }
    }

    /**
     * Tells the tests where programs are that speak RTP and were written by others, as {@code highfive.tshark} and
     * {@code highfive.gst-launch-1.0}, and the one that makes networks, as {@code highfive.ip}; what this machine does
     * not have is not set.
     */
    public void offerRtpPeers(Test tests) {
        for (String name : List.of("tshark", "gst-launch-1.0", "ip")) {
            File unpacked = present("rtp-peers/bin/" + name);
            File program = unpacked == null ? onPath(name) : unpacked;
            if (program != null) {
                tests.systemProperty("highfive." + name, program.getPath());
            }
        }
    }

    /** The folder of X_ITE, which shows VRML in a browser; null where ./highfive has not fetched it. */
    public File xIte() {
        return present("x-ite/dist");
    }

    /** Tells the tests where a browser is, as {@code highfive.chromium}; where there is none it is not set. */
    public void offerBrowser(Test tests) {
        File unpacked = present("browser/bin/chromium");
        File program = unpacked == null ? onPath("chromium") : unpacked;
        if (program != null) {
            tests.systemProperty("highfive.chromium", program.getPath());
        }
    }

    private static File onPath(String name) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> new File(folder, name))
                .filter(File::canExecute)
                .findFirst()
                .orElse(null);
    }

    private static File ndk() {
        Map<String, String> environment = System.getenv();
        List<File> candidates = new ArrayList<>();
        for (String variable : List.of("ANDROID_NDK_HOME", "ANDROID_NDK_ROOT")) {
            if (environment.containsKey(variable)) {
                candidates.add(new File(environment.get(variable)));
            }
        }
        File[] versions = new File(environment.getOrDefault("ANDROID_HOME", ""), "ndk").listFiles();
        if (versions != null) {
            Arrays.sort(versions, Comparator.reverseOrder());
            candidates.addAll(List.of(versions));
        }
        return candidates.stream()
                .filter(ndk -> ndkToolchainFile(ndk).isFile())
                .findFirst()
                .orElse(null);
    }

    private static File ndkToolchainFile(File ndk) {
        return new File(ndk, "build/cmake/android.toolchain.cmake");
    }

    private File present(String path) {
        File file = new File(folder, path);
        return file.exists() ? file : null;
    }
}
