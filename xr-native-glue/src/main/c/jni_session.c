// What Java calls to set up a session and take it down, and now and then in between. Here strings may be made.
#include "actions.h"
#include "color_space.h"
#include "foveation.h"
#include "hand_tracker.h"
#include "jni_methods.h"
#include "metrics.h"
#include "passthrough.h"
#include "performance.h"
#include "refresh_rate.h"
#include "session.h"
#include "space.h"
#include "swapchain.h"
#include "views.h"

#define UNUSED (void) env, (void) glue

// Writes what is wrong with EGL, if that is the reason, to failure[0].
static jint create_session(JNIEnv *env, jclass glue, jboolean graphics, jobjectArray failure) {
    (void) glue;
    const char *sentence;
    const XrResult result = session_create(graphics, &sentence);
    if (sentence) (*env)->SetObjectArrayElement(env, failure, 0, (*env)->NewStringUTF(env, sentence));
    return result;
}

// All that belongs to the session, in the order of dependence, then the session.
static jint destroy_session(JNIEnv *env, jclass glue) {
    UNUSED;
    for (int i = 0; i < MAX_SWAPCHAINS; i++) swapchain_destroy(i);
    passthrough_destroy();
    hand_tracker_destroy();
    actions_detach();
    space_destroy_references();
    return session_destroy();
}

static jint begin_session(JNIEnv *env, jclass glue) {
    UNUSED;
    return session_begin();
}

static jint end_session(JNIEnv *env, jclass glue) {
    UNUSED;
    return session_end();
}

static jint request_exit_session(JNIEnv *env, jclass glue) {
    UNUSED;
    return session_request_exit();
}

static jint reference_spaces(JNIEnv *env, jclass glue, jintArray kinds) {
    (void) glue;
    int32_t bits;
    const XrResult result = space_kinds(&bits);
    (*env)->SetIntArrayRegion(env, kinds, 0, 1, &bits);
    return result;
}

static jint choose_space(JNIEnv *env, jclass glue, jint kind, jfloat x, jfloat y, jfloat z, jfloat qy, jfloat qw) {
    UNUSED;
    const XrPosef origin = {{0, qy, 0, qw}, {x, y, z}};
    return space_choose((XrReferenceSpaceType) kind, &origin);
}

static jint create_hand_trackers(JNIEnv *env, jclass glue, jint ask) {
    UNUSED;
    return hand_tracker_create(ask);
}

static jint create_actions(JNIEnv *env, jclass glue) {
    UNUSED;
    return actions_create();
}

static jint add_action(JNIEnv *env, jclass glue, jstring name, jint type) {
    (void) glue;
    const char *characters = (*env)->GetStringUTFChars(env, name, NULL);
    if (!characters) return XR_ERROR_OUT_OF_MEMORY;
    const XrResult result = actions_add(characters, (XrActionType) type);
    (*env)->ReleaseStringUTFChars(env, name, characters);
    return result;
}

static void destroy_actions(JNIEnv *env, jclass glue) {
    UNUSED;
    actions_destroy();
}

static jint suggest_bindings(JNIEnv *env, jclass glue, jstring profile, jintArray numbers, jobjectArray paths) {
    (void) glue;
    XrResult result = XR_SUCCESS;
    actions_suggest_begin();
    const jsize count = (*env)->GetArrayLength(env, paths);
    for (jsize i = 0; i < count && XR_SUCCEEDED(result); i++) {
        jint action;
        (*env)->GetIntArrayRegion(env, numbers, i, 1, &action);
        jstring path = (*env)->GetObjectArrayElement(env, paths, i);
        const char *characters = (*env)->GetStringUTFChars(env, path, NULL);
        if (!characters) return XR_ERROR_OUT_OF_MEMORY;
        result = actions_suggest_add(action, characters);
        (*env)->ReleaseStringUTFChars(env, path, characters);
        (*env)->DeleteLocalRef(env, path);
    }
    if (XR_FAILED(result)) return result;
    const char *characters = (*env)->GetStringUTFChars(env, profile, NULL);
    if (!characters) return XR_ERROR_OUT_OF_MEMORY;
    result = actions_suggest(characters);
    (*env)->ReleaseStringUTFChars(env, profile, characters);
    return result;
}

