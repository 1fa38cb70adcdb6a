#include "swapchain.h"

#include "ledger.h"
#include "session.h"

static struct {
    XrSwapchain handle;
    int32_t width, height;
    uint32_t image_count;
    uint32_t textures[MAX_SWAPCHAIN_IMAGES];
    int acquired;
} swapchains[MAX_SWAPCHAINS];

XrResult swapchain_formats(int64_t *formats, uint32_t capacity, uint32_t *count) {
    return CALL(EnumerateSwapchainFormats, session, capacity, count, formats);
}

static XrResult read_images(int number) {
    XrSwapchainImageOpenGLESKHR images[MAX_SWAPCHAIN_IMAGES];
    for (int i = 0; i < MAX_SWAPCHAIN_IMAGES; i++) {
        images[i] = (XrSwapchainImageOpenGLESKHR) {.type = XR_TYPE_SWAPCHAIN_IMAGE_OPENGL_ES_KHR};
    }
    uint32_t count = 0;
    const XrResult result = CALL(EnumerateSwapchainImages, swapchains[number].handle, MAX_SWAPCHAIN_IMAGES, &count,
                                 (XrSwapchainImageBaseHeader *) images);
    if (XR_FAILED(result)) return result;
    swapchains[number].image_count = count;
    for (uint32_t i = 0; i < count; i++) swapchains[number].textures[i] = images[i].image;
    return result;
}

XrResult swapchain_create(int number, int64_t format, int32_t width, int32_t height, int32_t flags) {
    if (number < 0 || number >= MAX_SWAPCHAINS || swapchains[number].handle) {
        return functions_checked(XR_ERROR_LIMIT_REACHED, "xrCreateSwapchain");
    }
    const XrSwapchainCreateInfoFoveationFB foveation = {.type = XR_TYPE_SWAPCHAIN_CREATE_INFO_FOVEATION_FB,
                                                        .flags = XR_SWAPCHAIN_CREATE_FOVEATION_SCALED_BIN_BIT_FB};
    const XrSwapchainCreateInfo info = {
        .type = XR_TYPE_SWAPCHAIN_CREATE_INFO,
        .next = flags & SWAPCHAIN_FOVEATED ? &foveation : NULL,
        .createFlags = flags & SWAPCHAIN_STATIC ? XR_SWAPCHAIN_CREATE_STATIC_IMAGE_BIT : 0,
        .usageFlags = XR_SWAPCHAIN_USAGE_COLOR_ATTACHMENT_BIT | XR_SWAPCHAIN_USAGE_SAMPLED_BIT,
        .format = format,
        .sampleCount = 1,
        .width = (uint32_t) width,
        .height = (uint32_t) height,
        .faceCount = 1,
        .arraySize = 1,
        .mipCount = 1,
    };
    XrResult result = CALL(CreateSwapchain, session, &info, &swapchains[number].handle);
    if (XR_FAILED(result)) {
        swapchains[number].handle = XR_NULL_HANDLE;
        return result;
    }
    ledger_opened(LEDGER_SWAPCHAIN);
    swapchains[number].width = width;
    swapchains[number].height = height;
    result = read_images(number);
    if (XR_FAILED(result)) swapchain_destroy(number);
    return result;
}

XrResult swapchain_destroy(int number) {
    const XrSwapchain closing = swapchain_handle(number);
    if (!closing) return XR_SUCCESS;
    if (swapchains[number].acquired) ledger_closed(LEDGER_SWAPCHAIN_IMAGE); // it goes with its swapchain
    swapchains[number].acquired = 0;
    swapchains[number].handle = XR_NULL_HANDLE;
    ledger_closed(LEDGER_SWAPCHAIN);
    return CALL(DestroySwapchain, closing);
}

XrResult swapchain_acquire(int number, int32_t *texture) {
    *texture = 0;
    if (!swapchain_handle(number)) return functions_checked(XR_ERROR_HANDLE_INVALID, "xrAcquireSwapchainImage");
    uint32_t index = 0;
    XrResult result = CALL(AcquireSwapchainImage, swapchains[number].handle, NULL, &index);
    if (XR_FAILED(result)) return result;
    ledger_opened(LEDGER_SWAPCHAIN_IMAGE);
    swapchains[number].acquired = 1;
    const XrSwapchainImageWaitInfo info = {.type = XR_TYPE_SWAPCHAIN_IMAGE_WAIT_INFO,
                                           .timeout = 1000000000}; // a second: never for ever
    result = CALL(WaitSwapchainImage, swapchains[number].handle, &info);
    if (result == XR_TIMEOUT_EXPIRED) return functions_checked(XR_ERROR_RUNTIME_FAILURE, "xrWaitSwapchainImage");
    if (XR_FAILED(result)) return result;
    if (index >= swapchains[number].image_count) {
        return functions_checked(XR_ERROR_RUNTIME_FAILURE, "xrAcquireSwapchainImage");
    }
    *texture = (int32_t) swapchains[number].textures[index];
    return result;
}

XrResult swapchain_release_all(void) {
    XrResult first = XR_SUCCESS;
    for (int i = 0; i < MAX_SWAPCHAINS; i++) {
        if (!swapchains[i].acquired) continue;
        swapchains[i].acquired = 0;
        ledger_closed(LEDGER_SWAPCHAIN_IMAGE);
        const XrResult result = CALL(ReleaseSwapchainImage, swapchains[i].handle, NULL);
        if (XR_FAILED(result) && XR_SUCCEEDED(first)) first = result;
    }
    return first;
}

XrSwapchainSubImage swapchain_image(int number) {
    return (XrSwapchainSubImage) {
        .swapchain = swapchains[number].handle,
        .imageRect = {.extent = {swapchains[number].width, swapchains[number].height}},
    };
}

XrSwapchain swapchain_handle(int number) {
    return number >= 0 && number < MAX_SWAPCHAINS ? swapchains[number].handle : XR_NULL_HANDLE;
}
