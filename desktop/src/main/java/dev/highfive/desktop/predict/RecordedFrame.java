package dev.highfive.desktop.predict;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Side;

/** A hand as it was at one time of a recording. */
record RecordedFrame(long timeNs, Side side, HandJoints joints) {}
