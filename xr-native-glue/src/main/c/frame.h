// The frame: wait, begin, sample, acquire, end. Nothing here takes memory from the heap.
#pragma once

#include "functions.h"

// Sleeps until the runtime wants the next frame; fills frame_data's times and should_render.
XrResult frame_wait(void);
XrResult frame_begin(void);

enum { FRAME_VIEWS = 1, FRAME_HEAD = 2, FRAME_HANDS = 4, FRAME_POSES = 8 };

// Where these are at that time.
XrResult frame_sample(XrTime time, int32_t what);

// Takes an image of each eye: frame_data.views[].texture.
XrResult frame_acquire(void);

// Gives the images back and shows frame_data.layers.
XrResult frame_end(void);
