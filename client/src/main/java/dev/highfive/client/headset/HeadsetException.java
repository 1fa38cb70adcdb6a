package dev.highfive.client.headset;

/** A headset cannot be started. The message is one sentence for people, with what to do about it. */
public class HeadsetException extends Exception {
    public HeadsetException(String message) {
        super(message);
    }

    public HeadsetException(String message, Throwable cause) {
        super(message, cause);
    }
}
