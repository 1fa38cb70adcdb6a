package dev.highfive.world;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Hand;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Mesh1;
import dev.highfive.codec.gamestate.Mesh2;
import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.gamestate.Object2;
import org.jspecify.annotations.Nullable;

/** What an object is to whoever draws the world. Together with its id it names an object of a participant. */
public enum ObjectKind {
    /** Head1, of which a participant has one. */
    HEAD(null, Head1.class),
    /** Hand1 or Hand2, of which a participant has two, told apart by {@code left} and not by id. */
    HAND(null, Hand.class),
    /** Object1 or Object2. */
    THING(WorldThing::new, Object2.class, Object1.class),
    /** Mesh1. */
    MESH(WorldMesh::new, Mesh1.class),
    /** Mesh2. */
    MODEL(WorldModel::new, Mesh2.class);

    private static final ObjectKind[] ALL = values();

    private final @Nullable Maker maker;
    private final Class<?>[] types;

    /** @param maker null for what every participant has from the start */
    ObjectKind(@Nullable Maker maker, Class<?>... types) {
        this.maker = maker;
        this.types = types;
    }

    /** @return null for what the world has no place for */
    static @Nullable ObjectKind of(GameObject object) {
        for (ObjectKind kind : ALL) {
            for (Class<?> type : kind.types) {
                if (type.isInstance(object)) {
                    return kind;
                }
            }
        }
        return null;
    }

    WorldObject make(long id, Participant source, SyncMode sync) {
        if (maker == null) {
            throw new IllegalStateException("A participant has " + this + " from the start.");
        }
        return maker.make(id, source, sync);
    }

    private interface Maker {
        WorldObject make(long id, Participant source, SyncMode sync);
    }
}
