// The headset behind the runtime and what it can do.
#pragma once

#include "functions.h"

enum { // what to ask, because the extension is enabled
    SYSTEM_ASK_HAND_TRACKING = 1,
    SYSTEM_ASK_PASSTHROUGH = 2,
    SYSTEM_ASK_USER_PRESENCE = 4,
};

enum system_value { // as dev.highfive.xr.XrSystem has them
    SYSTEM_HAND_TRACKING,
    SYSTEM_PASSTHROUGH,
    SYSTEM_USER_PRESENCE,
    SYSTEM_WIDTH, // recommended for a view
    SYSTEM_HEIGHT,
    SYSTEM_MAX_WIDTH,
    SYSTEM_MAX_HEIGHT,
    SYSTEM_MAX_SAMPLES,
    SYSTEM_MAX_LAYERS,
    SYSTEM_BLEND_MODES, // bits 1 << XrEnvironmentBlendMode
    SYSTEM_VALUE_COUNT
};

struct system_properties {
    char name[XR_MAX_SYSTEM_NAME_SIZE];
    int32_t values[SYSTEM_VALUE_COUNT];
};

extern XrSystemId system_id; // XR_NULL_SYSTEM_ID while there is none

// Finds the head-mounted display, XR_ERROR_FORM_FACTOR_UNAVAILABLE while it is not connected.
XrResult system_find(int32_t ask, struct system_properties *properties);
