package dev.highfive.benchmarks;

import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.Rotation;
import dev.highfive.codec.lemvr.ChainReader;
import dev.highfive.codec.lemvr.ChainWriter;
import dev.highfive.codec.lemvr.LemvrVersion;
import dev.highfive.codec.lemvr.PacketType;
import dev.highfive.codec.lemvr.Pose;
import dev.highfive.codec.lemvr.Sender;
import dev.highfive.codec.lemvr.TrackedHand;
import java.nio.ByteBuffer;

/**
 * LEMVR: a pose and two hands of 26 joints with rotations and radii, in blocks of 1024 bytes, as a headset says them.
 */
final class LemvrFrame implements ProtocolFrame {
    private static final int BLOCK = 1024;

    private final Frame frame;
    private final ChainWriter writer = new ChainWriter(BLOCK);
    private final ChainReader reader = new ChainReader(LemvrVersion.V0_2, Sender.SERVER);
    private final Pose pose = new Pose();
    private final TrackedHand hand = new TrackedHand();
    private ByteBuffer chain = ByteBuffer.allocate(0);

    LemvrFrame(Frame frame) {
        this.frame = frame;
    }

    @Override
    public String name() {
        return "LEMVR";
    }

    @Override
    public int encode() {
        writer.begin();
        MovingVector at = frame.head.location;
        set(pose.position, 0, at.x, at.y, at.z);
        set(pose.linearVelocity, 0, at.vx, at.vy, at.vz);
        turn(pose.orientation, 0, frame.head.rotation.now);
        writer.write(PacketType.POSE, pose);
        write(0, frame.left);
        write(1, frame.right);
        chain = writer.end();
        return chain.remaining();
    }

    private void write(int side, Hand2 of) {
        hand.hand = side;
        set(hand.positions, 0, of.location.x, of.location.y, of.location.z);
        turn(hand.orientations, 0, of.rotation.now);
        System.arraycopy(of.joints, 0, hand.positions, 3, of.joints.length);
        writer.write(PacketType.HAND, hand);
    }

    private static void turn(float[] into, int at, Rotation rotation) {
        set(into, at, rotation.i, rotation.j, rotation.k);
        into[at + 3] = rotation.w();
    }

    private static void set(float[] into, int at, float x, float y, float z) {
        into[at] = x;
        into[at + 1] = y;
        into[at + 2] = z;
    }

    @Override
    public void decode() {
        reader.read(chain, BLOCK, (type, packet) -> {});
    }

    /** It knows no things. */
    @Override
    public int encodeThings() {
        return 0;
    }

    @Override
    public int headers() {
        return DATAGRAM_HEADERS;
    }
}
