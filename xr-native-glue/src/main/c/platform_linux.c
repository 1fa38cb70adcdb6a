#include "platform.h"

const char *const platform_instance_extensions[] = {NULL};
const uint32_t platform_instance_extension_count = 0;

XrResult platform_prepare_loader(JNIEnv *env, jobject context) {
    (void) env;
    (void) context;
    return XR_SUCCESS;
}

const void *platform_instance_next(JNIEnv *env, jobject activity) {
    (void) env;
    (void) activity;
    return NULL;
}
