package dev.highfive.app;

import android.app.ActivityOptions;
import android.content.Intent;
import android.os.Bundle;
import android.view.Display;
import android.view.WindowManager;
import androidx.activity.ComponentActivity;

/**
 * The room: the immersive activity, whose pictures the OpenXR runtime shows in place of its window. So what there is
 * to read is on {@link MainActivity}, to which this returns. It takes part as long as it exists, in the background too.
 */
public final class RoomActivity extends ComponentActivity {
    private Visit visit;
    private JoinRequest request;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
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
            backToLobby(intent.getData() == null ? null : e.getMessage());
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
            backToLobby(sentence);
        }
    }

    private void backToLobby(String sentence) {
        Intent lobby = new Intent(this, MainActivity.class).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
        startActivity(sentence == null ? lobby : lobby.putExtra(MainActivity.SENTENCE, sentence));
        finish();
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
