#pragma once

#include <openxr/openxr.h>

// The constant's own name, "XR_ERROR_RUNTIME_UNAVAILABLE"; "XR_UNKNOWN_RESULT" for a newer runtime's codes.
const char *result_name(XrResult result);