static jint attach_actions(JNIEnv *env, jclass glue) {
    UNUSED;
    return actions_attach();
}

static jint create_action_spaces(JNIEnv *env, jclass glue) {
    UNUSED;
    return actions_create_spaces();
}

// Writes the profile's path to path[0].
static jint current_profile(JNIEnv *env, jclass glue, jint hand, jobjectArray path) {
    (void) glue;
    char characters[XR_MAX_PATH_LENGTH];
    const XrResult result = actions_profile(hand != 0, characters, sizeof characters);
    if (XR_FAILED(result)) return result;
    const jstring string = (*env)->NewStringUTF(env, characters);
    if (!string) return XR_ERROR_OUT_OF_MEMORY;
    (*env)->SetObjectArrayElement(env, path, 0, string);
    return result;
}

// Writes as many as there is room for, and their number to count[0].
static jint swapchain_formats_of(JNIEnv *env, jclass glue, jlongArray formats, jintArray count) {
    (void) glue;
    int64_t list[64];
    uint32_t found = 0;
    const XrResult result = swapchain_formats(list, sizeof list / sizeof *list, &found);
    if (XR_FAILED(result)) return result;
    const jint number = (jint) found;
    (*env)->SetLongArrayRegion(env, formats, 0, number, (const jlong *) list);
    (*env)->SetIntArrayRegion(env, count, 0, 1, &number);
    return result;
}

static jint create_swapchain(JNIEnv *env, jclass glue, jint number, jlong format, jint width, jint height, jint flags) {
    UNUSED;
    return swapchain_create(number, format, width, height, flags);
}

// Writes the texture to texture[0]. For quads, whose pictures change now and then; the eyes' are taken by acquire().
static jint acquire_swapchain(JNIEnv *env, jclass glue, jint number, jintArray texture) {
    (void) glue;
    jint name = 0;
    const XrResult result = swapchain_acquire(number, &name);
    (*env)->SetIntArrayRegion(env, texture, 0, 1, &name);
    return result;
}

// Writes the rates to hertz, which has room for 32, and their number to count[0].
static jint refresh_rates(JNIEnv *env, jclass glue, jfloatArray hertz, jintArray count) {
    (void) glue;
    float list[32];
    uint32_t found = 0;
    const XrResult result = refresh_rate_list(list, sizeof list / sizeof *list, &found);
    if (XR_FAILED(result)) return result;
    const jint number = (jint) found;
    (*env)->SetFloatArrayRegion(env, hertz, 0, number, list);
    (*env)->SetIntArrayRegion(env, count, 0, 1, &number);
    return result;
}

static jint request_refresh_rate(JNIEnv *env, jclass glue, jfloat hertz) {
    UNUSED;
    return refresh_rate_request(hertz);
}

static jint set_performance_level(JNIEnv *env, jclass glue, jint domain, jint level) {
    UNUSED;
    return performance_set_level((XrPerfSettingsDomainEXT) domain, (XrPerfSettingsLevelEXT) level);
}

static jint set_thread(JNIEnv *env, jclass glue, jint type, jint id) {
    UNUSED;
    return performance_set_thread(type, id);
}

static jint set_color_space(JNIEnv *env, jclass glue, jint space) {
    UNUSED;
    return color_space_set((XrColorSpaceFB) space);
}

static jint set_foveation(JNIEnv *env, jclass glue, jint level, jboolean dynamic) {
    UNUSED;
    return foveation_set_level((XrFoveationLevelFB) level, dynamic);
}

