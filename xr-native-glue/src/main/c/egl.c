#include "egl.h"

#include <dlfcn.h>
#include <stddef.h>

#include "ledger.h"
#include "platform.h"

enum {
    EGL_NONE = 0x3038, EGL_SURFACE_TYPE = 0x3033, EGL_PBUFFER_BIT = 1, EGL_RENDERABLE_TYPE = 0x3040,
    EGL_OPENGL_ES3_BIT = 0x40, EGL_RED_SIZE = 0x3024, EGL_GREEN_SIZE = 0x3023, EGL_BLUE_SIZE = 0x3022,
    EGL_ALPHA_SIZE = 0x3021, EGL_CONFIG_ID = 0x3028, EGL_WIDTH = 0x3057, EGL_HEIGHT = 0x3056,
    EGL_CONTEXT_MAJOR_VERSION = 0x3098, EGL_OPENGL_ES_API = 0x30A0,
};

static struct {
    EGLDisplay (*GetCurrentDisplay)(void);
    EGLContext (*GetCurrentContext)(void);
    unsigned (*QueryContext)(EGLDisplay, EGLContext, EGLint, EGLint *);
    unsigned (*ChooseConfig)(EGLDisplay, const EGLint *, EGLConfig *, EGLint, EGLint *);
    void *(*GetProcAddress)(const char *);
    EGLDisplay (*GetDisplay)(void *);
    unsigned (*Initialize)(EGLDisplay, EGLint *, EGLint *);
    unsigned (*BindAPI)(EGLenum);
    EGLContext (*CreateContext)(EGLDisplay, EGLConfig, EGLContext, const EGLint *);
    EGLSurface (*CreatePbufferSurface)(EGLDisplay, EGLConfig, const EGLint *);
    unsigned (*MakeCurrent)(EGLDisplay, EGLSurface, EGLSurface, EGLContext);
    unsigned (*DestroyContext)(EGLDisplay, EGLContext);
    unsigned (*DestroySurface)(EGLDisplay, EGLSurface);
} egl;

static struct {
    EGLDisplay display;
    EGLConfig config;
    EGLContext context;
    EGLSurface surface;
} own;

#define LOAD(name) \
    *(void **) &egl.name = dlsym(library, "egl" #name); \
    if (!egl.name) return "libEGL has no egl" #name;

static const char *open_library(void) {
    if (egl.DestroySurface) return NULL; // the last that is loaded
    void *library = dlopen(PLATFORM_EGL_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
    LOAD(GetCurrentDisplay) LOAD(GetCurrentContext) LOAD(QueryContext) LOAD(ChooseConfig) LOAD(GetProcAddress)
    LOAD(GetDisplay) LOAD(Initialize) LOAD(BindAPI) LOAD(CreateContext) LOAD(CreatePbufferSurface) LOAD(MakeCurrent)
    LOAD(DestroyContext) LOAD(DestroySurface)
    return NULL;
}

const char *egl_current(struct egl_binding *binding) {
    const char *failure = open_library();
    if (failure) return failure;
    binding->display = egl.GetCurrentDisplay();
    binding->context = egl.GetCurrentContext();
    binding->get_proc_address = (void *) egl.GetProcAddress;
    if (!binding->context) return "no GLES context is current on this thread";
    if (binding->context == own.context) {
        // Looking for it again could find another: a developer's setting to force samples changes what is chosen.
        binding->config = own.config;
        return NULL;
    }
    EGLint id = 0;
    EGLint count = 0;
    if (!egl.QueryContext(binding->display, binding->context, EGL_CONFIG_ID, &id)) return "eglQueryContext";
    const EGLint attributes[] = {EGL_CONFIG_ID, id, EGL_NONE};
    if (!egl.ChooseConfig(binding->display, attributes, &binding->config, 1, &count) || count != 1) {
        return "eglChooseConfig finds no configuration of the current context";
    }
    return NULL;
}

void *egl_function(const char *name) {
    return open_library() ? NULL : egl.GetProcAddress(name);
}

const char *egl_create(void) {
    if (own.context) return "there is a context already";
    const char *failure = open_library();
    if (failure) return failure;
    EGLDisplay display = platform_egl_display(egl.GetProcAddress, egl.GetDisplay);
    if (!display || !egl.Initialize(display, NULL, NULL)) return "eglInitialize";
    if (!egl.BindAPI(EGL_OPENGL_ES_API)) return "eglBindAPI";

    static const EGLint wanted[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT,
                                    EGL_RED_SIZE, 8, EGL_GREEN_SIZE, 8, EGL_BLUE_SIZE, 8, EGL_ALPHA_SIZE, 8, EGL_NONE};
    EGLConfig config = NULL;
    EGLint count = 0;
    if (!egl.ChooseConfig(display, wanted, &config, 1, &count) || count < 1) return "eglChooseConfig";
    static const EGLint version[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_NONE};
    EGLContext context = egl.CreateContext(display, config, NULL, version);
    if (!context) return "eglCreateContext";
    // Drawing goes to textures; the surface is for drivers that insist on one.
    static const EGLint size[] = {EGL_WIDTH, 16, EGL_HEIGHT, 16, EGL_NONE};
    EGLSurface surface = egl.CreatePbufferSurface(display, config, size);
    if (!egl.MakeCurrent(display, surface, surface, context)) {
        if (surface) egl.DestroySurface(display, surface);
        egl.DestroyContext(display, context);
        return "eglMakeCurrent";
    }
    own.display = display;
    own.config = config;
    own.context = context;
    own.surface = surface;
    ledger_opened(LEDGER_EGL_CONTEXT);
    return NULL;
}

void egl_destroy(void) {
    if (!own.context) return;
    egl.MakeCurrent(own.display, NULL, NULL, NULL);
    if (own.surface) egl.DestroySurface(own.display, own.surface);
    egl.DestroyContext(own.display, own.context);
    own.display = own.config = own.context = own.surface = NULL;
    ledger_closed(LEDGER_EGL_CONTEXT);
}
