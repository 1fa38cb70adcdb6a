#include "platform.h"

#define XR_USE_GRAPHICS_API_OPENGL_ES
#define XR_USE_PLATFORM_ANDROID
#include <openxr/openxr_platform.h>

const char *const platform_extensions[] = {XR_KHR_ANDROID_CREATE_INSTANCE_EXTENSION_NAME, NULL};

// References that the loader and the runtime hold on to: the context for ever, the activity until the next one.
static jobject kept_context;
static XrInstanceCreateInfoAndroidKHR create_info = {XR_TYPE_INSTANCE_CREATE_INFO_ANDROID_KHR, NULL, NULL, NULL};

XrResult platform_prepare_loader(JNIEnv *env, jobject context) {
    JavaVM *vm;
    if ((*env)->GetJavaVM(env, &vm) != JNI_OK) return XR_ERROR_RUNTIME_FAILURE;
    create_info.applicationVM = vm;

    PFN_xrInitializeLoaderKHR initialize_loader;
    const XrResult result = loader_function(XR_NULL_HANDLE, "xrInitializeLoaderKHR",
                                            (PFN_xrVoidFunction *) &initialize_loader);
    if (XR_FAILED(result)) return result;
    if (!kept_context) kept_context = (*env)->NewGlobalRef(env, context);
    const XrLoaderInitInfoAndroidKHR info = {XR_TYPE_LOADER_INIT_INFO_ANDROID_KHR, NULL, vm, kept_context};
    return initialize_loader((const XrLoaderInitInfoBaseHeaderKHR *) &info);
}

const void *platform_instance_next(JNIEnv *env, jobject activity) {
    if (create_info.applicationActivity) (*env)->DeleteGlobalRef(env, create_info.applicationActivity);
    create_info.applicationActivity = (*env)->NewGlobalRef(env, activity);
    return &create_info;
}

const void *platform_session_next(const struct egl_binding *binding) {
    static XrGraphicsBindingOpenGLESAndroidKHR info;
    info = (XrGraphicsBindingOpenGLESAndroidKHR) {
        .type = XR_TYPE_GRAPHICS_BINDING_OPENGL_ES_ANDROID_KHR,
        .display = binding->display,
        .config = binding->config,
        .context = binding->context,
    };
    return &info;
}

EGLDisplay platform_egl_display(void *(*get_proc_address)(const char *), EGLDisplay (*get_display)(void *)) {
    (void) get_proc_address;
    return get_display(NULL);
}
