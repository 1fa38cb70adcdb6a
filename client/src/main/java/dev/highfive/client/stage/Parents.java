package dev.highfive.client.stage;

import dev.highfive.client.hands.WireAxes;
import dev.highfive.client.scene.Placement;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Parent;
import dev.highfive.world.ObjectKind;
import dev.highfive.world.Participant;
import dev.highfive.world.WorldObject;
import dev.highfive.world.WorldThing;
import dev.highfive.world.WorldView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the things are that others move with. A parent is looked for among its child's owner's things and then
 * among those that are everybody's; one that is not there leaves the child where it says it is, and a ring of
 * parents ends after a few.
 */
final class Parents {
    private static final int DEEPEST = 8;

    private final List<Placement> placements = new ArrayList<>();
    private int used;

    void beginFrame() {
        used = 0;
    }

    /** @return null for the room itself */
    @Nullable
    Placement of(Parent parent, @Nullable Participant owner, WorldView world) {
        return of(parent, owner, world, DEEPEST);
    }

    private @Nullable Placement of(Parent parent, @Nullable Participant owner, WorldView world, int depth) {
        WorldThing thing = parent.present && depth > 0 ? find(parent.id, owner, world) : null;
        if (thing == null) {
            return null;
        }
        Placement placement = next();
        place(thing.shown(), placement);
        placement.parent = of(thing.shown().parent, owner, world, depth - 1);
        return placement;
    }

    private static @Nullable WorldThing find(long id, @Nullable Participant owner, WorldView world) {
        WorldObject own = owner == null ? null : owner.find(ObjectKind.THING, id);
        return own == null ? world.findShared(id) : (WorldThing) own;
    }

    private Placement next() {
        if (used == placements.size()) {
            placements.add(new Placement());
        }
        return placements.get(used++).reset();
    }

    /** As its sender says, without the parent. */
    static void place(Object2 thing, Placement placement) {
        WireAxes.position(thing.location, placement.position);
        WireAxes.orientation(thing.rotation.now, placement.rotation);
        placement.scale.set(thing.scale.x, thing.scale.y, thing.scale.z);
    }
}
