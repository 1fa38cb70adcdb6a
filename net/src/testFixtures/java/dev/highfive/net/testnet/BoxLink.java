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
 *
 * <p>The host's Wi-Fi radio may doze: what it sends then waits for the next beacon, unless it was sent something to
 * itself alone lately.
 */
final class BoxLink implements ImpairedPath.Exit {
    private static final int ETHER_TYPE_AT = RawFrames.VIRTIO_HEADER_SIZE + 12;
    private static final short ARP = 0x0806;
    private static final int TYPE_OF_SERVICE_AT = ETHER_TYPE_AT + 3;
    private static final short IPV4 = 0x0800;
    private static final byte UDP = 17;
    private static final int PROTOCOL_AT = ETHER_TYPE_AT + 2 + 9;
    /** So long a radio that has heard something stays awake. */
    private static final long AWAKE_NS = 60_000_000;

    private static final int MAX_FRAMES_AT_ONCE = 64;
    private static final long LONGEST_DELAY_NS = 3_600_000_000_000L;

    final int hostSide;
    final int switchSide;
    private ImpairedPath path = new ImpairedPath(Impairment.NONE);
    private boolean cut;
    /** Null for a radio that never dozes. */
    private ImpairedPath dozing;

    private long heardNs;
    private int typeOfService;

    BoxLink(String hostInterface, String switchInterface) throws IOException {
        hostSide = RawFrames.socket(hostInterface);
        switchSide = RawFrames.socket(switchInterface);
    }

    void impair(Impairment impairment) {
        path.poll(System.nanoTime() + LONGEST_DELAY_NS, this); // what is still on its way arrives now
        path = new ImpairedPath(impairment);
    }

    /** @param batch the time between two beacons, as in an impairment; 0 for a radio that never dozes */
    void doze(String batch) {
        Impairment asleep = Impairment.parse("batch=" + batch);
        dozing = asleep.isNone() ? null : new ImpairedPath(asleep);
        heardNs = System.nanoTime() - AWAKE_NS;
    }

    /** Of the newest UDP packet of IPv4 that the host sent. */
    int typeOfService() {
        return typeOfService;
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
                    if (frame.getShort(ETHER_TYPE_AT) == IPV4 && frame.get(PROTOCOL_AT) == UDP) {
                        typeOfService = frame.get(TYPE_OF_SERVICE_AT) & 0xFF;
                    }
                    // Read anew: a frame may have come after the box had looked at its clock and before it looked here.
                    (isDozing(nowNs) ? dozing : path).offer(frame, null, System.nanoTime());
                }
            }
        }
        path.poll(nowNs, this);
        if (dozing != null) {
            dozing.poll(nowNs, this);
        }
        for (int count = 0; count < MAX_FRAMES_AT_ONCE && RawFrames.receive(switchSide, frame); count++) {
            if (!cut) {
                hear(frame, nowNs);
                RawFrames.send(hostSide, frame);
            }
        }
    }

    private boolean isDozing(long nowNs) {
        return dozing != null && nowNs - heardNs > AWAKE_NS;
    }

    private void hear(ByteBuffer frame, long nowNs) {
        boolean forAll = (frame.get(RawFrames.VIRTIO_HEADER_SIZE) & 1) != 0;
        if (dozing != null && !forAll) {
            heardNs = nowNs;
            dozing.poll(nowNs + LONGEST_DELAY_NS, this);
        }
    }

    long nextDueInNs(long nowNs) {
        long inNs = path.nextDueInNs(nowNs);
        return dozing == null ? inNs : Math.min(inNs, dozing.nextDueInNs(nowNs));
    }

    @Override
    public void send(ByteBuffer frame, SocketAddress to) {
        if (!cut) {
            RawFrames.send(switchSide, frame);
        }
    }
}
