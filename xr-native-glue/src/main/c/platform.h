// What differs between Android and Linux. One file implements it for each.
#pragma once

#include "egl.h"
#include "loader.h"

#ifdef __ANDROID__
#define PLATFORM_LOADER_LIBRARY "libopenxr_loader.so"
#define PLATFORM_EGL_LIBRARY "libEGL.so"
#else
#define PLATFORM_LOADER_LIBRARY "libopenxr_loader.so.1"
#define PLATFORM_EGL_LIBRARY "libEGL.so.1"
#endif

// Called before any other OpenXR call, and again for each instance. The activity is Android's, else unused.
XrResult platform_prepare_loader(JNIEnv *env, jobject activity);

// Extensions that are to be enabled here if the runtime has them, ended by NULL.
extern const char *const platform_extensions[];

// The structure for xrCreateInstance's next chain, of the activity that the loader was prepared with.
const void *platform_instance_next(void);

// The structure for xrCreateSession's next chain. It stays valid until the next call.
const void *platform_session_next(const struct egl_binding *binding);

// The display to make a context without a window on.
EGLDisplay platform_egl_display(void *(*get_proc_address)(const char *), EGLDisplay (*get_display)(void *));
