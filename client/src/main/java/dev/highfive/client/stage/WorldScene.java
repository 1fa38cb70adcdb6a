package dev.highfive.client.stage;

import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.Origin;
import dev.highfive.client.hands.Grabber;
import dev.highfive.client.hands.HeldThing;
import dev.highfive.client.scene.Palette;
import dev.highfive.client.scene.Placement;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneObject;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.WorldMesh;
import dev.highfive.world.WorldModel;
import dev.highfive.world.WorldObject;
import dev.highfive.world.WorldThing;
import dev.highfive.world.WorldView;
import org.jspecify.annotations.Nullable;

/**
 * Fills a scene from the world of a session, once a frame and without allocation: everyone with head and hands,
 * and what they brought. Colours and shapes go by SSRCs and by id, so that everybody sees the same.
 */
public final class WorldScene {
    private final WorldView world;
    private final AssetLibrary library;
    private final MeshViews meshes;
    private final Parents parents = new Parents();
    private final PersonView personView = new PersonView();
    private final Colours colours = new Colours();

    public WorldScene(WorldView world, AssetLibrary library) {
        this.world = world;
        this.library = library;
        meshes = new MeshViews(library);
    }

    /**
     * Adds everybody else and everything.
     *
     * @param grabber what this participant holds is where the hands have it, whatever the network says
     * @param nowNs the time of the frame
     */
    public void addTo(Scene scene, @Nullable Grabber grabber, long nowNs) {
        library.beginFrame();
        parents.beginFrame();
        colours.update(world);
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            if (!participant.isLocal()) {
                personView.show(participant, colourOf(participant), nowNs, scene.addPerson());
            }
            if (participant.presence() == Presence.PRESENT) {
                addObjects(participant, scene);
            }
        }
        for (int index = 0; index < world.sharedCount(); index++) {
            addShared(world.shared(index), grabber, scene);
        }
        meshes.endFrame();
    }

    /** As of the last {@link #addTo}. */
    int colourOf(Participant participant) {
        return colours.of(participant);
    }

    private void addObjects(Participant owner, Scene scene) {
        Origin origin = owner.isLocal() ? Origin.OWN : Origin.PEER;
        for (int index = 0; index < owner.objectCount(); index++) {
            WorldObject object = owner.object(index);
            if (object instanceof WorldThing && object.active()) {
                SceneObject shown = addThing((WorldThing) object, owner, scene);
                shown.colour = colourOf(owner);
            } else if (object instanceof WorldMesh) {
                meshes.show((WorldMesh) object, origin, colourOf(owner), scene);
            } else if (object instanceof WorldModel) {
                WorldModel model = (WorldModel) object;
                Placement parent = parents.of(model.shown().parent, owner, world);
                meshes.show(model, origin, parent, scene);
            }
        }
    }

    private void addShared(WorldThing thing, @Nullable Grabber grabber, Scene scene) {
        if (!thing.active()) {
            return;
        }
        SceneObject shown = addThing(thing, null, scene);
        shown.shape = ThingShapes.of(thing.id());
        shown.colour = Palette.of((int) (thing.id() >>> 8));
        HeldThing held = grabber == null ? null : grabber.held(thing.id());
        if (held != null) {
            shown.placement.position.set(held.position);
            shown.placement.rotation.set(held.orientation);
            shown.placement.scale.set(held.scale);
            shown.placement.parent = null;
            shown.highlighted = true;
        }
    }

    private SceneObject addThing(WorldThing thing, @Nullable Participant owner, Scene scene) {
        SceneObject shown = scene.addObject();
        Parents.place(thing.shown(), shown.placement);
        shown.placement.parent = parents.of(thing.shown().parent, owner, world);
        return shown;
    }
}
