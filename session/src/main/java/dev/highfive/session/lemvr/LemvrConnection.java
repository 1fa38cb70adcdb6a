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
import dev.highfive.codec.lemvr.TimeOffset;
import dev.highfive.net.Clock;
import java.io.Closeable;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A headset that somebody lends us, from the handshake to the end. For one thread. */
public final class LemvrConnection implements Closeable {
    private static final long SECOND_NS = 1_000_000_000;
    private static final long CONNECT_NS = 2 * SECOND_NS;
    private static final long ANSWER_NS = 5 * SECOND_NS;
    /** Time is asked for as often as fits into this. */
    private static final double TRIALS_SECONDS = 5;

    private static final int FEWEST_TRIALS = 20;
    private static final int MOST_TRIALS = 200;
    private static final int BLOCK_SIZE = 8192;

    private final Clock clock;
    private final ByteStream stream;
    private final LemvrVersion version;
    private final int blockSize;
    private final double offset;
    private final ChainStream chains;
    private final ChainWriter writer;
    private final ChainReader reader;
    private int width;
    private int height;
    private float[] framerates = {};
    private @Nullable SharedPictures pictures;
    private long heardNs;

    private LemvrConnection(ByteStream stream, LemvrVersion version, Clock clock) throws IOException {
        this.stream = stream;
        this.version = version;
        this.clock = clock;
        Greeter greeter = new Greeter(stream);
        Greeting.Version spoken = new Greeting.Version();
        spoken.minor = version.minor;
        double beforeSeconds = seconds();
        greeter.say(Greeting.CLIENT_VERSION, spoken, patience());
        Greeting.Accepted answer = new Greeting.Accepted();
        try {
            greeter.hear(Greeting.SERVER_VERSION, answer, patience());
        } catch (LemvrException e) {
            throw new RejectedException(e.getMessage()); // closing is a way to say no
        }
        if (!answer.accepted) {
            throw new RejectedException("it does not speak LEMVR " + version);
        }
        Greeting.BufferSize size = new Greeting.BufferSize();
        size.bytes = BLOCK_SIZE;
        greeter.say(Greeting.CLIENT_BUFFER, size, patience());
        blockSize = greeter.hear(Greeting.SERVER_BUFFER, size, patience()).bytes;
        if (!ChainFormat.isBlockSize(blockSize)) {
            throw new LemvrException(
                    "it wants blocks of " + blockSize + " bytes, and they take a multiple of 8 from 16");
        }
        offset = askForTime(greeter, (seconds() - beforeSeconds) / 2);
        chains = new ChainStream(stream, blockSize);
        writer = new ChainWriter(blockSize);
        reader = new ChainReader(version, Sender.SERVER);
        askForMetadata();
    }

    /** @throws LemvrException if there is no headset to be had there */
    public static LemvrConnection open(LemvrLink link, Clock clock) throws IOException {
        InetAddress address;
        try {
            address = InetAddress.getByName(link.host());
        } catch (UnknownHostException e) {
            throw new LemvrException("there is no host called " + link.host(), e);
        }
        InetSocketAddress server = new InetSocketAddress(address, link.port());
        byte[] key = link.isPlain() ? null : link.key();
        try {
            return open(server, key, LemvrVersion.V0_2, clock);
        } catch (RejectedException e) {
            return open(server, key, LemvrVersion.V0_1, clock);
        }
    }

    /** Speaks one version only. @param key of the link, or null for a plain connection */
    public static LemvrConnection open(
            InetSocketAddress server, byte @Nullable [] key, LemvrVersion version, Clock clock) throws IOException {
        TcpStream tcp;
        try {
            tcp = TcpStream.connect(server, clock, clock.nanoTime() + CONNECT_NS);
        } catch (ConnectException e) {
            throw new LemvrException("nobody lends one there", e);
        }
        try {
            ByteStream stream = key == null ? tcp : new SealedStream(tcp, true, key, clock.nanoTime() + ANSWER_NS);
            return new LemvrConnection(stream, version, clock);
        } catch (IOException | RuntimeException e) {
            tcp.close();
            throw e;
        }
    }

