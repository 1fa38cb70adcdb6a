package dev.highfive.desktop.floors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The modules are floors of a house: each uses only what is below it, and within a module no packages use each other in
 * a circle. A new module gets its line here.
 */
class FloorsTest {
    private static final Path ROOT = Path.of(System.getProperty("highfive.root"));
    private static final Set<String> OURS = Set.of("dev.highfive");
    private static final Set<String> OF_ONE_PLATFORM = Set.of("android", "androidx", "org.lwjgl");

    /** From the bottom up; the names are the folders'. */
    private enum Floor {
        GAMESTATE_CODEC("dev.highfive.codec"),
        NET("dev.highfive.net", GAMESTATE_CODEC),
        WORLD("dev.highfive.world", GAMESTATE_CODEC),
        SESSION("dev.highfive.session", NET, WORLD),
        CLIENT("dev.highfive.client", SESSION),
        XR_NATIVE_GLUE("dev.highfive.xr", CLIENT),
        APP("dev.highfive.app", XR_NATIVE_GLUE),
        DESKTOP("dev.highfive.desktop", XR_NATIVE_GLUE),
        BENCHMARKS("dev.highfive.benchmarks", DESKTOP),
        EXAMPLES("dev.highfive.examples", CLIENT);

        final String tree;
        /** Its own packages and all below. */
        final Set<String> allowed = new TreeSet<>();

        Floor(String tree, Floor... below) {
            this.tree = tree;
            allowed.add(tree);
            for (Floor floor : below) {
                allowed.addAll(floor.allowed);
            }
        }

        String folder() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        ModuleSources sources() throws IOException {
            return new ModuleSources(ROOT.resolve(folder()).resolve("src/main/java"));
        }

        boolean isPortable() {
            return compareTo(XR_NATIVE_GLUE) <= 0;
        }
    }

    @Test
    void everyModuleIsAFloor() throws IOException {
        try (Stream<Path> folders = Files.list(ROOT)) {
            Set<String> modules = folders.filter(folder -> Files.isDirectory(folder.resolve("src/main/java")))
                    .map(folder -> folder.getFileName().toString())
                    .filter(name -> !name.equals("buildSrc"))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(
                    Stream.of(Floor.values()).map(Floor::folder).collect(Collectors.toCollection(TreeSet::new)),
                    modules);
        }
    }

    @ParameterizedTest
    @EnumSource
    void packagesAreNamedAfterTheirModule(Floor floor) throws IOException {
        Set<String> packages = floor.sources().packages();
        assertFalse(packages.isEmpty());
        assertTrue(
                packages.stream().allMatch(name -> ModuleSources.isIn(name, Set.of(floor.tree))),
                () -> floor.folder() + " has " + packages);
    }

    @ParameterizedTest
    @EnumSource
    void modulesUseOnlyWhatIsBelow(Floor floor) throws IOException {
        assertEquals(List.of(), floor.sources().usesOf(OURS, floor.allowed));
    }

    @ParameterizedTest
    @EnumSource
    void portableModulesKnowNeitherAndroidNorLwjgl(Floor floor) throws IOException {
        if (floor.isPortable()) {
            assertEquals(List.of(), floor.sources().usesOf(OF_ONE_PLATFORM, Set.of()));
        }
    }

    @ParameterizedTest
    @EnumSource
    void packagesDoNotUseEachOtherInACircle(Floor floor) throws IOException {
        assertEquals(Set.of(), floor.sources().cycles());
    }
}
