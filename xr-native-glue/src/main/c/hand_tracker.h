// XR_EXT_hand_tracking: one tracker a hand.
#pragma once

#include "functions.h"

enum { // what else to ask, because the extension is enabled
    HAND_TRACKER_ASK_SOURCE = 1,
    HAND_TRACKER_ASK_MOTION_RANGE = 2,
    HAND_TRACKER_ASK_AIM = 4,
};

// Creates both or none.
XrResult hand_tracker_create(int32_t ask);
void hand_tracker_destroy(void);

// Fills frame_data.hands; where there are no trackers, or one fails, the hand is not active. Returns the first failure.
XrResult hand_tracker_locate(XrTime time);
