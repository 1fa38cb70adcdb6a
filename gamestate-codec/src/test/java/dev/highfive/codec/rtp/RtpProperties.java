package dev.highfive.codec.rtp;

import dev.highfive.codec.Hex;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What holds for all bytes. */
class RtpProperties {
    private static final String RTP = "b2 62 ff3e 850a2948 c799e8f0 11111111 22222222 bede 0001 10ff0000 aabb 000003";
    private static final String RTCP = "81c8000c ca68219a e0000000 80000000 00015f90 00000400 00000400"
            + "11223344 0efffffe 0001000a 00000016 c2e9674f 0000ee59 82ca0006 ca68219a 0102c3a9 02000000"
            + "00000002 01026162 00000000 84ce0004 ca68219a 00000000 11223344 01000000 81ce0002 ca68219a 11223344"
            + "a1cb0003 ca68219a 00000000 00000008";

    @Property
    void anyBytesAreHarmless(@ForAll byte[] bytes) {
        RtpFuzzTest.assertRtpHarmless(bytes);
        RtpFuzzTest.assertRtcpHarmless(bytes);
    }

    @Property
    void anyPrefixIsHarmless(@ForAll @IntRange(max = 200) int length) {
        byte[] rtp = Hex.bytes(RTP);
        byte[] rtcp = Hex.bytes(RTCP);
        RtpFuzzTest.assertRtpHarmless(Arrays.copyOf(rtp, Math.min(length, rtp.length)));
        RtpFuzzTest.assertRtcpHarmless(Arrays.copyOf(rtcp, Math.min(length, rtcp.length)));
    }

    @Property
    void anyMutationIsHarmless(@ForAll @Size(min = 1, max = 9) List<Integer> mutations) {
        RtpFuzzTest.assertRtpHarmless(mutated(RTP, mutations));
        RtpFuzzTest.assertRtcpHarmless(mutated(RTCP, mutations));
    }

    private static byte[] mutated(String packet, List<Integer> mutations) {
        byte[] bytes = Hex.bytes(packet);
        for (int mutation : mutations) {
            bytes[(mutation >>> 8) % bytes.length] = (byte) mutation;
        }
        return bytes;
    }
}
