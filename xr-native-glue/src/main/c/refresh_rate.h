// XR_FB_display_refresh_rate.
#pragma once

#include "functions.h"

XrResult refresh_rate_list(float *hertz, uint32_t capacity, uint32_t *count);
XrResult refresh_rate_request(float hertz); // 0: the runtime's own choice
