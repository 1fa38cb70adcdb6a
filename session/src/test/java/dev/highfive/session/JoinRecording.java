package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.rtp.PacketKind;
import dev.highfive.net.capture.PcapngReader;
import dev.highfive.net.capture.RecordedPacket;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What one who joined had sent and received, and when: which of it was the answer to what. */
final class JoinRecording {
    private enum Kind {
        INTRODUCTION,
        STATE,
        REPORT
    }

    private final List<Event> events;

    private JoinRecording(List<Event> events) {
        this.events = events;
    }

    static JoinRecording read(Path file) throws IOException {
        List<Event> events = new ArrayList<>();
        try (PcapngReader reader = PcapngReader.ofFile(file)) {
            for (RecordedPacket packet = reader.next(); packet != null; packet = reader.next()) {
                PacketKind kind = PacketKind.of(packet.datagram());
                events.add(new Event(
                        packet.isOutbound(),
                        (packet.isOutbound() ? packet.to() : packet.from())
                                .getAddress()
                                .getHostAddress(),
                        kind == PacketKind.RTP ? Kind.STATE : kind == PacketKind.RTCP ? Kind.REPORT : Kind.INTRODUCTION,
                        packet.wallNs()));
            }
        }
        return new JoinRecording(events);
    }

    /** The first round trip: an introduction to the host, and what that answers. It leads to all others at once. */
    void assertNothingButTheHostWasAskedBefore(String host) {
        int answer = first(false, null, null);
        assertEquals(host, events.get(answer).peer);
        assertEquals(Kind.INTRODUCTION, events.get(answer).kind);
        for (Event event : events.subList(0, answer)) {
            assertTrue(event.peer.equals(host) && event.kind == Kind.INTRODUCTION, event.toString());
        }
        for (Event event : events) {
            int greeted = first(true, event.peer, Kind.INTRODUCTION);
            assertTrue(greeted >= 0, "nothing was asked of " + event.peer);
            for (Event between : events.subList(answer + 1, Math.max(answer + 1, greeted))) {
                assertTrue(between.sent, between + " was waited for before asking " + event.peer);
            }
        }
    }

    /** The second: what is received of someone first is an introduction, and behind that comes its state. */
    void assertItsStateFollowedItsIntroduction(String peer) {
        List<Kind> received = events.stream()
                .filter(event -> !event.sent && event.peer.equals(peer))
                .map(Event::kind)
                .filter(kind -> kind != Kind.REPORT)
                .distinct()
                .collect(Collectors.toList());
        assertEquals(List.of(Kind.INTRODUCTION, Kind.STATE), received, peer);
        assertTrue(first(true, peer, Kind.INTRODUCTION) < first(false, peer, null));
    }

    /** When each thing happened first. */
    String summary() {
        return events.stream()
                .map(event -> events.get(first(event.sent, event.peer, event.kind)))
                .distinct()
                .map(event -> (event.wallNs - events.get(0).wallNs) / 1_000_000 + " ms "
                        + (event.sent ? "to " : "from ") + event.peer + " " + event.kind)
                .collect(Collectors.joining(", "));
    }

    /** @param peer or null for any; likewise the kind */
    private int first(boolean sent, String peer, Kind kind) {
        for (int index = 0; index < events.size(); index++) {
            Event event = events.get(index);
            if (event.sent == sent
                    && (peer == null || event.peer.equals(peer))
                    && (kind == null || event.kind == kind)) {
                return index;
            }
        }
        return -1;
    }

    private record Event(boolean sent, String peer, Kind kind, long wallNs) {}
}
