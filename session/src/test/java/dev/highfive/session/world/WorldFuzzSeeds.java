package dev.highfive.session.world;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** The payloads from which {@link WorldFuzzTest} starts. */
public final class WorldFuzzSeeds {
    private WorldFuzzSeeds() {
    }

    public static List<byte[]> read() {
        List<byte[]> seeds = new ArrayList<>();
        for (String name : List.of("a-person", "things")) {
            try (InputStream in = WorldFuzzTest.class.getResourceAsStream("WorldFuzzTestInputs/worldApply/" + name)) {
                seeds.add(in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return seeds;
    }
}
