package dev.highfive.session.lemvr;

import dev.highfive.net.Clock;
import java.net.InetAddress;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** How a headset is lent. Each method gives this. */
public final class LemvrServerOptions {
    InetAddress address = InetAddress.getLoopbackAddress();
    int port;
    /** Null where it is plain. */
    byte @Nullable [] key;

    boolean only01;
    long patienceNs = 5_000_000_000L;
    Clock clock = Clock.SYSTEM;
    Consumer<String> listener = sentence -> {};

    /** Where to listen: on loopback unless this says otherwise. */
    public LemvrServerOptions address(InetAddress address) {
        this.address = address;
        return this;
    }

    /** 0 for any. */
    public LemvrServerOptions port(int port) {
        this.port = port;
        return this;
    }

    /** Encrypts with this key, which the client has from the link. */
    public LemvrServerOptions key(byte[] key) {
        this.key = key.clone();
        return this;
    }

    /** Offers 0.1 only, as others' servers do. */
    public LemvrServerOptions only01() {
        only01 = true;
        return this;
    }

    /** How long a client may be silent before it is sent away. */
    public LemvrServerOptions patience(long nanoseconds) {
        patienceNs = nanoseconds;
        return this;
    }

    public LemvrServerOptions clock(Clock clock) {
        this.clock = clock;
        return this;
    }

    /** Who is told, on any thread, in sentences for people who comes and why they go. */
    public LemvrServerOptions listener(Consumer<String> listener) {
        this.listener = listener;
        return this;
    }
}
