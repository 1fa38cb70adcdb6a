// The whole face toward Java: dev.highfive.xr.Glue, bound by name in JNI_OnLoad so that the library
// exports nothing else and a renamed method fails when it is loaded, not when it is first called.
#include <jni.h>

#include "instance.h"
#include "loader.h"
#include "result_name.h"

static jstring open_loader(JNIEnv *env, jclass glue, jstring library, jobject context) {
    (void) glue;
    const char *path = NULL;
    if (library && !(path = (*env)->GetStringUTFChars(env, library, NULL))) return NULL; // OutOfMemoryError is pending
    const char *failure = loader_open(path, env, context);
    if (path) (*env)->ReleaseStringUTFChars(env, library, path);
    return failure ? (*env)->NewStringUTF(env, failure) : NULL;
}

// Writes the new handle to handle[0].
static jint create_instance(JNIEnv *env, jclass glue, jstring application, jobject activity, jlongArray handle) {
    (void) glue;
    const char *name = (*env)->GetStringUTFChars(env, application, NULL);
    if (!name) return XR_ERROR_OUT_OF_MEMORY;
    XrInstance instance = XR_NULL_HANDLE;
    const XrResult result = instance_create(name, env, activity, &instance);
    (*env)->ReleaseStringUTFChars(env, application, name);
    const jlong value = (jlong) (uintptr_t) instance;
    (*env)->SetLongArrayRegion(env, handle, 0, 1, &value);
    return result;
}

// Writes the packed version to version[0] and the runtime's name to name[0].
static jint runtime_properties(JNIEnv *env, jclass glue, jlong handle, jlongArray version, jobjectArray name) {
    (void) glue;
    XrInstanceProperties properties;
    const XrResult result = instance_properties((XrInstance) (uintptr_t) handle, &properties);
    if (XR_FAILED(result)) return result;
    const jlong packed = (jlong) properties.runtimeVersion;
    (*env)->SetLongArrayRegion(env, version, 0, 1, &packed);
    const jstring text = (*env)->NewStringUTF(env, properties.runtimeName);
    if (!text) return XR_ERROR_OUT_OF_MEMORY;
    (*env)->SetObjectArrayElement(env, name, 0, text);
    return result;
}

static jint destroy_instance(JNIEnv *env, jclass glue, jlong handle) {
    (void) env;
    (void) glue;
    return instance_destroy((XrInstance) (uintptr_t) handle);
}

static jstring result_name_of(JNIEnv *env, jclass glue, jint result) {
    (void) glue;
    return (*env)->NewStringUTF(env, result_name((XrResult) result));
}

static const JNINativeMethod METHODS[] = {
    {"openLoader", "(Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/String;", (void *) open_loader},
    {"createInstance", "(Ljava/lang/String;Ljava/lang/Object;[J)I", (void *) create_instance},
    {"runtimeProperties", "(J[J[Ljava/lang/String;)I", (void *) runtime_properties},
    {"destroyInstance", "(J)I", (void *) destroy_instance},
    {"resultName", "(I)Ljava/lang/String;", (void *) result_name_of},
};

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved) {
    (void) reserved;
    JNIEnv *env;
    if ((*vm)->GetEnv(vm, (void **) &env, JNI_VERSION_1_6) != JNI_OK) return JNI_ERR;
    jclass glue = (*env)->FindClass(env, "dev/highfive/xr/Glue");
    if (!glue) return JNI_ERR;
    if ((*env)->RegisterNatives(env, glue, METHODS, sizeof METHODS / sizeof *METHODS) != JNI_OK) return JNI_ERR;
    return JNI_VERSION_1_6;
}
