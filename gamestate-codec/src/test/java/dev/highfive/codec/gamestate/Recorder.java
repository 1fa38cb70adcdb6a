package dev.highfive.codec.gamestate;

import dev.highfive.codec.Hex;
import java.util.ArrayList;
import java.util.List;

/** Remembers what a reader found, in words. */
final class Recorder implements GameStateHandler {
    final List<String> found = new ArrayList<>();

    static List<String> read(GameStateReader reader, String hex) {
        Recorder recorder = new Recorder();
        reader.read(Hex.buffer(hex), recorder);
        return recorder.found;
    }

    static List<String> read(Profile profile, String hex) {
        return read(new GameStateReader(profile), hex);
    }

    @Override
    public void onObject(GameObject object) {
        found.add(object.toString());
    }

    @Override
    public void onError(DecodeError error, int offset) {
        found.add(error + " at " + offset);
    }
}
