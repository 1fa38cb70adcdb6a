package dev.highfive.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.highfive.xr.monado.MissingPart;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * What ./highfive says and leaves behind when set-up cannot go on. Nothing is downloaded: the machine that it sees has
 * a PATH of our making, on which a command may be missing, or Maven may hand out something else than it was asked for.
 */
@EnabledOnOs(OS.LINUX)
class SetUpTest {
    /** Writes a jar of other contents for every artifact that it is asked for. */
    private static final String LYING_MAVEN = """
        #!/bin/bash
        for argument in "$@"; do
          case $argument in
            -DoutputDirectory=*) out=${argument#*=} ;;
            */pom.xml) pom=$argument ;;
          esac
        done
        sed -n 's:.*<artifactId>\\([^*]*\\)</artifactId><version>\\([^<]*\\)</version>.*:\\1-\\2.jar:p' "$pom" |
          while read -r jar; do echo other > "$out/$jar"; done
        """;

    private static final String HANGING_MAVEN = "#!/bin/sh\nexec sleep 1000\n";
    private static final String MAVEN_THAT_FILLS_THE_DISK = """
        #!/bin/sh
        for argument in "$@"; do
          case $argument in -DoutputDirectory=*) exec dd if=/dev/zero of="${argument#*=}/big" bs=1M ;; esac
        done
        """;

    private final Path root = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    Path folder;

    private Path path;
    private Path toolchain;

    @BeforeEach
    void makePath() throws IOException {
        path = Files.createDirectory(folder.resolve("path"));
        for (String entry : System.getenv("PATH").split(File.pathSeparator)) {
            if (Files.isDirectory(Path.of(entry))) {
                try (Stream<Path> commands = Files.list(Path.of(entry))) {
                    for (Path command : (Iterable<Path>) commands::iterator) {
                        Path link = path.resolve(command.getFileName());
                        if (!Files.exists(link, LinkOption.NOFOLLOW_LINKS)) {
                            Files.createSymbolicLink(link, command);
                        }
                    }
                }
            }
        }
        toolchain = folder.resolve("toolchain");
    }

    @Test
    void shouldAskForMavenWhereItIsMissing() throws Exception {
        remove("mvn");
        Outcome outcome = setUp();
        assertEquals(
                "Maven is missing, which fetches the toolchain's parts: install it (on Debian: apt install maven)"
                        + " and run this again.",
                outcome.lastLine());
        assertEquals(1, outcome.exitCode);
    }

    @Test
    void shouldAskForAJdkWhereThereIsNoneThatFits() throws Exception {
        remove("javac");
        Outcome outcome = runWithMount("/usr/lib/jvm", "mode=755", "unset JAVA_HOME");
        assertTrue(
                outcome.lastLine().startsWith("Highfive is built with a JDK of version 17 to 23 and found none:"),
                outcome.lastLine());
        assertEquals(1, outcome.exitCode);
        assertFalse(Files.exists(toolchain.resolve("gradle")));
    }

    @Test
    void shouldNotUseWhatHasAWrongChecksum() throws Exception {
        install("mvn", LYING_MAVEN);
        Outcome outcome = setUp();
        assertTrue(
                outcome.lastLine().matches("The checksum of \\S+:\\S+:\\S+ is wrong: .*, so it is not used\\."),
                outcome.lastLine());
        assertEquals(1, outcome.exitCode);
        assertFalse(Files.exists(toolchain.resolve("gradle")));
    }

    @Test
    void shouldSayHowMuchRoomIsMissingBeforeItStarts() throws Exception {
        install("mvn", LYING_MAVEN);
        Outcome outcome = setUpOnDiskOf(8);
        assertTrue(
                outcome.lastLine()
                        .matches("The disk is too full to set up Gradle .*: it takes 300 MB and .* has "
                                + "\\d MB left; free some space and run it again, or choose .* HIGHFIVE_TOOLCHAIN\\."),
                outcome.lastLine());
        assertEquals(1, outcome.exitCode);
    }

    @Test
    void shouldSayThatTheDiskIsFullWhenItFillsUpOnTheWay() throws Exception {
        install("mvn", MAVEN_THAT_FILLS_THE_DISK);
        Outcome outcome = setUpOnDiskOf(310);
        assertTrue(
                outcome.lastLine()
                        .matches("The disk that holds .* is full: free some space and run it again, or "
                                + "choose another folder with HIGHFIVE_TOOLCHAIN\\."),
                outcome.lastLine());
        assertEquals(1, outcome.exitCode);
    }

