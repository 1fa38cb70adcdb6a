package dev.highfive.codec.gamestate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The one list of all types of objects: what is in it is announced in SDP, and known to whatever shows payloads to
 * people. A reader knows those of the drafts by itself and has to be told {@link #own}, whose tags are anyone's.
 */
public final class ObjectTypes {
    static final List<ObjectType<?>> BUILT_IN = List.of(
            Head1Type.INSTANCE,
            Hand1.TYPE,
            Hand2Type.INSTANCE,
            HeadIpd1.TYPE,
            Object1.TYPE,
            Object2Type.INSTANCE,
            Mesh1.TYPE,
            Mesh2.TYPE,
            GameControl1.TYPE,
            ThreeDof1.TYPE,
            SixDof1.TYPE);

    private static final List<ObjectType<?>> OWN = List.of(Ownership1.TYPE);
    private static final List<ObjectType<?>> ALL = joined(BUILT_IN, OWN);

    private ObjectTypes() {}

    /** Those of the drafts, and behind them those of this project; never changes. */
    public static List<ObjectType<?>> all() {
        return ALL;
    }

    /** Those that are in no draft, for a {@link GameStateReader} that is to know all. */
    public static ObjectType<?>[] own() {
        return OWN.toArray(new ObjectType<?>[0]);
    }

    private static List<ObjectType<?>> joined(List<ObjectType<?>> some, List<ObjectType<?>> others) {
        List<ObjectType<?>> joined = new ArrayList<>(some);
        joined.addAll(others);
        return Collections.unmodifiableList(joined);
    }
}
