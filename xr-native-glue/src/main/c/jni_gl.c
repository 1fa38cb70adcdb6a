// Functions of OpenGL ES that Android has no Java for: extensions of the driver whose context is current. Java asks
// whether an extension is there before it calls a function of it.
#include <stddef.h>

#include "egl.h"
#include "jni_methods.h"

#define UNUSED (void) env, (void) glue

enum { GL_EXTENSIONS = 0x1F03, GL_NUM_EXTENSIONS = 0x821D };

static struct {
    const char *(*GetStringi)(unsigned, unsigned);
    void (*GetIntegerv)(unsigned, int *);
    void (*FramebufferTexture2DMultisampleEXT)(unsigned, unsigned, unsigned, unsigned, int, int);
    void (*RenderbufferStorageMultisampleEXT)(unsigned, int, unsigned, int, int);
    void (*GenQueriesEXT)(int, unsigned *);
    void (*DeleteQueriesEXT)(int, const unsigned *);
    void (*BeginQueryEXT)(unsigned, unsigned);
    void (*EndQueryEXT)(unsigned);
    void (*GetQueryObjectuivEXT)(unsigned, unsigned, unsigned *);
} gl;

// The same pointers serve every context of EGL.
#define FIND(name) ((*(void **) &gl.name = egl_function("gl" #name)) != NULL)

// The library imports no strcmp.
static int equal(const char *left, const char *right) {
    while (*left && *left == *right) {
        left++;
        right++;
    }
    return *left == *right;
}

static jboolean has_extension(const char *name) {
    int count = 0;
    if (!FIND(GetStringi) || !FIND(GetIntegerv)) return JNI_FALSE;
    gl.GetIntegerv(GL_NUM_EXTENSIONS, &count);
    for (int i = 0; i < count; i++) {
        const char *offered = gl.GetStringi(GL_EXTENSIONS, (unsigned) i);
        if (offered && equal(offered, name)) return JNI_TRUE;
    }
    return JNI_FALSE;
}

static jboolean has_multisampled_textures(JNIEnv *env, jclass glue) {
    UNUSED;
    return has_extension("GL_EXT_multisampled_render_to_texture") && FIND(FramebufferTexture2DMultisampleEXT)
        && FIND(RenderbufferStorageMultisampleEXT);
}

static void framebuffer_texture(JNIEnv *env, jclass glue, jint target, jint attachment, jint texture_target,
                                jint texture, jint level, jint samples) {
    UNUSED;
    gl.FramebufferTexture2DMultisampleEXT((unsigned) target, (unsigned) attachment, (unsigned) texture_target,
                                          (unsigned) texture, level, samples);
}

static void renderbuffer_storage(JNIEnv *env, jclass glue, jint target, jint samples, jint format, jint width,
                                 jint height) {
    UNUSED;
    gl.RenderbufferStorageMultisampleEXT((unsigned) target, samples, (unsigned) format, width, height);
}

static jboolean has_timer_queries(JNIEnv *env, jclass glue) {
    UNUSED;
    return has_extension("GL_EXT_disjoint_timer_query") && FIND(GenQueriesEXT) && FIND(DeleteQueriesEXT)
        && FIND(BeginQueryEXT) && FIND(EndQueryEXT) && FIND(GetQueryObjectuivEXT);
}

static jint gen_query(JNIEnv *env, jclass glue) {
    UNUSED;
    unsigned query = 0;
    gl.GenQueriesEXT(1, &query);
    return (jint) query;
}

static void delete_query(JNIEnv *env, jclass glue, jint query) {
    UNUSED;
    const unsigned name = (unsigned) query;
    gl.DeleteQueriesEXT(1, &name);
}

static void begin_query(JNIEnv *env, jclass glue, jint target, jint query) {
    UNUSED;
    gl.BeginQueryEXT((unsigned) target, (unsigned) query);
}

static void end_query(JNIEnv *env, jclass glue, jint target) {
    UNUSED;
    gl.EndQueryEXT((unsigned) target);
}

static jint get_query_object(JNIEnv *env, jclass glue, jint query, jint name) {
    UNUSED;
    unsigned value = 0;
    gl.GetQueryObjectuivEXT((unsigned) query, (unsigned) name, &value);
    return (jint) value;
}

const JNINativeMethod gl_methods[] = {
    {"hasMultisampledTextures", "()Z", (void *) has_multisampled_textures},
    {"framebufferTexture2DMultisample", "(IIIIII)V", (void *) framebuffer_texture},
    {"renderbufferStorageMultisample", "(IIIII)V", (void *) renderbuffer_storage},
    {"hasTimerQueries", "()Z", (void *) has_timer_queries},
    {"genQuery", "()I", (void *) gen_query},
    {"deleteQuery", "(I)V", (void *) delete_query},
    {"beginQuery", "(II)V", (void *) begin_query},
    {"endQuery", "(I)V", (void *) end_query},
    {"getQueryObject", "(II)I", (void *) get_query_object},
};
const jint gl_method_count = sizeof gl_methods / sizeof *gl_methods;
