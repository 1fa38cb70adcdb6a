package dev.highfive.net.srtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.gson.JsonObject;
import dev.highfive.codec.Hex;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The examples of RFC 3711, 6188 and 7714, which start from session keys. */
class RfcVectorsTest {
    /** The salt of RFC 7714's examples, which those that only authenticate leave out. */
    private static final byte[] SALT_OF_RFC_7714 = Hex.bytes("517569642070726f2071756f");

    @TestFactory
    Stream<DynamicTest> theExamplesOfTheRfcsComeOut() throws IOException {
        return Vectors.of("srtp_rfc.json").stream()
                .map(vector -> dynamicTest(text(vector, "rfc"), () -> assertExample(vector)));
    }

    private static void assertExample(JsonObject vector) {
        if (vector.has("keystream")) {
            assertKeyStream(vector);
        } else if (vector.has("masterKey")) {
            assertDerivedKeys(vector);
        } else if (vector.has("tag")) {
            assertAuthentication(vector);
        } else if (vector.has("rtcp")) {
            assertRtcp(vector);
        } else {
            assertRtp(vector);
        }
    }

    private static void assertKeyStream(JsonObject vector) {
        byte[] zeros = new byte[0xff02 * 16 + 10];
        CounterModeCipher cipher = new CounterModeCipher(
                bytes(vector, "sessionKey"), bytes(vector, "sessionSalt"), new byte[20], 10, false);
        cipher.seal(zeros, 0, 0, zeros.length - 10, 0, 0, 0);
        vector.getAsJsonObject("keystream").entrySet().forEach(block -> {
            int at = 16 * Integer.parseInt(block.getKey(), 16);
            assertEquals(block.getValue().getAsString(), HexFormat.of().formatHex(zeros, at, at + 16));
        });
    }

    private static void assertDerivedKeys(JsonObject vector) {
        byte[] key = bytes(vector, "masterKey");
        byte[] salt = bytes(vector, "masterSalt");
        SrtpProfile profile =
                key.length == 16 ? SrtpProfile.AES_CM_128_HMAC_SHA1_80 : SrtpProfile.AES_256_CM_HMAC_SHA1_80;
        MasterKey master = new MasterKey(
                profile,
                ByteBuffer.allocate(key.length + salt.length).put(key).put(salt).array());
        assertEquals(text(vector, "cipherKey"), hex(master.derive(MasterKey.KEY_LABEL, key.length)));
        assertEquals(text(vector, "cipherSalt"), hex(master.derive(MasterKey.SALT_LABEL, salt.length)));
        String authenticationKey = text(vector, vector.has("authKey94") ? "authKey94" : "authKey20");
        assertEquals(authenticationKey, hex(master.derive(MasterKey.MAC_KEY_LABEL, authenticationKey.length() / 2)));
    }

    private static void assertAuthentication(JsonObject vector) {
        byte[] plain = bytes(vector, "aad");
        ByteBuffer header = ByteBuffer.wrap(plain);
        byte[] packet = Arrays.copyOf(plain, plain.length + GcmCipher.TAG_SIZE);
        GcmCipher cipher = new GcmCipher(bytes(vector, "sessionKey"), SALT_OF_RFC_7714, false);
        int ssrc = header.getInt(8);
        long index = header.getShort(2) & 0xFFFF;
        cipher.seal(packet, 0, plain.length, plain.length, ssrc, index, 0);
        assertEquals(text(vector, "aad") + text(vector, "tag"), hex(packet));
        assertTrue(cipher.open(packet, 0, plain.length, plain.length, ssrc, index, 0));
    }

    private static void assertRtp(JsonObject vector) {
        ByteBuffer header = ByteBuffer.wrap(bytes(vector, "rtpHeaderAAD"));
        String plain = text(vector, "rtpHeaderAAD") + text(vector, "plaintext");
        assertBothWays(vector, false, plain, 12, header.getInt(8), header.getShort(2) & 0xFFFF, 0, "");
    }

    private static void assertRtcp(JsonObject vector) {
        String plain = text(vector, "rtcp");
        int word = ByteBuffer.wrap(bytes(vector, "srtcpWord")).getInt();
        int ssrc = ByteBuffer.wrap(Hex.bytes(plain)).getInt(4);
        assertBothWays(vector, true, plain, 8, ssrc, word & SrtcpWord.MAX_INDEX, word, text(vector, "srtcpWord"));
    }

    private static void assertBothWays(
            JsonObject vector,
            boolean rtcp,
            String plain,
            int bodyStart,
            int ssrc,
            long index,
            int word,
            String trailer) {
        int bodyEnd = plain.length() / 2;
        GcmCipher cipher = new GcmCipher(bytes(vector, "sessionKey"), bytes(vector, "sessionSalt"), rtcp);
        byte[] packet = Arrays.copyOf(Hex.bytes(plain), bodyEnd + GcmCipher.TAG_SIZE);
        cipher.seal(packet, 0, bodyStart, bodyEnd, ssrc, index, word);
        assertEquals(text(vector, "packet"), hex(packet) + trailer);
        assertTrue(cipher.open(packet, 0, bodyStart, bodyEnd, ssrc, index, word));
        assertEquals(plain, hex(packet).substring(0, plain.length()));
    }

    private static String text(JsonObject vector, String name) {
        return vector.get(name).getAsString();
    }

    private static byte[] bytes(JsonObject vector, String name) {
        return Hex.bytes(text(vector, name));
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
