package dev.highfive.client.assets;

import dev.highfive.client.assets.failure.AssetException;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import okhttp3.Call;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import okio.BufferedSource;
import org.jspecify.annotations.Nullable;

/**
 * The loading of one asset with all that it refers to, which share one allowance of bytes, requests and time. Used by
 * one thread; any thread may cancel it. Bytes are counted as they arrive, after unpacking, so neither a false length
 * nor a compressed bomb nor an endless answer gets further than the allowance.
 */
final class Retrieval {
    private final AssetUrl start;
    private final Origin origin;
    private final Map<Origin, OkHttpClient> clients;
    private final AssetOptions options;
    private final long startedNs = System.nanoTime();
    private int bytesLeft;
    private int resourcesLeft;
    private volatile boolean cancelled;
    private volatile @Nullable Call call;

    Retrieval(AssetUrl start, Origin origin, Map<Origin, OkHttpClient> clients, AssetOptions options) {
        this.start = start;
        this.origin = origin;
        this.clients = clients;
        this.options = options;
        bytesLeft = options.maxBytes;
        resourcesLeft = options.maxResources;
    }

    /** The name at the end of the URL, in small letters. */
    String name() {
        return start.name();
    }

    /** The asset itself. */
    byte[] fetch() throws AssetException {
        return fetch(start);
    }

    /** What the asset refers to, by a URL or by a path that starts where the asset is. */
    byte[] fetch(String reference) throws AssetException {
        return fetch(start.resolve(reference));
    }

    /** Ends it soon: what is being fetched fails. */
    void cancel() {
        cancelled = true;
        Call running = call;
        if (running != null) {
            running.cancel();
        }
    }

    private byte[] fetch(AssetUrl url) throws AssetException {
        if (resourcesLeft-- <= 0) {
            throw new AssetException("It refers to more than " + options.maxResources + " other files.");
        }
        try {
            File file = url.file();
            byte[] bytes = file != null ? readFile(url, file.toPath()) : get(url);
            bytesLeft -= bytes.length;
            return bytes;
        } catch (IOException e) {
            throw new AssetException(url + " " + complaint(e) + ".", e);
        }
    }

    private byte[] get(AssetUrl first) throws AssetException, IOException {
        if (origin == Origin.PEER && options.peerReach == PeerReach.NOTHING) {
            throw new AssetException("Loading what other people name is switched off.");
        }
        AssetUrl url = first;
        for (int i = 0; i <= options.maxRedirects; i++) {
            Call next = client(url)
                    .newCall(new Request.Builder()
                            .url(url.http())
                            .header("User-Agent", "Highfive")
                            .build());
            next.timeout().timeout(millisLeft(), TimeUnit.MILLISECONDS);
            call = next;
            if (cancelled) {
                throw new AssetException("Loading was cancelled.");
            }
            try (Response response = next.execute()) {
                String location = response.isRedirect() ? response.header("Location") : null;
                if (location == null) {
                    return body(url, response);
                }
                url = url.resolve(location);
            }
        }
        throw new AssetException(first + " led on more than " + options.maxRedirects + " times.");
    }

    /** A file from elsewhere must not lead further than its author could, even if the person here asked for it. */
    private OkHttpClient client(AssetUrl url) {
        return Objects.requireNonNull(clients.get(url.isOnHostOf(start) ? origin : Origin.PEER));
    }

    private byte[] body(AssetUrl url, Response response) throws AssetException, IOException {
        if (!response.isSuccessful()) {
            throw new AssetException(url + " answered " + response.code() + ".");
        }
        BufferedSource source = response.body().source();
        if (response.body().contentLength() > bytesLeft || source.request(bytesLeft + 1L)) {
            throw tooLarge(url);
        }
        return source.getBuffer().readByteArray();
    }

    private byte[] readFile(AssetUrl url, Path path) throws AssetException, IOException {
        if (!Files.isRegularFile(path)) {
            throw new AssetException(url + " is not a file that exists.");
        }
        if (Files.size(path) > bytesLeft) {
            throw tooLarge(url);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] piece = new byte[64 * 1024];
        try (InputStream in = Files.newInputStream(path)) {
            for (int n = in.read(piece); n >= 0; n = in.read(piece)) {
                if (bytes.size() + n > bytesLeft) { // it grew, or lied about its size as those in /proc do
                    throw tooLarge(url);
                }
                millisLeft();
                bytes.write(piece, 0, n);
            }
        }
        return bytes.toByteArray();
    }

    private long millisLeft() throws AssetException {
        long left = options.totalTimeoutMs - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedNs);
        if (left <= 0) {
            throw new AssetException("It took longer than " + options.totalTimeoutMs / 1000.0 + " s to load.");
        }
        return left;
    }

    private AssetException tooLarge(AssetUrl url) {
        return new AssetException(url + " goes beyond the " + (options.maxBytes >> 20) + " MiB that may be loaded.");
    }

    private String complaint(IOException e) {
        if (isRefusal(e)) {
            return "is on a network that other people's URLs may not reach";
        }
        if (cancelled) {
            return "was cancelled";
        }
        return e instanceof InterruptedIOException ? "did not come in time" : "could not be fetched: " + e.getMessage();
    }

    private static boolean isRefusal(IOException e) {
        boolean refused = e instanceof GuardedSocketFactory.RefusedException;
        for (Throwable other : e.getSuppressed()) {
            refused |= other instanceof GuardedSocketFactory.RefusedException;
        }
        return refused;
    }
}