    @Test
    void shouldLeaveNothingHalfDoneWhenKilledAndGoOnAfterwards() throws Exception {
        install("mvn", HANGING_MAVEN);
        Process process =
                start(List.of("setsid", "bash", root.resolve("highfive").toString(), "setup"));
        while (!Files.isDirectory(toolchain.resolve("part/gradle/parts"))) {
            assertTrue(process.isAlive());
            Thread.sleep(20);
        }
        new ProcessBuilder("bash", "-c", "kill -9 -- -" + process.pid()).start().waitFor();
        assertNotEquals(0, process.waitFor());
        assertFalse(Files.exists(toolchain.resolve("gradle")));
        assertFalse(Files.exists(toolchain.resolve("complete")));

        install("mvn", LYING_MAVEN);
        assertTrue(setUp().lastLine().startsWith("The checksum of"), "it goes on with the step it was at");
    }

    @Test
    void shouldNoticeAChangeInACloneBelowAFolderCalledBuild() throws Exception {
        Path file = Files.createDirectories(folder.resolve("build/highfive")).resolve("settings.gradle");
        List<String> fingerprint = List.of(
                "bash",
                "-c",
                "root='" + root + "' toolchain='" + toolchain
                        + "' && source \"$root/gradle/toolchain/setup.sh\" && fingerprint '" + file + "'");
        Files.writeString(file, "one");
        Outcome before = run(fingerprint);
        Files.writeString(file, "other");
        assertEquals(0, before.exitCode);
        assertNotEquals(before.text, run(fingerprint).text);
    }

    @Test
    void shouldExplainItselfWithoutSettingAnythingUp() throws Exception {
        Outcome outcome = run(List.of("bash", root.resolve("highfive").toString(), "help"));
        assertEquals(0, outcome.exitCode);
        for (String command : Set.of("test", "apk", "install", "logs", "setup", "help")) {
            assertTrue(outcome.text.contains("./highfive " + command), command);
        }
        assertFalse(Files.exists(toolchain.resolve("part")));
    }

    @Test
    void shouldExplainInsteadOfBuildingWhereSomeoneOnlyAsks() throws Exception {
        for (String command : List.of("setup", "test", "apk", "install", "logs", "bench", "bench codec", "help apk")) {
            List<String> words =
                    new ArrayList<>(List.of("bash", root.resolve("highfive").toString()));
            words.addAll(List.of(command.split(" ")));
            words.add("--help");
            Outcome outcome = run(words);
            assertEquals(0, outcome.exitCode, command);
            assertTrue(outcome.text.contains("./highfive demo"), command);
        }
        assertFalse(Files.exists(toolchain.resolve("part")));
    }

    @Test
    void shouldRefuseWordsThatItDoesNotKnow() throws Exception {
        for (String command : List.of(
                "setup --bogus",
                "test everything",
                "apk release",
                "install --bogus",
                "logs everything",
                "logs --save",
                "bench bogus",
                "bench codec bogus")) {
            List<String> words =
                    new ArrayList<>(List.of("bash", root.resolve("highfive").toString()));
            words.addAll(List.of(command.split(" ")));
            Outcome outcome = run(words);
            assertEquals(2, outcome.exitCode, command);
            assertEquals(1, outcome.text.strip().split("\n").length, outcome.text);
        }
        assertFalse(Files.exists(toolchain.resolve("part")));
    }

    @Test
    void shouldAskForAdbAndForAHeadsetBeforeBuildingAnything() throws Exception {
        List<String> install = List.of("bash", root.resolve("highfive").toString(), "install");
        remove("adb");
        assertEquals(
                "adb is missing: install it (on Debian: apt install adb) and run this again.",
                run(install).lastLine());
        install("adb", "#!/bin/sh\necho List of devices attached\n");
        assertTrue(run(install).lastLine().startsWith("adb sees no headset:"));
        install("adb", "#!/bin/sh\nprintf 'List of devices attached\\n1WMHH unauthorized\\n'\n");
        Outcome unauthorized = run(install);
        assertTrue(unauthorized.lastLine().startsWith("The headset has not allowed this PC yet:"));
        assertEquals(1, unauthorized.exitCode);
    }

