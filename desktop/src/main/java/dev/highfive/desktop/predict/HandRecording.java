package dev.highfive.desktop.predict;

import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.codec.gamestate.HandJoint;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * One hand's movement in time. The file has a line for each frame, with fields between tabs: seconds, L or R,
 * the palm's place and quaternion, and the places of 25 joints in the order of Hand2; metres, right-handed, Y
 * up, all in the room. Lines that start with # are comments.
 */
final class HandRecording {
    private static final int NUMBERS = 3 + 4 + 3 * HandJoint.COUNT;

    private final Side side;
    private final List<RecordedFrame> frames = new ArrayList<>();

    private HandRecording(Side side) {
        this.side = side;
    }

    /**
     * The hands in a file, each with two frames at least.
     *
     * @throws BadHandRecordingException if the file is not of that form
     */
    static List<HandRecording> read(Path file) throws IOException {
        HandRecording left = new HandRecording(Side.LEFT);
        HandRecording right = new HandRecording(Side.RIGHT);
        try (BufferedReader in = Files.newBufferedReader(file)) {
            int number = 1;
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (!line.startsWith("#") && !line.isBlank()) {
                    RecordedFrame frame = frame(line, number);
                    (frame.side() == Side.LEFT ? left : right).add(frame, number);
                }
                number++;
            }
        }
        List<HandRecording> hands = new ArrayList<>(List.of(left, right));
        hands.removeIf(hand -> hand.frames.size() < 2);
        if (hands.isEmpty()) {
            throw new BadHandRecordingException("It has no hand with two frames or more.");
        }
        return hands;
    }

    Side side() {
        return side;
    }

    List<RecordedFrame> frames() {
        return frames;
    }

    long startNs() {
        return frames.get(0).timeNs();
    }

    long endNs() {
        return frames.get(frames.size() - 1).timeNs();
    }

    /** The position in {@link #frames()} of the newest frame at this time, which is not before the first. */
    int newestAt(long timeNs) {
        int low = 0;
        int high = frames.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (frames.get(middle).timeNs() <= timeNs) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** Where a joint truly was at a time between the first and the last frame, on a straight line. */
    Vector3f position(HandJoint joint, long timeNs, Vector3f dest) {
        int before = Math.min(newestAt(timeNs), frames.size() - 2);
        RecordedFrame from = frames.get(before);
        RecordedFrame to = frames.get(before + 1);
        float fraction = (float) (timeNs - from.timeNs()) / (to.timeNs() - from.timeNs());
        Vector3f end = to.joints().position(JointMap.joint(joint), new Vector3f());
        return from.joints().position(JointMap.joint(joint), dest).lerp(end, fraction);
    }

    private void add(RecordedFrame frame, int number) {
        if (!frames.isEmpty() && frame.timeNs() <= endNs()) {
            throw new BadHandRecordingException("Line " + number + " is not later than the one before it.");
        }
        frames.add(frame);
    }

    private static RecordedFrame frame(String line, int number) {
        String[] fields = line.split("\t");
        if (fields.length != 2 + NUMBERS) {
            throw new BadHandRecordingException(
                    "Line " + number + " has " + fields.length + " fields instead of " + (2 + NUMBERS) + ".");
        }
        if (!fields[1].equals("L") && !fields[1].equals("R")) {
            throw new BadHandRecordingException("Line " + number + " is of hand " + fields[1] + ", not L or R.");
        }
        float[] values = new float[NUMBERS];
        for (int index = 0; index < NUMBERS; index++) {
            values[index] = (float) number(fields[2 + index], number);
        }
        return new RecordedFrame(
                Math.round(number(fields[0], number) * 1e9),
                fields[1].equals("L") ? Side.LEFT : Side.RIGHT,
                joints(values));
    }

    private static HandJoints joints(float[] values) {
        HandJoints joints = new HandJoints();
        joints.active = true;
        Quaternionf palm = new Quaternionf(values[3], values[4], values[5], values[6]).normalize();
        joints.setPose(Joint.PALM, new Vector3f(values[0], values[1], values[2]), palm, 0);
        for (HandJoint joint : HandJoint.values()) {
            int at = 7 + 3 * joint.ordinal();
            joints.setPose(JointMap.joint(joint), new Vector3f(values[at], values[at + 1], values[at + 2]), palm, 0);
        }
        return joints;
    }

    private static double number(String field, int line) {
        try {
            double value = Double.parseDouble(field);
            if (Double.isFinite(value)) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Said below, as for what is a number but no place.
        }
        throw new BadHandRecordingException("Line " + line + " has " + field + " where a number is expected.");
    }
}
