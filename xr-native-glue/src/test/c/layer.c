// How the loader meets the layer, and what belongs to instance and session.
#include <stdio.h>
#include <string.h>

#include <openxr/openxr_loader_negotiation.h>

#include "instrument.h"

#define MAX_EXTENSIONS 64

const char *const extension_names[EXTENSION_COUNT] = {
    [COLOR_SPACE] = XR_FB_COLOR_SPACE_EXTENSION_NAME,
    [FOVEATION] = XR_FB_FOVEATION_EXTENSION_NAME,
    [FOVEATION_CONFIGURATION] = XR_FB_FOVEATION_CONFIGURATION_EXTENSION_NAME,
    [HAND_AIM] = XR_FB_HAND_TRACKING_AIM_EXTENSION_NAME,
    [HAND_DATA_SOURCE] = XR_EXT_HAND_TRACKING_DATA_SOURCE_EXTENSION_NAME,
    [METRICS_ANDROID] = "XR_ANDROID_performance_metrics",
    [METRICS_META] = XR_META_PERFORMANCE_METRICS_EXTENSION_NAME,
    [PASSTHROUGH] = XR_FB_PASSTHROUGH_EXTENSION_NAME,
    [REFRESH_RATE] = XR_FB_DISPLAY_REFRESH_RATE_EXTENSION_NAME,
    [THREAD_SETTINGS] = XR_KHR_ANDROID_THREAD_SETTINGS_EXTENSION_NAME,
    [VISIBILITY_MASK] = XR_KHR_VISIBILITY_MASK_EXTENSION_NAME,
    [PERFORMANCE] = XR_EXT_PERFORMANCE_SETTINGS_EXTENSION_NAME,
    [SWAPCHAIN_UPDATE] = XR_FB_SWAPCHAIN_UPDATE_STATE_EXTENSION_NAME,
    [USER_PRESENCE] = XR_EXT_USER_PRESENCE_EXTENSION_NAME,
};
int enabled[EXTENSION_COUNT];
struct runtime_functions runtime;
struct wishes wishes;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
XrInstance instance = XR_NULL_HANDLE;
XrSession session = XR_NULL_HANDLE;
int running;

static PFN_xrGetInstanceProcAddr next_get_instance_proc_addr;

void *find_in_chain(const void *chain, XrStructureType type) {
    const XrBaseOutStructure *structure = chain;
    while (structure && structure->type != type) structure = structure->next;
    return (void *) structure;
}

static XrResult XRAPI_CALL layer_CreateSession(XrInstance from, const XrSessionCreateInfo *info, XrSession *created) {
    const XrResult result = runtime.CreateSession(from, info, created);
    if (XR_SUCCEEDED(result)) session = *created;
    return result;
}

static XrResult XRAPI_CALL layer_DestroySession(XrSession closing) {
    extensions_session_over();
    pictures_forget();
    session = XR_NULL_HANDLE;
    running = 0;
    return runtime.DestroySession(closing);
}

static XrResult XRAPI_CALL layer_BeginSession(XrSession of, const XrSessionBeginInfo *info) {
    const XrResult result = runtime.BeginSession(of, info);
    running = XR_SUCCEEDED(result);
    return result;
}

static XrResult XRAPI_CALL layer_EndSession(XrSession of) {
    running = 0;
    return runtime.EndSession(of);
}

static XrResult XRAPI_CALL layer_ApplyHapticFeedback(XrSession of, const XrHapticActionInfo *action,
                                                     const XrHapticBaseHeader *feedback) {
    if (wishes.refuse_all_extras) return XR_ERROR_FEATURE_UNSUPPORTED;
    return runtime.ApplyHapticFeedback(of, action, feedback);
}

static XrResult XRAPI_CALL layer_DestroyInstance(XrInstance closing) {
    const XrResult result = runtime.DestroyInstance(closing);
    instance = XR_NULL_HANDLE;
    memset(enabled, 0, sizeof enabled);
    return result;
}

static XrResult XRAPI_CALL layer_GetSystemProperties(XrInstance from, XrSystemId system,
                                                     XrSystemProperties *properties) {
    XrSystemPassthroughPropertiesFB *passthrough =
        find_in_chain(properties->next, XR_TYPE_SYSTEM_PASSTHROUGH_PROPERTIES_FB);
    XrSystemUserPresencePropertiesEXT *presence =
        find_in_chain(properties->next, XR_TYPE_SYSTEM_USER_PRESENCE_PROPERTIES_EXT);
    const XrResult result = runtime.GetSystemProperties(from, system, properties);
    if (passthrough && !enabled[PASSTHROUGH]) wrong("xrGetSystemProperties: passthrough, which is not enabled");
    if (presence && !enabled[USER_PRESENCE]) wrong("xrGetSystemProperties: presence, which is not enabled");
    if (passthrough) passthrough->supportsPassthrough = XR_TRUE;
    if (presence) presence->supportsUserPresence = XR_TRUE;
    return result;
}

