package dev.highfive.app;

import android.content.Intent;
import android.util.Log;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/**
 * Puts what all modules log under one tag: {@code adb logcat -s Highfive} shows it. Android by itself would take each
 * logger's name for the tag.
 */
final class Logcat extends Handler {
    static final String TAG = "Highfive";
    /** The extra that lets details through, of whichever intent. */
    static final String VERBOSE = "verbose";

    /** Android cuts a message after some 4000 bytes. */
    private static final int MOST = 3000;
    /** Held, because a logger that nobody holds forgets its handlers. */
    private static final Logger ALL = Logger.getLogger("dev.highfive");

    private final SimpleFormatter formatter = new SimpleFormatter();

    private Logcat() {}

    static void install() {
        for (Handler handler : ALL.getHandlers()) {
            ALL.removeHandler(handler);
        }
        ALL.addHandler(new Logcat());
        ALL.setUseParentHandlers(false);
        ALL.setLevel(Level.INFO);
    }

    static void listenTo(Intent intent) {
        if (intent.hasExtra(VERBOSE)) {
            ALL.setLevel(intent.getBooleanExtra(VERBOSE, false) ? Level.ALL : Level.INFO);
        }
    }

    @Override
    public void publish(LogRecord record) {
        if (!isLoggable(record)) {
            return;
        }
        String name = record.getLoggerName();
        String text = name.substring(name.lastIndexOf('.') + 1) + ": " + formatter.formatMessage(record);
        if (record.getThrown() != null) {
            text += "\n" + Log.getStackTraceString(record.getThrown());
        }
        int priority = priority(record.getLevel());
        for (int from = 0; from < text.length(); ) {
            int to = Math.min(text.length(), from + MOST);
            int line = to < text.length() ? text.lastIndexOf('\n', to) : to;
            to = line > from ? line : to;
            Log.println(priority, TAG, text.substring(from, to));
            from = to < text.length() && text.charAt(to) == '\n' ? to + 1 : to;
        }
    }

    private static int priority(Level level) {
        if (level.intValue() >= Level.SEVERE.intValue()) {
            return Log.ERROR;
        }
        if (level.intValue() >= Level.WARNING.intValue()) {
            return Log.WARN;
        }
        return level.intValue() >= Level.INFO.intValue() ? Log.INFO : Log.DEBUG;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
