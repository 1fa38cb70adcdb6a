package dev.highfive.desktop.predict;

import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.codec.rtp.RtpHeader;
import dev.highfive.net.rtp.RtpTime;
import dev.highfive.world.MotionEstimator;
import java.nio.ByteBuffer;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** Sends the hand of a recording as a headset would: it sees every frame, and makes RTP packets of some. */
final class HandSender {
    static final int SSRC = 0x68_69_35_01;
    private static final int PAYLOAD_TYPE = 98;
    private static final int NANOS_PER_MILLI = 1_000_000;

    private final HandRecording recording;
    private final JointMap jointMap = new JointMap();
    private final MotionEstimator estimator = new MotionEstimator();
    private final HandJoints joints = new HandJoints();
    private final Hand2 hand = new Hand2();
    private final GameStateWriter writer = new GameStateWriter(Profile.DRAFT_MD);
    private final RtpHeader header = new RtpHeader();
    private final ByteBuffer packet = ByteBuffer.allocate(RtpHeader.MIN_SIZE + GameStateWriter.MAX_PAYLOAD);
    private final Vector3f place = new Vector3f();
    private final Quaternionf orientation = new Quaternionf();
    private int seen;

    HandSender(HandRecording recording) {
        this.recording = recording;
        hand.id = 2;
        header.payloadType = PAYLOAD_TYPE;
        header.ssrc = SSRC;
    }

    /** The packet with a frame, whose velocity is estimated from it and those before it. */
    ByteBuffer packet(int frame) {
        for (; seen <= frame; seen++) {
            RecordedFrame next = recording.frames().get(seen);
            next.joints().position(Joint.PALM, place);
            next.joints().orientation(Joint.PALM, orientation);
            estimator.add(
                    next.timeNs(),
                    place.x,
                    place.y,
                    place.z,
                    orientation.x,
                    orientation.y,
                    orientation.z,
                    orientation.w);
        }
        return packet(
                recording.frames().get(frame),
                estimator.vx(),
                estimator.vy(),
                estimator.vz(),
                estimator.turnX(),
                estimator.turnY(),
                estimator.turnZ());
    }

    /** The packet with a frame, whose velocity is the difference to the frame before, and does not turn. */
    ByteBuffer plainPacket(int frame) {
        RecordedFrame now = recording.frames().get(frame);
        RecordedFrame before = recording.frames().get(Math.max(0, frame - 1));
        float perSecond = frame == 0 ? 0 : 1e9f / (now.timeNs() - before.timeNs());
        now.joints().position(Joint.PALM, place);
        Vector3f velocity =
                before.joints().position(Joint.PALM, new Vector3f()).sub(place).mul(-perSecond);
        return packet(now, velocity.x, velocity.y, velocity.z, 0, 0, 0);
    }

    private ByteBuffer packet(
            RecordedFrame frame, float vx, float vy, float vz, float turnX, float turnY, float turnZ) {
        joints.set(frame.joints());
        int at = 3 * Joint.PALM.ordinal();
        joints.linearVelocities[at] = vx;
        joints.linearVelocities[at + 1] = vy;
        joints.linearVelocities[at + 2] = vz;
        joints.angularVelocities[at] = turnX;
        joints.angularVelocities[at + 1] = turnY;
        joints.angularVelocities[at + 2] = turnZ;
        joints.flags[Joint.PALM.ordinal()] |= HandJoints.LINEAR_VELOCITY_VALID | HandJoints.ANGULAR_VELOCITY_VALID;
        jointMap.toWire(joints, frame.side(), hand);
        hand.timeMs = (int) (frame.timeNs() / NANOS_PER_MILLI);
        header.timestamp = (int) RtpTime.ticks(frame.timeNs());
        header.sequenceNumber++;
        packet.clear();
        header.write(packet);
        writer.wrap(packet).write(hand);
        return packet.flip();
    }
}
