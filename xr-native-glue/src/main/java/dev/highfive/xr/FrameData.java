package dev.highfive.xr;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * The memory that Java and C share, as frame_data.h lays it out: what the runtime said about a frame, and what to show
 * in it. Offsets are in bytes. A native library of another build, whose layout differs, is refused on first use.
 */
final class FrameData {
    static final int HAND_COUNT = 2;
    static final int JOINT_COUNT = 26;
    static final int MAX_LAYERS = 8;

    static final int POSE_SIZE = 28;

    static final int DISPLAY_TIME = 0;
    static final int DISPLAY_TIME_NS = 8;
    static final int DISPLAY_PERIOD_NS = 16;
    static final int SHOULD_RENDER = 24;
    static final int VIEW_FLAGS = 28;

    static final int VIEWS = 32;
    static final int VIEW_POSE = 0;
    static final int VIEW_FOV = POSE_SIZE;
    static final int VIEW_TEXTURE = VIEW_FOV + 16;
    static final int VIEW_SIZE = VIEW_TEXTURE + 4;

    static final int LOCATION_FLAGS = 0;
    static final int VELOCITY_FLAGS = 4;
    static final int LOCATED_POSE = 8;
    static final int LINEAR_VELOCITY = LOCATED_POSE + POSE_SIZE;
    static final int ANGULAR_VELOCITY = LINEAR_VELOCITY + 12;
    static final int RADIUS = ANGULAR_VELOCITY + 12;
    static final int LOCATED_SIZE = RADIUS + 4;

    static final int HEAD = VIEWS + 2 * VIEW_SIZE;

    static final int HANDS = HEAD + LOCATED_SIZE;
    static final int HAND_ACTIVE = 0;
    static final int HAND_SOURCE = 4;
    static final int HAND_AIM_STATUS = 8;
    static final int HAND_AIM = 12;
    static final int HAND_PINCH = HAND_AIM + POSE_SIZE;
    static final int HAND_JOINTS = HAND_PINCH + 16;
    static final int HAND_SIZE = HAND_JOINTS + JOINT_COUNT * LOCATED_SIZE;

    static final int MAX_POSE_ACTIONS = 4;
    static final int POSES = HANDS + HAND_COUNT * HAND_SIZE;
    static final int HAND_POSES_SIZE = MAX_POSE_ACTIONS * LOCATED_SIZE;

    static final int MAX_ACTIONS = 16;
    static final int ACTIONS = POSES + HAND_COUNT * HAND_POSES_SIZE;
    static final int ACTION_ACTIVE = 0;
    static final int ACTION_X = 4;
    static final int ACTION_Y = 8;
    static final int ACTION_SIZE = 12;
    static final int HAND_ACTIONS_SIZE = MAX_ACTIONS * ACTION_SIZE;

    /** By the ordinal of {@link FramePart}. */
    static final int RESULTS = ACTIONS + HAND_COUNT * HAND_ACTIONS_SIZE;

    static final int PART_COUNT = 6;

    static final int EVENT_COUNT = RESULTS + 4 * PART_COUNT;
    static final int MASK_VERTEX_COUNT = EVENT_COUNT + 4;
    static final int EVENTS = MASK_VERTEX_COUNT + 4;
    static final int EVENT_TYPE = 0;
    static final int EVENT_VALUES = 4;
    static final int EVENT_POSE_VALID = 20;
    static final int EVENT_TIME = 24;
    static final int EVENT_POSE = 32;
    static final int EVENT_NUMBERS = EVENT_POSE + POSE_SIZE;
    static final int EVENT_SIZE = EVENT_NUMBERS + 12;
    static final int MAX_EVENTS = 32;

    static final int MASK_INDEX_COUNT = EVENTS + MAX_EVENTS * EVENT_SIZE;
    static final int MASK_VERTICES = MASK_INDEX_COUNT + 4;
    static final int MASK_INDICES = MASK_VERTICES + 256 * 8;

    static final int BLEND_MODE = MASK_INDICES + 768 * 4;
    static final int LAYER_COUNT = BLEND_MODE + 4;
    static final int LAYERS = LAYER_COUNT + 4;
    static final int LAYER_KIND = 0;
    static final int LAYER_FLAGS = 4;
    static final int LAYER_SWAPCHAIN = 8;
    static final int LAYER_EYES = 12;
    static final int LAYER_IN_VIEW = 16;
    static final int LAYER_POSE = 20;
    static final int LAYER_WIDTH = LAYER_POSE + POSE_SIZE;
    static final int LAYER_HEIGHT = LAYER_WIDTH + 4;
    static final int LAYER_SIZE = LAYER_HEIGHT + 4;

