package dev.highfive.benchmarks;

import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.Rotation;
import dev.highfive.codec.vip.FieldType;
import dev.highfive.codec.vip.ImageForm;
import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.codec.vip.VipReader;
import dev.highfive.codec.vip.VipWriter;
import java.nio.ByteBuffer;

/**
 * The VRML Interchange Protocol: three objects that move, and the joints of each hand as a field, without velocities.
 */
final class VipFrame implements ProtocolFrame {
    /** Of IP and TCP. */
    private static final int STREAM_HEADERS = 20 + 20;

    private final Frame frame;
    private final VipWriter writer = new VipWriter(ImageForm.values()[0]);
    private final VipReader reader = new VipReader(ImageForm.values()[0], 4096);
    private final VipMessage message = new VipMessage();
    private final ByteBuffer bytes = ByteBuffer.allocate(4096);

    VipFrame(Frame frame) {
        this.frame = frame;
    }

    @Override
    public String name() {
        return "VIP";
    }

    @Override
    public int encode() {
        bytes.clear();
        place(1, frame.head.location, frame.head.rotation.now);
        hand(2, frame.left);
        hand(3, frame.right);
        return bytes.flip().limit();
    }

    private void hand(int object, Hand2 hand) {
        place(object, hand.location, hand.rotation.now);
        message.to(object, VipField.FIRST_BEHAVIOUR).floats(FieldType.MF_VEC3F, hand.joints);
        writer.write(message, bytes);
    }

    private void place(int object, MovingVector at, Rotation turned) {
        writer.write(message.to(object, VipField.POSITION).vec3f(at.x, at.y, at.z), bytes);
        float sine = (float) Math.sqrt(turned.i * turned.i + turned.j * turned.j + turned.k * turned.k);
        float angle = 2 * (float) Math.atan2(sine, turned.w());
        float by = sine == 0 ? 0 : 1 / sine;
        message.to(object, VipField.ORIENTATION).rotation(turned.i * by, turned.j * by, turned.k * by, angle);
        writer.write(message, bytes);
    }

    @Override
    public void decode() {
        bytes.position(0);
        while (bytes.hasRemaining() && reader.read(bytes) != null) {
            // The reader has filled its message; whoever receives it reads it there.
        }
    }

    @Override
    public int encodeThings() {
        bytes.clear();
        MovingVector place = new MovingVector();
        Rotation rotation = new Rotation();
        for (int thing = 1; thing <= THINGS; thing++) {
            place(thing, place.set(thing, 1, 2), rotation);
        }
        return bytes.position();
    }

    @Override
    public int headers() {
        return STREAM_HEADERS;
    }
}
