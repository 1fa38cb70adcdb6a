package dev.highfive.app;

import android.app.Activity;
import android.content.Context;
import android.net.ConnectivityManager;
import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.AssetOptions;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.SessionRoom;
import dev.highfive.client.hands.Grabber;
import dev.highfive.client.hands.Pen;
import dev.highfive.client.hands.SessionThings;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.room.RoomDrawer;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.session.Session;
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

    private static final Logger LOG = Logger.getLogger("Highfive");

    private final Activity activity;
    private final TakePart request;
    private final Settings settings;
    private final Ending ending;
    private final Thread thread = new Thread(this::run, "visit");
    private volatile FrameLoop loop;
    private volatile boolean stopping;

    Visit(Activity activity, TakePart request, Ending ending) {
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
        final FrameLoop running = loop;
        if (running != null) {
            running.stop();
        }
    }

    boolean isOver() {
        return thread.getState() == Thread.State.TERMINATED;
    }

    private void run() {
        String sentence = null;
        OneHeadset.TURN.lock();
        try {
            if (!stopping) {
                takePart();
            }
        } catch (HeadsetException e) {
            sentence = RuntimeFinding.of(e).text(activity);
        } catch (IOException e) {
            sentence = e.getMessage();
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, "The visit failed", e);
            sentence = activity.getString(R.string.visit_failed, e.toString());
        } finally {
            OneHeadset.TURN.unlock();
        }
        ending.onEnd(this, sentence);
    }

    private void takePart() throws IOException, HeadsetException {
        try (NetworkLocks locks = new NetworkLocks(activity);
                Session session = open();
                AssetLibrary library = new AssetLibrary(new AssetOptions(), new BitmapDecoder(), session.clock())) {
            LOG.info(() -> "In " + session.link());
            final Context application = activity.getApplicationContext();
            final Headset headset = new OpenXrHeadset(
                    OpenXrOptions.of(activity.getString(R.string.app_name)).onAndroid(application, activity));
            final Grabber grabber = new Grabber(new SessionThings(session), headset::vibrate);
            final Pen pen = new Pen(session::publish, grabber);
            pen.take(Side.RIGHT);
            final RoomDrawer drawer =
                    request.draws ? new RoomDrawer(session, library, grabber, new AndroidGles()) : null;
            loop = new FrameLoop(headset, new SessionRoom(session), drawer, session.clock(), Sleeper.SYSTEM)
                    .with(grabber)
                    .with(pen);
            if (!stopping) { // whoever said so before there was a loop could not stop it
                loop.run();
            }
        }
        LOG.info("Left");
    }

    private Session open() throws IOException {
        final String cname = settings.cname();
        if (request.link.equals(settings.hosted())) {
            try {
                return withABall(Session.host(request.link, request.options(cname)));
            } catch (BindException e) {
                throw new IOException(activity.getString(R.string.port_taken, request.link.port()), e);
            }
        }
        final boolean alone = activity.getSystemService(ConnectivityManager.class).getActiveNetwork() == null;
        try {
            if (alone && !InetAddress.getByName(request.link.host()).isLoopbackAddress()) {
                throw new IOException(activity.getString(R.string.no_network));
            }
            return Session.join(request.link, request.options(cname));
        } catch (UnknownHostException e) {
            throw new IOException(alone ? activity.getString(R.string.no_network)
                    : activity.getString(R.string.no_host, request.link.host()), e);
        }
    }

    /** So that there is something to pass around: at arm's length in front of who looks ahead. */
    private static Session withABall(Session session) {
        final Object2 ball = new Object2();
        ball.location.set(0, 1.1f, 0.5f); // the wire is left-handed
        ball.scale.set(0.1f, 0.1f, 0.1f);
        ball.timeMs = (int) session.clock().wallMillis();
        session.objects().create(ball, session.clock().nanoTime());
        return session;
    }
}
