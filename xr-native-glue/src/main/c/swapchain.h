// Swapchains by number: 0 and 1 are the eyes', the others are for quads.
#pragma once

#include "functions.h"

#define MAX_SWAPCHAINS 8
#define MAX_SWAPCHAIN_IMAGES 8

enum { SWAPCHAIN_STATIC = 1, SWAPCHAIN_FOVEATED = 2 };

// The formats that the runtime takes, best first, as GL constants.
XrResult swapchain_formats(int64_t *formats, uint32_t capacity, uint32_t *count);

XrResult swapchain_create(int number, int64_t format, int32_t width, int32_t height, int32_t flags);
XrResult swapchain_destroy(int number);

// Acquires the next image and waits until the compositor no longer reads it.
XrResult swapchain_acquire(int number, int32_t *texture);

// Releases the images that are acquired; none is left so, even if a call fails.
XrResult swapchain_release_all(void);

// The whole image, for a layer.
XrSwapchainSubImage swapchain_image(int number);

// XR_NULL_HANDLE if there is none.
XrSwapchain swapchain_handle(int number);
