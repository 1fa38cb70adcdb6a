// XR_FB_passthrough: the cameras' view as a layer. It belongs to the session and goes with it.
#pragma once

#include "functions.h"

extern XrPassthroughLayerFB passthrough_layer; // XR_NULL_HANDLE while there is none

XrResult passthrough_create(void); // running from the start
XrResult passthrough_run(int running);
void passthrough_destroy(void);
