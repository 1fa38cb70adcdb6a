package dev.highfive.world;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Mesh2;

/** A mesh that is loaded from a URL. It carries no time of its own, so the time of its packet counts. */
public final class WorldModel extends MovingObject {
    private static final long MS = 1_000_000;

    private final Mesh2 shown = new Mesh2();

    WorldModel(long id, Participant source, SyncMode sync) {
        super(ObjectKind.MODEL, id, source, sync);
        shown.id = id;
    }

    @Override
    public Mesh2 shown() {
        return shown;
    }

    @Override
    void take(GameObject object, Update update) {
        Mesh2 model = (Mesh2) object;
        int packetTimeMs = (int) Math.floorDiv(update.packetTimeNs, MS) & 0xFFFF;
        Sample sample = admit(packetTimeMs, update.byPacketTime());
        if (sample == null) {
            return;
        }
        sample.setMovingPlace(model.location);
        sample.setTurning(model.rotation);
        sample.setMovingScale(model.scale);
        if (sample == timeline.newest()) {
            shown.meshUrl = model.meshUrl.equals(shown.meshUrl) ? shown.meshUrl : model.meshUrl;
            copyTexture(model);
            if (model.parent.present != shown.parent.present || model.parent.id != shown.parent.id) {
                appears(sample);
            }
            shown.parent.present = model.parent.present;
            shown.parent.id = model.parent.id;
        }
    }

    private void copyTexture(Mesh2 model) {
        if (model.texture.payloadType() != 0) {
            shown.texture.setPayloadType(model.texture.payloadType());
        } else if (!model.texture.url().equals(shown.texture.url()) || shown.texture.payloadType() != 0) {
            shown.texture.setUrl(model.texture.url());
        }
    }

    @Override
    int extraBytes(GameObject object) {
        Mesh2 model = (Mesh2) object;
        return 2 * (model.meshUrl.length() + model.texture.url().length());
    }

    @Override
    void copyToShown() {
        showPlace(shown.location);
        showRotation(shown.rotation);
        showScale(shown.scale);
    }

    @Override
    void addTo(Fingerprint fingerprint) {
        super.addTo(fingerprint);
        fingerprint.add(shown.meshUrl);
        fingerprint.add(shown.texture.url());
        fingerprint.add(shown.texture.payloadType());
        fingerprint.add(shown.parent.present ? shown.parent.id : -1);
    }
}
