#include "haptics.h"

#include "actions.h"
#include "session.h"

XrResult haptics_apply(int32_t action, int hand, float amplitude, float hertz, XrDuration duration) {
    const XrHapticActionInfo info = {.type = XR_TYPE_HAPTIC_ACTION_INFO,
                                     .action = actions_handle(action),
                                     .subactionPath = hand_paths[hand]};
    if (amplitude <= 0) return CALL(StopHapticFeedback, session, &info);
    const XrHapticVibration vibration = {.type = XR_TYPE_HAPTIC_VIBRATION,
                                         .duration = duration > 0 ? duration : XR_MIN_HAPTIC_DURATION,
                                         .frequency = hertz, // 0 is XR_FREQUENCY_UNSPECIFIED
                                         .amplitude = amplitude};
    return CALL(ApplyHapticFeedback, session, &info, (const XrHapticBaseHeader *) &vibration);
}
