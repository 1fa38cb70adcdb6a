package dev.highfive.desktop.view;

import dev.highfive.session.SessionStatus;
import dev.highfive.world.Participant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Tells who is in a session: who is seen, by the number that leads to their eyes, and who looks on. */
final class WhoIsHere {
    private WhoIsHere() {}

    /** @param chosen whose eyes are looked through, or null */
    static List<String> lines(Onlooker onlooker, Participant chosen) {
        SessionStatus status = onlooker.session().status();
        List<SessionStatus.Peer> others = new ArrayList<>(status.peers);
        List<String> lines = new ArrayList<>();
        for (Participant person : SomeonesEyes.there(onlooker.world())) {
            String figures = ""; // until the network has some
            for (SessionStatus.Peer peer : status.peers) {
                if (peer.ssrc == person.ssrc()) {
                    others.remove(peer);
                    figures = figures(peer);
                }
            }
            lines.add(lines.size() + 1 + " " + person.name() + (person == chosen ? " (your eyes)" : "") + figures);
        }
        String lookingOn = others.stream()
                .filter(peer -> peer.present)
                .map(peer -> peer.name)
                .collect(Collectors.joining(", "));
        if (!lookingOn.isEmpty()) {
            lines.add("looking on: " + lookingOn);
        } else if (lines.isEmpty()) {
            lines.add("nobody is here yet");
        }
        if (status.hasWrongKey()) {
            lines.add("someone here has another key than this link's");
        }
        return lines;
    }

    private static String figures(SessionStatus.Peer peer) {
        return String.format(
                        Locale.ROOT, ": loss %.1f %%, jitter %.1f ms, round trip ", peer.lossPercent, peer.jitterMs)
                + (peer.roundTripMs < 0 ? "?" : String.format(Locale.ROOT, "%.1f ms", peer.roundTripMs))
                + (peer.batchMs > 0 ? ", in batches every " + peer.batchMs + " ms" : "");
    }
}
