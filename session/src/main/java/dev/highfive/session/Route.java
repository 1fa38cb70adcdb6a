package dev.highfive.session;

import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.rtp.RtcpTiming;
import dev.highfive.net.srtp.SrtpReceiver;
import dev.highfive.net.transport.Transport;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The way through the network: how packets reach everybody, and what follows from it for those who speak. One class
 * each; nobody else asks which one it is. For the network thread.
 */
interface Route {
    /** Of those who do not introduce themselves: one address cannot fill the session by inventing sources. */
    int MAX_STRANGERS_PER_ADDRESS = 8;

    Transport transport();

    /** Sends a packet to everyone who is here. */
    void sendToAll(ByteBuffer packet, long nowNs);

    /** Sends to one, as far as the way can: a packet of the handshake. */
    void sendTo(InetSocketAddress to, ByteBuffer packet, long nowNs);

    /** One of those whom {@link #sendToAll} reaches, for captures of what is not protected; null if there is none. */
    @Nullable
    InetSocketAddress someone();

    /** Whether all hear what is said to one. */
    boolean isOverheard();

    /** Whether someone new is heard by one only, who has to introduce them to the others, or to refuse them. */
    default boolean needsIntroductions() {
        return !isOverheard();
    }

    /** Whether everybody has heard us lately without being greeted one by one. */
    boolean isHeard(long nowNs);

    RtcpTiming rtcpTiming(double bytesPerSecond);

    /** Whether people meet here; in a recording they have met. */
    default boolean isLive() {
        return true;
    }

    /** How many who have not introduced themselves may come from one address. */
    default int maxStrangersPerAddress() {
        return MAX_STRANGERS_PER_ADDRESS;
    }

    /** Whether a stream that nobody introduced may take part in a plain session. */
    default boolean admits(int ssrc) {
        return true;
    }

    /** What opens a stream that nobody introduced; null if it is not protected. */
    default @Nullable SrtpReceiver receiverOf(int ssrc) {
        return null;
    }

    /** What a packet could not be opened by is not the only key that is known for its stream: it has another now. */
    default boolean hasOtherKeyFor(Stream stream) {
        return false;
    }

    /**
     * Whether nothing more will come.
     *
     * @throws IOException if it is damaged from here on
     */
    default boolean isFinished() throws IOException {
        return false;
    }

    /** Makes the way once it is known who will be asked about. */
    interface Maker {
        Route make(Peers peers, PacketCapture capture);
    }
}
