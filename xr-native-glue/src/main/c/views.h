// Where the eyes are, and what of their pictures can be seen through the lenses.
#pragma once

#include "functions.h"

// Fills frame_data.views and view_flags.
XrResult views_locate(XrTime time);

// Fills frame_data.mask_...: the triangles of a view that nobody sees, in tangents of the angle from straight ahead.
XrResult views_hidden_area(int view);
