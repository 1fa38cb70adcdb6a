// The runtime's events, copied to frame_data.events.
#pragma once

#include "functions.h"

// Takes up to MAX_EVENTS that are waiting; XR_EVENT_UNAVAILABLE if those were all, XR_SUCCESS if there may be more.
XrResult events_poll(void);
