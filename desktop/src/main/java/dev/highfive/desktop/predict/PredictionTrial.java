package dev.highfive.desktop.predict;

import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Side;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.HandJoint;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.codec.rtp.RtpReader;
import dev.highfive.net.rtp.RtpTime;
import dev.highfive.world.Participant;
import dev.highfive.world.SyncMode;
import dev.highfive.world.Tracking;
import dev.highfive.world.World;
import dev.highfive.world.WorldHand;
import dev.highfive.world.WorldOptions;
import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import org.joml.Vector3f;

/**
 * Sends a recorded hand through the codec and RTP, some packets of it not arriving, to two worlds: one that
 * predicts, and one that shows the newest state, from which holding and constant velocity are measured. What
 * is shown at a time is made of states that are at least the horizon older, and is compared with where the
 * joints truly were.
 */
final class PredictionTrial {
    static final int DISPLAY_HZ = 72;
    private static final long SECOND_NS = 1_000_000_000;
    /** Nothing can be predicted from the first states of all. */
    private static final long WARM_UP_NS = 150_000_000;

    final ErrorStatistics hold = new ErrorStatistics();
    final ErrorStatistics constantVelocity = new ErrorStatistics();
    final ErrorStatistics predicted = new ErrorStatistics();
    private final long horizonNs;
    private final double rateHz;
    private final double loss;
    private final JointMap jointMap = new JointMap();
    private final HandJoints shown = new HandJoints();
    private final Hand2 extrapolated = new Hand2();
    private final Vector3f truth = new Vector3f();
    private final Vector3f place = new Vector3f();
    private long sent;
    private long lost;
    private double largestCorrectionMm;

    PredictionTrial(long horizonNs, double rateHz, double loss) {
        this.horizonNs = horizonNs;
        this.rateHz = rateHz;
        this.loss = loss;
    }

    long sent() {
        return sent;
    }

    long lost() {
        return lost;
    }

    double largestCorrectionMm() {
        return largestCorrectionMm;
    }

    /** @param phase when the first packet is sent, as a part of the time between two */
    void run(HandRecording recording, SplittableRandom random, double phase) {
        Receiver predicting = new Receiver(SyncMode.rollback(), recording.side());
        Receiver holding = new Receiver(SyncMode.immediate(), recording.side());
        HandSender sender = new HandSender(recording);
        long firstNs = recording.startNs() + Math.round(phase * SECOND_NS / rateHz);
        long packets = 0;
        long nextNs = firstNs;
        for (long frame = 0; ; frame++) {
            long displayNs = firstNs + horizonNs + WARM_UP_NS + frame * SECOND_NS / DISPLAY_HZ;
            if (displayNs > recording.endNs()) {
                return;
            }
            while (sampleNs(recording, nextNs) <= displayNs - horizonNs) {
                sent++;
                int newest = recording.newestAt(nextNs);
                // The first is never lost: there would be nothing to hold.
                if (packets > 0 && random.nextDouble() < loss) {
                    lost++;
                } else {
                    long arrivalNs = sampleNs(recording, nextNs) + horizonNs;
                    predicting.receive(sender.packet(newest), arrivalNs);
                    holding.receive(sender.plainPacket(newest), arrivalNs);
                }
                packets++;
                nextNs = firstNs + Math.round(packets * SECOND_NS / rateHz);
            }
            compare(recording, displayNs, predicting.at(displayNs), holding.at(displayNs));
        }
    }

    /** A packet has the newest frame that there is, which was a moment before. */
    private static long sampleNs(HandRecording recording, long sendNs) {
        return recording.frames().get(recording.newestAt(sendNs)).timeNs();
    }

    private void compare(HandRecording recording, long displayNs, WorldHand predicting, WorldHand holding) {
        largestCorrectionMm = Math.max(largestCorrectionMm, 1000 * predicting.correctionMetres());
        measure(recording, displayNs, predicting.shown(), predicted);
        measure(recording, displayNs, holding.shown(), hold);
        float ageSeconds = (displayNs - holding.sampleTimeNs()) / (float) SECOND_NS;
        measure(recording, displayNs, extrapolate(holding.shown(), ageSeconds), constantVelocity);
    }

    private Hand2 extrapolate(Hand2 hand, float seconds) {
        extrapolated.left = hand.left;
        extrapolated.location.set(
                hand.location.x + hand.location.vx * seconds,
                hand.location.y + hand.location.vy * seconds,
                hand.location.z + hand.location.vz * seconds);
        extrapolated.rotation.now.setImaginary(hand.rotation.now.i, hand.rotation.now.j, hand.rotation.now.k);
        System.arraycopy(hand.joints, 0, extrapolated.joints, 0, hand.joints.length);
        return extrapolated;
    }

    private void measure(HandRecording recording, long displayNs, Hand2 hand, ErrorStatistics errors) {
        jointMap.fromWire(hand, shown);
        for (HandJoint joint : HandJoint.values()) {
            recording.position(joint, displayNs, truth);
            errors.add(shown.position(JointMap.joint(joint), place).distance(truth));
        }
    }

    /** The other end: from a packet to what is shown. */
    private static final class Receiver {
        private final World world;
        private final Participant participant;
        private final RtpReader reader = new RtpReader();
        private final GameStateReader objects = new GameStateReader(Profile.DRAFT_MD);
        private final boolean left;

        Receiver(SyncMode sync, Side side) {
            world = new World(new WorldOptions().sync(sync));
            participant = world.join(HandSender.SSRC, "recording", "recording", 0);
            left = side == Side.LEFT;
        }

        void receive(ByteBuffer packet, long arrivalNs) {
            if (!reader.read(packet)) {
                throw new IllegalStateException("Our own packet could not be read.");
            }
            world.begin(participant, RtpTime.nanoseconds(reader.header().timestamp), arrivalNs);
            objects.read(packet, world::take);
        }

        WorldHand at(long displayNs) {
            WorldHand hand = world.at(displayNs).participant(0).hand(left);
            if (hand.tracking() == Tracking.NEVER) {
                throw new IllegalStateException("Our own hand did not arrive.");
            }
            return hand;
        }
    }
}