    /** Rounded up to the alignment of a long. */
    static final int SIZE = (LAYERS + MAX_LAYERS * LAYER_SIZE + 7) / 8 * 8;

    /** In the order of frame_data_layout. */
    private static final int[] LAYOUT = {
        SIZE,
        DISPLAY_TIME,
        DISPLAY_TIME_NS,
        DISPLAY_PERIOD_NS,
        SHOULD_RENDER,
        VIEW_FLAGS,
        VIEWS,
        VIEWS + VIEW_FOV,
        VIEWS + VIEW_TEXTURE,
        VIEWS + VIEW_SIZE,
        HEAD,
        HEAD + VELOCITY_FLAGS,
        HEAD + LOCATED_POSE,
        HEAD + LINEAR_VELOCITY,
        HEAD + ANGULAR_VELOCITY,
        HEAD + RADIUS,
        HANDS,
        HANDS + HAND_SOURCE,
        HANDS + HAND_AIM_STATUS,
        HANDS + HAND_AIM,
        HANDS + HAND_PINCH,
        HANDS + HAND_JOINTS,
        HANDS + HAND_JOINTS + LOCATED_SIZE,
        HANDS + HAND_SIZE,
        POSES,
        POSES + LOCATED_SIZE,
        POSES + HAND_POSES_SIZE,
        ACTIONS,
        ACTIONS + ACTION_X,
        ACTIONS + ACTION_Y,
        ACTIONS + ACTION_SIZE,
        ACTIONS + HAND_ACTIONS_SIZE,
        RESULTS,
        EVENT_COUNT,
        EVENTS,
        EVENTS + EVENT_VALUES,
        EVENTS + EVENT_POSE_VALID,
        EVENTS + EVENT_TIME,
        EVENTS + EVENT_POSE,
        EVENTS + EVENT_NUMBERS,
        EVENTS + EVENT_SIZE,
        MASK_VERTEX_COUNT,
        MASK_INDEX_COUNT,
        MASK_VERTICES,
        MASK_INDICES,
        BLEND_MODE,
        LAYER_COUNT,
        LAYERS,
        LAYERS + LAYER_FLAGS,
        LAYERS + LAYER_SWAPCHAIN,
        LAYERS + LAYER_EYES,
        LAYERS + LAYER_IN_VIEW,
        LAYERS + LAYER_POSE,
        LAYERS + LAYER_WIDTH,
        LAYERS + LAYER_HEIGHT,
        LAYERS + LAYER_SIZE,
    };

    private static final ByteBuffer MEMORY = Glue.sharedMemory().order(ByteOrder.nativeOrder());

    static {
        if (!Arrays.equals(LAYOUT, Glue.layout())) {
            throw new UnsatisfiedLinkError("The native library highfive_xr is of another build than its classes.");
        }
    }

    /** Throws a LinkageError where this cannot work. */
    static void load() {}

    static int getInt(int offset) {
        return MEMORY.getInt(offset);
    }

    static long getLong(int offset) {
        return MEMORY.getLong(offset);
    }

    static float getFloat(int offset) {
        return MEMORY.getFloat(offset);
    }

    static void putInt(int offset, int value) {
        MEMORY.putInt(offset, value);
    }

    static void putFloat(int offset, float value) {
        MEMORY.putFloat(offset, value);
    }

    static Vector3f getVector(int offset, Vector3f dest) {
        return dest.set(getFloat(offset), getFloat(offset + 4), getFloat(offset + 8));
    }

    static void getPose(int offset, Vector3f position, Quaternionf orientation) {
        orientation.set(getFloat(offset), getFloat(offset + 4), getFloat(offset + 8), getFloat(offset + 12));
        getVector(offset + 16, position);
    }

    static void putPose(int offset, Vector3f position, Quaternionf orientation) {
        putFloat(offset, orientation.x);
        putFloat(offset + 4, orientation.y);
        putFloat(offset + 8, orientation.z);
        putFloat(offset + 12, orientation.w);
        putFloat(offset + 16, position.x);
        putFloat(offset + 20, position.y);
        putFloat(offset + 24, position.z);
    }

    private FrameData() {}
}
