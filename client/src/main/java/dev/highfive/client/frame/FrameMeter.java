package dev.highfive.client.frame;

import dev.highfive.client.headset.FrameTiming;
import dev.highfive.net.Clock;
import java.util.function.LongSupplier;

/**
 * What the frame loop costs: time of each stage, frames that came too late, bytes allocated. Never allocates.
 */
public final class FrameMeter {
    /** Parts of a frame, in their order. */
    public enum Stage {
        /** Until the device wants a frame; no work. */
        WAIT,
        /** Head, hands and input. */
        SAMPLE,
        /** What the person does, and what goes to the session. */
        PUBLISH,
        /** What has come, brought to the display time. */
        WORLD,
        DRAW,
        /** Handing the pictures over; where the device makes one wait, that too. */
        SUBMIT
    }

    private static final Stage[] STAGES = Stage.values();

    private final Histogram[] stages = new Histogram[STAGES.length];
    private final Histogram work = new Histogram();
    private final Histogram intervals = new Histogram();
    private final Histogram gpu = new Histogram();
    private LongSupplier time;
    private LongSupplier allocatedBytes = () -> 0;

    private long markNs;
    private long workNs;
    private long bytesBefore;
    private boolean displayed;
    private long lastDisplayNs;
    private long frames;
    private long drawn;
    private long missed;
    private long allocated;

    public FrameMeter(Clock clock) {
        time = clock::nanoTime;
        for (int stage = 0; stage < stages.length; stage++) {
            stages[stage] = new Histogram();
        }
    }

    /** Measures stages by another time than the clock's: by what the thread has worked so far, for instance. */
    public FrameMeter stagesBy(LongSupplier nanoseconds) {
        time = nanoseconds;
        return this;
    }

    /**
     * Counts what the frame thread allocates, by what it has allocated so far; not every machine can tell.
     */
    public FrameMeter allocatedBytes(LongSupplier ofThisThread) {
        allocatedBytes = ofThisThread;
        return this;
    }

    /** Frames that the device asked for. */
    public long frames() {
        return frames;
    }

    /** Frames of which pictures were handed over. */
    public long drawn() {
        return drawn;
    }

    /** Frames between two that the device did not get, because the loop was late. */
    public long missed() {
        return missed;
    }

    /** Bytes, since the meter was cleared. */
    public long allocated() {
        return allocated;
    }

    public Histogram stage(Stage stage) {
        return stages[stage.ordinal()];
    }

    /** All stages of a frame together, but for the wait. */
    public Histogram work() {
        return work;
    }

    /** From one display to the next. */
    public Histogram intervals() {
        return intervals;
    }

    /** What the GPU took for the pictures of a frame; nothing where it does not tell. */
    public Histogram gpu() {
        return gpu;
    }

    /** Forgets all, for instance what was measured while the machine warmed up. */
    public void clear() {
        for (Histogram stage : stages) {
            stage.clear();
        }
        work.clear();
        intervals.clear();
        gpu.clear();
        frames = 0;
        drawn = 0;
        missed = 0;
        allocated = 0;
    }

    void begin() {
        markNs = time.getAsLong();
        workNs = 0;
        bytesBefore = allocatedBytes.getAsLong();
    }

    void done(Stage stage) {
        long nowNs = time.getAsLong();
        long tookNs = nowNs - markNs;
        stages[stage.ordinal()].add(tookNs);
        if (stage != Stage.WAIT) {
            workNs += tookNs;
        }
        markNs = nowNs;
    }

    /** @param nanoseconds negative where it is not known */
    void gpuTook(long nanoseconds) {
        if (nanoseconds >= 0) {
            gpu.add(nanoseconds);
        }
    }

    void end(FrameTiming timing, boolean pictures) {
        frames++;
        drawn += pictures ? 1 : 0;
        work.add(workNs);
        allocated += allocatedBytes.getAsLong() - bytesBefore;
        if (displayed && timing.periodNs > 0) {
            long intervalNs = timing.displayTimeNs - lastDisplayNs;
            intervals.add(intervalNs);
            missed += Math.max(0, (intervalNs + timing.periodNs / 2) / timing.periodNs - 1);
        }
        displayed = true;
        lastDisplayNs = timing.displayTimeNs;
    }

    /** The device stopped asking for frames: the time until it asks again is nobody's fault. */
    void pause() {
        displayed = false;
    }
}
