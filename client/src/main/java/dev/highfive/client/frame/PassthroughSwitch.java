package dev.highfive.client.frame;

import dev.highfive.client.hands.Activity;
import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.Side;

/** Shows the real room around the shared one, or hides it, whenever the menu button is pressed. */
public final class PassthroughSwitch implements Activity {
    private final Headset headset;
    private boolean shown;
    private boolean pressed;

    /** @param shown how it begins */
    public PassthroughSwitch(Headset headset, boolean shown) {
        this.headset = headset;
        this.shown = shown;
    }

    @Override
    public void act(Body body) {
        boolean menu = body.hand(Side.LEFT).input.menu || body.hand(Side.RIGHT).input.menu;
        shown ^= menu && !pressed;
        pressed = menu;
        // In every frame, because a device that was lost and found has forgotten it.
        headset.showPassthrough(shown);
    }
}
