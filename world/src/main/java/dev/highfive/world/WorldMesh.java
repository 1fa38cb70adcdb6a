package dev.highfive.world;

import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.LongList;
import dev.highfive.codec.gamestate.Mesh1;

/** A mesh that came over the wire. It carries no time, so the time of its packet counts. */
public final class WorldMesh extends WorldObject {
    private final Mesh1 shown = new Mesh1();
    private long packetTimeNs;
    private int revision;

    WorldMesh(long id, Participant source, SyncMode sync) {
        super(ObjectKind.MESH, id, source);
        shown.id = id;
    }

    @Override
    public Mesh1 shown() {
        return shown;
    }

    /** Changes whenever the mesh does, which is also sent when it does not. */
    public int revision() {
        return revision;
    }

    @Override
    void take(GameObject object, Update update) {
        Mesh1 mesh = (Mesh1) object;
        if (revision > 0 && update.packetTimeNs - packetTimeNs < 0) {
            update.drop(WorldDrop.STALE);
            return;
        }
        packetTimeNs = update.packetTimeNs;
        heard(update.from, update.arrivalTimeNs);
        if (isShown(mesh)) {
            return;
        }
        revision++;
        shown.vertices.set(mesh.vertices);
        shown.normals.set(mesh.normals);
        shown.uvs.set(mesh.uvs);
        shown.integerUvs.set(mesh.integerUvs);
        shown.triangles.set(mesh.triangles);
        if (mesh.texture.payloadType() != 0) {
            shown.texture.setPayloadType(mesh.texture.payloadType());
        } else {
            shown.texture.setUrl(mesh.texture.url());
        }
    }

    @Override
    int extraBytes(GameObject object) {
        Mesh1 mesh = (Mesh1) object;
        return 4 * (mesh.vertices.size() + mesh.normals.size() + mesh.uvs.size())
                + 8 * (mesh.integerUvs.size() + mesh.triangles.size())
                + 2 * mesh.texture.url().length();
    }

    @Override
    void show(SyncMode sync, long displayTimeNs) {
        // It does not move.
    }

    @Override
    void addTo(Fingerprint fingerprint) {
        fingerprint.add(shown.vertices);
        fingerprint.addHalves(shown.normals);
        fingerprint.add(shown.uvs);
        fingerprint.add(shown.integerUvs);
        fingerprint.add(shown.triangles);
        fingerprint.add(shown.texture.url());
        fingerprint.add(shown.texture.payloadType());
    }

    private boolean isShown(Mesh1 mesh) {
        return revision > 0
                && equal(mesh.vertices, shown.vertices)
                && equal(mesh.normals, shown.normals)
                && equal(mesh.uvs, shown.uvs)
                && equal(mesh.integerUvs, shown.integerUvs)
                && equal(mesh.triangles, shown.triangles)
                && mesh.texture.payloadType() == shown.texture.payloadType()
                && mesh.texture.url().equals(shown.texture.url());
    }

    private static boolean equal(FloatList one, FloatList other) {
        boolean equal = one.size() == other.size();
        for (int index = 0; equal && index < one.size(); index++) {
            equal = Float.compare(one.get(index), other.get(index)) == 0;
        }
        return equal;
    }

    private static boolean equal(LongList one, LongList other) {
        boolean equal = one.size() == other.size();
        for (int index = 0; equal && index < one.size(); index++) {
            equal = one.get(index) == other.get(index);
        }
        return equal;
    }
}
