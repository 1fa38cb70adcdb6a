package dev.highfive.client.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A static mesh that was loaded, ready to be given to the GPU. It does not change: the renderer uploads it when it sees
 * it first, and knows it by identity.
 */
public final class Model {
    public final List<ModelPart> parts;

    public Model(List<ModelPart> parts) {
        this.parts = Collections.unmodifiableList(new ArrayList<>(parts));
    }
}
