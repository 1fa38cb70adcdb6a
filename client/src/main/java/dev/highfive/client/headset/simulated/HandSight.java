package dev.highfive.client.headset.simulated;

/** How a simulated headset sees a hand. */
public enum HandSight {
    /** With all its fingers. */
    TRACKED,
    /** Not at all. */
    LOST,
    /** As the controller that it holds. */
    CONTROLLER
}
