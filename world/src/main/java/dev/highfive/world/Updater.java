package dev.highfive.world;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Hand;
import dev.highfive.codec.gamestate.HeadIpd1;

/** Brings each object of an update to its place in the world, or drops and counts it. */
final class Updater {
    private final Update update;
    private final ObjectBudget budget;
    private final Ownership ownership;
    private final SyncMode sync;
    private final Plausible plausible = new Plausible();

    Updater(WorldOptions options, Update update, ObjectBudget budget) {
        this.update = update;
        this.budget = budget;
        this.ownership = options.ownership;
        this.sync = options.sync;
    }

    void take(GameObject object) {
        WorldDrop implausible = plausible.check(object);
        ObjectKind kind = ObjectKind.of(object);
        if (implausible != null) {
            update.drop(implausible);
        } else if (kind != null) {
            take(kind, object);
        } else if (object instanceof HeadIpd1) {
            update.from.head().takeIpd(((HeadIpd1) object).ipd);
        } else {
            update.drop(WorldDrop.UNKNOWN_TYPE);
        }
    }

    private void take(ObjectKind kind, GameObject object) {
        switch (kind) {
            case HEAD:
                update.from.head().take(object, update);
                break;
            case HAND:
                update.from.hand(((Hand) object).left).take(object, update);
                break;
            case THING:
                takeThing(object);
                break;
            default:
                takeInto(update.from.objects(), kind, object);
        }
    }

    private void takeThing(GameObject object) {
        Participant from = update.from;
        if (!ownership.isShared(object.id)) {
            takeInto(from.objects(), ObjectKind.THING, object);
        } else if (!ownership.mayUpdate(object.id, from)) {
            update.drop(WorldDrop.NOT_OWNER);
        } else {
            if (budget.shared().find(ObjectKind.THING, object.id) == null) {
                budget.share(from, object.id);
            }
            takeInto(budget.shared(), ObjectKind.THING, object);
        }
    }

    private void takeInto(ObjectTable table, ObjectKind kind, GameObject object) {
        WorldObject known = table.find(kind, object.id);
        if (known == null && !budget.hasPlace(table)) {
            return;
        }
        WorldObject taker = known == null ? kind.make(object.id, update.from, sync) : known;
        int bytesBefore = taker.extraBytes();
        if (!budget.hasBytes(bytesBefore, taker.extraBytes(object))) {
            return;
        }
        if (known == null) {
            budget.add(table, taker);
        }
        taker.take(object, update);
        budget.resized(bytesBefore, taker.extraBytes());
    }
}
