package dev.highfive.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.PendingIntent;
import android.content.Intent;
import android.net.ConnectivityManager;
import android.net.Uri;
import android.net.wifi.WifiManager;
import android.os.Build;
import android.os.Looper;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.SessionStatus;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.Participant;
import dev.highfive.world.Tracking;
import dev.highfive.xr.monado.MissingPart;
import dev.highfive.xr.monado.MonadoService;
import java.io.File;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.file.Files;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import org.junit.After;
import org.junit.Assume;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLog;
import org.robolectric.util.ReflectionHelpers;

/**
 * The activity that takes part, on the real framework, in front of a real runtime, in a real session that somebody else
 * hosts. Most tests leave out drawing, which is slow without a GPU.
 */
@RunWith(GlueTestRunner.class)
@Config(sdk = 34)
public final class RoomActivityTest {
    private static final int PATIENCE = 3000;
    private static final int DRAWS_OF_SOME_FRAMES = 50;

    private Session host;
    private MonadoService monado;
    private ActivityController<RoomActivity> controller;

    @Before
    public void openASession() throws Exception {
        if (!MonadoService.isAvailable()) {
            MissingPart.report("RoomActivityTest", MissingPart.NO_MONADO);
        }
        Assume.assumeTrue(MissingPart.NO_MONADO, MonadoService.isAvailable());
        host = newSession();
    }

    @After
    public void closeEverything() throws Exception {
        // In any case: the next test needs the folder of this one's runtime.
        try {
            if (controller != null && !controller.get().isDestroyed()) {
                leave();
            }
        } finally {
            if (monado != null) {
                monado.close();
            }
            if (host != null) {
                host.close();
            }
        }
    }

    @Test
    @Config(sdk = {29, 34})
    public void shouldBeSeenInTheSessionAndLeaveItWhenDestroyed() throws Exception {
        monado = MonadoService.start();
        RoomActivity activity = enter(link(host).putExtra(JoinRequest.NAME, "Ada"));
        await("Ada", () -> peer(host, "Ada") != null);
        String known = new Settings(activity).identity().fingerprint();
        assertEquals("the one she will be next time", known, peer(host, "Ada").identity);
        await("her head", () -> isHeadSeen("Ada"));
        WifiManager wifi = activity.getApplicationContext().getSystemService(WifiManager.class);
        assertEquals("low latency and multicast", 2, shadowOf(wifi).getActiveLockCount());
        activity.getOnBackPressedDispatcher().onBackPressed();
        assertFalse("back does not leave", activity.isFinishing());
        controller.pause().stop();
        await("her head in the background", () -> isHeadSeen("Ada"));
        leave();
        await("that she is gone", () -> peer(host, "Ada") == null);
        assertEquals(0, shadowOf(wifi).getActiveLockCount());
    }

    @Test
    public void shouldDrawTheRoomForItsWearer() throws Exception {
        monado = MonadoService.start();
        int before = RealGl.draws();
        RoomActivity activity =
                enter(link(host).putExtra(JoinRequest.NAME, "Ada").putExtra(JoinRequest.DRAW, true));
        await("pictures", () -> activity.isFinishing() || RealGl.draws() > before + DRAWS_OF_SOME_FRAMES);
        assertFalse("it draws on", activity.isFinishing());
        leave();
    }

    @Test
    public void shouldTellTheLogHowItDoesAndNeverTheKey() throws Exception {
        monado = MonadoService.start();
        ShadowLog.clear();
        RoomActivity activity =
                enter(link(host).putExtra(JoinRequest.DRAW, true).putExtra(JoinRequest.RECORD, "first"));
        await("a report", () -> isLogged("loop: 5\\.\\d s: \\d+ frames, .* restarts 0; heat .* battery .*"));
        assertTrue(isLogged("headset: Started .*, OpenXR 1\\.\\d, eyes \\d+x\\d+ .*"));
        assertTrue(isLogged("headset: Extensions enabled: .*XR_EXT_hand_tracking.*"));
        assertTrue(isLogged("headset: The session is focused"));
        assertTrue(isLogged("gl: OpenGL ES of .*"));
        assertTrue(isLogged("app: In highfive://.* from .*, Wi-Fi of low latency held"));
        String key = host.link().withKey().replaceFirst(".*#", "");
        for (ShadowLog.LogItem line : ShadowLog.getLogsForTag(Logcat.TAG)) {
            assertFalse(line.msg, line.msg.contains(key));
        }
        leave();
        File folder = activity.getExternalFilesDir(null);
        assertTrue(new File(folder, "first.pcapng").length() > 1000);
        assertTrue(new File(folder, "first.log").length() > 200);
        assertFalse(
                "nothing of the key",
                Files.readString(new File(folder, "first.log").toPath()).contains(key));
    }

