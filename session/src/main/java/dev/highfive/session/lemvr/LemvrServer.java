package dev.highfive.session.lemvr;

import dev.highfive.codec.lemvr.SharedPictures;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Lends a headset to one client after another. The thread of the headset's frames fills {@link #next}, calls {@link
 * #post} and looks at {@link #newest}; nothing of that waits, whatever a client does. Each client has a thread of its
 * own, which ends with it.
 */
public final class LemvrServer implements Closeable {
    private static final Logger LOG = Logger.getLogger("dev.highfive.lemvr");
    private static final long GOODBYE_MS = 2000;
    private static final long GRACE_NS = 200_000_000;

    final LemvrServerOptions options;
    private final ServerSocketChannel door;
    private final Thread doorkeeper = new Thread(this::welcome, "highfive-lemvr-door");
    private final Latest<ServerFrame> outgoing = new Latest<>(ServerFrame::new);
    private final Latest<ClientFrame> incoming = new Latest<>(ClientFrame::new);
    private volatile @Nullable Thread serving;
    private volatile @Nullable Lease lease;
    private volatile boolean closing;
    private long frameNumber;
    private volatile int width;
    private volatile int height;
    private volatile float[] framerates = {};
    private volatile @Nullable SharedPictures pictures;
    private volatile LongConsumer delays = delayNs -> {};

    private LemvrServer(ServerSocketChannel door, LemvrServerOptions options) {
        this.door = door;
        this.options = options;
        doorkeeper.setDaemon(true);
    }

    /** @throws IOException if nobody can listen there */
    public static LemvrServer open(LemvrServerOptions options) throws IOException {
        ServerSocketChannel door = ServerSocketChannel.open();
        try {
            door.bind(new InetSocketAddress(options.address, options.port), 4);
        } catch (IOException e) {
            door.close();
            throw e;
        }
        LemvrServer server = new LemvrServer(door, options);
        server.doorkeeper.start();
        return server;
    }

    public int port() {
        return door.socket().getLocalPort();
    }

    /** What clients are told of the headset; without this they wait. */
    public void describe(int width, int height, float[] framerates) {
        this.framerates = framerates.clone();
        this.height = height;
        this.width = width;
    }

    /** Where clients on this machine may put their pictures; null for nowhere. */
    public void sharePictures(@Nullable SharedPictures pictures) {
        this.pictures = pictures;
    }

    /** Who is told how long each frame took from {@link #post} to its answer, in nanoseconds, on a client's thread. */
    public void measureDelays(LongConsumer delays) {
        this.delays = delays;
    }

    /** For the frame thread: to be filled. */
    public ServerFrame next() {
        return outgoing.next();
    }

    /** For the frame thread: what {@link #next} gave goes to the client, if it is ready for it. */
    public void post() {
        outgoing.next().postedNs = options.clock.nanoTime();
        outgoing.publish();
        Thread client = serving;
        if (client != null) {
            LockSupport.unpark(client);
        }
    }

    /** For the frame thread: the client's last frame that has come as a whole, and maybe long ago. */
    public ClientFrame newest() {
        return incoming.newest();
    }

    /** Who has the headset: a name for people, or null. */
    public @Nullable String borrower() {
        Lease current = lease;
        return current == null || !current.isAccepted() ? null : current.name();
    }

    /** For the client's thread. */
    long nextNumber() {
        return ++frameNumber;
    }

    Latest<ServerFrame> outgoing() {
        return outgoing;
    }

    Latest<ClientFrame> incoming() {
        return incoming;
    }

    boolean isClosing() {
        return closing;
    }

    boolean isDescribed() {
        return width > 0;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    float[] framerates() {
        return framerates;
    }

    @Nullable
    SharedPictures pictures() {
        return pictures;
    }

    LongConsumer delays() {
        return delays;
    }

    void tell(String sentence) {
        LOG.fine(sentence);
        options.listener.accept(sentence);
    }

    private void welcome() {
        while (!closing) {
            try {
                SocketChannel channel = door.accept();
                if (!isFree()) {
                    channel.close(); // whoever has it keeps it
                } else {
                    lend(channel);
                }
            } catch (ClosedChannelException | InterruptedException e) {
                return; // by close()
            } catch (IOException e) {
                LOG.log(Level.WARNING, "A client could not be welcomed.", e);
                LockSupport.parkNanos(100_000_000); // too many open files, for instance: do not spin
            }
        }
    }

    /** Whoever is just leaving, perhaps to come again with another version, is waited for. */
    private boolean isFree() {
        long untilNs = System.nanoTime() + GRACE_NS;
        Lease before = lease;
        while (before != null && !before.isOver() && System.nanoTime() - untilNs < 0) {
            LockSupport.parkNanos(GRACE_NS / 50);
        }
        return before == null || before.isOver();
    }

    private void lend(SocketChannel channel) throws InterruptedException {
        Thread before = serving;
        if (before != null) {
            before.join(); // it has nothing left to do, and one thread at a time says what clients want
        }
        Lease next = new Lease(this, channel);
        Thread thread = new Thread(next, "highfive-lemvr");
        thread.setDaemon(true);
        lease = next;
        serving = thread;
        thread.start();
    }

    /** Hangs up on whoever has it, without a word. They may come again. */
    public void breakConnection() {
        Lease current = lease;
        if (current != null) {
            current.hangUp();
        }
    }

    /** Takes the headset back: the client is told, and has two seconds to say goodbye. */
    @Override
    public void close() {
        closing = true;
        try {
            door.close();
            doorkeeper.join(GOODBYE_MS);
            Thread client = serving;
            if (client != null) {
                LockSupport.unpark(client);
                client.join(GOODBYE_MS);
                client.interrupt();
            }
        } catch (IOException e) {
            LOG.log(Level.FINE, "the door was closed already", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
