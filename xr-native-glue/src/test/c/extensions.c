// The extensions that the runtime lacks. They do nothing but look at how they are called.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "instrument.h"

#define MAX_PROFILES 8

static uintptr_t last_handle = 0x1000; // of all kinds, so that one is never taken for another
static XrPassthroughFB passthrough;
static int passthrough_runs;
static XrPassthroughLayerFB passthrough_layer;
static struct {
    XrFoveationProfileFB handle;
    int level, dynamic;
} profiles[MAX_PROFILES];

void extensions_forget(void) {
    passthrough = XR_NULL_HANDLE;
    passthrough_layer = XR_NULL_HANDLE;
    memset(profiles, 0, sizeof profiles);
}

void extensions_session_over(void) {
    if (passthrough || passthrough_layer) wrong("xrDestroySession: passthrough is left behind");
    for (int i = 0; i < MAX_PROFILES; i++) {
        if (profiles[i].handle) wrong("xrDestroySession: a foveation profile is left behind");
    }
    extensions_forget();
}

int extensions_know_passthrough_layer(XrPassthroughLayerFB layer) {
    return layer && layer == passthrough_layer;
}

static XrResult refuse(XrResult result, const char *what) {
    wrong("%s", what);
    return result;
}

static XrResult XRAPI_CALL CreatePassthroughFB(XrSession of, const XrPassthroughCreateInfoFB *info,
                                               XrPassthroughFB *created) {
    if (!of || of != session) return refuse(XR_ERROR_HANDLE_INVALID, "xrCreatePassthroughFB: no such session");
    if (info->type != XR_TYPE_PASSTHROUGH_CREATE_INFO_FB || info->next
        || info->flags & ~XR_PASSTHROUGH_IS_RUNNING_AT_CREATION_BIT_FB) {
        return refuse(XR_ERROR_VALIDATION_FAILURE, "xrCreatePassthroughFB: bad structure");
    }
    if (passthrough) return refuse(XR_ERROR_FEATURE_ALREADY_CREATED_PASSTHROUGH_FB, "xrCreatePassthroughFB: again");
    if (wishes.refuse_passthrough) {
        note("xrCreatePassthroughFB refused");
        return XR_ERROR_NOT_PERMITTED_PASSTHROUGH_FB;
    }
    passthrough_runs = info->flags != 0;
    note("xrCreatePassthroughFB %s", passthrough_runs ? "running" : "paused");
    *created = passthrough = (XrPassthroughFB) ++last_handle;
    return XR_SUCCESS;
}

static XrResult XRAPI_CALL DestroyPassthroughFB(XrPassthroughFB closing) {
    if (!closing || closing != passthrough) {
        return refuse(XR_ERROR_HANDLE_INVALID, "xrDestroyPassthroughFB: no such passthrough");
    }
    if (passthrough_layer) wrong("xrDestroyPassthroughFB: before its layer");
    passthrough = XR_NULL_HANDLE;
    note("xrDestroyPassthroughFB");
    return XR_SUCCESS;
}

static XrResult run(XrPassthroughFB which, int runs, const char *call) {
    if (!which || which != passthrough) {
        wrong("%s: no such passthrough", call);
        return XR_ERROR_HANDLE_INVALID;
    }
    if (passthrough_runs == runs) {
        wrong("%s: it is so already", call);
        return XR_ERROR_UNEXPECTED_STATE_PASSTHROUGH_FB;
    }
    passthrough_runs = runs;
    note("%s", call);
    return XR_SUCCESS;
}

static XrResult XRAPI_CALL PassthroughStartFB(XrPassthroughFB which) {
    return run(which, 1, "xrPassthroughStartFB");
}

static XrResult XRAPI_CALL PassthroughPauseFB(XrPassthroughFB which) {
    return run(which, 0, "xrPassthroughPauseFB");
}

static XrResult XRAPI_CALL CreatePassthroughLayerFB(XrSession of, const XrPassthroughLayerCreateInfoFB *info,
                                                    XrPassthroughLayerFB *created) {
    if (!of || of != session || !info->passthrough || info->passthrough != passthrough) {
        return refuse(XR_ERROR_HANDLE_INVALID, "xrCreatePassthroughLayerFB: no such session or passthrough");
    }
    if (info->type != XR_TYPE_PASSTHROUGH_LAYER_CREATE_INFO_FB || info->next
        || info->purpose != XR_PASSTHROUGH_LAYER_PURPOSE_RECONSTRUCTION_FB) {
        return refuse(XR_ERROR_VALIDATION_FAILURE, "xrCreatePassthroughLayerFB: bad structure");
    }
    note("xrCreatePassthroughLayerFB %s", info->flags ? "running" : "paused");
    *created = passthrough_layer = (XrPassthroughLayerFB) ++last_handle;
    return XR_SUCCESS;
}

