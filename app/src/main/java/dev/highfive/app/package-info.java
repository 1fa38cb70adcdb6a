/**
 * The Android app: a lobby in a window, {@link dev.highfive.app.MainActivity}, and the room,
 * {@link dev.highfive.app.RoomActivity}. Only what Android alone can do is in here; the frame loop and the
 * drawing are those of the PC.
 */
package dev.highfive.app;
