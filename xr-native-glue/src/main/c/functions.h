// OpenXR's functions by name, as the loader gave them for the instance: xr.WaitFrame is xrWaitFrame.
// What an extension brings is NULL where that extension is not enabled.
#pragma once

#include <time.h>

#include "egl.h"
#include "loader.h"

#define XR_USE_GRAPHICS_API_OPENGL_ES
#define XR_USE_TIMESPEC
#define XR_USE_PLATFORM_ANDROID // on Linux too, for tests: its structures are of ordinary types
#include <openxr/openxr_platform.h>

#define FUNCTIONS_OF_CORE(X) \
    X(AcquireSwapchainImage) X(ApplyHapticFeedback) X(AttachSessionActionSets) X(BeginFrame) X(BeginSession) \
    X(CreateAction) X(CreateActionSet) X(CreateActionSpace) X(CreateReferenceSpace) X(CreateSession) \
    X(CreateSwapchain) X(DestroyAction) X(DestroyActionSet) X(DestroyInstance) X(DestroySession) X(DestroySpace) \
    X(DestroySwapchain) X(EndFrame) X(EndSession) X(EnumerateEnvironmentBlendModes) X(EnumerateReferenceSpaces) \
    X(EnumerateSwapchainFormats) X(EnumerateSwapchainImages) X(EnumerateViewConfigurationViews) \
    X(GetActionStateBoolean) X(GetActionStateFloat) X(GetActionStateVector2f) X(GetCurrentInteractionProfile) \
    X(GetInstanceProperties) X(GetSystem) X(GetSystemProperties) X(LocateSpace) X(LocateViews) X(PathToString) \
    X(PollEvent) X(ReleaseSwapchainImage) X(RequestExitSession) X(StopHapticFeedback) X(StringToPath) \
    X(SuggestInteractionProfileBindings) X(SyncActions) X(WaitFrame) X(WaitSwapchainImage)

#define FUNCTIONS_OF_EXTENSIONS(X) \
    X(ConvertTimeToTimespecTimeKHR) X(ConvertTimespecTimeToTimeKHR) X(CreateFoveationProfileFB) \
    X(CreateHandTrackerEXT) X(CreatePassthroughFB) X(CreatePassthroughLayerFB) X(DestroyFoveationProfileFB) \
    X(DestroyHandTrackerEXT) X(DestroyPassthroughFB) X(DestroyPassthroughLayerFB) X(EnumerateDisplayRefreshRatesFB) \
    X(GetOpenGLESGraphicsRequirementsKHR) X(GetVisibilityMaskKHR) X(LocateHandJointsEXT) X(PassthroughPauseFB) \
    X(PassthroughStartFB) X(PerfSettingsSetPerformanceLevelEXT) X(RequestDisplayRefreshRateFB) \
    X(SetAndroidApplicationThreadKHR) X(SetColorSpaceFB) X(UpdateSwapchainFB)

#define FUNCTION_MEMBER(name) PFN_xr##name name;
struct functions {
    FUNCTIONS_OF_CORE(FUNCTION_MEMBER)
    FUNCTIONS_OF_EXTENSIONS(FUNCTION_MEMBER)
};
extern struct functions xr;

// Fills the table. Fails if the runtime lacks a function of the core.
XrResult functions_load(XrInstance instance);

// CALL(WaitFrame, session, NULL, &state) calls xrWaitFrame; if that fails its name is kept for the error message.
#define CALL(name, ...) \
    functions_checked(xr.name ? xr.name(__VA_ARGS__) : XR_ERROR_FUNCTION_UNSUPPORTED, "xr" #name)

// Passes the result on, and keeps the name of a call that failed.
XrResult functions_checked(XrResult result, const char *call);

// The call that failed last.
const char *functions_failed_call(void);
