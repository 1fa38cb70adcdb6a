package dev.highfive.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.tools.ToolProvider;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What `./highfive publish` makes, as somebody else's build finds it. */
class PublishedTest {
    private static final Path REPOSITORY = Path.of(System.getProperty("highfive.repository"), "dev/highfive");
    private static final String VERSION = System.getProperty("highfive.version");
    private static final List<String> MODULES = List.of("gamestate-codec", "net", "world", "session", "client");

    @Test
    void theExamplesCompileWithThePublishedJarsAlone(@TempDir Path classes) throws Exception {
        List<Path> jars = new ArrayList<>();
        for (String module : MODULES) {
            jars.add(jar(module, ""));
        }
        jars.add(Path.of(Vector3f.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI()));
        List<String> arguments = new ArrayList<>(List.of(
                "-d",
                classes.toString(),
                "-cp",
                jars.stream().map(Path::toString).collect(Collectors.joining(System.getProperty("path.separator")))));
        try (Stream<Path> sources = Files.list(Path.of("src/main/java/dev/highfive/examples"))) {
            sources.map(Path::toString).forEach(arguments::add);
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }

    @Test
    void aModuleBringsItsSourcesItsJavadocAndTheModulesBelow() throws IOException {
        for (String module : MODULES) {
            assertTrue(hasEntryLike(jar(module, "-sources"), ".*/package-info\\.java"), module);
            assertTrue(hasEntryLike(jar(module, "-javadoc"), ".*/package-summary\\.html"), module);
        }
        assertTrue(pom("session").contains("<artifactId>world</artifactId>"));
        assertTrue(pom("client").contains("<artifactId>session</artifactId>"));
    }

    @Test
    void noJarCarriesWhatOnlyTestsUse() throws IOException {
        for (String module : MODULES) {
            assertTrue(!hasEntryLike(jar(module, ""), ".*(Test|VirtualNet|SteppedParticipant)\\.class"), module);
            assertTrue(!pom(module).contains("junit"), module);
        }
    }

    private static Path jar(String module, String classifier) {
        return file(module, classifier + ".jar");
    }

    private static String pom(String module) throws IOException {
        return Files.readString(file(module, ".pom"));
    }

    private static Path file(String module, String ending) {
        return REPOSITORY.resolve(module).resolve(VERSION).resolve(module + "-" + VERSION + ending);
    }

    private static boolean hasEntryLike(Path jar, String pattern) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.stream().anyMatch(entry -> entry.getName().matches(pattern));
        }
    }
}
