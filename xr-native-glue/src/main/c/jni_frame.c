// What Java calls every frame: numbers in, a result out, the rest through frame_data. Nothing here allocates.
#include "actions.h"
#include "events.h"
#include "frame.h"
#include "haptics.h"
#include "jni_methods.h"
#include "session.h"

#define UNUSED (void) env, (void) glue

static jint poll_events(JNIEnv *env, jclass glue) {
    UNUSED;
    return events_poll();
}

// Waits, begins and asks for input.
static jint wait_frame(JNIEnv *env, jclass glue) {
    UNUSED;
    if (!session) return XR_ERROR_HANDLE_INVALID;
    XrResult result = frame_wait();
    if (XR_SUCCEEDED(result)) result = frame_begin();
    if (XR_SUCCEEDED(result)) actions_sync();
    return result;
}

static jint tick(JNIEnv *env, jclass glue, jlong nano_time, jlong period) {
    UNUSED;
    if (!session) return XR_ERROR_HANDLE_INVALID;
    const XrResult result = frame_tick(nano_time, period);
    if (XR_SUCCEEDED(result)) actions_sync();
    return result;
}

static jint sample(JNIEnv *env, jclass glue, jlong time) {
    UNUSED;
    if (!session) return XR_ERROR_HANDLE_INVALID;
    frame_sample(time);
    return XR_SUCCESS;
}

static jint acquire(JNIEnv *env, jclass glue) {
    UNUSED;
    return session ? frame_acquire() : XR_ERROR_HANDLE_INVALID;
}

static jint end_frame(JNIEnv *env, jclass glue) {
    UNUSED;
    return session ? frame_end() : XR_ERROR_HANDLE_INVALID;
}

static jint vibrate(JNIEnv *env, jclass glue, jint action, jint hand, jfloat amplitude, jfloat hertz, jlong nanos) {
    UNUSED;
    return session && hand >= 0 && hand < HAND_COUNT ? haptics_apply(action, hand, amplitude, hertz, nanos)
                                                     : XR_ERROR_HANDLE_INVALID;
}

const JNINativeMethod frame_methods[] = {
    {"pollEvents", "()I", (void *) poll_events},
    {"waitFrame", "()I", (void *) wait_frame},
    {"tick", "(JJ)I", (void *) tick},
    {"sample", "(J)I", (void *) sample},
    {"acquire", "()I", (void *) acquire},
    {"endFrame", "()I", (void *) end_frame},
    {"vibrate", "(IIFFJ)I", (void *) vibrate},
};
const jint frame_method_count = sizeof frame_methods / sizeof *frame_methods;
