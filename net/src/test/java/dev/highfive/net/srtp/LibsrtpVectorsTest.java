package dev.highfive.net.srtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.gson.JsonObject;
import dev.highfive.codec.Hex;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every packet that libsrtp2 protected, both ways. */
class LibsrtpVectorsTest {
    /** Where a packet starts in its buffer, to show that this need not be 0. */
    private static final int START = 3;

    @TestFactory
    Stream<DynamicTest> packetsAreProtectedAndOpenedAsByLibsrtp() throws IOException {
        return Vectors.of("srtp_libsrtp2.json").stream()
                .map(vector -> dynamicTest(
                        text(vector, "profile") + " " + text(vector, "kind") + " " + text(vector, "note"),
                        () -> assertBothWays(vector)));
    }

    private static void assertBothWays(JsonObject vector) {
        boolean rtcp = text(vector, "kind").equals("SRTCP");
        byte[] plain = Hex.bytes(text(vector, "plain"));
        MasterKey key =
                new MasterKey(SrtpProfile.valueOf(text(vector, "profile")), Hex.bytes(text(vector, "masterKeySalt")));
        int ssrc = ByteBuffer.wrap(plain).getInt(rtcp ? 4 : 8);
        ByteBuffer packet =
                ByteBuffer.allocate(2000).position(START).put(plain).flip().position(START);

        SrtpSender sender = new SrtpSender(key, ssrc);
        assertEquals(SrtpResult.OK, rtcp ? sender.protectRtcp(packet) : sender.protectRtp(packet));
        assertEquals(text(vector, "protected"), Hex.text(packet));

        SrtpReceiver receiver = new SrtpReceiver(key, ssrc, 0);
        assertEquals(SrtpResult.OK, rtcp ? receiver.unprotectRtcp(packet) : receiver.unprotectRtp(packet));
        assertEquals(text(vector, "plain"), Hex.text(packet));
    }

    private static String text(JsonObject vector, String name) {
        return vector.get(name).getAsString();
    }
}
