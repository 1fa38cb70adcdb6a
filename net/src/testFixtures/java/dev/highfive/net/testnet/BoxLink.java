package dev.highfive.net.testnet;

import dev.highfive.codec.Counts;
import dev.highfive.net.impair.ImpairedPath;
import dev.highfive.net.impair.Impairment;
import dev.highfive.net.impair.ImpairmentEvent;
import java.io.IOException;
import java.net.SocketAddress;
import java.nio.ByteBuffer;

/**
 * The cable of one host, with the impairment in it: what the host sends is impaired, what it gets is not, so that a
 * packet from one host to another is impaired once. ARP is let through: losing it would test ARP.
 */
final class BoxLink implements ImpairedPath.Exit {
    private static final int ETHER_TYPE_AT = RawFrames.VIRTIO_HEADER_SIZE + 12;
    private static final short ARP = 0x0806;
    private static final int MAX_FRAMES_AT_ONCE = 64;
    private static final long LONGEST_DELAY_NS = 3_600_000_000_000L;

    final int hostSide;
    final int switchSide;
    private ImpairedPath path = new ImpairedPath(Impairment.NONE);
    private boolean cut;

    BoxLink(String hostInterface, String switchInterface) throws IOException {
        hostSide = RawFrames.socket(hostInterface);
        switchSide = RawFrames.socket(switchInterface);
    }

    void impair(Impairment impairment) {
        path.poll(System.nanoTime() + LONGEST_DELAY_NS, this); // what is still on its way arrives now
        path = new ImpairedPath(impairment);
    }

    void cut(boolean newCut) {
        cut = newCut;
    }

    Counts<ImpairmentEvent> counts() {
        return path.counts();
    }

    /** Moves what is there, and what is due. */
    void forward(ByteBuffer frame, long nowNs) {
        for (int count = 0; count < MAX_FRAMES_AT_ONCE && RawFrames.receive(hostSide, frame); count++) {
            if (!cut && frame.remaining() > ETHER_TYPE_AT + 2) {
                if (frame.getShort(ETHER_TYPE_AT) == ARP) {
                    RawFrames.send(switchSide, frame);
                } else {
                    path.offer(frame, null, nowNs);
                }
            }
        }
        path.poll(nowNs, this);
        for (int count = 0; count < MAX_FRAMES_AT_ONCE && RawFrames.receive(switchSide, frame); count++) {
            if (!cut) {
                RawFrames.send(hostSide, frame);
            }
        }
    }

    long nextDueInNs(long nowNs) {
        return path.nextDueInNs(nowNs);
    }

    @Override
    public void send(ByteBuffer frame, SocketAddress to) {
        if (!cut) {
            RawFrames.send(switchSide, frame);
        }
    }
}
