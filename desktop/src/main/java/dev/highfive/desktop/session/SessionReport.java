package dev.highfive.desktop.session;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.highfive.codec.Counts;
import dev.highfive.codec.gamestate.DecodeError;
import dev.highfive.session.Drop;
import dev.highfive.session.Session;
import dev.highfive.session.SessionStatus;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.Tracking;
import dev.highfive.world.WorldDrop;
import dev.highfive.world.WorldThing;
import dev.highfive.world.WorldView;
import java.util.Locale;
import java.util.Map;

/**
 * How a session is doing, as a line of JSON and as lines for people, of which those of the table fit the 80 columns of
 * a terminal. To be made on the frame thread.
 */
final class SessionReport {
    private static final double PATIENCE_SECONDS = 5;
    private static final String OTHER_KEY = "someone here has another key than this link's";

    private final Session session;
    private final SessionStatus status;
    private final double seconds;
    private final ShowOptions options;

    SessionReport(Session session, double seconds, ShowOptions options) {
        this.session = session;
        this.status = session.status();
        this.seconds = seconds;
        this.options = options;
    }

    String json() {
        WorldView world = session.world();
        JsonObject line = new JsonObject();
        line.addProperty("seconds", rounded(seconds, 10));
        line.addProperty("ssrc", Integer.toHexString(session.ownSsrc()));
        line.addProperty("present", status.presentCount());
        JsonArray peers = new JsonArray();
        for (SessionStatus.Peer peer : status.peers) {
            peers.add(json(peer));
        }
        line.add("peers", peers);
        line.addProperty("objects", objectCount(world));
        line.addProperty("shared", world.sharedCount());
        JsonArray things = new JsonArray();
        for (int index = 0; index < world.sharedCount(); index++) {
            things.add(json(world.shared(index)));
        }
        line.add("things", things);
        line.addProperty("sendRateHz", rounded(status.sendRateHz, 10));
        line.addProperty("fingerprint", String.format("%016x", world.fingerprint()));
        JsonObject errors = new JsonObject();
        for (Map.Entry<Drop, Long> drop : status.drops.entrySet()) {
            errors.addProperty(drop.getKey().name(), drop.getValue());
        }
        add(errors, world.drops(), WorldDrop.values());
        add(errors, session.decodeErrors(), DecodeError.values());
        line.add("errors", errors);
        return line.toString();
    }

    private static JsonObject json(SessionStatus.Peer peer) {
        JsonObject json = new JsonObject();
        json.addProperty("name", peer.name);
        json.addProperty("ssrc", Integer.toHexString(peer.ssrc));
        json.addProperty("address", address(peer));
        json.addProperty("present", peer.present);
        json.addProperty("packets", peer.packetsReceived);
        json.addProperty("lossPercent", rounded(peer.lossPercent, 10));
        json.addProperty("lossOfOursPercent", rounded(peer.lossOfOursPercent, 10));
        json.addProperty("jitterMs", rounded(peer.jitterMs, 10));
        json.addProperty("batchMs", peer.batchMs);
        json.addProperty("rttMs", rounded(peer.roundTripMs, 10));
        json.addProperty("clockOffsetMs", peer.clockOffsetMs);
        return json;
    }

    /** A shared thing: in whose hands it is or was last, and where, as on the wire. */
    private static JsonObject json(WorldThing thing) {
        JsonObject json = new JsonObject();
        json.addProperty("id", Long.toHexString(thing.id()));
        json.addProperty("owner", Integer.toHexString(thing.source().ssrc()));
        JsonArray place = new JsonArray();
        place.add(rounded(thing.shown().location.x, 1000));
        place.add(rounded(thing.shown().location.y, 1000));
        place.add(rounded(thing.shown().location.z, 1000));
        json.add("place", place);
        return json;
    }

    private static <E extends Enum<E>> void add(JsonObject errors, Counts<E> counts, E[] kinds) {
        for (E kind : kinds) {
            if (counts.of(kind) > 0) {
                errors.addProperty(kind.name(), counts.of(kind));
            }
        }
    }

