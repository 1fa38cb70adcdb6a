package dev.highfive.desktop.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a command end in order when somebody presses Ctrl-C: it looks at {@link #isWanted} as often as it draws, says
 * goodbye, closes its files, and closes this last. Until then the virtual machine waits, and afterwards ends by itself,
 * with the exit code of the signal: what the command returns is not asked for any more.
 */
public final class Farewell implements AutoCloseable {
    /** For a command that hangs: it must be possible to end it. */
    private static final long PATIENCE_SECONDS = 5;

    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook = new Thread(this::ask, "highfive-farewell");
    private volatile boolean wanted;
    private volatile Runnable action = () -> {};

    public Farewell() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Whether it is time to leave. */
    public boolean isWanted() {
        return wanted;
    }

    /** For what does not draw all the time and so cannot ask: done on any thread, perhaps twice. */
    public void whenWanted(Runnable action) {
        this.action = action;
        if (wanted) {
            action.run();
        }
    }

    private void ask() {
        wanted = true;
        action.run();
        try {
            done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        done.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            wanted = true; // the end has begun, and the hook is a part of it
        }
    }
}