static XrResult XRAPI_CALL DestroyPassthroughLayerFB(XrPassthroughLayerFB closing) {
    if (!extensions_know_passthrough_layer(closing)) {
        return refuse(XR_ERROR_HANDLE_INVALID, "xrDestroyPassthroughLayerFB: no such layer");
    }
    passthrough_layer = XR_NULL_HANDLE;
    note("xrDestroyPassthroughLayerFB");
    return XR_SUCCESS;
}

static XrResult XRAPI_CALL CreateFoveationProfileFB(XrSession of, const XrFoveationProfileCreateInfoFB *info,
                                                    XrFoveationProfileFB *created) {
    if (!of || of != session) return refuse(XR_ERROR_HANDLE_INVALID, "xrCreateFoveationProfileFB: no such session");
    const XrFoveationLevelProfileCreateInfoFB *level =
        find_in_chain(info->next, XR_TYPE_FOVEATION_LEVEL_PROFILE_CREATE_INFO_FB);
    if (info->type != XR_TYPE_FOVEATION_PROFILE_CREATE_INFO_FB || !level || !enabled[FOVEATION_CONFIGURATION]
        || level->level < XR_FOVEATION_LEVEL_NONE_FB || level->level > XR_FOVEATION_LEVEL_HIGH_FB
        || level->dynamic < XR_FOVEATION_DYNAMIC_DISABLED_FB
        || level->dynamic > XR_FOVEATION_DYNAMIC_LEVEL_ENABLED_FB) {
        return refuse(XR_ERROR_VALIDATION_FAILURE, "xrCreateFoveationProfileFB: bad structure");
    }
    for (int i = 0; i < MAX_PROFILES; i++) {
        if (profiles[i].handle) continue;
        *created = profiles[i].handle = (XrFoveationProfileFB) ++last_handle;
        profiles[i].level = level->level;
        profiles[i].dynamic = level->dynamic;
        return XR_SUCCESS;
    }
    return refuse(XR_ERROR_LIMIT_REACHED, "xrCreateFoveationProfileFB: too many");
}

static int find_profile(XrFoveationProfileFB profile) {
    for (int i = 0; i < MAX_PROFILES; i++) {
        if (profile && profiles[i].handle == profile) return i;
    }
    return -1;
}

static XrResult XRAPI_CALL DestroyFoveationProfileFB(XrFoveationProfileFB profile) {
    const int index = find_profile(profile);
    if (index < 0) return refuse(XR_ERROR_HANDLE_INVALID, "xrDestroyFoveationProfileFB: no such profile");
    profiles[index].handle = XR_NULL_HANDLE;
    return XR_SUCCESS;
}

static XrResult XRAPI_CALL UpdateSwapchainFB(XrSwapchain swapchain, const XrSwapchainStateBaseHeaderFB *state) {
    if (state->type != XR_TYPE_SWAPCHAIN_STATE_FOVEATION_FB || !enabled[FOVEATION]) {
        return refuse(XR_ERROR_VALIDATION_FAILURE, "xrUpdateSwapchainFB: bad structure");
    }
    if (!running) return refuse(XR_ERROR_SESSION_NOT_RUNNING, "xrUpdateSwapchainFB: before the session runs");
    const int index = find_profile(((const XrSwapchainStateFoveationFB *) state)->profile);
    if (index < 0) return refuse(XR_ERROR_HANDLE_INVALID, "xrUpdateSwapchainFB: no such profile");
    if (!pictures_know(swapchain)) {
        return refuse(XR_ERROR_HANDLE_INVALID, "xrUpdateSwapchainFB: a swapchain not made to be foveated");
    }
    note("xrUpdateSwapchainFB level %d dynamic %d", profiles[index].level, profiles[index].dynamic);
    return XR_SUCCESS;
}

