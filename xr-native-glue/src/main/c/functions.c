#include "functions.h"

struct functions xr;

static const char *failed_call = "";

#define LOAD_REQUIRED(name) \
    result = loader_function(instance, "xr" #name, (PFN_xrVoidFunction *) &xr.name); \
    if (XR_FAILED(result)) return functions_checked(result, "xr" #name);

#define LOAD_IF_PRESENT(name) (void) loader_function(instance, "xr" #name, (PFN_xrVoidFunction *) &xr.name);

XrResult functions_load(XrInstance instance) {
    XrResult result;
    FUNCTIONS_OF_CORE(LOAD_REQUIRED)
    FUNCTIONS_OF_EXTENSIONS(LOAD_IF_PRESENT)
    return XR_SUCCESS;
}

XrResult functions_checked(XrResult result, const char *call) {
    if (XR_FAILED(result)) failed_call = call;
    return result;
}

const char *functions_failed_call(void) {
    return failed_call;
}