    /** A line a second, for logs and pipes. */
    String line() {
        StringBuilder line = new StringBuilder();
        line.append(String.format(Locale.ROOT, "%6.1f s  ", seconds))
                .append(
                        status.presentCount() == 0
                                ? nobody()
                                : status.presentCount() + (options.replayed ? 0 : 1) + " here");
        if (isLonely() && seconds < PATIENCE_SECONDS + 1) { // once
            line.append(": ").append(options.hint);
        }
        for (SessionStatus.Peer peer : status.peers) {
            if (peer.present) {
                line.append("; ")
                        .append(peer.name)
                        .append(String.format(
                                Locale.ROOT,
                                " loss %.1f %%, jitter %.1f ms, round trip %s",
                                peer.lossPercent,
                                peer.jitterMs,
                                roundTrip(peer)))
                        .append(peer.batchMs > 0 ? "; " + inBatches(peer) : "");
            }
        }
        return line.append(status.hasWrongKey() ? "; " + OTHER_KEY : "").toString();
    }

    /** A table for a terminal, with a line feed behind each line. */
    String table() {
        StringBuilder table = new StringBuilder();
        table.append(String.format(
                Locale.ROOT,
                "%-16s %8s %9s %10s %8s %10s %9s%n",
                "who",
                "packets",
                "lost here",
                "lost there",
                "jitter",
                "round trip",
                "clock"));
        for (SessionStatus.Peer peer : status.peers) {
            table.append(String.format(
                    Locale.ROOT,
                    "%-16.16s %8d %7.1f %% %8.1f %% %5.1f ms %10s %6d ms%n",
                    peer.present ? peer.name : "(" + peer.name + ")",
                    peer.packetsReceived,
                    peer.lossPercent,
                    peer.lossOfOursPercent,
                    peer.jitterMs,
                    roundTrip(peer),
                    peer.clockOffsetMs));
        }
        for (SessionStatus.Peer peer : status.peers) {
            if (peer.present && peer.batchMs > 0) {
                table.append(String.format("%s%n", inBatches(peer)));
            }
        }
        if (status.peers.isEmpty()) {
            table.append(String.format("%s%n", nobody()));
        }
        if (isLonely()) {
            table.append(String.format("%s%n", options.hint));
        }
        WorldView world = session.world();
        table.append(String.format(
                Locale.ROOT, "%n%.0f s; %d objects, %d shared; ", seconds, objectCount(world), world.sharedCount()));
        table.append(
                options.replayed
                        ? String.format("Ctrl-C ends it%n")
                        : String.format(Locale.ROOT, "sending at %.0f Hz; Ctrl-C leaves%n", status.sendRateHz));
        if (status.hasWrongKey()) {
            table.append(String.format("%s%n", OTHER_KEY));
        }
        return table.toString();
    }

    private String nobody() {
        return options.replayed ? "nobody yet" : "nobody else yet";
    }

    /** Whether it is time for the hint: who has another key has come through all that it asks for. */
    private boolean isLonely() {
        return status.presentCount() == 0
                && !status.hasWrongKey()
                && seconds >= PATIENCE_SECONDS
                && !options.hint.isEmpty();
    }

    private static String inBatches(SessionStatus.Peer peer) {
        return String.format(
                Locale.ROOT, "%.16s comes in batches every %d ms: some Wi-Fi is saving power", peer.name, peer.batchMs);
    }

    private static String roundTrip(SessionStatus.Peer peer) {
        return peer.roundTripMs < 0 ? "?" : String.format(Locale.ROOT, "%.1f ms", peer.roundTripMs);
    }

    private static String address(SessionStatus.Peer peer) {
        String host = peer.address.getAddress().getHostAddress();
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + peer.address.getPort();
    }

    /** Heads, hands and what else there is of those who are here. */
    private static int objectCount(WorldView world) {
        int count = world.sharedCount();
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            if (participant.presence() == Presence.PRESENT) {
                count += participant.objectCount()
                        + (participant.head().tracking() == Tracking.TRACKED ? 1 : 0)
                        + (participant.hand(true).tracking() == Tracking.TRACKED ? 1 : 0)
                        + (participant.hand(false).tracking() == Tracking.TRACKED ? 1 : 0);
            }
        }
        return count;
    }

    private static double rounded(double value, double parts) {
        return Math.round(value * parts) / parts;
    }
}
