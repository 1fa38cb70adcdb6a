// What the program hears, and when.
#include "instrument.h"

#define MAX_QUEUED 16

static XrEventDataBuffer queue[MAX_QUEUED];
static int queued;
static int stalled;
static XrSessionState told;

void events_queue(const XrEventDataBuffer *event) {
    pthread_mutex_lock(&lock);
    if (queued < MAX_QUEUED) queue[queued++] = *event;
    else wrong("the test has queued too many events");
    pthread_mutex_unlock(&lock);
}

void events_forget(void) {
    queued = stalled = 0;
    told = XR_SESSION_STATE_UNKNOWN;
}

XrSessionState events_told(void) {
    pthread_mutex_lock(&lock);
    const XrSessionState state = told;
    pthread_mutex_unlock(&lock);
    return state;
}

static int take(XrEventDataBuffer *buffer) {
    if (!queued) return 0;
    *buffer = queue[0];
    queued--;
    for (int i = 0; i < queued; i++) queue[i] = queue[i + 1];
    XrEventDataSessionStateChanged *change = (XrEventDataSessionStateChanged *) buffer;
    if (buffer->type == XR_TYPE_EVENT_DATA_SESSION_STATE_CHANGED) {
        change->session = session;
        told = change->state;
    }
    return 1;
}

XrResult XRAPI_CALL layer_PollEvent(XrInstance from, XrEventDataBuffer *buffer) {
    pthread_mutex_lock(&lock);
    if (wishes.exit && session) {
        wishes.exit = 0;
        // As if the wearer had closed the program in the runtime's menu: from here on it is the runtime's own doing.
        if (XR_FAILED(runtime.RequestExitSession(session))) wrong("the runtime does not end the session");
    }
    XrResult result = XR_SUCCESS;
    if (!take(buffer)) {
        result = stalled || wishes.silence ? XR_EVENT_UNAVAILABLE : runtime.PollEvent(from, buffer);
        if (result == XR_SUCCESS && buffer->type == XR_TYPE_EVENT_DATA_SESSION_STATE_CHANGED) {
            told = ((XrEventDataSessionStateChanged *) buffer)->state;
            stalled = told == wishes.stall_at;
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

XrResult XRAPI_CALL layer_RequestExitSession(XrSession of) {
    pthread_mutex_lock(&lock);
    wishes.stall_at = XR_SESSION_STATE_UNKNOWN;
    stalled = 0;
    pthread_mutex_unlock(&lock);
    note("xrRequestExitSession");
    return runtime.RequestExitSession(of);
}
