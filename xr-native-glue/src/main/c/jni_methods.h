// The native methods of dev.highfive.xr.Glue: before a session, around it, and every frame; and the
// extensions of OpenGL ES that pictures are drawn with.
#pragma once

#include <jni.h>

extern const JNINativeMethod setup_methods[];
extern const jint setup_method_count;

extern const JNINativeMethod session_methods[];
extern const jint session_method_count;

extern const JNINativeMethod frame_methods[];
extern const jint frame_method_count;

extern const JNINativeMethod gl_methods[];
extern const jint gl_method_count;
