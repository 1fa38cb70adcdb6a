/** OpenGL ES as far as the renderer needs it; programs for a PC and for a headset implement it. */
package dev.highfive.client.gles;
