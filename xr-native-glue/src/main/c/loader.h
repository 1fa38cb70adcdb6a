// The OpenXR loader: opened at run time, so that a machine without one still gets a sentence
// instead of a library that fails to load.
#pragma once

#include <jni.h>

#define XR_NO_PROTOTYPES
#include <openxr/openxr.h>

// Opens the loader library, once in the process, and prepares it with the activity that is there now, which it passes on
// to the runtime. Returns 0, or a message that stays valid until the next call.
const char *loader_open(const char *library, JNIEnv *env, jobject activity);

// XR_ERROR_FUNCTION_UNSUPPORTED where the loader is not open or does not know the function.
XrResult loader_function(XrInstance instance, const char *name, PFN_xrVoidFunction *function);
