// A test instrument: an OpenXR API layer between the glue and a real runtime.
//
// It lets things happen that the runtime does not do by itself, or not when a test wants them; and it offers extensions
// that the runtime lacks, which do nothing but check each call against the specification and note it. The loader opens
// the library that Java has loaded already, so that Java's calls (control.c) reach the same variables.
#pragma once

#include <pthread.h>

#include <jni.h>

#define XR_USE_PLATFORM_ANDROID
#include <openxr/openxr.h>
#include <openxr/openxr_platform.h>

#define HANDS 2

// What the layer takes from the runtime, to pass calls on.
#define FUNCTIONS_OF_RUNTIME(X) \
    X(ApplyHapticFeedback) X(BeginSession) \
    X(CreateHandTrackerEXT) X(CreateSession) X(CreateSwapchain) X(DestroyInstance) X(DestroySession) \
    X(DestroySwapchain) X(EndFrame) X(EndSession) X(EnumerateEnvironmentBlendModes) X(EnumerateReferenceSpaces) \
    X(GetCurrentInteractionProfile) X(GetSystemProperties) X(LocateHandJointsEXT) X(PollEvent) X(RequestExitSession) \
    X(StringToPath)

#define MEMBER(name) PFN_xr##name name;
struct runtime_functions {
    FUNCTIONS_OF_RUNTIME(MEMBER)
};
extern struct runtime_functions runtime;

enum extension {
    COLOR_SPACE,
    FOVEATION,
    FOVEATION_CONFIGURATION,
    HAND_AIM,
    HAND_DATA_SOURCE,
    METRICS_ANDROID,
    METRICS_META,
    PASSTHROUGH,
    PERFORMANCE,
    REFRESH_RATE,
    SWAPCHAIN_UPDATE,
    THREAD_SETTINGS,
    USER_PRESENCE,
    VISIBILITY_MASK,
    EXTENSION_COUNT
};
extern const char *const extension_names[EXTENSION_COUNT];
extern int enabled[EXTENSION_COUNT];

// What a test has asked for. Read and written under the lock.
struct wishes {
    int exit;                 // the runtime's own wish to end the session
    XrSessionState stall_at;  // no event after this state has been told; until the program asks to exit
    int silence;              // no event at all
    int hide_stage;           // as on runtimes that know no room
    int alpha_blend;          // as on runtimes that see through without a layer
    int refuse_passthrough;   // as without permission
    int no_joints;            // trackers are made, but never see a hand
    int refuse_all_extras;    // what one can do without fails, for good: vibration, joints, profiles
    int frozen;               // joints stay as they were, and are said to be tracked
    float mask;               // the size of the hidden area, 0 for none yet
    char profiles[HANDS][XR_MAX_PATH_LENGTH]; // what the hands hold, "" to let the runtime say
    int hand_source;          // XrHandTrackingDataSourceEXT
    float pinch;              // of FB's aim, of the index finger
};
extern struct wishes wishes;
extern pthread_mutex_t lock;

extern XrInstance instance;
extern XrSession session; // XR_NULL_HANDLE while there is none
extern int running;       // between xrBeginSession and xrEndSession

// Notes a call, or what is wrong with one. Neither is for every frame: the text grows until it is forgotten.
__attribute__((format(printf, 1, 2))) void note(const char *format, ...);
__attribute__((format(printf, 1, 2))) void wrong(const char *format, ...);
void record_forget(void);
const char *record_notes(void);
const char *record_wrongs(void);

// A structure of that type in a chain, or NULL.
void *find_in_chain(const void *chain, XrStructureType type);

// events.c
void events_queue(const XrEventDataBuffer *event);
void events_forget(void);
XrSessionState events_told(void); // the last state that the program was told
XrResult XRAPI_CALL layer_PollEvent(XrInstance from, XrEventDataBuffer *buffer);
XrResult XRAPI_CALL layer_RequestExitSession(XrSession of);

// hands.c
XrResult XRAPI_CALL layer_CreateHandTrackerEXT(XrSession of, const XrHandTrackerCreateInfoEXT *info,
                                               XrHandTrackerEXT *tracker);
XrResult XRAPI_CALL layer_LocateHandJointsEXT(XrHandTrackerEXT tracker, const XrHandJointsLocateInfoEXT *info,
                                              XrHandJointLocationsEXT *locations);
XrResult XRAPI_CALL layer_GetCurrentInteractionProfile(XrSession of, XrPath hand, XrInteractionProfileState *state);

// pictures.c
void pictures_forget(void);
int pictures_know(XrSwapchain swapchain); // whether there is such a swapchain, made to be foveated
XrResult XRAPI_CALL layer_CreateSwapchain(XrSession of, const XrSwapchainCreateInfo *info, XrSwapchain *swapchain);
XrResult XRAPI_CALL layer_DestroySwapchain(XrSwapchain swapchain);
XrResult XRAPI_CALL layer_EnumerateEnvironmentBlendModes(XrInstance from, XrSystemId system,
                                                         XrViewConfigurationType view, uint32_t capacity,
                                                         uint32_t *count, XrEnvironmentBlendMode *modes);
XrResult XRAPI_CALL layer_EndFrame(XrSession of, const XrFrameEndInfo *info);

// extensions.c
void extensions_forget(void);
void extensions_session_over(void);
int extensions_know_passthrough_layer(XrPassthroughLayerFB layer);
// A function of an extension that the layer has and the program has enabled, or NULL.
PFN_xrVoidFunction extensions_function(const char *name);
