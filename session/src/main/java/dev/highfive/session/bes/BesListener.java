package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesProperty;
import org.jspecify.annotations.Nullable;

/** Hears of what the other side introduces. */
public interface BesListener {
    /**
     * The other side has a type of entities. @return the ids of the properties to subscribe to, or null for none at
     * all
     */
    long @Nullable [] wanted(RemoteType type);

    /** Its values follow. */
    void added(BesPeer peer, RemoteEntity entity);

    /** A value is another one now. */
    void changed(BesPeer peer, RemoteEntity entity, BesProperty property);

    /** It is gone, perhaps because all that this peer introduced is. */
    void removed(BesPeer peer, RemoteEntity entity);
}
