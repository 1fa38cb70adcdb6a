// The connection to the runtime. There is one at a time in a process: the loader allows no more.
#pragma once

#include "functions.h"

#define MAX_EXTENSIONS 1024

extern XrInstance instance; // XR_NULL_HANDLE while there is none

// The extensions that the runtime offers, in memory that stays valid until the next call.
XrResult instance_extensions(const XrExtensionProperties **extensions, uint32_t *count);

// Connects with these extensions enabled.
XrResult instance_create(const char *application, XrVersion version, const char *const *extensions, uint32_t count);
XrResult instance_properties(XrInstanceProperties *properties);
XrResult instance_destroy(void);
