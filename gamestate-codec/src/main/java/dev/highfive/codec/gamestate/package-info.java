/**
 * Game State over RTP payloads: {@link dev.highfive.codec.gamestate.GameStateWriter} turns objects into
 * bytes, {@link dev.highfive.codec.gamestate.GameStateReader} turns bytes into objects. Neither does I/O,
 * starts a thread, or reads a clock; neither is safe for use by several threads at once.
 */
@NullMarked
package dev.highfive.codec.gamestate;

import org.jspecify.annotations.NullMarked;
