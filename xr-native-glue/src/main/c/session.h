// The session: from xrCreateSession to xrDestroySession. Whether it is begun is for Java to know.
#pragma once

#include "functions.h"

extern XrSession session; // XR_NULL_HANDLE while there is none

// With graphics it is bound to the EGL context that is current on this thread; failure is then a sentence about EGL, or
// NULL. Without, it shows nothing (XR_MND_headless).
XrResult session_create(int graphics, const char **failure);
XrResult session_destroy(void);
XrResult session_begin(void);
XrResult session_end(void);
XrResult session_request_exit(void);
