package dev.highfive.client.assets;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** The assets of one kind, by who named them and by URL. Used by the frame thread only. */
final class AssetShelf<T> {
    private static final int MAX_ATTEMPTS = 4;
    private static final long SWEEP_NS = 1_000_000_000L;

    private final AssetOptions options;
    private final AtomicLong residentBytes;
    private final Executor loaders;
    private final Consumer<Asset<T>> load;
    private final Map<String, Asset<T>> peers = new HashMap<>();
    private final Map<String, Asset<T>> own = new HashMap<>();
    private final Asset<T> full;
    private long sweptNs;

    AssetShelf(AssetOptions options, AtomicLong residentBytes, Executor loaders, long nowNs, Consumer<Asset<T>> load) {
        this.options = options;
        this.residentBytes = residentBytes;
        this.loaders = loaders;
        this.load = load;
        sweptNs = nowNs;
        full = new Asset<>("", Origin.PEER, MAX_ATTEMPTS, 0);
        full.fail("There are more things in this room than " + options.maxAssets + " URLs' worth.", 0);
    }

    Asset<T> get(String url, Origin origin, long nowNs) {
        Map<String, Asset<T>> assets = origin == Origin.OWN ? own : peers;
        Asset<T> known = assets.get(url);
        if (known == null) {
            return start(assets, url, origin, 0, nowNs);
        }
        known.usedNs = nowNs;
        if (known.state() == Asset.State.FAILED
                && known.attempt < MAX_ATTEMPTS
                && nowNs - known.failedNs > options.retryNs << known.attempt) {
            return start(assets, url, origin, known.attempt + 1, nowNs);
        }
        return known;
    }

    private Asset<T> start(Map<String, Asset<T>> assets, String url, Origin origin, int attempt, long nowNs) {
        if (attempt == 0 && peers.size() + own.size() >= options.maxAssets) {
            return full;
        }
        Asset<T> asset = new Asset<>(url, origin, attempt, nowNs);
        assets.put(url, asset);
        try {
            loaders.execute(() -> load.accept(asset));
        } catch (RejectedExecutionException e) {
            asset.fail("Too many other things are waiting to be loaded.", nowNs);
        }
        return asset;
    }

    /** Drops what has not been asked for in a while, if room is short. */
    void evict(long nowNs) {
        if (residentBytes.get() <= options.maxResidentBytes / 2 && peers.size() + own.size() <= options.maxAssets / 2
                || nowNs - sweptNs < SWEEP_NS) {
            return;
        }
        sweptNs = nowNs;
        sweep(peers, nowNs);
        sweep(own, nowNs);
    }

    private void sweep(Map<String, Asset<T>> assets, long nowNs) {
        for (Iterator<Asset<T>> i = assets.values().iterator(); i.hasNext(); ) {
            Asset<T> asset = i.next();
            if (nowNs - asset.usedNs > options.idleNs) {
                residentBytes.addAndGet(-asset.evict());
                i.remove();
            }
        }
    }

    void clear() {
        for (Asset<T> asset : peers.values()) {
            residentBytes.addAndGet(-asset.evict());
        }
        for (Asset<T> asset : own.values()) {
            residentBytes.addAndGet(-asset.evict());
        }
        peers.clear();
        own.clear();
    }
}
