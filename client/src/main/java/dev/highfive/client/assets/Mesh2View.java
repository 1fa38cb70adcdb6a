package dev.highfive.client.assets;

import dev.highfive.client.hands.WireAxes;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.ModelPart;
import dev.highfive.client.scene.Picture;
import dev.highfive.client.scene.Placement;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneModel;
import dev.highfive.client.scene.SceneObject;
import dev.highfive.client.scene.SceneText;
import dev.highfive.codec.gamestate.Mesh2;
import java.util.ArrayList;
import java.util.List;
import org.joml.Matrix4x3fc;
import org.jspecify.annotations.Nullable;

/**
 * Shows one Mesh2: the model that its URL leads to, painted with its own texture if it names one. While it is loading,
 * and if it failed, a box of 20 cm stands where it would be, whatever its scale, with the reason above it.
 */
public final class Mesh2View {
    private static final float SIGN_SIDE = 0.2f;
    private static final float REASON_ABOVE = 0.16f;
    private static final float REASON_HEIGHT = 0.025f;

    private final AssetLibrary library;
    private @Nullable Model plain;
    private @Nullable Picture picture;
    private @Nullable Model painted;

    public Mesh2View(AssetLibrary library) {
        this.library = library;
    }

    /**
     * Adds it to a frame.
     *
     * @param mesh as on the wire: left-handed
     * @param parent null if it stands in the room by itself
     */
    public void show(Mesh2 mesh, Origin origin, @Nullable Placement parent, Scene scene) {
        Asset<Model> asset = library.mesh(mesh.meshUrl, origin);
        Model model = asset.value();
        if (model == null) {
            showSign(mesh, asset, parent, scene);
            return;
        }
        SceneModel shown = scene.addModel();
        place(shown.placement, mesh, parent);
        shown.placement.scale.set(mesh.scale.x, mesh.scale.y, mesh.scale.z);
        shown.model = painted(model, MeshTexture.picture(mesh.texture, origin, library));
    }

    private static void showSign(Mesh2 mesh, Asset<Model> asset, @Nullable Placement parent, Scene scene) {
        SceneObject sign = scene.addObject();
        place(sign.placement, mesh, parent);
        sign.placement.scale.set(SIGN_SIDE);
        // It may have become ready since; that shows in the next frame.
        sign.look = asset.state() == Asset.State.FAILED ? SceneObject.Look.FAILED : SceneObject.Look.LOADING;
        if (sign.look == SceneObject.Look.FAILED) {
            SceneText reason = scene.addText();
            Matrix4x3fc world = sign.placement.world();
            reason.text = asset.reason();
            reason.position.set(world.m30(), world.m31() + REASON_ABOVE, world.m32());
            reason.height = REASON_HEIGHT;
        }
    }

    private static void place(Placement placement, Mesh2 mesh, @Nullable Placement parent) {
        WireAxes.position(mesh.location, placement.position);
        WireAxes.orientation(mesh.rotation.now, placement.rotation);
        placement.parent = parent;
    }

    /** The same one as long as nothing changes: the renderer knows models by identity. */
    private Model painted(Model model, @Nullable Picture with) {
        if (with == null) {
            return model;
        }
        if (painted == null || model != plain || with != picture) {
            List<ModelPart> parts = new ArrayList<>();
            for (ModelPart part : model.parts) {
                ModelPart copy = new ModelPart(part.vertices, part.indices);
                copy.alpha = part.alpha;
                copy.doubleSided = part.doubleSided;
                copy.picture = with;
                parts.add(copy);
            }
            plain = model;
            picture = with;
            painted = new Model(parts);
        }
        return painted;
    }
}
