#pragma once

#include "functions.h"

// Lets a hand's actuator vibrate; durations below what it can do become its shortest. Amplitude 0 stops it.
XrResult haptics_apply(int32_t action, int hand, float amplitude, float hertz, XrDuration duration);
