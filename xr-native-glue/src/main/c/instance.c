#include "instance.h"

#include <stdio.h>

#include "ledger.h"
#include "platform.h"

XrInstance instance = XR_NULL_HANDLE;

XrResult instance_extensions(const XrExtensionProperties **extensions, uint32_t *count) {
    static XrExtensionProperties properties[MAX_EXTENSIONS];
    PFN_xrEnumerateInstanceExtensionProperties enumerate;
    XrResult result = loader_function(XR_NULL_HANDLE, "xrEnumerateInstanceExtensionProperties",
                                      (PFN_xrVoidFunction *) &enumerate);
    if (XR_SUCCEEDED(result)) {
        for (int i = 0; i < MAX_EXTENSIONS; i++) {
            properties[i] = (XrExtensionProperties) {.type = XR_TYPE_EXTENSION_PROPERTIES};
        }
        result = enumerate(NULL, MAX_EXTENSIONS, count, properties);
    }
    *extensions = properties;
    return functions_checked(result, "xrEnumerateInstanceExtensionProperties");
}

XrResult instance_create(const char *application, XrVersion version, const char *const *extensions, uint32_t count) {
    if (instance) return functions_checked(XR_ERROR_LIMIT_REACHED, "xrCreateInstance");
    PFN_xrCreateInstance create_instance;
    XrResult result = loader_function(XR_NULL_HANDLE, "xrCreateInstance", (PFN_xrVoidFunction *) &create_instance);
    if (XR_FAILED(result)) return functions_checked(result, "xrCreateInstance");

    XrInstanceCreateInfo info = {
        .type = XR_TYPE_INSTANCE_CREATE_INFO,
        .next = platform_instance_next(),
        .applicationInfo = {.apiVersion = version, .applicationVersion = 1},
        .enabledExtensionCount = count,
        .enabledExtensionNames = extensions,
    };
    snprintf(info.applicationInfo.applicationName, sizeof info.applicationInfo.applicationName, "%s", application);
    result = functions_checked(create_instance(&info, &instance), "xrCreateInstance");
    if (XR_FAILED(result)) {
        instance = XR_NULL_HANDLE;
        return result;
    }
    ledger_opened(LEDGER_INSTANCE);
    result = functions_load(instance);
    if (XR_FAILED(result)) instance_destroy();
    return result;
}

XrResult instance_properties(XrInstanceProperties *properties) {
    if (!instance) return functions_checked(XR_ERROR_HANDLE_INVALID, "xrGetInstanceProperties");
    *properties = (XrInstanceProperties) {.type = XR_TYPE_INSTANCE_PROPERTIES};
    return CALL(GetInstanceProperties, instance, properties);
}

XrResult instance_destroy(void) {
    if (!instance) return XR_SUCCESS;
    const XrInstance closing = instance;
    instance = XR_NULL_HANDLE;
    ledger_closed(LEDGER_INSTANCE);
    const XrResult result = CALL(DestroyInstance, closing);
    xr = (struct functions) {0}; // they went with the runtime's library
    return result;
}
