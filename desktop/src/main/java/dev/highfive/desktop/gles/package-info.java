/**
 * OpenGL ES on a PC by LWJGL: in a window, without a display, or in a context that a headset has made. A
 * context belongs to the thread that made it.
 */
package dev.highfive.desktop.gles;
