package dev.highfive.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.os.Looper;
import android.view.View;
import android.widget.TextView;
import dev.highfive.xr.HeadsetTraits;
import dev.highfive.xr.Ledger;
import dev.highfive.xr.OpenXrHeadset;
import dev.highfive.xr.OpenXrOptions;
import dev.highfive.xr.XrLoader;
import dev.highfive.xr.monado.MissingPart;
import dev.highfive.xr.monado.MonadoService;
import java.io.FileOutputStream;
import java.io.OutputStream;
import org.junit.Assume;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/** The activity on the real Android framework, with the real glue asking a real runtime. */
@RunWith(GlueTestRunner.class)
@Config(sdk = {29, 34})
public final class MainActivityTest {
    @Before
    public void needMonado() {
        if (!MonadoService.isAvailable()) {
            MissingPart.report("MainActivityTest", MissingPart.NO_MONADO);
        }
        Assume.assumeTrue(MissingPart.NO_MONADO, MonadoService.isAvailable());
    }

    @Test
    public void shouldFindTheRuntimeWithoutAnInstanceOfIt() throws Exception {
        int instances = Ledger.opened("INSTANCE");
        try (MonadoService service = MonadoService.start();
                ActivityController<MainActivity> controller = Robolectric.buildActivity(MainActivity.class)) {
            String finding = findingOf(controller.setup().get());
            assertEquals("This headset's OpenXR runtime answered. It can run Highfive.", finding);
            assertEquals("the lobby makes no instance", instances, Ledger.opened("INSTANCE"));
            letGoOfTheRuntime();
        }
    }

    @Test
    public void shouldGiveTheLoaderTheActivityAndNotTheApplication() throws Exception {
        try (MonadoService service = MonadoService.start();
                ActivityController<OwnActivity> controller = Robolectric.buildActivity(OwnActivity.class)) {
            OwnActivity activity = controller.setup().get();
            activity.alone = true;
            assertTrue(RuntimeFinding.look(activity).text(activity).contains("answered"));
            try (OpenXrHeadset headset =
                    new OpenXrHeadset(RuntimeFinding.options(activity, HeadsetTraits.of("", "")))) {
                headset.start();
            }
        }
    }

    /** Knows no application. */
    public static final class OwnActivity extends Activity {
        private boolean alone;

        @Override
        public Context getApplicationContext() {
            if (alone) {
                throw new AssertionError("the activity is meant");
            }
            return super.getApplicationContext();
        }
    }

    @Test
    public void shouldSayWhatToDoWithoutARuntime() throws Exception {
        try (ActivityController<MainActivity> controller = Robolectric.buildActivity(MainActivity.class)) {
            String finding = findingOf(controller.setup().get());
            assertTrue(finding, finding.startsWith("No OpenXR runtime answered (xrEnumerateInstance"));
            assertTrue(finding, finding.contains("update its system software"));
        }
    }

    @Test
    public void shouldFindARuntimeThatStartedLaterWhenAskedAgain() throws Exception {
        try (ActivityController<MainActivity> controller = Robolectric.buildActivity(MainActivity.class)) {
            MainActivity activity = controller.setup().get();
            assertTrue(findingOf(activity).startsWith("No OpenXR runtime answered"));
            try (MonadoService service = MonadoService.start()) {
                activity.findViewById(R.id.check_again).performClick();
                assertFalse(
                        "one check at a time",
                        activity.findViewById(R.id.check_again).isEnabled());
                assertTrue(findingOf(activity).startsWith("This headset's OpenXR runtime answered"));
                letGoOfTheRuntime();
            }
        }
    }

    @Test
    @GraphicsMode(GraphicsMode.Mode.NATIVE)
    @Config(sdk = 34, qualifiers = "w840dp-h420dp-land-hdpi")
    public void shouldDrawItsWordsInTheMiddleOfTheScreen() throws Exception {
        new Settings(RuntimeEnvironment.getApplication()).rename("Ada");
        try (MonadoService service = MonadoService.start();
                ActivityController<MainActivity> controller = Robolectric.buildActivity(MainActivity.class)) {
            MainActivity activity = controller.setup().get();
            findingOf(activity);
            View screen = activity.getWindow().getDecorView();
            Bitmap picture = Bitmap.createBitmap(screen.getWidth(), screen.getHeight(), Bitmap.Config.ARGB_8888);
            screen.draw(new Canvas(picture));
            try (OutputStream out = new FileOutputStream(System.getProperty("highfive.firstScreen"))) {
                picture.compress(Bitmap.CompressFormat.PNG, 100, out);
            }
            int background = activity.getColor(R.color.night);
            assertEquals(background, picture.getPixel(1, picture.getHeight() / 2));
            TextView finding = activity.findViewById(R.id.finding);
            assertTrue(hasOtherPixels(picture, finding, background));
            assertTrue(hasOtherPixels(picture, activity.findViewById(R.id.check_again), background));
            letGoOfTheRuntime();
        }
    }

    /** The loader keeps a runtime that it has asked until an instance of it is gone: the next test has another. */
    private static void letGoOfTheRuntime() throws Exception {
        XrLoader.open(null).createInstance(OpenXrOptions.of("test")).close();
    }

    private static boolean hasOtherPixels(Bitmap picture, View view, int background) {
        int[] place = new int[2];
        view.getLocationInWindow(place);
        for (int y = place[1]; y < place[1] + view.getHeight(); y++) {
            for (int x = place[0]; x < place[0] + view.getWidth(); x++) {
                if (picture.getPixel(x, y) != background) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What the screen says once the check is over. */
    private static String findingOf(MainActivity activity) throws InterruptedException {
        View checkAgain = activity.findViewById(R.id.check_again);
        while (!checkAgain.isEnabled()) {
            Thread.sleep(10);
            shadowOf(Looper.getMainLooper()).idle();
        }
        assertEquals(View.VISIBLE, checkAgain.getVisibility());
        return ((TextView) activity.findViewById(R.id.finding)).getText().toString();
    }
}
