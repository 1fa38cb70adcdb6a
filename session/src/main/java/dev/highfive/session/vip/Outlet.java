package dev.highfive.session.vip;

import java.nio.ByteBuffer;

/** The way to one client, whatever it is made of. Never waits. */
public interface Outlet {
    /** Takes what is between the buffer's position and its limit. */
    void send(ByteBuffer bytes);

    /** How many bytes were taken and have not left yet. */
    int backlog();

    /** No more is to come: closes once everything has left, or soon where it does not. */
    void finish();

    /** Whether the client knows all types of fields. VNet's own knows six, and anything else puts it out of step. */
    boolean readsAllTypes();
}
