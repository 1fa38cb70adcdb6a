package dev.highfive.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.view.View;
import android.widget.TextView;
import dev.highfive.xr.monado.MissingMonado;
import dev.highfive.xr.monado.MonadoService;
import org.junit.Assume;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** The activity on the real Android framework, with the real glue asking a real runtime. */
@RunWith(GlueTestRunner.class)
@Config(sdk = {29, 34})
public final class MainActivityTest {
    @Before
    public void needMonado() {
        if (!MonadoService.isAvailable()) {
            MissingMonado.report("MainActivityTest");
        }
        Assume.assumeTrue(MissingMonado.REASON, MonadoService.isAvailable());
    }

    @Test
    public void shouldNameTheRuntimeThatAnswers() throws Exception {
        try (MonadoService service = MonadoService.start();
                ActivityController<MainActivity> controller = Robolectric.buildActivity(MainActivity.class)) {
            final String finding = findingOf(controller.setup().get());
            assertTrue(finding, finding.startsWith("Monado"));
            assertTrue(finding, finding.endsWith("answered. This headset can run Highfive."));
        }
    }

    @Test
    public void shouldSayWhatToDoWithoutARuntime() throws Exception {
        try (ActivityController<MainActivity> controller = Robolectric.buildActivity(MainActivity.class)) {
            final String finding = findingOf(controller.setup().get());
            assertTrue(finding, finding.startsWith("No OpenXR runtime answered (xrCreateInstance: XR_ERROR_"));
            assertTrue(finding, finding.contains("update its system software"));
        }
    }

    @Test
    public void shouldFindARuntimeThatStartedLaterWhenAskedAgain() throws Exception {
        try (ActivityController<MainActivity> controller = Robolectric.buildActivity(MainActivity.class)) {
            final MainActivity activity = controller.setup().get();
            assertTrue(findingOf(activity).startsWith("No OpenXR runtime answered"));
            try (MonadoService service = MonadoService.start()) {
                activity.findViewById(R.id.check_again).performClick();
                assertFalse("one check at a time", activity.findViewById(R.id.check_again).isEnabled());
                assertTrue(findingOf(activity).startsWith("Monado"));
            }
        }
    }

    /** What the screen says once the check is over. */
    private static String findingOf(MainActivity activity) throws InterruptedException {
        final View checkAgain = activity.findViewById(R.id.check_again);
        while (!checkAgain.isEnabled()) {
            Thread.sleep(10);
            shadowOf(Looper.getMainLooper()).idle();
        }
        assertEquals(View.VISIBLE, checkAgain.getVisibility());
        return ((TextView) activity.findViewById(R.id.finding)).getText().toString();
    }
}