    private static boolean isLogged(String pattern) {
        for (ShadowLog.LogItem line : ShadowLog.getLogsForTag(Logcat.TAG)) {
            if (line.msg.matches(pattern)) {
                return true;
            }
        }
        return false;
    }

    @Test
    public void shouldGoBackToTheLobbyAndSayWhyAfterAnErrorOfItsThread() throws Exception {
        monado = MonadoService.start();
        int before = RealGl.draws();
        RoomActivity activity = enter(link(host).putExtra(JoinRequest.DRAW, true));
        await("pictures", () -> RealGl.draws() > before + DRAWS_OF_SOME_FRAMES);
        RealGl.failNext(new OutOfMemoryError("for a test"));
        await("the end", activity::isFinishing);
        assertTrue(said(activity), said(activity).startsWith("Highfive has failed (java.lang.OutOfMemoryError: for a"));
        assertEquals("kept, in case the lobby cannot be opened", said(activity), new Settings(activity).takeSentence());
    }

    @Test
    public void shouldComeBackToTheLobbyByHomeOnQuest() {
        RoomActivity activity = enter(new Intent().setData(Uri.parse("highfive://host/room")), "Oculus");
        Intent home = shadowOf(activity).peekNextStartedActivity();
        assertEquals(Intent.ACTION_MAIN, home.getAction());
        assertTrue(home.hasCategory(Intent.CATEGORY_HOME));
        PendingIntent opening = home.getParcelableExtra("extra_launch_in_home_pending_intent");
        assertTrue("Android 12 wants to know", shadowOf(opening).isImmutable());
        Intent lobby = shadowOf(opening).getSavedIntent();
        assertEquals(MainActivity.class.getName(), lobby.getComponent().getClassName());
        assertEquals(
                "The link has no key: the part from # on is missing.", lobby.getStringExtra(MainActivity.SENTENCE));
        assertTrue(activity.isFinishing());
    }

    @Test
    public void shouldImpairWhatItSends() throws Exception {
        monado = MonadoService.start();
        enter(link(host).putExtra(JoinRequest.NAME, "Ada").putExtra(JoinRequest.IMPAIR, "loss=40"));
        await("loss", () -> {
            SessionStatus.Peer ada = peer(host, "Ada");
            return ada != null && ada.packetsReceived > 20 && ada.lossPercent > 15;
        });
    }

    @Test
    public void shouldGoFromOneSessionToAnother() throws Exception {
        monado = MonadoService.start();
        RoomActivity activity = enter(link(host).putExtra(JoinRequest.NAME, "Ada"));
        await("Ada", () -> peer(host, "Ada") != null);
        Visit first = activity.visit();
        controller.newIntent(link(host));
        assertEquals("the same link changes nothing", first, activity.visit());
        try (Session other = newSession()) {
            controller.newIntent(link(other).putExtra(JoinRequest.NAME, "Ada"));
            assertNotEquals(first, activity.visit());
            await("Ada in the other", () -> peer(other, "Ada") != null);
            await("that she left the first", () -> first.isOver() && peer(host, "Ada") == null);
            assertFalse(activity.isFinishing());
            leave();
        }
    }

    @Test
    public void shouldOpenTheSessionOfItsOwnLinkAndBringABall() throws Exception {
        monado = MonadoService.start();
        SessionLink own = SessionLink.random("127.0.0.1", freePort(), "own", new SecureRandom());
        new Settings(RuntimeEnvironment.getApplication()).host(own);
        try (Session guest = Session.join(own, new SessionOptions().name("guest"))) {
            enter(link(own).putExtra(JoinRequest.NAME, "Ada"));
            await("Ada", () -> peer(guest, "Ada") != null);
            await("the ball", () -> guest.advance(guest.clock().nanoTime()).sharedCount() == 1);
            leave();
        }
    }

    @Test
    public void shouldSayThatThePortOfItsOwnLinkIsTaken() throws Exception {
        new Settings(RuntimeEnvironment.getApplication()).host(host.link());
        RoomActivity activity = enter(link(host));
        await("the end", activity::isFinishing);
        assertEquals(
                "Another app on this headset uses port " + host.link().port() + ": close it and try again.",
                said(activity));
    }

    @Test
    public void shouldGoBackToTheLobbyAndSayWhyWithoutARuntime() throws Exception {
        RoomActivity activity = enter(link(host));
        await("the end", activity::isFinishing);
        assertTrue(said(activity), said(activity).startsWith("No OpenXR runtime answered"));
    }

