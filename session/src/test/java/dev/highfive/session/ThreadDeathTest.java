package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.highfive.net.Clock;
import java.net.InetAddress;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

/** An Error on the network thread: on Android one that nobody catches ends the whole app. */
class ThreadDeathTest {
    private static final Logger LOG = Logger.getLogger("dev.highfive.network");

    @Test
    void shouldTellTheFrameThreadAndTheLogAndEndNothingElse() throws Exception {
        Thread.UncaughtExceptionHandler usual = Thread.getDefaultUncaughtExceptionHandler();
        AtomicReference<Throwable> uncaught = new AtomicReference<>();
        AtomicReference<Throwable> logged = new AtomicReference<>();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> uncaught.set(e));
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord line) {
                logged.set(line.getThrown());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        LOG.addHandler(handler);
        LOG.setUseParentHandlers(false);
        DyingClock clock = new DyingClock();
        try (Session session =
                Session.host("test", InetAddress.getLoopbackAddress(), false, new SessionOptions().clock(clock))) {
            session.advance(clock.nanoTime());
            clock.dying = true;
            IllegalStateException told = null;
            for (int i = 0; told == null && i < 2000; i++) {
                Thread.sleep(5);
                try {
                    session.advance(clock.nanoTime());
                } catch (IllegalStateException e) {
                    told = e;
                }
            }
            assertNotNull(told, "never told");
            assertSame(clock.error, told.getCause());
            assertSame(clock.error, logged.get());
            assertNull(uncaught.get());
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(usual);
            LOG.removeHandler(handler);
            LOG.setUseParentHandlers(true);
        }
    }

    private static final class DyingClock implements Clock {
        final OutOfMemoryError error = new OutOfMemoryError("for a test");
        volatile boolean dying;

        @Override
        public long nanoTime() {
            if (dying && Thread.currentThread().getName().equals(Session.THREAD_NAME)) {
                throw error;
            }
            return Clock.SYSTEM.nanoTime();
        }

        @Override
        public long wallMillis() {
            return Clock.SYSTEM.wallMillis();
        }
    }
}
