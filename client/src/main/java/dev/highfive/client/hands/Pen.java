package dev.highfive.client.hands;

import dev.highfive.client.headset.Side;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Mesh1;
import org.joml.Vector3f;
import org.jspecify.annotations.Nullable;

/**
 * Draws in the air: a hand that has taken the pen leaves a line while thumb and forefinger meet, or while a
 * controller's trigger is pulled, unless it holds something. A controller's upper button takes the pen and
 * puts it away.
 *
 * <p>A line is sent as pieces, each a mesh that fits into a packet. There is a fixed number of them: a new
 * one takes the place of the oldest.
 */
public final class Pen implements Activity {
    /** Takes the pieces to the session. */
    public interface Paper {
        void publish(GameObject piece, long sampleTimeNs);
    }

    /** How many pieces of lines there can be; about a packet a second is sent for each. */
    public static final int MAX_PIECES = 48;

    static final long FIRST_ID = 100;
    private static final float RADIUS = 0.003f;
    private static final float SPACING = 0.012f;
    /** Less than this is not worth a packet. */
    private static final float NOTICEABLE = 0.001f;

    private final Paper paper;
    private final Grabber grabber;
    private final Grasp grasp = new Grasp();
    private final StrokePiece piece = new StrokePiece(RADIUS);
    private final Mesh1 mesh = new Mesh1();
    private final Vector3f last = new Vector3f();
    private final Vector3f told = new Vector3f();
    private final boolean[] pressed = new boolean[2];
    private @Nullable Side side;
    private boolean drawing;
    private int pieces;

    /** @param grabber who decides first what a closing hand does */
    public Pen(Paper paper, Grabber grabber) {
        this.paper = paper;
        this.grabber = grabber;
    }

    /** Puts the pen into a hand. */
    public void take(Side hand) {
        side = hand;
    }

    /** The hand that has the pen, if any. */
    public @Nullable Side side() {
        return side;
    }

    @Override
    public void act(Body body) {
        listen(body.hand(Side.LEFT));
        listen(body.hand(Side.RIGHT));
        if (side == null) {
            drawing = false;
            return;
        }
        BodyHand hand = body.hand(side);
        grasp.update(hand, body.timeNs);
        boolean draws = grasp.isClosed() && grasp.isPinch() && !grabber.isHolding(side);
        if (draws && grasp.hasClosed()) {
            drawing = true;
            begin(grasp.point);
        } else if (draws && drawing && hand.kind != BodyHand.Kind.NOT_SEEN) {
            go(body.timeNs);
        } else if (!draws) {
            drawing = false;
        }
    }

    private void listen(BodyHand hand) {
        int index = hand.side.ordinal();
        if (hand.input.secondary && !pressed[index]) {
            side = side == hand.side ? null : hand.side;
        }
        pressed[index] = hand.input.secondary;
    }

    /** A new piece from here on: a point that stays and one that follows the pen. */
    private void begin(Vector3f from) {
        mesh.id = FIRST_ID + pieces % MAX_PIECES;
        pieces++;
        last.set(from);
        told.set(from);
        piece.clear();
        piece.add(last);
        piece.add(last);
    }

    private void go(long timeNs) {
        Vector3f point = grasp.point;
        if (point.distance(told) < NOTICEABLE) {
            return;
        }
        if (piece.turnsBack(point)) {
            begin(last);
        }
        told.set(point);
        piece.moveLast(point);
        piece.build(mesh);
        paper.publish(mesh, timeNs);
        if (point.distance(last) >= SPACING) {
            last.set(point);
            if (piece.isFull()) {
                begin(told);
            } else {
                piece.add(point);
            }
        }
    }
}
