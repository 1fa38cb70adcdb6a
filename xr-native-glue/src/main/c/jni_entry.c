// The library's only entry. The methods of dev.highfive.xr.Glue are bound by name here, so that the library exports
// nothing else and a renamed method fails when it is loaded, not when it is first called.
#include "jni_methods.h"

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved) {
    (void) reserved;
    JNIEnv *env;
    if ((*vm)->GetEnv(vm, (void **) &env, JNI_VERSION_1_6) != JNI_OK) return JNI_ERR;
    jclass glue = (*env)->FindClass(env, "dev/highfive/xr/Glue");
    if (!glue) return JNI_ERR;
    if ((*env)->RegisterNatives(env, glue, setup_methods, setup_method_count) != JNI_OK) return JNI_ERR;
    if ((*env)->RegisterNatives(env, glue, session_methods, session_method_count) != JNI_OK) return JNI_ERR;
    if ((*env)->RegisterNatives(env, glue, frame_methods, frame_method_count) != JNI_OK) return JNI_ERR;
    if ((*env)->RegisterNatives(env, glue, gl_methods, gl_method_count) != JNI_OK) return JNI_ERR;
    return JNI_VERSION_1_6;
}
