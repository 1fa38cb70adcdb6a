// What Java calls before there is a session: the loader, the instance, the headset, a GLES context.
#include "frame_data.h"
#include "instance.h"
#include "jni_methods.h"
#include "ledger.h"
#include "platform.h"
#include "result_name.h"
#include "system.h"

#define UNUSED (void) env, (void) glue

static jstring text(JNIEnv *env, const char *characters) {
    return characters ? (*env)->NewStringUTF(env, characters) : NULL;
}

static jstring open_loader(JNIEnv *env, jclass glue, jstring library, jobject activity) {
    (void) glue;
    const char *path = NULL;
    if (library && !(path = (*env)->GetStringUTFChars(env, library, NULL))) return NULL; // OutOfMemoryError is pending
    const char *failure = loader_open(path, env, activity);
    if (path) (*env)->ReleaseStringUTFChars(env, library, path);
    return text(env, failure);
}

static jstring result_name_of(JNIEnv *env, jclass glue, jint result) {
    (void) glue;
    return text(env, result_name((XrResult) result));
}

static jstring failed_call(JNIEnv *env, jclass glue) {
    (void) glue;
    return text(env, functions_failed_call());
}

static jobject shared_memory(JNIEnv *env, jclass glue) {
    (void) glue;
    return (*env)->NewDirectByteBuffer(env, &frame_data, sizeof frame_data);
}

static jintArray layout(JNIEnv *env, jclass glue) {
    (void) glue;
    jintArray array = (*env)->NewIntArray(env, frame_data_layout_count);
    if (array) (*env)->SetIntArrayRegion(env, array, 0, frame_data_layout_count, frame_data_layout);
    return array;
}

// Their names, in the order of their counts.
static jobjectArray ledger_kinds(JNIEnv *env, jclass glue) {
    (void) glue;
    jclass string = (*env)->FindClass(env, "java/lang/String");
    jobjectArray array = string ? (*env)->NewObjectArray(env, LEDGER_KIND_COUNT, string, NULL) : NULL;
    for (int i = 0; array && i < LEDGER_KIND_COUNT; i++) {
        jstring name = text(env, ledger_kind_name((enum ledger_kind) i));
        if (!name) return NULL;
        (*env)->SetObjectArrayElement(env, array, i, name);
        (*env)->DeleteLocalRef(env, name);
    }
    return array;
}

// Writes opened, closed of every kind.
static void read_ledger(JNIEnv *env, jclass glue, jintArray counts) {
    (void) glue;
    (*env)->SetIntArrayRegion(env, counts, 0, 2 * LEDGER_KIND_COUNT, ledger_counts);
}

static jstring create_context(JNIEnv *env, jclass glue) {
    (void) glue;
    return text(env, egl_create());
}

static jboolean has_context(JNIEnv *env, jclass glue) {
    UNUSED;
    struct egl_binding binding;
    return egl_current(&binding) == NULL;
}

static void destroy_context(JNIEnv *env, jclass glue) {
    UNUSED;
    egl_destroy();
}

// Writes the names to names[0].
static jint extensions(JNIEnv *env, jclass glue, jobjectArray names) {
    (void) glue;
    const XrExtensionProperties *properties;
    uint32_t count = 0;
    const XrResult result = instance_extensions(&properties, &count);
    if (XR_FAILED(result)) return result;
    jclass string = (*env)->FindClass(env, "java/lang/String");
    jobjectArray array = string ? (*env)->NewObjectArray(env, (jsize) count, string, NULL) : NULL;
    if (!array) return XR_ERROR_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < count; i++) {
        jstring name = text(env, properties[i].extensionName);
        if (!name) return XR_ERROR_OUT_OF_MEMORY;
        (*env)->SetObjectArrayElement(env, array, (jsize) i, name);
        (*env)->DeleteLocalRef(env, name);
    }
    (*env)->SetObjectArrayElement(env, names, 0, array);
    return result;
}

static jobjectArray platform_extension_names(JNIEnv *env, jclass glue) {
    (void) glue;
    jsize count = 0;
    while (platform_extensions[count]) count++;
    jclass string = (*env)->FindClass(env, "java/lang/String");
    jobjectArray array = string ? (*env)->NewObjectArray(env, count, string, NULL) : NULL;
    for (jsize i = 0; array && i < count; i++) {
        jstring name = text(env, platform_extensions[i]);
        if (!name) return NULL;
        (*env)->SetObjectArrayElement(env, array, i, name);
    }
    return array;
}

// The enabled extensions come as one string, each name ended by a space; it is cut apart in place.
static uint32_t split(char *names, const char **parts, uint32_t capacity) {
    uint32_t count = 0;
    char *start = names;
    for (char *c = names; *c && count < capacity; c++) {
        if (*c != ' ') continue;
        *c = 0;
        parts[count++] = start;
        start = c + 1;
    }
    return count;
}

