// What a test tells the instrument and reads from it: dev.highfive.xr.TestInstrument.
#include <stdio.h>
#include <string.h>

#include <jni.h>

#include "instrument.h"

#define CONTROL(result, name) JNIEXPORT result JNICALL Java_dev_highfive_xr_TestInstrument_##name
#define UNUSED (void) env, (void) type

CONTROL(void, forget)(JNIEnv *env, jclass type) {
    UNUSED;
    pthread_mutex_lock(&lock);
    wishes = (struct wishes) {.hand_source = XR_HAND_TRACKING_DATA_SOURCE_UNOBSTRUCTED_EXT};
    events_forget();
    pthread_mutex_unlock(&lock);
    record_forget();
}

CONTROL(void, queueState)(JNIEnv *env, jclass type, jint state) {
    UNUSED;
    XrEventDataBuffer buffer = {.type = XR_TYPE_EVENT_DATA_SESSION_STATE_CHANGED};
    ((XrEventDataSessionStateChanged *) &buffer)->state = (XrSessionState) state;
    events_queue(&buffer);
}

CONTROL(void, queueInstanceLoss)(JNIEnv *env, jclass type) {
    UNUSED;
    const XrEventDataBuffer buffer = {.type = XR_TYPE_EVENT_DATA_INSTANCE_LOSS_PENDING};
    events_queue(&buffer);
}

CONTROL(void, queueMask)(JNIEnv *env, jclass type, jfloat size) {
    UNUSED;
    pthread_mutex_lock(&lock);
    wishes.mask = size;
    pthread_mutex_unlock(&lock);
    XrEventDataBuffer buffer = {.type = XR_TYPE_EVENT_DATA_VISIBILITY_MASK_CHANGED_KHR};
    ((XrEventDataVisibilityMaskChangedKHR *) &buffer)->session = session;
    ((XrEventDataVisibilityMaskChangedKHR *) &buffer)->viewConfigurationType = XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO;
    events_queue(&buffer);
}

CONTROL(void, queuePresence)(JNIEnv *env, jclass type, jboolean worn) {
    UNUSED;
    XrEventDataBuffer buffer = {.type = XR_TYPE_EVENT_DATA_USER_PRESENCE_CHANGED_EXT};
    ((XrEventDataUserPresenceChangedEXT *) &buffer)->session = session;
    ((XrEventDataUserPresenceChangedEXT *) &buffer)->isUserPresent = worn;
    events_queue(&buffer);
}

CONTROL(void, hold)(JNIEnv *env, jclass type, jint hand, jstring profile) {
    (void) type;
    const char *path = (*env)->GetStringUTFChars(env, profile, NULL);
    if (!path) return;
    pthread_mutex_lock(&lock);
    snprintf(wishes.profiles[hand], sizeof wishes.profiles[hand], "%s", path);
    pthread_mutex_unlock(&lock);
    (*env)->ReleaseStringUTFChars(env, profile, path);
    XrEventDataBuffer buffer = {.type = XR_TYPE_EVENT_DATA_INTERACTION_PROFILE_CHANGED};
    ((XrEventDataInteractionProfileChanged *) &buffer)->session = session;
    events_queue(&buffer);
}

#define SET(field, value) \
    UNUSED; \
    pthread_mutex_lock(&lock); \
    wishes.field = value; \
    pthread_mutex_unlock(&lock);

CONTROL(void, exit)(JNIEnv *env, jclass type) {
    SET(exit, 1)
}

CONTROL(void, stall)(JNIEnv *env, jclass type, jint state) {
    SET(stall_at, (XrSessionState) state)
}

CONTROL(void, silence)(JNIEnv *env, jclass type) {
    SET(silence, 1)
}

CONTROL(void, hideStage)(JNIEnv *env, jclass type) {
    SET(hide_stage, 1)
}

CONTROL(void, offerAlphaBlend)(JNIEnv *env, jclass type) {
    SET(alpha_blend, 1)
}

CONTROL(void, refusePassthrough)(JNIEnv *env, jclass type) {
    SET(refuse_passthrough, 1)
}

CONTROL(void, seeNoJoints)(JNIEnv *env, jclass type) {
    SET(no_joints, 1)
}

CONTROL(void, refuseExtras)(JNIEnv *env, jclass type) {
    SET(refuse_all_extras, 1)
}

CONTROL(void, freeze)(JNIEnv *env, jclass type, jboolean frozen) {
    SET(frozen, frozen)
}

CONTROL(void, handSource)(JNIEnv *env, jclass type, jint source) {
    SET(hand_source, source)
}

CONTROL(void, pinch)(JNIEnv *env, jclass type, jfloat strength) {
    SET(pinch, strength)
}

CONTROL(jint, toldState)(JNIEnv *env, jclass type) {
    UNUSED;
    return events_told();
}

CONTROL(jstring, notes)(JNIEnv *env, jclass type) {
    (void) type;
    return (*env)->NewStringUTF(env, record_notes());
}

CONTROL(jstring, wrongs)(JNIEnv *env, jclass type) {
    (void) type;
    return (*env)->NewStringUTF(env, record_wrongs());
}
