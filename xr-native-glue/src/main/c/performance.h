// How fast the device is to be, and for which threads: XR_EXT_performance_settings, XR_KHR_android_thread_settings. Both
// are for sessions that run.
#pragma once

#include "functions.h"

XrResult performance_set_level(XrPerfSettingsDomainEXT domain, XrPerfSettingsLevelEXT level);

// The type is an XrAndroidThreadTypeKHR, the number the system's.
XrResult performance_set_thread(int32_t type, int32_t id);
