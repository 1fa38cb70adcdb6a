package dev.highfive.session.lemvr;

import dev.highfive.codec.lemvr.ChainWriter;
import dev.highfive.codec.lemvr.FrameMetadata;
import dev.highfive.codec.lemvr.FrameTimes;
import dev.highfive.codec.lemvr.Input;
import dev.highfive.codec.lemvr.LemvrVersion;
import dev.highfive.codec.lemvr.PacketType;
import dev.highfive.codec.lemvr.Pose;
import dev.highfive.codec.lemvr.TrackedHand;

/**
 * What a headset says in a frame, for the version that says most. Poses and hands are there twice: as they were
 * measured, and as they will be when the frame is seen, which is the one that 0.1 gets.
 */
public final class ServerFrame {
    public static final int CAPTURED = 0;
    public static final int SHOWN = 1;
    private static final int TIMES = 2;
    private static final int HANDS = 2;
    private static final int OBJECTS = 3;

    /** Whether it is known what the eyes see; without that there is nothing to draw. */
    public boolean hasViews;

    public final FrameMetadata views = new FrameMetadata();
    public final FrameTimes times = new FrameTimes();
    private final Pose[][] poses = new Pose[TIMES][OBJECTS];
    private final boolean[][] seen = new boolean[TIMES][OBJECTS];
    private final TrackedHand[][] hands = new TrackedHand[TIMES][HANDS];
    private final Input[][] inputs = new Input[HANDS][Input.IDS];
    /** When it was made, on this machine's clock. */
    long postedNs;

    public ServerFrame() {
        for (int time = 0; time < TIMES; time++) {
            for (int object = 0; object < OBJECTS; object++) {
                poses[time][object] = new Pose();
                poses[time][object].object = object;
            }
            for (int hand = 0; hand < HANDS; hand++) {
                hands[time][hand] = new TrackedHand();
                hands[time][hand].hand = hand;
            }
        }
        for (int hand = 0; hand < HANDS; hand++) {
            for (int id = 1; id < Input.IDS; id++) {
                inputs[hand][id] = new Input();
                inputs[hand][id].hand = hand;
                inputs[hand][id].id = id;
            }
        }
    }

    /** @param time {@link #CAPTURED} or {@link #SHOWN} */
    public Pose pose(int time, int object) {
        return poses[time][object];
    }

    /** Says whether a pose is to be told. */
    public void see(int time, int object, boolean isSeen) {
        seen[time][object] = isSeen;
    }

    public TrackedHand hand(int time, int hand) {
        return hands[time][hand];
    }

    public Input input(int hand, int id) {
        return inputs[hand][id];
    }

    void write(ChainWriter chain, LemvrVersion version, InputMemory told) {
        boolean all = version == LemvrVersion.V0_2;
        if (hasViews) {
            chain.write(PacketType.FRAME_METADATA, views);
        }
        if (all) {
            chain.write(PacketType.FRAME_TIMES, times);
        }
        for (int time = all ? CAPTURED : SHOWN; time < TIMES; time++) {
            for (int object = 0; object < OBJECTS; object++) {
                if (seen[time][object]) {
                    chain.write(PacketType.POSE, poses[time][object]);
                }
            }
            for (int hand = 0; all && hand < HANDS; hand++) {
                chain.write(PacketType.HAND, hands[time][hand]);
            }
        }
        for (int hand = 0; hand < HANDS; hand++) {
            for (int id = 1; id < Input.IDS; id++) {
                if (told.isNews(inputs[hand][id])) {
                    chain.write(PacketType.INPUT, inputs[hand][id]);
                }
            }
        }
    }
}
