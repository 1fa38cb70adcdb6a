/**
 * LEMVR: what a headset and the program that draws for it say to each other. Packets describe themselves once, by
 * {@link dev.highfive.codec.lemvr.LemvrPacket#describe}; a chain of blocks holds those of a frame.
 */
@NullMarked
package dev.highfive.codec.lemvr;

import org.jspecify.annotations.NullMarked;