static XrResult XRAPI_CALL PerfSettingsSetPerformanceLevelEXT(XrSession of, XrPerfSettingsDomainEXT domain,
                                                              XrPerfSettingsLevelEXT level) {
    if (!of || of != session || !running) {
        return refuse(XR_ERROR_SESSION_NOT_RUNNING, "xrPerfSettingsSetPerformanceLevelEXT: before the session runs");
    }
    const int known = level == XR_PERF_SETTINGS_LEVEL_POWER_SAVINGS_EXT || level == XR_PERF_SETTINGS_LEVEL_SUSTAINED_LOW_EXT
        || level == XR_PERF_SETTINGS_LEVEL_SUSTAINED_HIGH_EXT || level == XR_PERF_SETTINGS_LEVEL_BOOST_EXT;
    if (!known || (domain != XR_PERF_SETTINGS_DOMAIN_CPU_EXT && domain != XR_PERF_SETTINGS_DOMAIN_GPU_EXT)) {
        return refuse(XR_ERROR_VALIDATION_FAILURE, "xrPerfSettingsSetPerformanceLevelEXT: no such domain or level");
    }
    note("xrPerfSettingsSetPerformanceLevelEXT domain %d level %d", domain, level);
    return XR_SUCCESS;
}

static const float RATES[] = {72, 90};

static XrResult XRAPI_CALL EnumerateDisplayRefreshRatesFB(XrSession of, uint32_t capacity, uint32_t *count,
                                                          float *rates) {
    if (!of || of != session) {
        return refuse(XR_ERROR_HANDLE_INVALID, "xrEnumerateDisplayRefreshRatesFB: no such session");
    }
    *count = sizeof RATES / sizeof *RATES;
    if (capacity && capacity < *count) return XR_ERROR_SIZE_INSUFFICIENT;
    if (capacity) memcpy(rates, RATES, sizeof RATES);
    return XR_SUCCESS;
}

static XrResult XRAPI_CALL RequestDisplayRefreshRateFB(XrSession of, float rate) {
    if (!of || of != session || !running) {
        return refuse(XR_ERROR_SESSION_NOT_RUNNING, "xrRequestDisplayRefreshRateFB: before the session runs");
    }
    note("xrRequestDisplayRefreshRateFB %g", (double) rate);
    return rate == RATES[0] || rate == RATES[1] ? XR_SUCCESS : XR_ERROR_DISPLAY_REFRESH_RATE_UNSUPPORTED_FB;
}

static XrResult XRAPI_CALL SetAndroidApplicationThreadKHR(XrSession of, XrAndroidThreadTypeKHR type, uint32_t id) {
    if (!of || of != session || !running) {
        return refuse(XR_ERROR_SESSION_NOT_RUNNING, "xrSetAndroidApplicationThreadKHR: before the session runs");
    }
    char path[64];
    char name[64] = "";
    snprintf(path, sizeof path, "/proc/self/task/%u/comm", id);
    FILE *file = fopen(path, "r");
    if (!file || !fgets(name, sizeof name, file)) wrong("xrSetAndroidApplicationThreadKHR: no thread %u", id);
    if (file) fclose(file);
    name[strcspn(name, "\n")] = 0;
    note("xrSetAndroidApplicationThreadKHR %d %s", (int) type, name);
    return XR_SUCCESS;
}

static XrResult XRAPI_CALL SetColorSpaceFB(XrSession of, XrColorSpaceFB space) {
    if (!of || of != session) return refuse(XR_ERROR_HANDLE_INVALID, "xrSetColorSpaceFB: no such session");
    note("xrSetColorSpaceFB %d", (int) space);
    return XR_SUCCESS;
}

// A triangle in the lower left corner, once there is one.
static XrResult XRAPI_CALL GetVisibilityMaskKHR(XrSession of, XrViewConfigurationType views, uint32_t view,
                                                XrVisibilityMaskTypeKHR type, XrVisibilityMaskKHR *mask) {
    (void) views;
    (void) view;
    (void) type;
    if (!of || of != session) return refuse(XR_ERROR_HANDLE_INVALID, "xrGetVisibilityMaskKHR: no such session");
    mask->vertexCountOutput = mask->indexCountOutput = wishes.mask > 0 ? 3 : 0;
    if (!mask->vertexCountOutput || !mask->vertexCapacityInput) return XR_SUCCESS;
    mask->vertices[0] = (XrVector2f) {-1, -1};
    mask->vertices[1] = (XrVector2f) {-1 + wishes.mask, -1};
    mask->vertices[2] = (XrVector2f) {-1, -1 + wishes.mask};
    for (uint32_t i = 0; i < 3; i++) mask->indices[i] = i;
    return XR_SUCCESS;
}

static const char *const COUNTERS[] = {"/perfmetrics/app/gpu_frametime", "/perfmetrics/compositor/dropped_frame_count",
                                       "/perfmetrics/device/unknown_yet"};
static int counting;

