package dev.highfive.client.assets;

/** Bounds of what is loaded. The defaults are meant for a standalone headset. */
public final class AssetOptions {
    PeerReach peerReach = PeerReach.INTERNET;
    int maxBytes = 32 << 20;
    int connectTimeoutMs = 5_000;
    int readTimeoutMs = 5_000;
    int totalTimeoutMs = 30_000;
    int maxRedirects = 5;
    int maxResources = 64;
    int maxAssets = 256;
    int maxWaiting = 64;
    long maxResidentBytes = 192L << 20;
    long idleNs = 10_000_000_000L;
    long retryNs = 30_000_000_000L;

    /** {@link PeerReach#INTERNET} unless said otherwise. */
    public AssetOptions peerReach(PeerReach reach) {
        peerReach = reach;
        return this;
    }

    /** Of one asset with all that it refers to, as it comes and unpacked. */
    public AssetOptions maxBytes(int bytes) {
        maxBytes = bytes;
        return this;
    }

    /** To connect, between two bytes, and for one asset with all that it refers to. */
    public AssetOptions timeouts(int connectMs, int readMs, int totalMs) {
        connectTimeoutMs = connectMs;
        readTimeoutMs = readMs;
        totalTimeoutMs = totalMs;
        return this;
    }

    /** How many assets are known at a time, how many of them may wait, and what they may hold when they are ready. */
    public AssetOptions limits(int assets, int waiting, long residentBytes) {
        maxAssets = assets;
        maxWaiting = waiting;
        maxResidentBytes = residentBytes;
        return this;
    }

    /** After how long what nobody asks for may be dropped, and what failed is tried again. */
    public AssetOptions times(long idleNs, long retryNs) {
        this.idleNs = idleNs;
        this.retryNs = retryNs;
        return this;
    }
}