    @Test
    public void shouldGoBackToTheLobbyAndSayWhyWithABadLink() {
        RoomActivity activity = enter(new Intent().setData(Uri.parse("highfive://host/room")));
        assertTrue(activity.isFinishing());
        assertEquals("The link has no key: the part from # on is missing.", said(activity));
        assertNull(activity.visit());
    }

    @Test
    public void shouldGoBackToTheLobbyAndSayNothingWithoutALink() {
        RoomActivity activity = enter(new Intent());
        assertTrue(activity.isFinishing());
        assertNull(said(activity));
    }

    @Test
    public void shouldSayThatThereIsNoNetwork() throws Exception {
        controller = Robolectric.buildActivity(
                RoomActivity.class,
                new Intent().setData(Uri.parse("highfive://192.0.2.1/room#AAAAAAAAAAAAAAAAAAAAAA")));
        shadowOf(controller.get().getSystemService(ConnectivityManager.class)).setDefaultNetworkActive(false);
        RoomActivity activity = controller.setup().get();
        await("the end", activity::isFinishing);
        assertEquals("This headset has no network: connect it to Wi-Fi and try again.", said(activity));
    }

    @Test
    public void shouldStopBeforeItHasBegun() throws Exception {
        monado = MonadoService.start();
        enter(link(host));
        leave();
    }

    @Test
    public void shouldStopWhileAnotherHasTheHeadset() throws Exception {
        OneHeadset.TURN.lock();
        try {
            enter(link(host));
            controller.pause().stop().destroy();
            assertFalse(controller.get().visit().isOver());
        } finally {
            OneHeadset.TURN.unlock();
        }
        await("the end", controller.get().visit()::isOver);
    }

    @Test
    public void shouldStopWhileTheRuntimeIsGone() throws Exception {
        monado = MonadoService.start();
        enter(link(host).putExtra(JoinRequest.NAME, "Ada"));
        await("Ada's head", () -> isHeadSeen("Ada"));
        monado.kill();
        await("her head lost", () -> !isHeadSeen("Ada"));
        assertTrue("still in the session", peer(host, "Ada") != null);
        leave();
    }

    private static Session newSession() throws Exception {
        return Session.host("test", InetAddress.getLoopbackAddress(), false, new SessionOptions().name("host"));
    }

    private static int freePort() throws Exception {
        try (DatagramSocket probe = new DatagramSocket()) {
            return probe.getLocalPort();
        }
    }

    private static Intent link(Session session) {
        return link(session.link());
    }

    private static Intent link(SessionLink link) {
        return new Intent().setData(Uri.parse(link.withKey())).putExtra(JoinRequest.DRAW, false);
    }

    private RoomActivity enter(Intent intent, String manufacturer) {
        ReflectionHelpers.setStaticField(Build.class, "MANUFACTURER", manufacturer);
        try {
            return enter(intent);
        } finally {
            ReflectionHelpers.setStaticField(Build.class, "MANUFACTURER", "robolectric");
        }
    }

    private RoomActivity enter(Intent intent) {
        controller = Robolectric.buildActivity(RoomActivity.class, intent);
        return controller.setup().get();
    }

    private void leave() throws Exception {
        controller.destroy();
        Visit visit = controller.get().visit();
        await("the end of the thread", () -> visit == null || visit.isOver());
    }

    /** What the lobby is to say. */
    private static String said(RoomActivity activity) {
        Intent lobby = shadowOf(activity).peekNextStartedActivity();
        assertEquals(MainActivity.class.getName(), lobby.getComponent().getClassName());
        return lobby.getStringExtra(MainActivity.SENTENCE);
    }

    private boolean isHeadSeen(String name) {
        host.advance(host.clock().nanoTime());
        for (int index = 0; index < host.world().participantCount(); index++) {
            Participant participant = host.world().participant(index);
            if (participant.name().equals(name)) {
                return participant.head().tracking() == Tracking.TRACKED;
            }
        }
        return false;
    }

    /** Null if nobody of that name is here. */
    private static SessionStatus.Peer peer(Session session, String name) {
        for (SessionStatus.Peer peer : session.status().peers) {
            if (peer.present && peer.name.equals(name)) {
                return peer;
            }
        }
        return null;
    }

    private static void await(String what, Callable<Boolean> reached) throws Exception {
        for (int i = 0; !reached.call(); i++) {
            assertTrue("never " + what, i < PATIENCE);
            Thread.sleep(20);
            shadowOf(Looper.getMainLooper()).idle();
        }
    }
}
