#include "metrics.h"

#include <stdio.h>

#include "instance.h"
#include "session.h"

// Android's structures are laid out as Meta's; their types are not in the headers yet.
#define TYPE_STATE_ANDROID ((XrStructureType) 1000465000)
#define TYPE_COUNTER_ANDROID ((XrStructureType) 1000465001)

static struct {
    PFN_xrEnumeratePerformanceMetricsCounterPathsMETA enumerate;
    PFN_xrSetPerformanceMetricsStateMETA set_state;
    PFN_xrQueryPerformanceMetricsCounterMETA query;
    int is_android;
    XrPath paths[MAX_METRICS];
    uint32_t count;
} metrics;

static XrResult load(const char *call, const char *suffix, PFN_xrVoidFunction *function) {
    char name[80];
    snprintf(name, sizeof name, "xr%s%s", call, suffix);
    return functions_checked(loader_function(instance, name, function), "xrGetInstanceProcAddr");
}

XrResult metrics_start(const char *suffix) {
    metrics.count = 0;
    metrics.is_android = suffix[0] == 'A';
    XrResult result =
        load("EnumeratePerformanceMetricsCounterPaths", suffix, (PFN_xrVoidFunction *) &metrics.enumerate);
    if (XR_SUCCEEDED(result)) {
        result = load("SetPerformanceMetricsState", suffix, (PFN_xrVoidFunction *) &metrics.set_state);
    }
    if (XR_SUCCEEDED(result)) {
        result = load("QueryPerformanceMetricsCounter", suffix, (PFN_xrVoidFunction *) &metrics.query);
    }
    if (XR_FAILED(result)) return result;
    const XrPerformanceMetricsStateMETA state = {
        .type = metrics.is_android ? TYPE_STATE_ANDROID : XR_TYPE_PERFORMANCE_METRICS_STATE_META, .enabled = XR_TRUE};
    result = functions_checked(metrics.set_state(session, &state), "xrSetPerformanceMetricsState");
    if (XR_FAILED(result)) return result;
    uint32_t count = 0;
    result = functions_checked(metrics.enumerate(instance, MAX_METRICS, &count, metrics.paths),
                               "xrEnumeratePerformanceMetricsCounterPaths");
    if (XR_SUCCEEDED(result)) metrics.count = count;
    return result;
}

int metrics_count(void) {
    return (int) metrics.count;
}

XrResult metrics_name(int index, char *path, uint32_t capacity) {
    uint32_t length;
    return CALL(PathToString, instance, metrics.paths[index], capacity, &length, path);
}

XrResult metrics_value(int index, float *value) {
    *value = 0;
    if (index < 0 || index >= metrics_count()) return XR_ERROR_VALIDATION_FAILURE;
    XrPerformanceMetricsCounterMETA counter = {
        .type = metrics.is_android ? TYPE_COUNTER_ANDROID : XR_TYPE_PERFORMANCE_METRICS_COUNTER_META};
    const XrResult result = functions_checked(metrics.query(session, metrics.paths[index], &counter),
                                              "xrQueryPerformanceMetricsCounter");
    if (XR_FAILED(result)) return result;
    if (counter.counterFlags & XR_PERFORMANCE_METRICS_COUNTER_FLOAT_VALUE_VALID_BIT_META) *value = counter.floatValue;
    else if (counter.counterFlags & XR_PERFORMANCE_METRICS_COUNTER_UINT_VALUE_VALID_BIT_META) {
        *value = (float) counter.uintValue;
    } else return XR_ERROR_VALIDATION_FAILURE;
    return result;
}
