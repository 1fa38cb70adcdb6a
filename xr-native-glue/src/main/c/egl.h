// EGL, opened at run time like the OpenXR loader: the session is bound to the context that is current on the thread
// that creates it, whoever made that context. For programs that have none, one without a window can be made here.
#pragma once

#include <stdint.h>

typedef void *EGLDisplay;
typedef void *EGLConfig;
typedef void *EGLContext;
typedef void *EGLSurface;
typedef unsigned int EGLenum;
typedef int32_t EGLint;

struct egl_binding {
    EGLDisplay display;
    EGLConfig config;
    EGLContext context;
    void *get_proc_address; // eglGetProcAddress
};

// Describes the current context. Returns 0, or what is wrong.
const char *egl_current(struct egl_binding *binding);

// A function of EGL or OpenGL ES by its whole name, or 0.
void *egl_function(const char *name);

// Makes a GLES 3 context without a window and makes it current on this thread. Returns 0, or what is wrong.
const char *egl_create(void);

// Takes that context off this thread, which has to be the one that created it, and destroys it.
void egl_destroy(void);
