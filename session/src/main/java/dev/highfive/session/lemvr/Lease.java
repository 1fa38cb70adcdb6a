package dev.highfive.session.lemvr;

import dev.highfive.codec.lemvr.ChainError;
import dev.highfive.codec.lemvr.ChainFormat;
import dev.highfive.codec.lemvr.ChainHandler;
import dev.highfive.codec.lemvr.ChainReader;
import dev.highfive.codec.lemvr.ChainWriter;
import dev.highfive.codec.lemvr.Framerates;
import dev.highfive.codec.lemvr.Greeting;
import dev.highfive.codec.lemvr.LemvrPacket;
import dev.highfive.codec.lemvr.LemvrVersion;
import dev.highfive.codec.lemvr.PacketType;
import dev.highfive.codec.lemvr.RenderSize;
import dev.highfive.codec.lemvr.Sender;
import dev.highfive.codec.lemvr.SharedPictures;
import dev.highfive.net.Clock;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** One client's time with the headset, from the first byte to the last. A thread of its own runs it. */
@SuppressWarnings("NullAway.Init") // the handshake decides on the version and the size of blocks
final class Lease implements Runnable, ChainHandler {
    private static final long MS = 1_000_000;
    /** Without frames of the headset, something is said so often all the same. */
    private static final long SIGN_OF_LIFE_NS = 500 * MS;

    private static final long SLICE_NS = 100 * MS;
    /** For all of the handshake, whose trials may be a thousand. */
    private static final int HANDSHAKE_PATIENCES = 4;

    private final LemvrServer server;
    private final Clock clock;
    private final SocketChannel channel;
    private final InputMemory told = new InputMemory();
    private String name = "somebody";
    private boolean local;
    private volatile boolean accepted;
    private volatile boolean over;
    private LemvrVersion version;
    private int blockSize;
    private ChainWriter writer;
    private ChainReader reader;
    private ChainStream chains;
    private boolean sizeAsked;
    private boolean frameratesAsked;
    private boolean leaving;
    private boolean submitted;

    Lease(LemvrServer server, SocketChannel channel) {
        this.server = server;
        this.channel = channel;
        clock = server.options.clock;
    }

    String name() {
        return name;
    }

    /** Whether it has come through the handshake. */
    boolean isAccepted() {
        return accepted;
    }

    /** From any thread. */
    void hangUp() {
        try {
            channel.close();
        } catch (IOException e) {
            server.tell("The connection to " + name + " does not let itself be closed.");
        }
    }

    /** Whether the next one may come. */
    boolean isOver() {
        return over;
    }

    @Override
    public void run() {
        String last = "";
        try (TcpStream tcp = new TcpStream(channel, clock)) {
            InetSocketAddress address = (InetSocketAddress) channel.getRemoteAddress();
            name = address.getAddress().getHostAddress();
            local = address.getAddress().isLoopbackAddress();
            byte[] key = server.options.key;
            shakeHands(key == null ? tcp : new SealedStream(tcp, false, key, patience()));
            exchangeMetadata();
            accepted = true;
            server.tell("Lent to " + name + ", LEMVR " + version + ".");
            lend();
            last = (leaving ? "Given back by " : "Taken back from ") + name + ".";
        } catch (IOException e) {
            last = (accepted ? "Taken back from " : "Not lent to ") + name + " because " + e.getMessage() + ".";
        } finally {
            accepted = false;
            server.incoming().next().clear();
            server.incoming().next().number = 0;
            server.incoming().publish();
            over = true;
            server.tell(last);
        }
    }

    private long patience() {
        return clock.nanoTime() + server.options.patienceNs;
    }

    private void shakeHands(ByteStream stream) throws IOException {
        long untilNs = clock.nanoTime() + HANDSHAKE_PATIENCES * server.options.patienceNs;
        Greeter greeter = new Greeter(stream);
        Greeting.Accepted answer = new Greeting.Accepted();
        Greeting.Version spoken;
        try {
            spoken = greeter.hear(Greeting.CLIENT_VERSION, new Greeting.Version(), patience());
        } catch (LemvrException e) {
            greeter.say(Greeting.SERVER_VERSION, answer, patience());
            throw e;
        }
        LemvrVersion known = LemvrVersion.of(spoken.major, spoken.minor);
        answer.accepted = known == LemvrVersion.V0_1 || known == LemvrVersion.V0_2 && !server.options.only01;
        greeter.say(Greeting.SERVER_VERSION, answer, patience());
        if (known == null || !answer.accepted) {
            throw new LemvrException("it speaks LEMVR " + spoken.major + "." + spoken.minor
                    + ", which is not spoken here; it may try 0.1");
        }
        version = known;
        Greeting.BufferSize size = greeter.hear(Greeting.CLIENT_BUFFER, new Greeting.BufferSize(), patience());
        blockSize = ChainFormat.blockSize(size.bytes);
        size.bytes = blockSize;
        greeter.say(Greeting.SERVER_BUFFER, size, patience());
        tellTime(greeter, untilNs);
        writer = new ChainWriter(blockSize);
        reader = new ChainReader(version, Sender.CLIENT);
        chains = new ChainStream(stream, blockSize);
    }

