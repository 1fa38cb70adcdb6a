package dev.highfive.net.capture;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What holds for all files. */
class PcapngProperties {
    private static final byte[] FILE = new Capture(ByteOrder.LITTLE_ENDIAN)
            .networkInterface(101, "")
            .packet(0, 1, "", Capture.IPV4)
            .packet(0, 2, "", Capture.IPV6)
            .section()
            .networkInterface(1, "")
            .packet(0, 3, "0200000000010200000000020800", Capture.IPV4)
            .bytes();

    @Property(tries = 500)
    void anyBytesAreReadOrRefused(@ForAll byte[] bytes) throws IOException {
        PcapngFuzzTest.assertReadOrRefused(bytes);
    }

    @Property(tries = 300)
    void anyPrefixIsReadOrRefused(@ForAll @IntRange(max = 380) int length) throws IOException {
        PcapngFuzzTest.assertReadOrRefused(Arrays.copyOf(FILE, Math.min(length, FILE.length)));
    }

    @Property(tries = 3000)
    void anyMutationIsReadOrRefused(@ForAll @Size(min = 1, max = 9) List<Integer> mutations) throws IOException {
        byte[] mutated = FILE.clone();
        for (int mutation : mutations) {
            mutated[(mutation >>> 8) % mutated.length] = (byte) mutation;
        }
        PcapngFuzzTest.assertReadOrRefused(mutated);
    }
}
