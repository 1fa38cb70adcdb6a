/**
 * Hands between the headset and the wire ({@link dev.highfive.client.hands.JointMap}), the hand of whoever has
 * none that is seen ({@link dev.highfive.client.hands.HandModel}), and what hands do to things. Only here do the
 * two kinds of coordinates meet.
 */
@NullMarked
package dev.highfive.client.hands;

import org.jspecify.annotations.NullMarked;
