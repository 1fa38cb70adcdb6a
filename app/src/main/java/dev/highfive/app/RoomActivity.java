package dev.highfive.app;

import android.app.ActivityOptions;
import android.app.PendingIntent;
import android.content.Intent;
import android.os.Bundle;
import android.view.Display;
import android.view.WindowManager;
import androidx.activity.ComponentActivity;
import androidx.activity.OnBackPressedCallback;
import dev.highfive.xr.HeadsetTraits;

/**
 * The room: the immersive activity, whose pictures the OpenXR runtime shows in place of its window. So what there is
 * to read is on {@link MainActivity}, to which this returns. It takes part as long as it exists, in the background too.
 */
public final class RoomActivity extends ComponentActivity {
    static final String OPENED_BY_HOME = "extra_launch_in_home_pending_intent";

    private Visit visit;
    private JoinRequest request;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
        // Some systems send it to what is immersive; who means to leave has their menu.
        getOnBackPressedDispatcher().addCallback(this, new OnBackPressedCallback(true) {
            @Override
            public void handleOnBackPressed() {}
        });
        enter(getIntent());
    }

    /** Another link while in a room. */
    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        setIntent(intent);
        if (intent.getData() != null) { // a launcher brings the room to the front without one
            enter(intent);
        }
    }

    private void enter(Intent intent) {
        Logcat.listenTo(intent);
        JoinRequest wanted;
        try {
            wanted = new JoinRequest(intent, new Settings(this));
        } catch (IllegalArgumentException e) {
            // Some makes' launchers start what is immersive, and know no link.
            backToLobby(intent.getData() == null ? null : e.getMessage(), FieldTraits.usual());
            return;
        }
        if (visit != null && !visit.isOver()) {
            if (wanted.link.equals(request.link)) {
                return;
            }
            visit.stop();
        }
        request = wanted;
        visit = new Visit(this, wanted, (ended, sentence) -> runOnUiThread(() -> onVisitEnded(ended, sentence)));
        visit.start();
    }

    private void onVisitEnded(Visit ended, String sentence) {
        if (ended != visit || isFinishing() || isDestroyed()) {
            return; // who stopped it knows
        }
        if (sentence == null) {
            finish(); // the wearer has closed the app, and wants to see no more of it
        } else {
            backToLobby(sentence, request.traits);
        }
    }

    /** To the first screen, with what it is to say; it says it later where the system refuses to open it now. */
    private void backToLobby(String sentence, HeadsetTraits traits) {
        Intent lobby = new Intent(Intent.ACTION_MAIN)
                .setClass(this, MainActivity.class)
                .addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
        if (sentence != null) {
            lobby.putExtra(MainActivity.SENTENCE, sentence);
            new Settings(this).keepSentence(sentence);
        }
        startActivity(traits.isLobbyOpenedByHome() ? home(lobby) : lobby);
        finish();
    }

    /** Horizon OS opens a window for an immersive app when its Home is asked to. */
    private Intent home(Intent window) {
        PendingIntent opening = PendingIntent.getActivity(
                this, 0, window, PendingIntent.FLAG_UPDATE_CURRENT | PendingIntent.FLAG_IMMUTABLE);
        return new Intent(Intent.ACTION_MAIN)
                .addCategory(Intent.CATEGORY_HOME)
                .addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)
                .putExtra(OPENED_BY_HOME, opening);
    }

    @Override
    protected void onDestroy() {
        if (visit != null) {
            visit.stop();
        }
        super.onDestroy();
    }

    /** The last one, or null. */
    Visit visit() {
        return visit;
    }

    /** Goes in, on headsets that need it from the lobby's display to the main one. */
    static void open(MainActivity lobby, JoinRequest request) {
        Intent room = request.passedTo(new Intent(lobby, RoomActivity.class)).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
        ActivityOptions options = ActivityOptions.makeBasic();
        lobby.startActivity(
                room,
                request.traits.isOnMainDisplay()
                        ? options.setLaunchDisplayId(Display.DEFAULT_DISPLAY).toBundle()
                        : options.toBundle());
    }
}
