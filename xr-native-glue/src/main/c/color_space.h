// XR_FB_color_space.
#pragma once

#include "functions.h"

// What the colours of the pictures are; by itself a headset takes them for those of its own screen.
XrResult color_space_set(XrColorSpaceFB space);
