// What the runtime counts: XR_META_performance_metrics, and XR_ANDROID_performance_metrics, the same by other names.
#pragma once

#include "functions.h"

#define MAX_METRICS 48

// Finds the counters of the extension that ends so, "META" or "ANDROID", and lets the runtime count.
XrResult metrics_start(const char *suffix);
int metrics_count(void);

// The path of a counter.
XrResult metrics_name(int index, char *path, uint32_t capacity);

// What it is at now. XR_ERROR_VALIDATION_FAILURE while it has no value.
XrResult metrics_value(int index, float *value);
