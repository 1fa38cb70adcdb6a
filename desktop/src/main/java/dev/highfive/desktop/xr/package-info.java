/** {@code highfive xr}: what this machine's OpenXR runtime has, and how the frame loop runs on it. */
package dev.highfive.desktop.xr;
