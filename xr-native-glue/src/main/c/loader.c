#include "loader.h"

#include <dlfcn.h>
#include <stdio.h>

#include "instance.h"
#include "platform.h"
#include "result_name.h"

static PFN_xrGetInstanceProcAddr get_instance_proc_addr;
static char failure[256];

// The loader takes another activity as long as there is no instance.
static const char *prepare(JNIEnv *env, jobject activity) {
    const XrResult result = instance ? XR_SUCCESS : platform_prepare_loader(env, activity);
    if (XR_SUCCEEDED(result)) return NULL;
    snprintf(failure, sizeof failure, "xrInitializeLoaderKHR: %s", result_name(result));
    return failure;
}

const char *loader_open(const char *library, JNIEnv *env, jobject activity) {
    if (get_instance_proc_addr) return prepare(env, activity);

    void *handle = dlopen(library ? library : PLATFORM_LOADER_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return dlerror();

    get_instance_proc_addr = (PFN_xrGetInstanceProcAddr) dlsym(handle, "xrGetInstanceProcAddr");
    if (!get_instance_proc_addr) {
        dlclose(handle);
        return "the library has no xrGetInstanceProcAddr";
    }
    const char *unprepared = prepare(env, activity);
    if (unprepared) {
        get_instance_proc_addr = NULL;
        dlclose(handle);
    }
    return unprepared;
}

XrResult loader_function(XrInstance instance, const char *name, PFN_xrVoidFunction *function) {
    *function = NULL;
    return get_instance_proc_addr ? get_instance_proc_addr(instance, name, function)
                                  : XR_ERROR_FUNCTION_UNSUPPORTED;
}