static XrResult XRAPI_CALL EnumeratePerformanceMetricsCounterPaths(XrInstance from, uint32_t capacity, uint32_t *count,
                                                                   XrPath *paths) {
    *count = sizeof COUNTERS / sizeof *COUNTERS;
    for (uint32_t i = 0; i < capacity && i < *count; i++) runtime.StringToPath(from, COUNTERS[i], &paths[i]);
    return XR_SUCCESS;
}

static XrResult XRAPI_CALL SetPerformanceMetricsState(XrSession of, const XrPerformanceMetricsStateMETA *state) {
    const XrStructureType type =
        enabled[METRICS_META] ? XR_TYPE_PERFORMANCE_METRICS_STATE_META : (XrStructureType) 1000465000;
    if (!of || of != session || !running || state->type != type || state->next) {
        return refuse(XR_ERROR_VALIDATION_FAILURE, "xrSetPerformanceMetricsState: bad structure, or too early");
    }
    counting = (int) state->enabled;
    return XR_SUCCESS;
}

static XrResult XRAPI_CALL QueryPerformanceMetricsCounter(XrSession of, XrPath path,
                                                          XrPerformanceMetricsCounterMETA *counter) {
    const XrStructureType type =
        enabled[METRICS_META] ? XR_TYPE_PERFORMANCE_METRICS_COUNTER_META : (XrStructureType) 1000465001;
    if (!of || of != session || !counting || counter->type != type || counter->next) {
        return refuse(XR_ERROR_VALIDATION_FAILURE, "xrQueryPerformanceMetricsCounter: bad structure, or not counting");
    }
    XrPath known;
    counter->counterFlags = 0;
    runtime.StringToPath(instance, COUNTERS[0], &known);
    if (path == known) {
        counter->counterFlags = XR_PERFORMANCE_METRICS_COUNTER_ANY_VALUE_VALID_BIT_META
            | XR_PERFORMANCE_METRICS_COUNTER_FLOAT_VALUE_VALID_BIT_META;
        counter->floatValue = 11.5f;
    }
    runtime.StringToPath(instance, COUNTERS[1], &known);
    if (path == known) {
        counter->counterFlags = XR_PERFORMANCE_METRICS_COUNTER_ANY_VALUE_VALID_BIT_META
            | XR_PERFORMANCE_METRICS_COUNTER_UINT_VALUE_VALID_BIT_META;
        counter->uintValue = 3;
    }
    return XR_SUCCESS;
}

#define OFFER_AS(extension, function, suffix) \
    if (enabled[extension] && !strcmp(name, "xr" #function #suffix)) return (PFN_xrVoidFunction) function;

#define OFFER(extension, function) \
    if (enabled[extension] && !strcmp(name, "xr" #function)) return (PFN_xrVoidFunction) function;

PFN_xrVoidFunction extensions_function(const char *name) {
    OFFER(PASSTHROUGH, CreatePassthroughFB)
    OFFER(PASSTHROUGH, DestroyPassthroughFB)
    OFFER(PASSTHROUGH, PassthroughStartFB)
    OFFER(PASSTHROUGH, PassthroughPauseFB)
    OFFER(PASSTHROUGH, CreatePassthroughLayerFB)
    OFFER(PASSTHROUGH, DestroyPassthroughLayerFB)
    OFFER(FOVEATION, CreateFoveationProfileFB)
    OFFER(FOVEATION, DestroyFoveationProfileFB)
    OFFER(SWAPCHAIN_UPDATE, UpdateSwapchainFB)
    OFFER_AS(METRICS_META, EnumeratePerformanceMetricsCounterPaths, META)
    OFFER_AS(METRICS_META, SetPerformanceMetricsState, META)
    OFFER_AS(METRICS_META, QueryPerformanceMetricsCounter, META)
    OFFER_AS(METRICS_ANDROID, EnumeratePerformanceMetricsCounterPaths, ANDROID)
    OFFER_AS(METRICS_ANDROID, SetPerformanceMetricsState, ANDROID)
    OFFER_AS(METRICS_ANDROID, QueryPerformanceMetricsCounter, ANDROID)
    OFFER(COLOR_SPACE, SetColorSpaceFB)
    OFFER(REFRESH_RATE, EnumerateDisplayRefreshRatesFB)
    OFFER(REFRESH_RATE, RequestDisplayRefreshRateFB)
    OFFER(THREAD_SETTINGS, SetAndroidApplicationThreadKHR)
    OFFER(VISIBILITY_MASK, GetVisibilityMaskKHR)
    OFFER(PERFORMANCE, PerfSettingsSetPerformanceLevelEXT)
    return NULL;
}
