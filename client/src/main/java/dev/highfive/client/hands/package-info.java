/**
 * Hands between the headset and the wire ({@link dev.highfive.client.hands.JointMap}), and what they do to
 * things. Only here do the two kinds of coordinates meet.
 */
package dev.highfive.client.hands;
