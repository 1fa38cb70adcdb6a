#include "instance.h"

#include <stdio.h>

#include "platform.h"

XrResult instance_create(const char *application, JNIEnv *env, jobject activity, XrInstance *instance) {
    PFN_xrCreateInstance create_instance;
    XrResult result = loader_function(XR_NULL_HANDLE, "xrCreateInstance", (PFN_xrVoidFunction *) &create_instance);
    if (XR_FAILED(result)) return result;

    XrInstanceCreateInfo info = {
        .type = XR_TYPE_INSTANCE_CREATE_INFO,
        .next = platform_instance_next(env, activity),
        // 1.0: every runtime accepts it, and some accept 1.1 without implementing it.
        .applicationInfo = {.apiVersion = XR_MAKE_VERSION(1, 0, 0), .applicationVersion = 1},
        .enabledExtensionCount = platform_instance_extension_count,
        .enabledExtensionNames = platform_instance_extensions,
    };
    snprintf(info.applicationInfo.applicationName, sizeof info.applicationInfo.applicationName, "%s", application);
    return create_instance(&info, instance);
}

XrResult instance_properties(XrInstance instance, XrInstanceProperties *properties) {
    PFN_xrGetInstanceProperties get_properties;
    XrResult result = loader_function(instance, "xrGetInstanceProperties", (PFN_xrVoidFunction *) &get_properties);
    if (XR_FAILED(result)) return result;
    *properties = (XrInstanceProperties) {.type = XR_TYPE_INSTANCE_PROPERTIES};
    return get_properties(instance, properties);
}

XrResult instance_destroy(XrInstance instance) {
    PFN_xrDestroyInstance destroy_instance;
    XrResult result = loader_function(instance, "xrDestroyInstance", (PFN_xrVoidFunction *) &destroy_instance);
    return XR_FAILED(result) ? result : destroy_instance(instance);
}
