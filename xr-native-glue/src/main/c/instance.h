#pragma once

#include "loader.h"

XrResult instance_create(const char *application, JNIEnv *env, jobject activity, XrInstance *instance);
XrResult instance_properties(XrInstance instance, XrInstanceProperties *properties);
XrResult instance_destroy(XrInstance instance);
