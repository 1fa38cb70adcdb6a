package dev.highfive.session.vip;

import dev.highfive.codec.vip.VipMessage;

/** Whom a room tells what happens in it, on its own thread. */
public interface VipListener {
    default void entered(VipMember user) {}

    default void left(VipMember user, Departure why) {}

    /** @param name "" where none could be read */
    default void refused(String name, Refusal why) {}

    /** For everybody to hear. */
    default void said(VipMember user, String text) {}

    /** An object, or a user's avatar, is there or looks otherwise from now on. */
    default void added(VipObject object) {}

    default void removed(VipObject object) {}

    /** Somebody has set one of its fields; or, for those from the first behaviour on, sent it an event. */
    default void changed(VipObject object, VipMessage message) {}
}
