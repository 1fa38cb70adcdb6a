/**
 * The loop that turns once per frame, whatever headset there is: {@link dev.highfive.client.frame.FrameLoop}.
 * Data goes down to the session and comes up to the eyes once, and nothing of it waits for the network.
 */
@NullMarked
package dev.highfive.client.frame;

import org.jspecify.annotations.NullMarked;
