// The memory that C and Java share: what the runtime said about a frame, and what to show in it.
//
// It is one static structure, so that it never moves and never dies; Java sees it as a direct buffer in the machine's
// byte order. dev.highfive.xr.FrameData holds the same layout and compares it with frame_data_layout when it is loaded:
// a library of another build is refused instead of misread.
#pragma once

#include <stdint.h>

#include "loader.h"

#define HAND_COUNT 2 // left, right
#define VIEW_COUNT 2 // left, right
#define JOINT_COUNT XR_HAND_JOINT_COUNT_EXT
#define MAX_ACTIONS 16
#define MAX_POSE_ACTIONS 4
#define MAX_EVENTS 32
#define MAX_LAYERS 8
#define MAX_MASK_VERTICES 256
#define MAX_MASK_INDICES 768

// A pose is 4 floats of orientation (x, y, z, w), then 3 of position, as OpenXR has it.
struct located {
    int32_t location_flags; // XrSpaceLocationFlags
    int32_t velocity_flags; // XrSpaceVelocityFlags
    XrPosef pose;
    XrVector3f linear_velocity;
    XrVector3f angular_velocity;
    float radius; // of a joint, else 0
};

struct view {
    XrPosef pose;
    XrFovf fov;      // left, right, up, down: radians
    int32_t texture; // the GLES texture to draw into, since the last acquire
};

struct hand {
    int32_t active;
    int32_t source;     // XrHandTrackingDataSourceEXT, 0 where the runtime does not say
    int32_t aim_status; // XrHandTrackingAimFlagsFB, 0 where the runtime does not say
    XrPosef aim;
    float pinch[4]; // strength 0..1 of index, middle, ring and little finger, by XR_FB_hand_tracking_aim
    struct located joints[JOINT_COUNT];
};

// The parts of a frame that one can do without: a runtime may refuse any of them, for once or for good.
enum part { PART_VIEWS, PART_HEAD, PART_HANDS, PART_POSES, PART_SYNC, PART_STATES, PART_COUNT };

struct action_state {
    int32_t active;
    float x; // a boolean is 0 or 1
    float y;
};

struct event {
    int32_t type; // XrStructureType
    int32_t values[4];
    int32_t pose_valid;
    int64_t time; // XrTime
    XrPosef pose;
    float numbers[2];
    int32_t reserved;
};

struct layer {
    int32_t kind;      // LAYER_...
    int32_t flags;     // XrCompositionLayerFlags
    int32_t swapchain; // of a quad
    int32_t eyes;      // XrEyeVisibility, of a quad
    int32_t in_view;   // a quad that moves with the head
    XrPosef pose;      // of a quad
    float width, height; // of a quad, metres
};

enum { LAYER_PROJECTION = 1, LAYER_QUAD = 2, LAYER_PASSTHROUGH = 3 };

struct frame_data {
    // From the runtime.
    int64_t display_time;      // XrTime
    int64_t display_time_ns;   // the same instant on the clock of System.nanoTime()
    int64_t display_period_ns;
    int32_t should_render;
    int32_t view_flags; // XrViewStateFlags
    struct view views[VIEW_COUNT];
    struct located head;
    struct hand hands[HAND_COUNT];
    struct located poses[HAND_COUNT][MAX_POSE_ACTIONS];
    struct action_state actions[HAND_COUNT][MAX_ACTIONS];
    int32_t results[PART_COUNT]; // XrResult
    int32_t event_count;
    int32_t mask_vertex_count;
    struct event events[MAX_EVENTS];
    int32_t mask_index_count;
    float mask_vertices[MAX_MASK_VERTICES][2];
    uint32_t mask_indices[MAX_MASK_INDICES];
    // From Java.
    int32_t blend_mode; // XrEnvironmentBlendMode
    int32_t layer_count;
    struct layer layers[MAX_LAYERS];
};
extern struct frame_data frame_data;

// Sizes and offsets in a fixed order, which FrameData.LAYOUT repeats.
extern const int32_t frame_data_layout[];
extern const int32_t frame_data_layout_count;
