/**
 * What is to be drawn, filled anew every frame: {@link dev.highfive.client.scene.Scene}. In OpenXR's coordinates,
 * metres; colours are 0xRRGGBB in sRGB. Nothing in here knows of OpenGL.
 */
@NullMarked
package dev.highfive.client.scene;

import org.jspecify.annotations.NullMarked;
