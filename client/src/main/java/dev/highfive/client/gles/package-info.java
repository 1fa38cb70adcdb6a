/** OpenGL ES as far as the renderer needs it; programs for a PC and for a headset implement it. */
@NullMarked
package dev.highfive.client.gles;

import org.jspecify.annotations.NullMarked;
