// The headset behind the runtime and what it can do.
#pragma once

#include "functions.h"

enum { // what to ask, because the extension is enabled
    SYSTEM_ASK_HAND_TRACKING = 1,
    SYSTEM_ASK_PASSTHROUGH = 2,
    SYSTEM_ASK_USER_PRESENCE = 4,
};

struct system_properties {
    char name[XR_MAX_SYSTEM_NAME_SIZE];
    int32_t hand_tracking, passthrough, user_presence;
    int32_t width, height, samples;      // recommended for a view
    int32_t max_width, max_height, max_samples;
    int32_t max_layers;
    int32_t blend_modes; // bit 1 << XrEnvironmentBlendMode
};

extern XrSystemId system_id; // XR_NULL_SYSTEM_ID while there is none

// Finds the head-mounted display, XR_ERROR_FORM_FACTOR_UNAVAILABLE while it is not connected.
XrResult system_find(int32_t ask, struct system_properties *properties);
