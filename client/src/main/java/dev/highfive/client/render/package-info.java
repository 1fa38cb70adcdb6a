/**
 * Draws scenes by OpenGL ES: {@link dev.highfive.client.render.Renderer}. Shaders are resources beside the classes.
 * docs/drawing.md tells how hands are made.
 */
@NullMarked
package dev.highfive.client.render;

import org.jspecify.annotations.NullMarked;
