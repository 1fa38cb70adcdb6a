package dev.highfive.net.srtp;

import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What holds for all bytes. */
class SrtpProperties {
    @Property(tries = 300)
    void anyBytesAreRefused(@ForAll SrtpProfile profile, @ForAll byte[] bytes) {
        SrtpFuzzTest.assertRefusedUntouched(profile, bytes);
    }

    @Property(tries = 300)
    void anyPacketIsOpenedOnce(@ForAll SrtpProfile profile, @ForAll @Size(max = 1200) byte[] payload) {
        byte[] header = Hex.bytes("80620001 00000000 ca68219a");
        SrtpFuzzTest.assertOpenedOnce(
                profile,
                ByteBuffer.allocate(header.length + payload.length)
                        .put(header)
                        .put(payload)
                        .array());
    }

    @Property(tries = 300)
    void anyPrefixIsRefused(@ForAll SrtpProfile profile, @ForAll @IntRange(max = 411) int length) {
        SrtpFuzzTest.assertRefusedUntouched(profile, Arrays.copyOf(protectedRtp(profile), length));
    }

    @Property(tries = 300)
    void anyMutationIsRefused(@ForAll SrtpProfile profile, @ForAll @Size(min = 1, max = 9) List<Integer> mutations) {
        byte[] packet = protectedRtp(profile);
        byte[] mutated = packet.clone();
        for (int mutation : mutations) {
            mutated[(mutation >>> 8) % mutated.length] = (byte) mutation;
        }
        if (!Arrays.equals(packet, mutated)) {
            SrtpFuzzTest.assertRefusedUntouched(profile, mutated);
        }
    }

    private static byte[] protectedRtp(SrtpProfile profile) {
        ByteBuffer packet = TestPackets.rtp(1);
        new SrtpSender(TestPackets.key(profile, 1), TestPackets.SSRC).protectRtp(packet);
        return Arrays.copyOf(packet.array(), packet.limit());
    }
}
