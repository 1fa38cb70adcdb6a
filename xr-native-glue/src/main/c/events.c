#include "events.h"

#include "frame_data.h"
#include "instance.h"

static void copy(const XrEventDataBuffer *buffer, struct event *event) {
    *event = (struct event) {.type = (int32_t) buffer->type};
    const void *data = buffer;
    switch (buffer->type) {
        case XR_TYPE_EVENT_DATA_SESSION_STATE_CHANGED: {
            const XrEventDataSessionStateChanged *e = data;
            event->values[0] = (int32_t) e->state;
            event->time = e->time;
            break;
        }
        case XR_TYPE_EVENT_DATA_INSTANCE_LOSS_PENDING: {
            const XrEventDataInstanceLossPending *e = data;
            event->time = e->lossTime;
            break;
        }
        case XR_TYPE_EVENT_DATA_REFERENCE_SPACE_CHANGE_PENDING: {
            const XrEventDataReferenceSpaceChangePending *e = data;
            event->values[0] = (int32_t) e->referenceSpaceType;
            event->time = e->changeTime;
            event->pose_valid = (int32_t) e->poseValid;
            event->pose = e->poseInPreviousSpace;
            break;
        }
        case XR_TYPE_EVENT_DATA_EVENTS_LOST: {
            const XrEventDataEventsLost *e = data;
            event->values[0] = (int32_t) e->lostEventCount;
            break;
        }
        case XR_TYPE_EVENT_DATA_DISPLAY_REFRESH_RATE_CHANGED_FB: {
            const XrEventDataDisplayRefreshRateChangedFB *e = data;
            event->numbers[0] = e->fromDisplayRefreshRate;
            event->numbers[1] = e->toDisplayRefreshRate;
            break;
        }
        case XR_TYPE_EVENT_DATA_USER_PRESENCE_CHANGED_EXT: {
            const XrEventDataUserPresenceChangedEXT *e = data;
            event->values[0] = (int32_t) e->isUserPresent;
            break;
        }
        case XR_TYPE_EVENT_DATA_VISIBILITY_MASK_CHANGED_KHR: {
            const XrEventDataVisibilityMaskChangedKHR *e = data;
            event->values[0] = (int32_t) e->viewIndex;
            break;
        }
        case XR_TYPE_EVENT_DATA_PERF_SETTINGS_EXT: {
            const XrEventDataPerfSettingsEXT *e = data;
            event->values[0] = (int32_t) e->domain;
            event->values[1] = (int32_t) e->subDomain;
            event->values[2] = (int32_t) e->fromLevel;
            event->values[3] = (int32_t) e->toLevel;
            break;
        }
        case XR_TYPE_EVENT_DATA_PASSTHROUGH_STATE_CHANGED_FB: {
            const XrEventDataPassthroughStateChangedFB *e = data;
            event->values[0] = (int32_t) e->flags;
            break;
        }
        default: break; // the type says enough
    }
}

XrResult events_poll(void) {
    frame_data.event_count = 0;
    if (!instance) return functions_checked(XR_ERROR_HANDLE_INVALID, "xrPollEvent");
    while (frame_data.event_count < MAX_EVENTS) {
        XrEventDataBuffer buffer;
        buffer.type = XR_TYPE_EVENT_DATA_BUFFER; // its 4000 bytes of payload stay as they are: this is every frame
        buffer.next = NULL;
        const XrResult result = CALL(PollEvent, instance, &buffer);
        if (result != XR_SUCCESS) return result;
        copy(&buffer, &frame_data.events[frame_data.event_count++]);
    }
    return XR_SUCCESS;
}
