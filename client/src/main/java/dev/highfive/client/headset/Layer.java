package dev.highfive.client.headset;

/** One of the things that a frame shows, to {@link Headset#submit} from back to front. Kept and changed in place. */
public abstract class Layer {
    Layer() {}
}
