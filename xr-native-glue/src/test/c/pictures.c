// Swapchains, and what is shown: noted when it changes.
#include <stdio.h>
#include <string.h>

#include "instrument.h"

#define MAX_SWAPCHAINS 8
#define MAX_LAYERS 16

static struct {
    XrSwapchain handle;
    int foveated;
} swapchains[MAX_SWAPCHAINS];
static char shown[256];

void pictures_forget(void) {
    memset(swapchains, 0, sizeof swapchains);
    shown[0] = 0;
}

int pictures_know(XrSwapchain swapchain) {
    for (int i = 0; i < MAX_SWAPCHAINS; i++) {
        if (swapchain && swapchains[i].handle == swapchain) return swapchains[i].foveated;
    }
    return 0;
}

XrResult XRAPI_CALL layer_CreateSwapchain(XrSession of, const XrSwapchainCreateInfo *info, XrSwapchain *swapchain) {
    const XrSwapchainCreateInfoFoveationFB *foveation =
        find_in_chain(info->next, XR_TYPE_SWAPCHAIN_CREATE_INFO_FOVEATION_FB);
    if (foveation && !enabled[FOVEATION]) wrong("xrCreateSwapchain: foveation, which is not enabled");
    if (foveation && foveation->flags & ~(XR_SWAPCHAIN_CREATE_FOVEATION_SCALED_BIN_BIT_FB
                                          | XR_SWAPCHAIN_CREATE_FOVEATION_FRAGMENT_DENSITY_MAP_BIT_FB)) {
        wrong("xrCreateSwapchain: flags of foveation that there are not");
    }
    const XrResult result = runtime.CreateSwapchain(of, info, swapchain);
    for (int i = 0; XR_SUCCEEDED(result) && i < MAX_SWAPCHAINS; i++) {
        if (!swapchains[i].handle) {
            swapchains[i].handle = *swapchain;
            swapchains[i].foveated = foveation != NULL;
            break;
        }
    }
    return result;
}

XrResult XRAPI_CALL layer_DestroySwapchain(XrSwapchain swapchain) {
    for (int i = 0; i < MAX_SWAPCHAINS; i++) {
        if (swapchains[i].handle == swapchain) swapchains[i].handle = XR_NULL_HANDLE;
    }
    return runtime.DestroySwapchain(swapchain);
}

XrResult XRAPI_CALL layer_EnumerateEnvironmentBlendModes(XrInstance from, XrSystemId system,
                                                         XrViewConfigurationType view, uint32_t capacity,
                                                         uint32_t *count, XrEnvironmentBlendMode *modes) {
    const XrResult result = runtime.EnumerateEnvironmentBlendModes(from, system, view, capacity, count, modes);
    if (XR_FAILED(result) || !wishes.alpha_blend) return result;
    if (capacity > *count) modes[*count] = XR_ENVIRONMENT_BLEND_MODE_ALPHA_BLEND;
    ++*count;
    return result;
}

static const char *name_of(const XrCompositionLayerBaseHeader *layer) {
    switch (layer->type) {
        case XR_TYPE_COMPOSITION_LAYER_PASSTHROUGH_FB: return "passthrough";
        case XR_TYPE_COMPOSITION_LAYER_PROJECTION: return "projection";
        case XR_TYPE_COMPOSITION_LAYER_QUAD: return "quad";
        default: return "other";
    }
}

static void check_passthrough(const XrCompositionLayerPassthroughFB *layer) {
    if (!enabled[PASSTHROUGH]) wrong("xrEndFrame: a passthrough layer, which is not enabled");
    if (!extensions_know_passthrough_layer(layer->layerHandle)) wrong("xrEndFrame: a passthrough layer that is not there");
    if (layer->space) wrong("xrEndFrame: a passthrough layer with a space");
}

// The runtime gets the frame without what it does not know.
XrResult XRAPI_CALL layer_EndFrame(XrSession of, const XrFrameEndInfo *info) {
    const XrCompositionLayerBaseHeader *layers[MAX_LAYERS];
    XrFrameEndInfo passed = *info;
    passed.layerCount = 0;
    char now[sizeof shown];
    int length = snprintf(now, sizeof now, "xrEndFrame blend %d:", info->environmentBlendMode);
    for (uint32_t i = 0; i < info->layerCount && passed.layerCount < MAX_LAYERS; i++) {
        const XrCompositionLayerBaseHeader *layer = info->layers[i];
        length += snprintf(now + length, sizeof now - (size_t) length, " %s %d", name_of(layer), (int) layer->layerFlags);
        if (layer->type == XR_TYPE_COMPOSITION_LAYER_PASSTHROUGH_FB) {
            check_passthrough((const XrCompositionLayerPassthroughFB *) layer);
        } else {
            layers[passed.layerCount++] = layer;
        }
    }
    passed.layers = passed.layerCount ? layers : NULL;
    if (info->environmentBlendMode == XR_ENVIRONMENT_BLEND_MODE_ALPHA_BLEND) {
        if (!wishes.alpha_blend) wrong("xrEndFrame: a blend mode that is not offered");
        passed.environmentBlendMode = XR_ENVIRONMENT_BLEND_MODE_OPAQUE;
    }
    if (info->layerCount && strcmp(now, shown)) {
        note("%s", now);
        strcpy(shown, now);
    }
    return runtime.EndFrame(of, &passed);
}
