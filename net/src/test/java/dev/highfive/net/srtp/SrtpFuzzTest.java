package dev.highfive.net.srtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.function.Function;

/** Hostile packets. Without JAZZER_FUZZ=1 in the environment the kept seeds are run and nothing else. */
class SrtpFuzzTest {
    private static final int RTP_SSRC_AT = 8;
    private static final int RTCP_SSRC_AT = 4;

    @FuzzTest
    void forged(byte[] bytes) {
        for (SrtpProfile profile : SrtpProfile.values()) {
            assertRefusedUntouched(profile, bytes);
        }
    }

    @FuzzTest
    void authentic(byte[] bytes) {
        for (SrtpProfile profile : SrtpProfile.values()) {
            assertOpenedOnce(profile, bytes);
        }
    }

    /** No bytes are authentic by chance. */
    static void assertRefusedUntouched(SrtpProfile profile, byte[] bytes) {
        SrtpReceiver receiver = receiver(profile, bytes, RTP_SSRC_AT);
        ByteBuffer packet = ByteBuffer.wrap(bytes.clone());
        assertNotEquals(SrtpResult.OK, receiver.unprotectRtp(packet));
        assertNotEquals(SrtpResult.OK, receiver(profile, bytes, RTCP_SSRC_AT).unprotectRtcp(packet));
        assertEquals(HexFormat.of().formatHex(bytes), Hex.text(packet));
        assertEquals(1, receiver.results().total());
    }

    /** Whatever a member of the session sends can be opened, once. */
    static void assertOpenedOnce(SrtpProfile profile, byte[] bytes) {
        assertOpenedOnce(
                bytes,
                sender(profile, bytes, RTP_SSRC_AT)::protectRtp,
                receiver(profile, bytes, RTP_SSRC_AT)::unprotectRtp);
        assertOpenedOnce(
                bytes,
                sender(profile, bytes, RTCP_SSRC_AT)::protectRtcp,
                receiver(profile, bytes, RTCP_SSRC_AT)::unprotectRtcp);
    }

    private static void assertOpenedOnce(
            byte[] bytes, Function<ByteBuffer, SrtpResult> protect, Function<ByteBuffer, SrtpResult> unprotect) {
        ByteBuffer packet = ByteBuffer.allocate(bytes.length + 20).put(bytes).flip();
        if (protect.apply(packet) != SrtpResult.OK) {
            return;
        }
        ByteBuffer replayed = TestPackets.copy(packet);
        assertEquals(SrtpResult.OK, unprotect.apply(packet));
        assertEquals(HexFormat.of().formatHex(bytes), Hex.text(packet));
        assertEquals(SrtpResult.REPLAYED, unprotect.apply(replayed));
    }

    private static SrtpSender sender(SrtpProfile profile, byte[] bytes, int ssrcAt) {
        return new SrtpSender(TestPackets.key(profile, 1), ssrc(bytes, ssrcAt));
    }

    /** Of the source that the bytes claim, so that they get as far as they can. */
    private static SrtpReceiver receiver(SrtpProfile profile, byte[] bytes, int ssrcAt) {
        return new SrtpReceiver(TestPackets.key(profile, 1), ssrc(bytes, ssrcAt), 0);
    }

    private static int ssrc(byte[] bytes, int at) {
        return bytes.length < at + 4 ? 0 : ByteBuffer.wrap(bytes).getInt(at);
    }
}
