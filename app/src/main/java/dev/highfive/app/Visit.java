package dev.highfive.app;

import android.app.Activity;
import android.net.ConnectivityManager;
import android.os.Process;
import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.AssetOptions;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.LoopReport;
import dev.highfive.client.frame.PassthroughSwitch;
import dev.highfive.client.hands.Ball;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.stage.WorldDrawer;
import dev.highfive.client.visit.Stay;
import dev.highfive.net.transport.HostAddress;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.xr.OpenXrHeadset;
import dev.highfive.xr.OpenXrOptions;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * One person's stay in a session, on a thread of its own: joins, runs the frame loop until it is stopped or the headset
 * has enough of it, and leaves. What the activity goes through does not matter here: the runtime says itself when it
 * wants frames, and between them the loop goes on listening.
 */
final class Visit {
    /** Hears once, on the visit's thread, that it is over. */
    interface Ending {
        /** @param sentence what went wrong, for people; null if nothing did */
        void onEnd(Visit visit, String sentence);
    }

    private static final Logger LOG = Logger.getLogger("dev.highfive.app");

    private final Activity activity;
    private final JoinRequest request;
    private final Settings settings;
    private final Ending ending;
    private final Thread thread = new Thread(this::run, "visit");
    private volatile FrameLoop loop;
    private volatile boolean stopping;

    Visit(Activity activity, JoinRequest request, Ending ending) {
        this.activity = activity;
        this.request = request;
        this.ending = ending;
        settings = new Settings(activity);
    }

    void start() {
        thread.start();
    }

    /** Ends it, soon; from any thread, in any state, more than once. */
    void stop() {
        stopping = true;
        FrameLoop running = loop;
        if (running != null) {
            running.stop();
        }
    }

    boolean isOver() {
        return thread.getState() == Thread.State.TERMINATED;
    }

    private void run() {
        String sentence = null;
        if (!OneHeadset.awaitTurn()) {
            ending.onEnd(this, activity.getString(R.string.headset_busy));
            return;
        }
        try {
            Process.setThreadPriority(Process.THREAD_PRIORITY_URGENT_DISPLAY);
            if (!stopping) {
                takePart();
            }
        } catch (HeadsetException e) {
            sentence = RuntimeFinding.of(e).text(activity);
        } catch (IOException e) {
            sentence = e.getMessage();
        } catch (RuntimeException | Error e) { // an Error, too: on Android it would take the whole app along
            LOG.log(Level.SEVERE, "The visit failed", e);
            sentence = activity.getString(R.string.visit_failed, innermost(e));
        } finally {
            OneHeadset.TURN.unlock();
        }
        ending.onEnd(this, sentence);
    }

    private static String innermost(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        return cause.toString();
    }

    private void takePart() throws IOException, HeadsetException {
        try (NetworkLocks locks = new NetworkLocks(activity);
                DeviceReport device = new DeviceReport(activity);
                Recording recording = Recording.open(activity, request.record);
                Session session = open(recording);
                AssetLibrary library = new AssetLibrary(new AssetOptions(), new BitmapDecoder(), session.clock())) {
            LOG.info("In " + session.link() + " from " + HostAddress.find().getHostAddress() + ":" + session.localPort()
                    + ", " + locks);
            OpenXrOptions options = RuntimeFinding.options(activity, request.traits);
            Headset headset = new OpenXrHeadset(request.sameRoom ? options : options.followingRecentring());
            loop = Stay.of(
                            session,
                            headset,
                            Sleeper.SYSTEM,
                            !request.sameRoom,
                            request.draws
                                    ? grabber -> new WorldDrawer(session, library, grabber, AndroidGles::new)
                                    : null)
                    .atRefreshRate(request.refreshHz)
                    .with(new PassthroughSwitch(headset, request.passthrough));
            FrameLoop own = loop;
            GlWatch gl = new GlWatch();
            if (request.draws) {
                own.with(gl);
            }
            own.with(new LoopReport(
                    own.meter(),
                    session,
                    () -> joined("restarts " + own.restarts(), device.get(), headset.metrics(), gl.errors())));
            if (!stopping) { // whoever said so before there was a loop could not stop it
                loop.run();
            }
        }
        LOG.info("Left");
    }

    private static String joined(String... parts) {
        StringBuilder text = new StringBuilder();
        for (String part : parts) {
            text.append(text.length() == 0 || part.isEmpty() ? "" : "; ").append(part);
        }
        return text.toString();
    }

    private Session open(Recording recording) throws IOException {
        SessionOptions options = request.options(settings.identity());
        if (recording != null) {
            options.record(recording.packets, true);
        }
        if (request.link.equals(settings.hosted())) {
            try {
                Session session = Session.host(request.link, options);
                Ball.place(session);
                return session;
            } catch (BindException e) {
                throw new IOException(activity.getString(R.string.port_taken, request.link.port()), e);
            }
        }
        boolean alone = activity.getSystemService(ConnectivityManager.class).getActiveNetwork() == null;
        try {
            if (alone && !InetAddress.getByName(request.link.host()).isLoopbackAddress()) {
                throw new IOException(activity.getString(R.string.no_network));
            }
            return Session.join(request.link, options);
        } catch (UnknownHostException e) {
            throw new IOException(
                    alone
                            ? activity.getString(R.string.no_network)
                            : activity.getString(R.string.no_host, request.link.host()),
                    e);
        }
    }
}