    private long patience() {
        return clock.nanoTime() + ANSWER_NS;
    }

    private double seconds() {
        return clock.nanoTime() * 1e-9;
    }

    private double askForTime(Greeter greeter, double roundTrip) throws IOException {
        Greeting.Trials trials = new Greeting.Trials();
        trials.count = (int) Math.max(FEWEST_TRIALS, Math.min(MOST_TRIALS, TRIALS_SECONDS / roundTrip));
        greeter.say(Greeting.TRIALS, trials, patience());
        TimeOffset found = new TimeOffset(trials.count);
        Greeting.Time time = new Greeting.Time();
        for (int trial = 0; trial < trials.count; trial++) {
            double sent = seconds();
            time.seconds = sent;
            greeter.say(Greeting.TIME, time, patience());
            greeter.hear(Greeting.TIME, time, patience());
            found.add(sent, seconds(), time.inSeconds());
        }
        time.seconds = found.best();
        if (Double.isNaN(time.seconds) || Double.isInfinite(time.seconds)) {
            throw new LemvrException("its clock tells no time");
        }
        greeter.say(Greeting.TIME, time, patience());
        return time.seconds;
    }

    private void askForMetadata() throws IOException {
        writer.begin().write(PacketType.RENDER_SIZE_REQUEST).write(PacketType.FRAMERATES_REQUEST);
        chains.send(writer.end(), patience());
        ByteBuffer chain = chains.receive(patience());
        if (chain == null) {
            throw new LemvrException("it does not say how large its pictures are");
        }
        ChainError error = reader.read(chain, blockSize, this::takeMetadata);
        if (error != null) {
            throw new LemvrException(error.words);
        }
        heardNs = clock.nanoTime();
    }

    private void takeMetadata(PacketType type, LemvrPacket packet) {
        if (type == PacketType.RENDER_SIZE) {
            width = ((RenderSize) packet).width;
            height = ((RenderSize) packet).height;
        } else if (type == PacketType.FRAMERATES) {
            Framerates rates = (Framerates) packet;
            framerates = Arrays.copyOf(rates.hertz, Math.min(Framerates.MOST, rates.count));
        } else if (type == PacketType.SHARED_PICTURES) {
            pictures = (SharedPictures) packet;
        }
    }

    public LemvrVersion version() {
        return version;
    }

    /** How many seconds the server's clock is ahead of ours. */
    public double offset() {
        return offset;
    }

    /** Of an eye's picture, as it says: 0 to 65535. */
    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** Hertz, as it says. */
    public float[] framerates() {
        return framerates.clone();
    }

    /** Where pictures may be put on this machine, or null. */
    public @Nullable SharedPictures pictures() {
        return pictures;
    }

    /**
     * Hears what the server says of a frame.
     *
     * @return false if it has not come as a whole by a time
     * @throws LemvrException if nothing will come any more
     */
    public boolean receive(ChainHandler handler, long untilNs) throws IOException {
        ByteBuffer chain = chains.receive(untilNs);
        if (chain == null) {
            if (clock.nanoTime() - heardNs > ANSWER_NS) {
                throw new LemvrException("it fell silent");
            }
            return false;
        }
        heardNs = clock.nanoTime();
        ChainError error = reader.read(chain, blockSize, handler);
        if (error != null) {
            throw new LemvrException(error.words);
        }
        return true;
    }

    /** Empty, for the answer to what was received. */
    public ChainWriter answer() {
        return writer.begin();
    }

    /** Sends what was written. @throws LemvrException if it is not taken */
    public void send() throws IOException {
        chains.send(writer.end(), clock.nanoTime() + SECOND_NS);
    }

    @Override
    public void close() {
        stream.close();
    }

    /** It speaks another version. */
    private static final class RejectedException extends LemvrException {
        private static final long serialVersionUID = 1;

        RejectedException(@Nullable String message) {
            super(message);
        }
    }
}
