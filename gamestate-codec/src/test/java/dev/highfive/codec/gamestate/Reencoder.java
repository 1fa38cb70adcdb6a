package dev.highfive.codec.gamestate;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Decodes bytes and encodes whatever came out of them. */
final class Reencoder {
    private Reencoder() {}

    static byte[] reencode(Profile profile, byte[] bytes) {
        // Text that is no UTF-8 and integers in long forms change their size, though hardly threefold.
        ByteBuffer buffer = ByteBuffer.allocate(16 + 3 * bytes.length);
        GameStateWriter writer = new GameStateWriter(profile).wrap(buffer);
        new GameStateReader(profile).read(ByteBuffer.wrap(bytes), object -> {
            if (isForeign(object, profile)) {
                return;
            }
            writer.write(object);
        });
        return Arrays.copyOf(buffer.array(), buffer.position());
    }

    /** A mesh in the layout of GSE, met in DRAFT_MD, which has no bytes for its texture coordinates. */
    private static boolean isForeign(GameObject object, Profile profile) {
        return profile == Profile.DRAFT_MD && object instanceof Mesh1 mesh && mesh.integerUvs.size() > 0;
    }
}
