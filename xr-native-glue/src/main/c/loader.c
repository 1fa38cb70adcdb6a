#include "loader.h"

#include <dlfcn.h>
#include <stdio.h>

#include "platform.h"
#include "result_name.h"

static PFN_xrGetInstanceProcAddr get_instance_proc_addr;
static char failure[256];

const char *loader_open(const char *library, JNIEnv *env, jobject context) {
    if (get_instance_proc_addr) return NULL; // once per process: the loader cannot be prepared twice

    void *handle = dlopen(library ? library : PLATFORM_LOADER_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return dlerror();

    get_instance_proc_addr = (PFN_xrGetInstanceProcAddr) dlsym(handle, "xrGetInstanceProcAddr");
    if (!get_instance_proc_addr) {
        dlclose(handle);
        return "the library has no xrGetInstanceProcAddr";
    }
    XrResult result = platform_prepare_loader(env, context);
    if (XR_FAILED(result)) {
        get_instance_proc_addr = NULL;
        dlclose(handle);
        snprintf(failure, sizeof failure, "xrInitializeLoaderKHR: %s", result_name(result));
        return failure;
    }
    return NULL;
}

XrResult loader_function(XrInstance instance, const char *name, PFN_xrVoidFunction *function) {
    *function = NULL;
    return get_instance_proc_addr ? get_instance_proc_addr(instance, name, function)
                                  : XR_ERROR_FUNCTION_UNSUPPORTED;
}
