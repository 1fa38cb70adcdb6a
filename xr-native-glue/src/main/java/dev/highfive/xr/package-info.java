/**
 * The headset behind an OpenXR runtime: {@link dev.highfive.xr.OpenXrHeadset}, on a PC as on Android. C only
 * carries data to and fro, Java decides; and there is one headset at a time in a process, because OpenXR's
 * loader allows no more.
 */
@NullMarked
package dev.highfive.xr;

import org.jspecify.annotations.NullMarked;
