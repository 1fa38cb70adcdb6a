// XR_FB_foveation: fewer pixels toward the edge of the eyes' swapchains, which have to be created for it.
#pragma once

#include "functions.h"

XrResult foveation_set_level(XrFoveationLevelFB level, int dynamic);
