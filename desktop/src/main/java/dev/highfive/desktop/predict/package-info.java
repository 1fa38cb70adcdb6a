/**
 * {@code highfive predict}: how well a recorded hand is predicted over a network. It goes through the codec,
 * RTP and the world as a live one would, but through no socket: which packets are lost can be repeated.
 */
package dev.highfive.desktop.predict;
