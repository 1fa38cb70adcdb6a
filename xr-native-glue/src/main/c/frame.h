// The frame: wait, begin, sample, acquire, end. Nothing here takes memory from the heap.
#pragma once

#include "functions.h"

// Sleeps until the runtime wants the next frame; fills frame_data's times and should_render.
XrResult frame_wait(void);
XrResult frame_begin(void);

// Takes the place of both in a session without pictures, which has no frames: the time is that of System.nanoTime().
XrResult frame_tick(int64_t nano_time, int64_t period);

// Where eyes, head, hands and controllers are at that time, and what came of asking: frame_data.results.
void frame_sample(XrTime time);

// Takes an image of each eye: frame_data.views[].texture.
XrResult frame_acquire(void);

// Gives the images back and shows frame_data.layers.
XrResult frame_end(void);
