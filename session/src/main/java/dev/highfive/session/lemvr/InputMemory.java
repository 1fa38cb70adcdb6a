package dev.highfive.session.lemvr;

import dev.highfive.codec.lemvr.Input;

/** What has been said of buttons, triggers and sticks, and so still holds. */
public final class InputMemory {
    private static final int HANDS = 2;

    private final boolean[] known = new boolean[HANDS * Input.IDS];
    private final boolean[] pressed = new boolean[HANDS * Input.IDS];
    private final float[] x = new float[HANDS * Input.IDS];
    private final float[] y = new float[HANDS * Input.IDS];

    /** Nothing has been said. */
    public void clear() {
        java.util.Arrays.fill(known, false);
        java.util.Arrays.fill(pressed, false);
        java.util.Arrays.fill(x, 0);
        java.util.Arrays.fill(y, 0);
    }

    /** Remembers it; of a hand that nobody has, nothing. @return whether it differs from what was known */
    public boolean isNews(Input input) {
        if (input.hand >= HANDS) {
            return false;
        }
        int at = input.hand * Input.IDS + input.id;
        float newX = plausible(input.x);
        float newY = plausible(input.y);
        boolean news = !known[at] || pressed[at] != input.pressed || x[at] != newX || y[at] != newY;
        known[at] = true;
        pressed[at] = input.pressed;
        x[at] = newX;
        y[at] = newY;
        return news;
    }

    public boolean isPressed(int hand, int id) {
        return pressed[hand * Input.IDS + id];
    }

    public float x(int hand, int id) {
        return x[hand * Input.IDS + id];
    }

    public float y(int hand, int id) {
        return y[hand * Input.IDS + id];
    }

    private static float plausible(float value) {
        return Float.isNaN(value) ? 0 : Math.max(-1, Math.min(1, value));
    }
}