static XrResult XRAPI_CALL layer_EnumerateReferenceSpaces(XrSession of, uint32_t capacity, uint32_t *count,
                                                          XrReferenceSpaceType *spaces) {
    const XrResult result = runtime.EnumerateReferenceSpaces(of, capacity, count, spaces);
    if (XR_FAILED(result) || !capacity || !wishes.hide_stage) return result;
    uint32_t left = 0;
    for (uint32_t i = 0; i < *count; i++) {
        if (spaces[i] != XR_REFERENCE_SPACE_TYPE_STAGE) spaces[left++] = spaces[i];
    }
    *count = left;
    return result;
}

#define OFFER(function) \
    if (!strcmp(name, "xr" #function)) { \
        *address = (PFN_xrVoidFunction) layer_##function; \
        return XR_SUCCESS; \
    }

static XrResult XRAPI_CALL get_instance_proc_addr(XrInstance from, const char *name, PFN_xrVoidFunction *address) {
    OFFER(ApplyHapticFeedback) OFFER(BeginSession) OFFER(EndSession)
    OFFER(CreateSession) OFFER(CreateSwapchain) OFFER(DestroyInstance) OFFER(DestroySession) OFFER(DestroySwapchain)
    OFFER(EndFrame) OFFER(EnumerateEnvironmentBlendModes) OFFER(EnumerateReferenceSpaces)
    OFFER(GetCurrentInteractionProfile) OFFER(GetSystemProperties) OFFER(PollEvent) OFFER(RequestExitSession)
    if (runtime.CreateHandTrackerEXT) {
        OFFER(CreateHandTrackerEXT) OFFER(LocateHandJointsEXT)
    }
    *address = extensions_function(name);
    return *address ? XR_SUCCESS : next_get_instance_proc_addr(from, name, address);
}

#define FETCH(function) \
    (void) next_get_instance_proc_addr(*created, "xr" #function, (PFN_xrVoidFunction *) &runtime.function);

// The runtime is not told of the extensions that it lacks.
static XrResult XRAPI_CALL create_instance(const XrInstanceCreateInfo *info, const XrApiLayerCreateInfo *layer,
                                           XrInstance *created) {
    const char *names[MAX_EXTENSIONS];
    XrInstanceCreateInfo passed = *info;
    passed.enabledExtensionNames = names;
    passed.enabledExtensionCount = 0;
    memset(enabled, 0, sizeof enabled);
    for (uint32_t i = 0; i < info->enabledExtensionCount; i++) {
        int own = 0;
        for (int e = 0; e < EXTENSION_COUNT; e++) {
            if (!strcmp(info->enabledExtensionNames[i], extension_names[e])) own = enabled[e] = 1;
        }
        if (!own && passed.enabledExtensionCount < MAX_EXTENSIONS) {
            names[passed.enabledExtensionCount++] = info->enabledExtensionNames[i];
        }
    }
    XrApiLayerCreateInfo rest = *layer;
    rest.nextInfo = layer->nextInfo->next;
    const XrResult result = layer->nextInfo->nextCreateApiLayerInstance(&passed, &rest, created);
    if (XR_FAILED(result)) return result;
    instance = *created;
    next_get_instance_proc_addr = layer->nextInfo->nextGetInstanceProcAddr;
    runtime = (struct runtime_functions) {0};
    FUNCTIONS_OF_RUNTIME(FETCH)
    extensions_forget();
    pictures_forget();
    return result;
}

__attribute__((visibility("default"))) XrResult xrNegotiateLoaderApiLayerInterface(
    const XrNegotiateLoaderInfo *loader, const char *name, XrNegotiateApiLayerRequest *request) {
    (void) loader;
    (void) name;
    request->layerInterfaceVersion = XR_CURRENT_LOADER_API_LAYER_VERSION;
    request->layerApiVersion = XR_CURRENT_API_VERSION;
    request->getInstanceProcAddr = get_instance_proc_addr;
    request->createApiLayerInstance = create_instance;
    return XR_SUCCESS;
}