    @Test
    void shouldShowWhatHighfiveSaysAndKeepAllThatTheHeadsetSays() throws Exception {
        install("adb", """
            #!/bin/sh
            case $1 in
              devices) printf 'List of devices attached\\n1WMHH device\\n' ;;
              shell) echo "$3" ;;
              logcat) cat << 'X'
            11-18 12:00:00.000  123  456 I Highfive: app: Highfive 0.1
            11-18 12:00:00.001    1    2 I WifiService: scanning
            11-18 12:00:00.002  123  456 E OpenXR-Loader: no runtime
            11-18 12:00:00.003  123  456 W Highfive: headset: The headset is lost
            X
            esac
            """);
        List<String> logs = List.of("bash", root.resolve("highfive").toString(), "logs");
        Outcome followed = run(logs);
        assertEquals(0, followed.exitCode, followed.text);
        assertEquals(3, followed.text.lines().count(), followed.text);
        assertFalse(followed.text.contains("Wifi"), followed.text);
        Path file = folder.resolve("run.log");
        List<String> save = new ArrayList<>(logs);
        save.addAll(List.of("--save", file.toString()));
        Outcome saved = run(save);
        assertEquals(0, saved.exitCode, saved.text);
        assertTrue(saved.text.contains("The headset is lost") && !saved.text.contains("Wifi"), saved.text);
        String kept = Files.readString(file);
        assertTrue(kept.contains("# ro.product.model ro.product.model\n"), kept);
        assertTrue(kept.contains("WifiService: scanning") && kept.contains("The headset is lost"), kept);
        save.set(save.size() - 1, "/no/such/folder/run.log");
        assertEquals("/no/such/folder/run.log cannot be written.", run(save).lastLine());
    }

    @Test
    void shouldSayWhyAHeadsetDoesNotTakeIt() throws Exception {
        assertTrue(lastLineOfInstall("INSTALL_FAILED_UPDATE_INCOMPATIBLE: ...").contains("signed with another key"));
        assertTrue(lastLineOfInstall("INSTALL_FAILED_VERSION_DOWNGRADE").contains("is newer than this one"));
        assertEquals("The headset does not take it: Failure [INSTALL_FAILED]", lastLineOfInstall("INSTALL_FAILED"));
    }

    /** Of the part that comes behind the build, with an adb that refuses. */
    private String lastLineOfInstall(String failure) throws Exception {
        install("adb", "#!/bin/sh\necho 'Failure [" + failure + "]'\nexit 1\n");
        String functions = "sed '/^case \\${1-help} in/,$d' '" + root.resolve("highfive") + "'";
        Outcome outcome = run(List.of(
                "bash",
                "-c",
                "root='" + root + "'; eval \"$(" + functions + " | sed '/^root=/d')\"; put_onto_headset app.apk"));
        assertEquals(1, outcome.exitCode, outcome.text);
        return outcome.lastLine();
    }

    private Outcome setUp() throws Exception {
        return run(List.of("bash", root.resolve("highfive").toString(), "setup"));
    }

    private Outcome setUpOnDiskOf(int megabytes) throws Exception {
        Files.createDirectories(toolchain);
        return runWithMount(
                toolchain.toString(), "size=" + megabytes + "m", "echo no > '" + toolchain + "/gradle-distribution'");
    }

    /** In a mount namespace of its own, where an empty disk covers a folder. */
    private Outcome runWithMount(String mountPoint, String options, String preparation) throws Exception {
        String reason = "this machine lets nobody but root make a mount namespace";
        boolean allowed = run(List.of("unshare", "--map-root-user", "--mount", "true")).exitCode == 0;
        if (!allowed) {
            MissingPart.report("SetUpTest with a disk of its own", reason);
        }
        assumeTrue(allowed, reason);
        return run(List.of(
                "unshare",
                "--map-root-user",
                "--mount",
                "bash",
                "-c",
                "mount -t tmpfs -o " + options
                        + " none '" + mountPoint + "' && " + preparation + " && exec bash '" + root.resolve("highfive")
                        + "' setup"));
    }

    private Outcome run(List<String> command) throws Exception {
        Process process = start(command);
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Outcome(process.waitFor(), text);
    }

    private Process start(List<String> command) throws IOException {
        Files.createDirectories(toolchain);
        Files.writeString(toolchain.resolve("gradle-distribution"), "no\n"); // or it would try the wrapper's download
        ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(command)).redirectErrorStream(true);
        builder.environment().keySet().removeAll(Arrays.asList("ANDROID_HOME", "GRADLE_USER_HOME"));
        builder.environment().put("PATH", path.toString());
        builder.environment().put("HIGHFIVE_TOOLCHAIN", toolchain.toString());
        return builder.start();
    }

    private void install(String command, String script) throws IOException {
        remove(command);
        Path file = Files.writeString(path.resolve(command), script);
        assertTrue(file.toFile().setExecutable(true));
    }

    private void remove(String command) throws IOException {
        Files.deleteIfExists(path.resolve(command));
    }

    private static final class Outcome {
        final int exitCode;
        final String text;

        Outcome(int exitCode, String text) {
            this.exitCode = exitCode;
            this.text = text;
        }

        String lastLine() {
            String[] lines = text.strip().split("\n");
            return lines[lines.length - 1];
        }
    }
}
