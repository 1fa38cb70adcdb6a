package dev.highfive.codec.vip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/** Hostile streams. Without JAZZER_FUZZ=1 in the environment the kept seeds are run and nothing else. */
class VipFuzzTest {
    private static final int MAX_SIZE = 1 << 14;

    @FuzzTest
    void vip(byte[] bytes) {
        for (ImageForm images : ImageForm.values()) {
            byte[] once = rewrite(images, bytes);
            assertArrayEquals(once, rewrite(images, once));
        }
        assertLoginHarmless(ByteBuffer.wrap(bytes));
    }

    private static byte[] rewrite(ImageForm images, byte[] bytes) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        VipReader reader = new VipReader(images, MAX_SIZE);
        VipWriter writer = new VipWriter(images);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        int start = 0;
        for (VipMessage message = reader.read(in); message != null; message = reader.read(in)) {
            assertTrue(in.position() - start <= MAX_SIZE);
            start = in.position();
            ByteBuffer out = ByteBuffer.allocate(writer.size(message));
            writer.write(message, out);
            assertTrue(!out.hasRemaining());
            written.write(out.array(), 0, out.position());
        }
        return written.toByteArray();
    }

    private static void assertLoginHarmless(ByteBuffer in) {
        while (in.remaining() > 2 && VipLogin.size(in) <= in.remaining()) {
            VipLogin login = new VipLogin();
            if (login.read(in)) {
                login.write(ByteBuffer.allocate(login.size()));
            }
        }
    }
}
