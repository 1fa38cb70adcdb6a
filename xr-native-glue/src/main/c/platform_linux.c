#include "platform.h"

#define XR_USE_GRAPHICS_API_OPENGL_ES
#define XR_USE_PLATFORM_EGL
#include <openxr/openxr_platform.h>

#define EGL_PLATFORM_SURFACELESS_MESA 0x31DD

const char *const platform_extensions[] = {XR_MNDX_EGL_ENABLE_EXTENSION_NAME, NULL};

XrResult platform_prepare_loader(JNIEnv *env, jobject activity) {
    (void) env;
    (void) activity;
    return XR_SUCCESS;
}

const void *platform_instance_next(void) {
    return NULL;
}

const void *platform_session_next(const struct egl_binding *binding) {
    static XrGraphicsBindingEGLMNDX info;
    info = (XrGraphicsBindingEGLMNDX) {
        .type = XR_TYPE_GRAPHICS_BINDING_EGL_MNDX,
        .getProcAddress = (PFN_xrEglGetProcAddressMNDX) binding->get_proc_address,
        .display = binding->display,
        .config = binding->config,
        .context = binding->context,
    };
    return &info;
}

// Mesa's platform without a window system, so that no X server is needed; the default display with other drivers.
EGLDisplay platform_egl_display(void *(*get_proc_address)(const char *), EGLDisplay (*get_display)(void *)) {
    EGLDisplay (*get_platform_display)(EGLenum, void *, const EGLint *);
    *(void **) &get_platform_display = get_proc_address("eglGetPlatformDisplayEXT");
    EGLDisplay display =
        get_platform_display ? get_platform_display(EGL_PLATFORM_SURFACELESS_MESA, NULL, NULL) : NULL;
    return display ? display : get_display(NULL);
}
