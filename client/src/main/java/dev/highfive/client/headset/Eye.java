package dev.highfive.client.headset;

/** One of the two pictures of a frame. */
public enum Eye {
    LEFT,
    RIGHT
}
