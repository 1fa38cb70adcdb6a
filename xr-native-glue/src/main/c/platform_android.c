#include "platform.h"

#define XR_USE_PLATFORM_ANDROID
#include <openxr/openxr_platform.h>

const char *const platform_instance_extensions[] = {XR_KHR_ANDROID_CREATE_INSTANCE_EXTENSION_NAME};
const uint32_t platform_instance_extension_count = 1;

static XrInstanceCreateInfoAndroidKHR create_info = {XR_TYPE_INSTANCE_CREATE_INFO_ANDROID_KHR, NULL, NULL, NULL};

XrResult platform_prepare_loader(JNIEnv *env, jobject context) {
    JavaVM *vm;
    if ((*env)->GetJavaVM(env, &vm) != JNI_OK) return XR_ERROR_RUNTIME_FAILURE;

    PFN_xrInitializeLoaderKHR initialize_loader;
    XrResult result = loader_function(XR_NULL_HANDLE, "xrInitializeLoaderKHR",
                                      (PFN_xrVoidFunction *) &initialize_loader);
    if (XR_FAILED(result)) return result;

    // The loader keeps the reference for the life of the process.
    jobject kept = (*env)->NewGlobalRef(env, context);
    const XrLoaderInitInfoAndroidKHR info = {XR_TYPE_LOADER_INIT_INFO_ANDROID_KHR, NULL, vm, kept};
    result = initialize_loader((const XrLoaderInitInfoBaseHeaderKHR *) &info);
    if (XR_FAILED(result)) {
        (*env)->DeleteGlobalRef(env, kept);
        return result;
    }
    create_info.applicationVM = vm;
    create_info.applicationActivity = kept;
    return XR_SUCCESS;
}

const void *platform_instance_next(void) {
    return &create_info;
}
