package dev.highfive.client.stage;

import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.Mesh1View;
import dev.highfive.client.assets.Mesh2View;
import dev.highfive.client.assets.Origin;
import dev.highfive.client.scene.Placement;
import dev.highfive.client.scene.Scene;
import dev.highfive.world.WorldMesh;
import dev.highfive.world.WorldModel;
import dev.highfive.world.WorldObject;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is kept from frame to frame of each mesh that is shown: on the GPU it is only replaced when it changes. */
final class MeshViews {
    private final AssetLibrary library;
    private final Map<WorldObject, View> views = new IdentityHashMap<>();
    private int frame;
    private int shown;

    MeshViews(AssetLibrary library) {
        this.library = library;
    }

    void show(WorldMesh mesh, Origin origin, int colour, Scene scene) {
        View view = view(mesh);
        if (view.inline == null) {
            view.inline = new Mesh1View(library);
        }
        view.inline.show(mesh.shown(), mesh.revision(), origin, colour, scene);
    }

    void show(WorldModel model, Origin origin, @Nullable Placement parent, Scene scene) {
        View view = view(model);
        if (view.loaded == null) {
            view.loaded = new Mesh2View(library);
        }
        view.loaded.show(model.shown(), origin, parent, scene);
    }

    private View view(WorldObject object) {
        View view = views.get(object);
        if (view == null) {
            view = new View();
            views.put(object, view);
        }
        if (view.frame != frame) {
            view.frame = frame;
            shown++;
        }
        return view;
    }

    /** Forgets what is no longer shown. */
    void endFrame() {
        if (shown != views.size()) {
            for (Iterator<View> iterator = views.values().iterator(); iterator.hasNext(); ) {
                if (iterator.next().frame != frame) {
                    iterator.remove();
                }
            }
        }
        frame++;
        shown = 0;
    }

    private static final class View {
        @Nullable
        Mesh1View inline;

        @Nullable
        Mesh2View loaded;

        int frame = -1;
    }
}