#define MAX_ENABLED 64

// Writes the new handle to handle[0].
static jint create_instance(JNIEnv *env, jclass glue, jstring application, jlong version, jstring enabled,
                            jlongArray handle) {
    (void) glue;
    char name[XR_MAX_APPLICATION_NAME_SIZE * 2];
    char names[MAX_ENABLED * XR_MAX_EXTENSION_NAME_SIZE];
    const char *parts[MAX_ENABLED];
    if ((*env)->GetStringUTFLength(env, application) >= (jsize) sizeof name
        || (*env)->GetStringUTFLength(env, enabled) >= (jsize) sizeof names) return XR_ERROR_SIZE_INSUFFICIENT;
    (*env)->GetStringUTFRegion(env, application, 0, (*env)->GetStringLength(env, application), name);
    (*env)->GetStringUTFRegion(env, enabled, 0, (*env)->GetStringLength(env, enabled), names);
    name[(*env)->GetStringUTFLength(env, application)] = 0;
    names[(*env)->GetStringUTFLength(env, enabled)] = 0;
    const XrResult result = instance_create(name, (XrVersion) version, parts, split(names, parts, MAX_ENABLED));
    const jlong value = (jlong) (uintptr_t) instance;
    if (XR_SUCCEEDED(result)) (*env)->SetLongArrayRegion(env, handle, 0, 1, &value);
    return result;
}

static int is_instance(jlong handle) {
    return handle && handle == (jlong) (uintptr_t) instance;
}

// Writes the packed version to version[0] and the runtime's name to name[0].
static jint runtime_properties(JNIEnv *env, jclass glue, jlong handle, jlongArray version, jobjectArray name) {
    (void) glue;
    XrInstanceProperties properties;
    if (!is_instance(handle)) return functions_checked(XR_ERROR_HANDLE_INVALID, "xrGetInstanceProperties");
    const XrResult result = instance_properties(&properties);
    if (XR_FAILED(result)) return result;
    const jlong packed = (jlong) properties.runtimeVersion;
    (*env)->SetLongArrayRegion(env, version, 0, 1, &packed);
    const jstring characters = text(env, properties.runtimeName);
    if (!characters) return XR_ERROR_OUT_OF_MEMORY;
    (*env)->SetObjectArrayElement(env, name, 0, characters);
    return result;
}

static jint destroy_instance(JNIEnv *env, jclass glue, jlong handle) {
    UNUSED;
    return is_instance(handle) ? instance_destroy()
                               : functions_checked(XR_ERROR_HANDLE_INVALID, "xrDestroyInstance");
}

// Writes what is known to values, in the order of enum system_value, and the name to name[0].
static jint find_system(JNIEnv *env, jclass glue, jint ask, jintArray values, jobjectArray name) {
    (void) glue;
    struct system_properties properties = {0};
    const XrResult result = system_find(ask, &properties);
    if (XR_FAILED(result)) return result;
    (*env)->SetIntArrayRegion(env, values, 0, SYSTEM_VALUE_COUNT, properties.values);
    const jstring characters = text(env, properties.name);
    if (!characters) return XR_ERROR_OUT_OF_MEMORY;
    (*env)->SetObjectArrayElement(env, name, 0, characters);
    return result;
}

#define STRING "Ljava/lang/String;"
#define OBJECT "Ljava/lang/Object;"

const JNINativeMethod setup_methods[] = {
    {"openLoader", "(" STRING OBJECT ")" STRING, (void *) open_loader},
    {"resultName", "(I)" STRING, (void *) result_name_of},
    {"failedCall", "()" STRING, (void *) failed_call},
    {"sharedMemory", "()Ljava/nio/ByteBuffer;", (void *) shared_memory},
    {"layout", "()[I", (void *) layout},
    {"ledgerKinds", "()[" STRING, (void *) ledger_kinds},
    {"ledgerCounts", "([I)V", (void *) read_ledger},
    {"createContext", "()" STRING, (void *) create_context},
    {"hasContext", "()Z", (void *) has_context},
    {"destroyContext", "()V", (void *) destroy_context},
    {"extensions", "([[" STRING ")I", (void *) extensions},
    {"platformExtensions", "()[" STRING, (void *) platform_extension_names},
    {"createInstance", "(" STRING "J" STRING "[J)I", (void *) create_instance},
    {"runtimeProperties", "(J[J[" STRING ")I", (void *) runtime_properties},
    {"destroyInstance", "(J)I", (void *) destroy_instance},
    {"findSystem", "(I[I[" STRING ")I", (void *) find_system},
};
const jint setup_method_count = sizeof setup_methods / sizeof *setup_methods;
