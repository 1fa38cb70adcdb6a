#include "foveation.h"

#include "frame_data.h"
#include "ledger.h"
#include "session.h"
#include "swapchain.h"

XrResult foveation_set_level(XrFoveationLevelFB level, int dynamic) {
    XrFoveationLevelProfileCreateInfoFB details = {
        .type = XR_TYPE_FOVEATION_LEVEL_PROFILE_CREATE_INFO_FB,
        .level = level,
        .dynamic = dynamic ? XR_FOVEATION_DYNAMIC_LEVEL_ENABLED_FB : XR_FOVEATION_DYNAMIC_DISABLED_FB,
    };
    const XrFoveationProfileCreateInfoFB info = {.type = XR_TYPE_FOVEATION_PROFILE_CREATE_INFO_FB, .next = &details};
    XrFoveationProfileFB profile = XR_NULL_HANDLE;
    XrResult result = CALL(CreateFoveationProfileFB, session, &info, &profile);
    if (XR_FAILED(result)) return result;
    ledger_opened(LEDGER_FOVEATION_PROFILE);
    for (int eye = 0; XR_SUCCEEDED(result) && eye < VIEW_COUNT; eye++) {
        const XrSwapchainStateFoveationFB state = {.type = XR_TYPE_SWAPCHAIN_STATE_FOVEATION_FB, .profile = profile};
        result = CALL(UpdateSwapchainFB, swapchain_handle(eye), (const XrSwapchainStateBaseHeaderFB *) &state);
    }
    // The swapchains keep what they took from it.
    const XrResult destroyed = CALL(DestroyFoveationProfileFB, profile);
    ledger_closed(LEDGER_FOVEATION_PROFILE);
    return XR_FAILED(result) ? result : destroyed;
}
