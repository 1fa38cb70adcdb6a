package dev.highfive.client.assets;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.image.ImageDecoder;
import dev.highfive.client.assets.image.TestCard;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.Picture;
import dev.highfive.net.Clock;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Meshes and images by URL. The frame thread asks for each thing it shows, every frame, and draws a sign while it is
 * loading or if it failed; two threads load. Asking for what is known takes no lock and allocates nothing. What nobody
 * asks for makes room when room is needed; what does not fit fails, so what strangers name never fills the memory.
 */
public final class AssetLibrary implements AutoCloseable {
    private static final int THREADS = 2;
    private static final int PAYLOAD_TYPES = 128;
    private static final int LOGGED_CHARACTERS = 200;
    private static final Logger LOG = Logger.getLogger("dev.highfive.assets");

    private final AssetOptions options;
    private final AssetFetcher fetcher;
    private final ImageDecoder decoder;
    private final Clock clock;
    private final AtomicLong residentBytes = new AtomicLong();
    private final AssetShelf<Model> meshes;
    private final AssetShelf<Picture> images;
    private final Picture[] testCards = new Picture[PAYLOAD_TYPES];
    private final ThreadPoolExecutor loaders;
    private long nowNs;

    public AssetLibrary(AssetOptions options, ImageDecoder decoder, Clock clock) {
        this.options = options;
        this.fetcher = new AssetFetcher(options);
        this.decoder = decoder;
        this.clock = clock;
        nowNs = clock.nanoTime();
        loaders = new ThreadPoolExecutor(
                THREADS, THREADS, 30, TimeUnit.SECONDS, new ArrayBlockingQueue<>(options.maxWaiting), task -> {
                    Thread thread = new Thread(task, "asset loader");
                    thread.setDaemon(true);
                    return thread;
                });
        loaders.allowCoreThreadTimeOut(true);
        meshes = new AssetShelf<>(
                options, residentBytes, loaders, nowNs, asset -> load(asset, AssetLoader::mesh, AssetLoader::bytes));
        images = new AssetShelf<>(
                options, residentBytes, loaders, nowNs, asset -> load(asset, AssetLoader::image, AssetLoader::bytes));
    }

    /** Takes the time for this frame's requests, and makes room if it runs short. */
    public void beginFrame() {
        nowNs = clock.nanoTime();
        meshes.evict(nowNs);
        images.evict(nowNs);
    }

    /** The mesh behind a URL, which starts to load if it is new. */
    public Asset<Model> mesh(String url, Origin origin) {
        return meshes.get(url, origin, nowNs);
    }

    /** The image behind a URL, which starts to load if it is new. */
    public Asset<Picture> image(String url, Origin origin) {
        return images.get(url, origin, nowNs);
    }

    /** What a texture shows that names a video stream of this payload type. */
    public Picture testCard(int payloadType) {
        if (testCards[payloadType] == null) {
            testCards[payloadType] = TestCard.of(payloadType);
        }
        return testCards[payloadType];
    }

    /** What all that is ready holds in memory. */
    public long residentBytes() {
        return residentBytes.get();
    }

    /** Stops the loaders and drops everything. */
    @Override
    public void close() {
        loaders.shutdownNow();
        meshes.clear();
        images.clear();
        fetcher.close();
    }

    private interface Load<T> {
        T from(AssetLoader loader) throws AssetException;
    }

    private interface Size<T> {
        long of(T value);
    }

    /** On a loader's thread. */
    private <T> void load(Asset<T> asset, Load<T> load, Size<T> size) {
        try {
            Retrieval retrieval = fetcher.begin(asset.url, asset.origin);
            if (!asset.begin(retrieval)) {
                return;
            }
            T value = load.from(new AssetLoader(retrieval, decoder));
            long bytes = size.of(value);
            if (residentBytes.addAndGet(bytes) > options.maxResidentBytes) {
                residentBytes.addAndGet(-bytes);
                throw new AssetException("There is no room for another " + (bytes >> 10) + " KiB.");
            }
            if (!asset.ready(value, bytes)) {
                residentBytes.addAndGet(-bytes);
            }
        } catch (AssetException e) {
            fail(asset, e.getMessage());
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            // A reader's or a decoder's mistake about hostile bytes must cost no more than this asset.
            fail(asset, "It could not be read: " + e + ".");
        }
    }

    private void fail(Asset<?> asset, String why) {
        // Of a stranger's words only so many, and none that would start another line.
        String url = asset.url.substring(0, Math.min(asset.url.length(), LOGGED_CHARACTERS));
        LOG.log(Level.WARNING, "{0} is not shown. {1}", new Object[] {
            url.replaceAll("\\p{Cntrl}", "?"), why.replaceAll("\\p{Cntrl}", "?")
        });
        asset.fail(why, clock.nanoTime());
    }
}
