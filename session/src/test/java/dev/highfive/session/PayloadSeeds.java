package dev.highfive.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Payloads of an ordinary session, to be damaged. */
final class PayloadSeeds {
    private PayloadSeeds() {}

    static List<byte[]> read() {
        List<byte[]> seeds = new ArrayList<>();
        for (String name : List.of("a-person", "things")) {
            try (InputStream in = PayloadSeeds.class.getResourceAsStream("/payloads/" + name)) {
                seeds.add(in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return seeds;
    }
}
