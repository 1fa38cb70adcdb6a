package dev.highfive.client.hands;

import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.HandState;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;

/** Head and hands of the wearer at one time, in the headset's space. Filled in place. */
public final class Body {
    /** The time that all this is of. */
    public long timeNs;
    /** The same in milliseconds since 1970, as the machine believes them. */
    public long wallMillis;

    public final TrackedPose head = new TrackedPose();
    /** Between the pupils, metres; 0 where it is not known. */
    public float ipd;

    private final BodyHand left = new BodyHand(Side.LEFT);
    private final BodyHand right = new BodyHand(Side.RIGHT);
    private final EyeView leftEye = new EyeView();
    private final EyeView rightEye = new EyeView();

    public BodyHand hand(Side side) {
        return side == Side.LEFT ? left : right;
    }

    /** Looks at a headset, which sees no body where nobody wears it. */
    public void sample(Headset headset, long timeNs, long wallMillis) {
        this.timeNs = timeNs;
        this.wallMillis = wallMillis;
        if (!headset.isWorn()) {
            lose(timeNs, wallMillis, HandState.NOT_WORN);
            return;
        }
        headset.locateHead(timeNs, head);
        headset.locateViews(timeNs, leftEye, rightEye);
        ipd = leftEye.valid && rightEye.valid ? leftEye.position.distance(rightEye.position) : 0;
        left.sample(headset, timeNs);
        right.sample(headset, timeNs);
    }

    /** Nothing is seen. */
    public void lose(long timeNs, long wallMillis) {
        lose(timeNs, wallMillis, HandState.LOST);
    }

    private void lose(long timeNs, long wallMillis, HandState why) {
        this.timeNs = timeNs;
        this.wallMillis = wallMillis;
        head.invalidate();
        left.lose(why);
        right.lose(why);
    }
}
