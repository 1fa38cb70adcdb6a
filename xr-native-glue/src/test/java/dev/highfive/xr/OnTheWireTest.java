package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.RemoteDriver;
import dev.highfive.xr.monado.WithMonado;
import java.nio.ByteBuffer;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

/**
 * A head and hands that are moved outside, through the real runtime, the glue and the codec: who receives the bytes
 * sees them where they were put. The remote driver's hand is the wrist joint.
 *
 * <p>The wire leaves out a rotation's real part, so near half a turn from its own zero a rotation is known to some
 * degrees only, whatever is sent; these stay within a third of a turn. For a palm that zero is a quarter turn about Z.
 */
@WithMonado
class OnTheWireTest {
    private static final float MILLIMETRE = 0.001f;
    private static final float FIFTH_OF_A_DEGREE = (float) Math.toRadians(0.2);
    private static final int POSES = 12;

    private final JointMap map = new JointMap();
    private final ByteBuffer packet = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
    private final TrackedPose receivedHead = new TrackedPose();
    private final HandJoints[] receivedHands = {new HandJoints(), new HandJoints()};
    private float ipd;

    @Test
    void shouldArriveWithinAMillimetreAndAFifthOfADegree(MonadoService monado) throws Exception {
        try (DrivenHeadset driven = DrivenHeadset.started();
                RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            HeadsetFramesTest.holdOutBothHands(driver);
            driven.turnUntil(HeadsetState.FOCUSED);
            for (int i = 0; i < POSES; i++) {
                Vector3f head = new Vector3f(0.1f * i, 1.5f + 0.02f * i, 0.05f * i);
                Quaternionf facing = new Quaternionf().rotationYXZ(0.3f * i - 1.6f, 0.1f * (i % 5), -0.05f * i);
                Vector3f[] wrists = {new Vector3f(-0.3f, 1 + 0.05f * i, -0.4f), new Vector3f(0.3f, 1.2f, -0.03f * i)};
                Quaternionf turn = new Quaternionf().rotationXYZ(0.2f * i - 1, 0.8f - 0.15f * i, (float) Math.PI / 2);
                driver.head(head, facing);
                for (int hand = 0; hand < 2; hand++) {
                    driver.hand(hand, wrists[hand], turn)
                            .curl(hand, i / (float) POSES)
                            .present(hand, true, true);
                }
                driver.send();
                driven.turnUntil(
                        "there",
                        () -> driven.head.position.distance(head) < 1e-5f
                                && driven.hands[1]
                                                .position(Joint.WRIST, new Vector3f())
                                                .distance(wrists[1])
                                        < 1e-5f);
                send(driven);
                receive();
                assertTrue(receivedHead.isValid());
                assertEquals(0, receivedHead.position.distance(head), MILLIMETRE);
                assertEquals(0, angle(receivedHead.orientation, facing), FIFTH_OF_A_DEGREE);
                assertEquals(driven.left.position.distance(driven.right.position), ipd, MILLIMETRE);
                for (int hand = 0; hand < 2; hand++) {
                    checkHand(driven.hands[hand], receivedHands[hand], wrists[hand]);
                }
            }
        }
    }

    private void checkHand(HandJoints sent, HandJoints received, Vector3f wrist) {
        assertTrue(received.isTracked());
        assertEquals(0, received.position(Joint.WRIST, new Vector3f()).distance(wrist), MILLIMETRE);
        assertEquals(
                0,
                angle(
                        received.orientation(Joint.PALM, new Quaternionf()),
                        sent.orientation(Joint.PALM, new Quaternionf())),
                FIFTH_OF_A_DEGREE);
        for (Joint joint : Joint.values()) {
            assertEquals(
                    0,
                    received.position(joint, new Vector3f()).distance(sent.position(joint, new Vector3f())),
                    MILLIMETRE,
                    joint.name());
        }
    }

    private void send(DrivenHeadset driven) {
        GameStateWriter writer = new GameStateWriter(Profile.DRAFT_MD).wrap(packet.clear());
        Head1 head = new Head1();
        map.toWire(driven.head, driven.left.position.distance(driven.right.position), head);
        writer.write(head);
        for (Side side : Side.values()) {
            Hand2 hand = new Hand2();
            hand.id = 1 + side.ordinal();
            map.toWire(driven.hands[side.ordinal()], side, hand);
            writer.write(hand);
        }
        packet.flip();
    }

    private void receive() {
        assertTrue(new GameStateReader(Profile.DRAFT_MD).read(packet, this::receive));
    }

    private void receive(GameObject object) {
        if (object instanceof Head1 head) {
            map.fromWire(head, receivedHead);
            ipd = head.ipd;
        } else if (object instanceof Hand2 hand) {
            map.fromWire(hand, receivedHands[hand.left ? 0 : 1]);
        }
    }

    private static float angle(Quaternionf a, Quaternionf b) {
        Quaternionf between = a.conjugate(new Quaternionf()).mul(b);
        return 2 * (float) Math.atan2(new Vector3f(between.x, between.y, between.z).length(), Math.abs(between.w));
    }
}
