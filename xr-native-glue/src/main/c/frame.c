#include "frame.h"

#include "actions.h"
#include "frame_data.h"
#include "hand_tracker.h"
#include "instance.h"
#include "ledger.h"
#include "passthrough.h"
#include "session.h"
#include "space.h"
#include "swapchain.h"
#include "views.h"

// XrTime's origin is the runtime's own; CLOCK_MONOTONIC is what System.nanoTime() counts.
static int64_t nano_time(XrTime time) {
    struct timespec monotonic;
    if (!xr.ConvertTimeToTimespecTimeKHR) return time; // every known runtime counts CLOCK_MONOTONIC anyway
    if (XR_FAILED(CALL(ConvertTimeToTimespecTimeKHR, instance, time, &monotonic))) return time;
    return (int64_t) monotonic.tv_sec * 1000000000 + monotonic.tv_nsec;
}

XrResult frame_wait(void) {
    XrFrameState state = {.type = XR_TYPE_FRAME_STATE};
    const XrResult result = CALL(WaitFrame, session, NULL, &state);
    if (XR_FAILED(result)) return result;
    ledger_opened(LEDGER_FRAME_WAITED);
    frame_data.display_time = state.predictedDisplayTime;
    frame_data.display_time_ns = nano_time(state.predictedDisplayTime);
    frame_data.display_period_ns = state.predictedDisplayPeriod;
    frame_data.should_render = (int32_t) state.shouldRender;
    return result;
}

XrResult frame_begin(void) {
    const XrResult result = CALL(BeginFrame, session, NULL);
    if (XR_FAILED(result)) return result;
    ledger_closed(LEDGER_FRAME_WAITED);
    if (result == XR_FRAME_DISCARDED) ledger_closed(LEDGER_FRAME_BEGUN); // the one before is over without an end
    ledger_opened(LEDGER_FRAME_BEGUN);
    return result;
}

XrResult frame_tick(int64_t nano_time, int64_t period) {
    const struct timespec monotonic = {.tv_sec = nano_time / 1000000000, .tv_nsec = nano_time % 1000000000};
    const XrResult result = CALL(ConvertTimespecTimeToTimeKHR, instance, &monotonic, &frame_data.display_time);
    if (XR_FAILED(result)) return result;
    frame_data.display_time_ns = nano_time;
    frame_data.display_period_ns = period;
    frame_data.should_render = 0;
    return result;
}

void frame_sample(XrTime time) {
    frame_data.results[PART_VIEWS] = views_locate(time);
    frame_data.results[PART_HEAD] = space_locate(view_space, time, &frame_data.head);
    frame_data.results[PART_HANDS] = hand_tracker_locate(time);
    frame_data.results[PART_POSES] = actions_locate(time);
}

XrResult frame_acquire(void) {
    for (int v = 0; v < VIEW_COUNT; v++) {
        const XrResult result = swapchain_acquire(v, &frame_data.views[v].texture);
        if (XR_FAILED(result)) return result;
    }
    return XR_SUCCESS;
}

union any_layer {
    XrCompositionLayerBaseHeader header;
    XrCompositionLayerProjection projection;
    XrCompositionLayerQuad quad;
    XrCompositionLayerPassthroughFB passthrough;
};

// False for a layer that cannot be shown.
static int make_layer(const struct layer *from, const XrCompositionLayerProjectionView *views, union any_layer *to) {
    const XrCompositionLayerFlags flags = (XrCompositionLayerFlags) from->flags;
    switch (from->kind) {
        case LAYER_PROJECTION:
            to->projection = (XrCompositionLayerProjection) {.type = XR_TYPE_COMPOSITION_LAYER_PROJECTION,
                                                             .layerFlags = flags,
                                                             .space = base_space,
                                                             .viewCount = VIEW_COUNT,
                                                             .views = views};
            return 1;
        case LAYER_QUAD:
            if (!swapchain_handle(from->swapchain)) return 0;
            to->quad = (XrCompositionLayerQuad) {.type = XR_TYPE_COMPOSITION_LAYER_QUAD,
                                                 .layerFlags = flags,
                                                 .space = from->in_view ? view_space : base_space,
                                                 .eyeVisibility = (XrEyeVisibility) from->eyes,
                                                 .subImage = swapchain_image(from->swapchain),
                                                 .pose = from->pose,
                                                 .size = {from->width, from->height}};
            return 1;
        case LAYER_PASSTHROUGH:
            if (!passthrough_layer) return 0;
            to->passthrough = (XrCompositionLayerPassthroughFB) {.type = XR_TYPE_COMPOSITION_LAYER_PASSTHROUGH_FB,
                                                                 .flags = flags,
                                                                 .layerHandle = passthrough_layer};
            return 1;
        default: return 0;
    }
}

XrResult frame_end(void) {
    XrCompositionLayerProjectionView views[VIEW_COUNT];
    union any_layer layers[MAX_LAYERS];
    const XrCompositionLayerBaseHeader *headers[MAX_LAYERS];
    uint32_t count = 0;
    const XrResult released = swapchain_release_all();
    for (int v = 0; v < VIEW_COUNT; v++) {
        views[v] = (XrCompositionLayerProjectionView) {.type = XR_TYPE_COMPOSITION_LAYER_PROJECTION_VIEW,
                                                       .pose = frame_data.views[v].pose,
                                                       .fov = frame_data.views[v].fov,
                                                       .subImage = swapchain_image(v)};
    }
    for (int i = 0; i < frame_data.layer_count && i < MAX_LAYERS && XR_SUCCEEDED(released); i++) {
        if (make_layer(&frame_data.layers[i], views, &layers[count])) {
            headers[count] = &layers[count].header;
            count++;
        }
    }
    const XrFrameEndInfo info = {.type = XR_TYPE_FRAME_END_INFO,
                                 .displayTime = frame_data.display_time,
                                 .environmentBlendMode = (XrEnvironmentBlendMode) frame_data.blend_mode,
                                 .layerCount = count,
                                 .layers = count ? headers : NULL};
    const XrResult result = CALL(EndFrame, session, &info);
    if (XR_SUCCEEDED(result)) ledger_closed(LEDGER_FRAME_BEGUN);
    return XR_FAILED(released) ? released : result;
}