    private void tellTime(Greeter greeter, long untilNs) throws IOException {
        int trials = greeter.hear(Greeting.TRIALS, new Greeting.Trials(), patience()).count;
        if (trials < 1 || trials > Greeting.Trials.MOST) {
            throw new LemvrException(
                    "it wants to ask for the time " + Integer.toUnsignedString(trials) + " times, not 1 to 1000");
        }
        Greeting.Time time = new Greeting.Time();
        for (int trial = 0; trial < trials; trial++) {
            greeter.hear(Greeting.TIME, time, Math.min(untilNs, patience()));
            time.seconds = clock.nanoTime() * 1e-9;
            greeter.say(Greeting.TIME, time, Math.min(untilNs, patience()));
        }
        greeter.hear(Greeting.TIME, time, Math.min(untilNs, patience())); // the offset: only the client needs it
    }

    private void exchangeMetadata() throws IOException {
        receive(patience());
        long untilNs = patience();
        while (!server.isDescribed()) {
            if (server.isClosing() || clock.nanoTime() - untilNs >= 0) {
                throw new LemvrException("the headset has shown no frame yet");
            }
            LockSupport.parkNanos(SLICE_NS);
        }
        writer.begin();
        answer();
        SharedPictures pictures = server.pictures();
        if (version == LemvrVersion.V0_2 && local && pictures != null) {
            writer.write(PacketType.SHARED_PICTURES, pictures);
        }
        chains.send(writer.end(), patience());
    }

    /** Says what was asked for in the last chain. */
    private void answer() {
        if (sizeAsked) {
            RenderSize size = new RenderSize();
            size.width = server.width();
            size.height = server.height();
            writer.write(PacketType.RENDER_SIZE, size);
        }
        if (frameratesAsked) {
            Framerates rates = new Framerates();
            float[] hertz = server.framerates();
            rates.count = Math.min(Framerates.MOST, hertz.length);
            System.arraycopy(hertz, 0, rates.hertz, 0, rates.count);
            writer.write(PacketType.FRAMERATES, rates);
        }
        sizeAsked = false;
        frameratesAsked = false;
    }

    private void lend() throws IOException {
        while (!leaving && !server.isClosing()) {
            long waitUntilNs = clock.nanoTime() + SIGN_OF_LIFE_NS;
            while (!server.outgoing().hasNew() && !server.isClosing() && clock.nanoTime() - waitUntilNs < 0) {
                LockSupport.parkNanos(waitUntilNs - clock.nanoTime());
            }
            boolean news = server.outgoing().hasNew();
            ServerFrame frame = server.outgoing().newest();
            writer.begin();
            answer();
            if (news) {
                frame.write(writer, version, told);
            }
            chains.send(writer.end(), patience());
            receive(patience());
            if (news && submitted) {
                server.delays().accept(clock.nanoTime() - frame.postedNs);
            }
        }
        if (!leaving) {
            chains.send(writer.begin().write(PacketType.END_BY_SERVER).end(), patience());
            while (!leaving) {
                receive(clock.nanoTime() + 10 * SLICE_NS); // frames that were on their way, then its goodbye
            }
            leaving = false;
        }
    }

    private void receive(long untilNs) throws IOException {
        @Nullable ByteBuffer chain = null;
        while (chain == null) {
            long nowNs = clock.nanoTime();
            if (nowNs - untilNs >= 0) {
                throw new LemvrException("it fell silent");
            }
            chain = chains.receive(Math.min(untilNs, nowNs + SLICE_NS));
        }
        submitted = false;
        server.incoming().next().clear();
        ChainError error = reader.read(chain, blockSize, this);
        if (error != null) {
            throw new LemvrException(error.words);
        }
    }

    @Override
    public void onPacket(PacketType type, LemvrPacket packet) {
        switch (type) {
            case RENDER_SIZE_REQUEST:
                sizeAsked = true;
                break;
            case FRAMERATES_REQUEST:
                frameratesAsked = true;
                break;
            case END_BY_CLIENT:
                leaving = true;
                break;
            default:
                ClientFrame frame = server.incoming().next();
                if (accepted && frame.take(type, packet)) {
                    submitted = true;
                    frame.number = server.nextNumber();
                    frame.receivedNs = clock.nanoTime();
                    server.incoming().publish();
                    server.incoming().next().clear();
                }
                break;
        }
    }
}
