package dev.highfive.client.hands;

import dev.highfive.client.headset.Joint;

/** The four fingers that are not the thumb. */
public enum Finger {
    INDEX(Joint.INDEX_METACARPAL),
    MIDDLE(Joint.MIDDLE_METACARPAL),
    RING(Joint.RING_METACARPAL),
    LITTLE(Joint.LITTLE_METACARPAL);

    static final int COUNT = 4;

    /** The first of its five joints. */
    final Joint root;

    Finger(Joint root) {
        this.root = root;
    }
}
