#include "system.h"

#include <stdio.h>

#include "frame_data.h"
#include "instance.h"

XrSystemId system_id = XR_NULL_SYSTEM_ID;

static XrResult describe(int32_t ask, struct system_properties *properties) {
    XrSystemHandTrackingPropertiesEXT hands = {.type = XR_TYPE_SYSTEM_HAND_TRACKING_PROPERTIES_EXT};
    XrSystemPassthroughPropertiesFB passthrough = {.type = XR_TYPE_SYSTEM_PASSTHROUGH_PROPERTIES_FB};
    XrSystemUserPresencePropertiesEXT presence = {.type = XR_TYPE_SYSTEM_USER_PRESENCE_PROPERTIES_EXT};
    XrSystemProperties system = {.type = XR_TYPE_SYSTEM_PROPERTIES};
    if (ask & SYSTEM_ASK_HAND_TRACKING) {
        hands.next = system.next;
        system.next = &hands;
    }
    if (ask & SYSTEM_ASK_PASSTHROUGH) {
        passthrough.next = system.next;
        system.next = &passthrough;
    }
    if (ask & SYSTEM_ASK_USER_PRESENCE) {
        presence.next = system.next;
        system.next = &presence;
    }
    const XrResult result = CALL(GetSystemProperties, instance, system_id, &system);
    if (XR_FAILED(result)) return result;
    snprintf(properties->name, sizeof properties->name, "%s", system.systemName);
    properties->values[SYSTEM_HAND_TRACKING] = (int32_t) hands.supportsHandTracking;
    properties->values[SYSTEM_PASSTHROUGH] = (int32_t) passthrough.supportsPassthrough;
    properties->values[SYSTEM_USER_PRESENCE] = (int32_t) presence.supportsUserPresence;
    properties->values[SYSTEM_MAX_LAYERS] = (int32_t) system.graphicsProperties.maxLayerCount;
    return result;
}

static XrResult describe_views(struct system_properties *properties) {
    XrViewConfigurationView views[VIEW_COUNT] = {{.type = XR_TYPE_VIEW_CONFIGURATION_VIEW},
                                                 {.type = XR_TYPE_VIEW_CONFIGURATION_VIEW}};
    uint32_t count = 0;
    const XrResult result = CALL(EnumerateViewConfigurationViews, instance, system_id,
                                 XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO, VIEW_COUNT, &count, views);
    if (XR_FAILED(result)) return result;
    properties->values[SYSTEM_WIDTH] = (int32_t) views[0].recommendedImageRectWidth;
    properties->values[SYSTEM_HEIGHT] = (int32_t) views[0].recommendedImageRectHeight;
    properties->values[SYSTEM_MAX_WIDTH] = (int32_t) views[0].maxImageRectWidth;
    properties->values[SYSTEM_MAX_HEIGHT] = (int32_t) views[0].maxImageRectHeight;
    properties->values[SYSTEM_MAX_SAMPLES] = (int32_t) views[0].maxSwapchainSampleCount;
    return result;
}

static XrResult describe_blend_modes(struct system_properties *properties) {
    XrEnvironmentBlendMode modes[8];
    uint32_t count = 0;
    const XrResult result = CALL(EnumerateEnvironmentBlendModes, instance, system_id,
                                 XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO, sizeof modes / sizeof *modes, &count,
                                 modes);
    if (XR_FAILED(result)) return result;
    properties->values[SYSTEM_BLEND_MODES] = 0;
    for (uint32_t i = 0; i < count; i++) {
        if ((uint32_t) modes[i] < 31) properties->values[SYSTEM_BLEND_MODES] |= 1 << modes[i];
    }
    return result;
}

XrResult system_find(int32_t ask, struct system_properties *properties) {
    if (!instance) return functions_checked(XR_ERROR_HANDLE_INVALID, "xrGetSystem");
    const XrSystemGetInfo info = {.type = XR_TYPE_SYSTEM_GET_INFO,
                                  .formFactor = XR_FORM_FACTOR_HEAD_MOUNTED_DISPLAY};
    system_id = XR_NULL_SYSTEM_ID;
    XrResult result = CALL(GetSystem, instance, &info, &system_id);
    if (XR_SUCCEEDED(result)) result = describe(ask, properties);
    if (XR_SUCCEEDED(result)) result = describe_views(properties);
    if (XR_SUCCEEDED(result)) result = describe_blend_modes(properties);
    return result;
}
