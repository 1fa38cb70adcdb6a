package dev.highfive.desktop.view;

import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.AssetOptions;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.stage.WorldScene;
import dev.highfive.desktop.picture.ImageIoDecoder;
import dev.highfive.session.Session;
import dev.highfive.world.Participant;
import dev.highfive.world.WorldView;

/** One who takes part without a body and sees what comes over the network, as a scene. */
public final class Onlooker implements AutoCloseable {
    private final Session session;
    private final AssetLibrary library;
    private final WorldScene worldScene;
    private final Scene scene = new Scene();
    private final long startNs;

    public Onlooker(Session session) {
        this.session = session;
        library = new AssetLibrary(new AssetOptions(), new ImageIoDecoder(), session.clock());
        worldScene = new WorldScene(session.world(), library);
        startNs = session.clock().nanoTime();
    }

    public Session session() {
        return session;
    }

    public WorldView world() {
        return session.world();
    }

    /** Brings everything to a time. */
    public Scene look(long displayTimeNs) {
        return look(displayTimeNs, null);
    }

    /** @param from whose head is not to be seen, because it is looked through; or null */
    Scene look(long displayTimeNs, Participant from) {
        session.advance(displayTimeNs);
        scene.clear();
        scene.seconds = (displayTimeNs - startNs) / 1e9f;
        worldScene.addTo(scene, null, displayTimeNs);
        for (int index = 0, shown = 0; from != null && index < world().participantCount(); index++) {
            Participant participant = world().participant(index);
            if (participant == from) {
                scene.people().get(shown).headOpacity = 0;
            }
            shown += participant.isLocal() ? 0 : 1; // as the room adds them
        }
        return scene;
    }

    @Override
    public void close() {
        library.close();
        session.close();
    }
}
