package dev.highfive.client.scene;

import java.util.ArrayList;
import java.util.List;

/**
 * All that is to be drawn in one frame, in OpenXR's frame (right-handed, Y up, metres). Each frame it is cleared and
 * filled again in place: what was handed out last frame is handed out again, so nothing is allocated once the room
 * has been as full as it gets.
 */
public final class Scene {
    private final Pool<ScenePerson> people = new Pool<>(ScenePerson::new);
    private final Pool<SceneObject> objects = new Pool<>(SceneObject::new);
    private final Pool<SceneModel> models = new Pool<>(SceneModel::new);
    private final Pool<SceneText> texts = new Pool<>(SceneText::new);
    private final List<SceneMesh> meshes = new ArrayList<>();

    /** Whether the floor and the sky are drawn; without, the room behind is left as it was cleared. */
    public boolean surroundings = true;
    /** For what moves by itself, such as the sign that something is being fetched. */
    public float seconds;

    public void clear() {
        people.clear();
        objects.clear();
        models.clear();
        texts.clear();
        meshes.clear();
    }

    /** Without head and hands at first: their opacities are 0. */
    public ScenePerson addPerson() {
        return people.next().reset();
    }

    public SceneObject addObject() {
        return objects.next().reset();
    }

    public SceneModel addModel() {
        return models.next().reset();
    }

    public SceneText addText() {
        return texts.next().reset();
    }

    public void addMesh(SceneMesh mesh) {
        meshes.add(mesh);
    }

    public Pool<ScenePerson> people() {
        return people;
    }

    public Pool<SceneObject> objects() {
        return objects;
    }

    public Pool<SceneModel> models() {
        return models;
    }

    public Pool<SceneText> texts() {
        return texts;
    }

    public List<SceneMesh> meshes() {
        return meshes;
    }
}
