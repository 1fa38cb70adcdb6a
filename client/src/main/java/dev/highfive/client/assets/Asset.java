package dev.highfive.client.assets;

import org.jspecify.annotations.Nullable;

/**
 * Something that is being loaded, is there, or could not be had. The frame thread reads it; one loader writes it once.
 *
 * @param <T> what it is when it is there
 */
public final class Asset<T> {
    /** How far it is. */
    public enum State {
        LOADING,
        READY,
        /** {@link #reason} says why. */
        FAILED,
        /** Dropped because nobody asked for it: whoever made something of it lets go of that. */
        EVICTED
    }

    final String url;
    final Origin origin;
    final int attempt;
    /** Of the frame thread. */
    long usedNs;
    /** Of the loader until the state changes. */
    long bytes;

    long failedNs;

    private @Nullable T value;
    private String reason = "";
    private @Nullable Retrieval retrieval;
    private volatile State state = State.LOADING;

    Asset(String url, Origin origin, int attempt, long nowNs) {
        this.url = url;
        this.origin = origin;
        this.attempt = attempt;
        usedNs = nowNs;
    }

    public State state() {
        return state;
    }

    /** Null unless it is ready. */
    public @Nullable T value() {
        return state == State.READY ? value : null;
    }

    /** Why it failed, as one sentence for a person; "" if it did not. */
    public String reason() {
        return state == State.FAILED ? reason : "";
    }

    public String url() {
        return url;
    }

    /** What the loader uses, so that it can be cancelled; false if that was already asked for. */
    synchronized boolean begin(Retrieval retrieval) {
        this.retrieval = retrieval;
        return state == State.LOADING;
    }

    /** @return whether anybody still wants it */
    synchronized boolean ready(T value, long bytes) {
        if (state != State.LOADING) {
            return false;
        }
        this.value = value;
        this.bytes = bytes;
        state = State.READY;
        return true;
    }

    synchronized void fail(String reason, long nowNs) {
        if (state == State.LOADING) {
            this.reason = reason;
            failedNs = nowNs;
            state = State.FAILED;
        }
    }

    /** @return the bytes that this sets free */
    synchronized long evict() {
        long freed = state == State.READY ? bytes : 0;
        state = State.EVICTED;
        value = null;
        if (retrieval != null) {
            retrieval.cancel();
        }
        return freed;
    }
}
