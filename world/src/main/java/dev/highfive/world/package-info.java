/**
 * Everybody's objects as they are shown at a point in time. {@link dev.highfive.world.World} belongs
 * to the frame thread; all values are those of the wire: left-handed, metres, seconds, radians.
 */
@NullMarked
package dev.highfive.world;

import org.jspecify.annotations.NullMarked;
