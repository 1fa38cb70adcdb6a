// What differs between Android and Linux. One file implements it for each.
#pragma once

#include "loader.h"

#ifdef __ANDROID__
#define PLATFORM_LOADER_LIBRARY "libopenxr_loader.so"
#else
#define PLATFORM_LOADER_LIBRARY "libopenxr_loader.so.1"
#endif

// Called once, before any other OpenXR call. The context is Android's, else unused.
XrResult platform_prepare_loader(JNIEnv *env, jobject context);

// Extensions that xrCreateInstance needs here, and the structure for its next chain. The activity is Android's.
extern const char *const platform_instance_extensions[];
extern const uint32_t platform_instance_extension_count;
const void *platform_instance_next(JNIEnv *env, jobject activity);
