// What the hands hold, and what is told of them beside their joints.
#include <string.h>

#include "instrument.h"

XrResult XRAPI_CALL layer_GetCurrentInteractionProfile(XrSession of, XrPath hand, XrInteractionProfileState *state) {
    if (wishes.refuse_all_extras) return XR_ERROR_FEATURE_UNSUPPORTED;
    const XrResult result = runtime.GetCurrentInteractionProfile(of, hand, state);
    if (XR_FAILED(result)) return result;
    static const char *const paths[HANDS] = {"/user/hand/left", "/user/hand/right"};
    pthread_mutex_lock(&lock);
    for (int h = 0; h < HANDS; h++) {
        XrPath path;
        if (wishes.profiles[h][0] && XR_SUCCEEDED(runtime.StringToPath(instance, paths[h], &path)) && path == hand) {
            runtime.StringToPath(instance, wishes.profiles[h], &state->interactionProfile);
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

XrResult XRAPI_CALL layer_CreateHandTrackerEXT(XrSession of, const XrHandTrackerCreateInfoEXT *info,
                                               XrHandTrackerEXT *tracker) {
    const XrHandTrackingDataSourceInfoEXT *source =
        find_in_chain(info->next, XR_TYPE_HAND_TRACKING_DATA_SOURCE_INFO_EXT);
    if (source) {
        if (!enabled[HAND_DATA_SOURCE]) wrong("xrCreateHandTrackerEXT: data sources, which are not enabled");
        if (!source->requestedDataSourceCount) wrong("xrCreateHandTrackerEXT: no data source at all");
        for (uint32_t i = 0; i < source->requestedDataSourceCount; i++) {
            note("xrCreateHandTrackerEXT source %d", source->requestedDataSources[i]);
        }
    }
    return runtime.CreateHandTrackerEXT(of, info, tracker);
}

// As Pico's runtime does while it sees no hand: the same joints again, said to be tracked.
static void freeze(XrHandTrackerEXT tracker, XrHandJointLocationsEXT *locations) {
    static struct {
        XrHandTrackerEXT tracker;
        XrHandJointLocationEXT joints[XR_HAND_JOINT_COUNT_EXT];
    } kept[HANDS];
    for (int h = 0; h < HANDS; h++) {
        if (kept[h].tracker && kept[h].tracker != tracker) continue;
        const size_t size = sizeof kept[h].joints;
        if (wishes.frozen && kept[h].tracker) memcpy(locations->jointLocations, kept[h].joints, size);
        else memcpy(kept[h].joints, locations->jointLocations, size);
        kept[h].tracker = wishes.frozen ? tracker : XR_NULL_HANDLE;
        return;
    }
}

XrResult XRAPI_CALL layer_LocateHandJointsEXT(XrHandTrackerEXT tracker, const XrHandJointsLocateInfoEXT *info,
                                              XrHandJointLocationsEXT *locations) {
    XrHandTrackingDataSourceStateEXT *source =
        find_in_chain(locations->next, XR_TYPE_HAND_TRACKING_DATA_SOURCE_STATE_EXT);
    XrHandTrackingAimStateFB *aim = find_in_chain(locations->next, XR_TYPE_HAND_TRACKING_AIM_STATE_FB);
    if (source && !enabled[HAND_DATA_SOURCE]) wrong("xrLocateHandJointsEXT: data source, which is not enabled");
    if (aim && !enabled[HAND_AIM]) wrong("xrLocateHandJointsEXT: aim, which is not enabled");
    if (wishes.refuse_all_extras) return XR_ERROR_FEATURE_UNSUPPORTED;
    const XrResult result = runtime.LocateHandJointsEXT(tracker, info, locations);
    if (XR_FAILED(result)) return result;
    pthread_mutex_lock(&lock);
    freeze(tracker, locations);
    if (wishes.no_joints) {
        locations->isActive = XR_FALSE;
        for (uint32_t i = 0; i < locations->jointCount; i++) locations->jointLocations[i].locationFlags = 0;
    }
    if (source) {
        source->isActive = locations->isActive;
        source->dataSource = (XrHandTrackingDataSourceEXT) wishes.hand_source;
    }
    if (aim) {
        aim->status = locations->isActive ? XR_HAND_TRACKING_AIM_COMPUTED_BIT_FB | XR_HAND_TRACKING_AIM_VALID_BIT_FB : 0;
        aim->aimPose = locations->jointLocations[XR_HAND_JOINT_PALM_EXT].pose;
        aim->pinchStrengthIndex = wishes.pinch;
    }
    pthread_mutex_unlock(&lock);
    return result;
}