// Writes the counters' paths to names[0].
static jint start_metrics(JNIEnv *env, jclass glue, jboolean android, jobjectArray names) {
    (void) glue;
    if (!session) return XR_ERROR_HANDLE_INVALID;
    const XrResult result = metrics_start(android ? "ANDROID" : "META");
    if (XR_FAILED(result)) return result;
    jclass string = (*env)->FindClass(env, "java/lang/String");
    jobjectArray array = string ? (*env)->NewObjectArray(env, metrics_count(), string, NULL) : NULL;
    if (!array) return XR_ERROR_OUT_OF_MEMORY;
    for (int i = 0; i < metrics_count(); i++) {
        char path[XR_MAX_PATH_LENGTH] = "";
        metrics_name(i, path, sizeof path);
        jstring name = (*env)->NewStringUTF(env, path);
        if (!name) return XR_ERROR_OUT_OF_MEMORY;
        (*env)->SetObjectArrayElement(env, array, i, name);
        (*env)->DeleteLocalRef(env, name);
    }
    (*env)->SetObjectArrayElement(env, names, 0, array);
    return result;
}

// Writes a counter's value to value[0].
static jint metric(JNIEnv *env, jclass glue, jint index, jfloatArray value) {
    (void) glue;
    float now = 0;
    const XrResult result = session ? metrics_value(index, &now) : XR_ERROR_HANDLE_INVALID;
    (*env)->SetFloatArrayRegion(env, value, 0, 1, &now);
    return result;
}

static jint create_passthrough(JNIEnv *env, jclass glue) {
    UNUSED;
    return passthrough_create();
}

static jint run_passthrough(JNIEnv *env, jclass glue, jboolean running) {
    UNUSED;
    return passthrough_run(running);
}

static jint hidden_area(JNIEnv *env, jclass glue, jint view) {
    UNUSED;
    return views_hidden_area(view);
}

#define STRING "Ljava/lang/String;"

const JNINativeMethod session_methods[] = {
    {"createSession", "(Z[" STRING ")I", (void *) create_session},
    {"destroySession", "()I", (void *) destroy_session},
    {"beginSession", "()I", (void *) begin_session},
    {"endSession", "()I", (void *) end_session},
    {"requestExitSession", "()I", (void *) request_exit_session},
    {"referenceSpaces", "([I)I", (void *) reference_spaces},
    {"chooseSpace", "(IFFFFF)I", (void *) choose_space},
    {"createHandTrackers", "(I)I", (void *) create_hand_trackers},
    {"createActions", "()I", (void *) create_actions},
    {"addAction", "(" STRING "I)I", (void *) add_action},
    {"destroyActions", "()V", (void *) destroy_actions},
    {"suggestBindings", "(" STRING "[I[" STRING ")I", (void *) suggest_bindings},
    {"attachActions", "()I", (void *) attach_actions},
    {"createActionSpaces", "()I", (void *) create_action_spaces},
    {"currentProfile", "(I[" STRING ")I", (void *) current_profile},
    {"swapchainFormats", "([J[I)I", (void *) swapchain_formats_of},
    {"createSwapchain", "(IJIII)I", (void *) create_swapchain},
    {"acquireSwapchain", "(I[I)I", (void *) acquire_swapchain},
    {"refreshRates", "([F[I)I", (void *) refresh_rates},
    {"requestRefreshRate", "(F)I", (void *) request_refresh_rate},
    {"setPerformanceLevel", "(II)I", (void *) set_performance_level},
    {"setThread", "(II)I", (void *) set_thread},
    {"setColorSpace", "(I)I", (void *) set_color_space},
    {"setFoveation", "(IZ)I", (void *) set_foveation},
    {"startMetrics", "(Z[[" STRING ")I", (void *) start_metrics},
    {"metric", "(I[F)I", (void *) metric},
    {"createPassthrough", "()I", (void *) create_passthrough},
    {"runPassthrough", "(Z)I", (void *) run_passthrough},
    {"hiddenArea", "(I)I", (void *) hidden_area},
};
const jint session_method_count = sizeof session_methods / sizeof *session_methods;
