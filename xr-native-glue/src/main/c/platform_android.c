#include "platform.h"

#define XR_USE_GRAPHICS_API_OPENGL_ES
#define XR_USE_PLATFORM_ANDROID
#include <openxr/openxr_platform.h>

const char *const platform_extensions[] = {XR_KHR_ANDROID_CREATE_INSTANCE_EXTENSION_NAME, NULL};

// What the loader and the runtime hold on to, until there is another.
static XrInstanceCreateInfoAndroidKHR create_info = {XR_TYPE_INSTANCE_CREATE_INFO_ANDROID_KHR, NULL, NULL, NULL};

// The activity, not the application: the loader passes it on to the runtime as it is, and runtimes are tried with that.
XrResult platform_prepare_loader(JNIEnv *env, jobject activity) {
    JavaVM *vm;
    if ((*env)->GetJavaVM(env, &vm) != JNI_OK) return XR_ERROR_RUNTIME_FAILURE;
    PFN_xrInitializeLoaderKHR initialize_loader;
    XrResult result = loader_function(XR_NULL_HANDLE, "xrInitializeLoaderKHR",
                                      (PFN_xrVoidFunction *) &initialize_loader);
    if (XR_FAILED(result)) return result;
    jobject kept = (*env)->NewGlobalRef(env, activity);
    if (!kept) return XR_ERROR_OUT_OF_MEMORY;
    const XrLoaderInitInfoAndroidKHR info = {XR_TYPE_LOADER_INIT_INFO_ANDROID_KHR, NULL, vm, kept};
    result = initialize_loader((const XrLoaderInitInfoBaseHeaderKHR *) &info);
    jobject unused = kept;
    if (XR_SUCCEEDED(result)) {
        unused = create_info.applicationActivity;
        create_info.applicationVM = vm;
        create_info.applicationActivity = kept;
    }
    if (unused) (*env)->DeleteGlobalRef(env, unused);
    return result;
}

const void *platform_instance_next(void) {
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
