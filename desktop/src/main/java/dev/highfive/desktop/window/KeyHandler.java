package dev.highfive.desktop.window;

/** Told of keys that are pressed in a window. */
@FunctionalInterface
public interface KeyHandler {
    /** @param key a capital letter or a digit, as printed on a US keyboard */
    void pressed(char key);
}
