#pragma once

#include "loader.h"

XrResult instance_create(const char *application, XrInstance *instance);
XrResult instance_properties(XrInstance instance, XrInstanceProperties *properties);
XrResult instance_destroy(XrInstance instance);
