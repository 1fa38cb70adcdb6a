package dev.highfive.session;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** What the network thread tells the frame thread. Each method returns false, and counts, if that one is behind. */
final class FrameQueue {
    private final SlotRing<Received> slots;
    private final Drops drops;

    FrameQueue(SlotRing<Received> slots, Drops drops) {
        this.slots = slots;
        this.drops = drops;
    }

    boolean present(Peer peer, long nowNs) {
        return tell(Received.Kind.PRESENT, peer.state().ssrc, peer, nowNs);
    }

    boolean gone(Peer peer, long nowNs) {
        return tell(Received.Kind.GONE, peer.state().ssrc, peer, nowNs);
    }

    boolean ownSsrc(int ssrc, long nowNs) {
        return tell(Received.Kind.OWN_SSRC, ssrc, null, nowNs);
    }

    private boolean tell(Received.Kind kind, int ssrc, @Nullable Peer peer, long nowNs) {
        Received slot = free(kind, ssrc, nowNs);
        if (slot == null) {
            return false;
        }
        slot.cname = peer == null ? "" : peer.cname;
        slot.name = peer == null ? "" : peer.name;
        slots.fill();
        return true;
    }

    boolean payload(Stream stream, ByteBuffer payload, long sampleTimeNs, long nowNs) {
        Received slot = free(Received.Kind.PAYLOAD, stream.ssrc, nowNs);
        if (slot == null) {
            return false;
        }
        slot.sampleTimeNs = sampleTimeNs;
        slot.clockStepped = stream.clock.takeStep();
        // ByteBuffer's own clear() and flip() are newer than Android 10.
        ((Buffer) slot.payload).clear();
        slot.payload.put(payload);
        ((Buffer) slot.payload).flip();
        slots.fill();
        return true;
    }

    private @Nullable Received free(Received.Kind kind, int ssrc, long nowNs) {
        Received slot = slots.free();
        if (slot == null) {
            drops.increment(Drop.FRAME_THREAD_BEHIND);
            return null;
        }
        slot.kind = kind;
        slot.ssrc = ssrc;
        slot.arrivalTimeNs = nowNs;
        return slot;
    }
}
