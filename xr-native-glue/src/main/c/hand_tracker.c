#include "hand_tracker.h"

#include "frame_data.h"
#include "ledger.h"
#include "session.h"
#include "space.h"

static XrHandTrackerEXT trackers[HAND_COUNT];
static int32_t asked;

XrResult hand_tracker_create(int32_t ask) {
    asked = ask;
    for (int h = 0; h < HAND_COUNT; h++) {
        // Only hands that are seen: while a controller is held it is the controller's pose that counts.
        XrHandTrackingDataSourceEXT unobstructed = XR_HAND_TRACKING_DATA_SOURCE_UNOBSTRUCTED_EXT;
        const XrHandTrackingDataSourceInfoEXT source = {.type = XR_TYPE_HAND_TRACKING_DATA_SOURCE_INFO_EXT,
                                                        .requestedDataSourceCount = 1,
                                                        .requestedDataSources = &unobstructed};
        const XrHandTrackerCreateInfoEXT info = {.type = XR_TYPE_HAND_TRACKER_CREATE_INFO_EXT,
                                                 .next = ask & HAND_TRACKER_ASK_SOURCE ? &source : NULL,
                                                 .hand = h == 0 ? XR_HAND_LEFT_EXT : XR_HAND_RIGHT_EXT,
                                                 .handJointSet = XR_HAND_JOINT_SET_DEFAULT_EXT};
        const XrResult result = CALL(CreateHandTrackerEXT, session, &info, &trackers[h]);
        if (XR_FAILED(result)) {
            trackers[h] = XR_NULL_HANDLE;
            hand_tracker_destroy();
            return result;
        }
        ledger_opened(LEDGER_HAND_TRACKER);
    }
    return XR_SUCCESS;
}

void hand_tracker_destroy(void) {
    for (int h = 0; h < HAND_COUNT; h++) {
        if (trackers[h]) {
            CALL(DestroyHandTrackerEXT, trackers[h]);
            trackers[h] = XR_NULL_HANDLE;
            ledger_closed(LEDGER_HAND_TRACKER);
        }
        frame_data.hands[h].active = 0;
    }
}

static XrResult locate(XrHandTrackerEXT tracker, XrTime time, struct hand *hand) {
    XrHandJointLocationEXT locations[JOINT_COUNT] = {0};
    XrHandJointVelocityEXT velocities[JOINT_COUNT] = {0};
    XrHandTrackingDataSourceStateEXT source = {.type = XR_TYPE_HAND_TRACKING_DATA_SOURCE_STATE_EXT};
    XrHandTrackingAimStateFB aim = {.type = XR_TYPE_HAND_TRACKING_AIM_STATE_FB};
    XrHandJointVelocitiesEXT velocity = {.type = XR_TYPE_HAND_JOINT_VELOCITIES_EXT,
                                         .jointCount = JOINT_COUNT,
                                         .jointVelocities = velocities};
    XrHandJointLocationsEXT location = {.type = XR_TYPE_HAND_JOINT_LOCATIONS_EXT,
                                        .next = &velocity,
                                        .jointCount = JOINT_COUNT,
                                        .jointLocations = locations};
    if (asked & HAND_TRACKER_ASK_SOURCE) {
        source.next = location.next;
        location.next = &source;
    }
    if (asked & HAND_TRACKER_ASK_AIM) {
        aim.next = location.next;
        location.next = &aim;
    }
    const XrHandJointsMotionRangeInfoEXT range = {
        .type = XR_TYPE_HAND_JOINTS_MOTION_RANGE_INFO_EXT,
        .handJointsMotionRange = XR_HAND_JOINTS_MOTION_RANGE_UNOBSTRUCTED_EXT,
    };
    const XrHandJointsLocateInfoEXT info = {.type = XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT,
                                            .next = asked & HAND_TRACKER_ASK_MOTION_RANGE ? &range : NULL,
                                            .baseSpace = base_space,
                                            .time = time};
    const XrResult result = CALL(LocateHandJointsEXT, tracker, &info, &location);
    hand->active = XR_SUCCEEDED(result) && location.isActive;
    hand->source = source.isActive ? (int32_t) source.dataSource : 0;
    hand->aim_status = (int32_t) aim.status;
    if (!hand->active) return result; // what the runtime left in the joints is stale
    hand->aim = aim.aimPose;
    hand->pinch[0] = aim.pinchStrengthIndex;
    hand->pinch[1] = aim.pinchStrengthMiddle;
    hand->pinch[2] = aim.pinchStrengthRing;
    hand->pinch[3] = aim.pinchStrengthLittle;
    for (int j = 0; j < JOINT_COUNT; j++) {
        hand->joints[j] = (struct located) {.location_flags = (int32_t) locations[j].locationFlags,
                                            .velocity_flags = (int32_t) velocities[j].velocityFlags,
                                            .pose = locations[j].pose,
                                            .linear_velocity = velocities[j].linearVelocity,
                                            .angular_velocity = velocities[j].angularVelocity,
                                            .radius = locations[j].radius};
    }
    return result;
}

XrResult hand_tracker_locate(XrTime time) {
    XrResult first = XR_SUCCESS;
    for (int h = 0; h < HAND_COUNT; h++) {
        if (!trackers[h]) continue;
        const XrResult result = locate(trackers[h], time, &frame_data.hands[h]);
        if (XR_SUCCEEDED(first)) first = result;
    }
    return first;
}
