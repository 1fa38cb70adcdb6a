package dev.highfive.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.util.Log;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLog;

/** What {@code adb logcat -s Highfive} shows. */
@RunWith(GlueTestRunner.class)
@Config(sdk = 34)
public final class LogcatTest {
    private static final Logger LOOP = Logger.getLogger("dev.highfive.loop");

    @Test
    public void shouldTellFirstOfAllWhatItIsAndWhereItRuns() {
        String first = ShadowLog.getLogsForTag(Logcat.TAG).get(0).msg;
        assertTrue(first, first.matches("app: Highfive \\S+ \\(\\d+\\), debug, on .+, Android 14, API 34, .+"));
    }

    @Test
    public void shouldHaveOneTagForAllModules() {
        ShadowLog.clear();
        LOOP.warning("a warning");
        LOOP.info("a line");
        LOOP.fine("a detail");
        Logcat.listenTo(new Intent().putExtra(Logcat.VERBOSE, true));
        LOOP.fine("a wanted detail");
        LOOP.log(Level.SEVERE, "a failure", new IllegalStateException("the cause"));
        List<ShadowLog.LogItem> lines = ShadowLog.getLogsForTag(Logcat.TAG);
        assertEquals(4, lines.size());
        assertEquals(Log.WARN, lines.get(0).type);
        assertEquals("loop: a warning", lines.get(0).msg);
        assertEquals(Log.INFO, lines.get(1).type);
        assertEquals("loop: a wanted detail", lines.get(2).msg);
        assertEquals(Log.ERROR, lines.get(3).type);
        assertTrue(lines.get(3).msg, lines.get(3).msg.contains("IllegalStateException: the cause\n\tat "));
    }

    @Test
    public void shouldCutWhatAndroidWouldCutOff() {
        ShadowLog.clear();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            text.append("word ").append(i).append('\n');
        }
        text.append("the end");
        LOOP.info(text.toString());
        StringBuilder shown = new StringBuilder();
        for (ShadowLog.LogItem item : ShadowLog.getLogsForTag(Logcat.TAG)) {
            assertTrue(item.msg.length() <= 3000);
            shown.append(item.msg).append('\n');
        }
        assertEquals("loop: " + text + "\n", shown.toString());
    }
}
