package dev.highfive.client.headset.lemvr;

import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.lemvr.ChainHandler;
import dev.highfive.codec.lemvr.FrameMetadata;
import dev.highfive.codec.lemvr.FrameTimes;
import dev.highfive.codec.lemvr.Input;
import dev.highfive.codec.lemvr.LemvrPacket;
import dev.highfive.codec.lemvr.PacketType;
import dev.highfive.codec.lemvr.Pose;
import dev.highfive.codec.lemvr.TrackedHand;
import dev.highfive.session.lemvr.InputMemory;
import org.joml.Matrix4f;

/** What the server has said of the present frame, on our clock; of input, what still holds. */
final class HeardFrame implements ChainHandler {
    private static final long FIRST_PERIOD_NS = 1_000_000_000 / 72;
    private static final long SHORTEST_PERIOD_NS = 1_000_000_000 / 240;
    private static final long LONGEST_PERIOD_NS = 1_000_000_000 / 10;

    private final PoseSamples[] poses = {new PoseSamples(), new PoseSamples(), new PoseSamples()};
    private final HandSamples[] hands = {new HandSamples(), new HandSamples()};
    private final InputMemory inputs = new InputMemory();
    private final EyeView leftView = new EyeView();
    private final EyeView rightView = new EyeView();
    private final Matrix4f scratch = new Matrix4f();
    private double offset;
    private double displayTime;
    private long displayTimeNs;
    private long periodNs;
    private boolean hasViews;
    private boolean hasTimes;
    private boolean over;
    private boolean focused;
    private boolean worn;
    private boolean shown;
    private int recentrings;
    private int firstRecentrings;
    /** What the server's count was when it was first heard, or -1. */
    private long countsFrom = -1;

    /** A connection begins. @param offset how many seconds the server's clock is ahead */
    void clear(double offset) {
        this.offset = offset;
        firstRecentrings = recentrings();
        recentrings = 0;
        countsFrom = -1;
        inputs.clear();
        periodNs = FIRST_PERIOD_NS;
        displayTimeNs = 0;
        over = false;
        begin();
        focused = true;
        worn = true;
    }

    /** A chain is to come. */
    void begin() {
        for (PoseSamples pose : poses) {
            pose.clear();
        }
        for (HandSamples hand : hands) {
            hand.clear();
        }
        hasViews = false;
        hasTimes = false;
        shown = true;
    }

    @Override
    public void onPacket(PacketType type, LemvrPacket packet) {
        switch (type) {
            case FRAME_METADATA:
                take((FrameMetadata) packet);
                break;
            case FRAME_TIMES:
                take((FrameTimes) packet);
                break;
            case POSE:
                Pose pose = (Pose) packet;
                if (pose.object < poses.length) {
                    poses[pose.object].add(pose, ours(pose.time));
                }
                break;
            case HAND:
                TrackedHand hand = (TrackedHand) packet;
                if (hand.hand < hands.length) {
                    hands[hand.hand].add(hand, ours(hand.time));
                }
                break;
            case INPUT:
                inputs.isNews((Input) packet);
                break;
            case END_BY_SERVER:
                over = true;
                break;
            default:
                break; // metadata that nobody asked for again
        }
    }

    private void take(FrameMetadata frame) {
        Matrices.getView(frame.leftView, frame.leftProjection, scratch, leftView);
        Matrices.getView(frame.rightView, frame.rightProjection, scratch, rightView);
        hasViews = leftView.valid && rightView.valid && Math.abs(frame.displayTime) < 1e9;
        displayTime = frame.displayTime;
        long before = displayTimeNs;
        displayTimeNs = ours(displayTime);
        long passed = displayTimeNs - before;
        if (!hasTimes && passed >= SHORTEST_PERIOD_NS && passed <= LONGEST_PERIOD_NS) {
            periodNs = passed;
        }
    }

    private void take(FrameTimes times) {
        hasTimes = true;
        long period = (long) (times.period * 1e9);
        periodNs = Math.max(SHORTEST_PERIOD_NS, Math.min(LONGEST_PERIOD_NS, period));
        focused = times.focused;
        worn = times.worn;
        shown = times.shown;
        if (countsFrom < 0) {
            countsFrom = times.recentrings & 0xFFFF_FFFFL;
        }
        recentrings = (int) ((times.recentrings & 0xFFFF_FFFFL) - countsFrom);
    }

    private long ours(double serverSeconds) {
        return (long) ((serverSeconds - offset) * 1e9);
    }

    boolean isOver() {
        return over;
    }

    boolean isFocused() {
        return focused;
    }

    boolean isWorn() {
        return worn;
    }

    /** Whether it is known what the eyes see, and a picture of it would be shown. */
    boolean isDrawable() {
        return hasViews && shown;
    }

    double displayTime() {
        return displayTime;
    }

    long displayTimeNs() {
        return displayTimeNs;
    }

    long periodNs() {
        return periodNs;
    }

    /** Since the first connection. */
    int recentrings() {
        return firstRecentrings + recentrings;
    }

    void views(EyeView left, EyeView right) {
        left.set(leftView);
        right.set(rightView);
        left.valid = hasViews;
        right.valid = hasViews;
    }

    void head(long timeNs, TrackedPose head) {
        poses[Pose.HEAD].locate(timeNs, head);
    }

    void hand(Side side, long timeNs, HandJoints joints) {
        hands[side.ordinal()].locate(timeNs, joints);
        joints.timeNs = timeNs;
    }

    void input(Side side, long timeNs, HandInput input) {
        int hand = side.ordinal();
        PoseSamples grip = poses[Pose.LEFT_HAND + hand];
        input.clear();
        int source = hasTimes ? hands[hand].source() : grip.isSeen() ? TrackedHand.INPUT_BY_CONTROLLER : 0;
        if (source == TrackedHand.NO_INPUT) {
            return;
        }
        input.source = source == TrackedHand.INPUT_BY_FINGERS ? HandInput.Source.HAND : HandInput.Source.CONTROLLER;
        input.trigger = inputs.x(hand, Input.TRIGGER);
        input.pinch = input.trigger;
        input.grip = inputs.x(hand, Input.GRIP);
        input.stickX = inputs.x(hand, Input.JOYSTICK);
        input.stickY = inputs.y(hand, Input.JOYSTICK);
        input.stickPressed = inputs.isPressed(hand, Input.JOYSTICK_BUTTON);
        input.primary = inputs.isPressed(hand, Input.BUTTON_PRIMARY);
        input.secondary = inputs.isPressed(hand, Input.BUTTON_SECONDARY);
        input.menu = inputs.isPressed(hand, Input.MENU);
        grip.locate(timeNs, input.gripPose);
    }
}
