package dev.highfive.app;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import android.widget.CheckBox;
import android.widget.EditText;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts.RequestMultiplePermissions;
import dev.highfive.net.transport.HostAddress;
import dev.highfive.session.link.SessionLink;
import dev.highfive.xr.HeadsetTraits;
import java.io.IOException;
import java.net.InetAddress;
import java.security.SecureRandom;
import java.util.logging.Logger;

/**
 * The lobby, a window: says whether this headset can run Highfive, takes a link, by hand or by intent, and goes into
 * the room by it. What went wrong anywhere is said here, and in the log, for adb.
 */
public final class MainActivity extends ComponentActivity {
    /** The extra with what to say first. */
    static final String SENTENCE = "sentence";

    private static final Logger LOG = Logger.getLogger("dev.highfive.app");
    private static final String ROOM = "room";

    private final ActivityResultLauncher<String[]> askForHands =
            registerForActivityResult(new RequestMultiplePermissions(), answers -> onHandsAnswered());
    private Settings settings;
    private TextView finding;
    private View checkAgain;
    private EditText nameField;
    private EditText linkField;
    private TextView words;
    private View handsDenied;
    /** Whom the question for hands keeps waiting. */
    private JoinRequest waiting;

    private boolean asked;
    private HeadsetTraits traits = FieldTraits.usual();

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.main);
        settings = new Settings(this);
        finding = findViewById(R.id.finding);
        checkAgain = findViewById(R.id.check_again);
        nameField = findViewById(R.id.name);
        linkField = findViewById(R.id.link);
        words = findViewById(R.id.words);
        handsDenied = findViewById(R.id.hands_denied);
        nameField.setText(settings.name());
        CheckBox passthrough = findViewById(R.id.passthrough);
        passthrough.setChecked(settings.isPassthroughShown());
        passthrough.setOnCheckedChangeListener((box, checked) -> settings.showPassthrough(checked));
        checkAgain.setOnClickListener(view -> check());
        findViewById(R.id.join).setOnClickListener(view -> join());
        findViewById(R.id.host).setOnClickListener(view -> host());
        findViewById(R.id.allow_hands).setOnClickListener(view -> allowHands());
        learnTraits(getIntent());
        if (savedInstanceState != null || !take(getIntent())) {
            check();
        }
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        setIntent(intent);
        learnTraits(intent);
        take(intent);
    }

    @Override
    protected void onResume() {
        super.onResume();
        showHands(); // the answer may have changed in the system's settings
    }

    private void learnTraits(Intent intent) {
        Logcat.listenTo(intent);
        try {
            traits = FieldTraits.of(intent);
        } catch (IllegalArgumentException e) {
            say(e.getMessage());
        }
    }

    /** @return whether it leads into a room */
    private boolean take(Intent intent) {
        String kept = settings.takeSentence(); // where the system did not let the room come back here
        String sentence = intent.hasExtra(SENTENCE) ? intent.getStringExtra(SENTENCE) : kept;
        if (sentence != null) {
            say(sentence);
        }
        if (!Intent.ACTION_VIEW.equals(intent.getAction())) {
            return false;
        }
        try {
            enter(new JoinRequest(intent, settings));
            return true;
        } catch (IllegalArgumentException e) {
            say(e.getMessage());
            return false;
        }
    }

    private void join() {
        settings.rename(nameField.getText().toString().trim());
        try {
            enter(JoinRequest.by(linkField.getText().toString(), settings));
        } catch (IllegalArgumentException e) {
            say(e.getMessage());
        }
    }

    /** Makes a link, which opens the session when its maker joins by it. */
    private void host() {
        try {
            InetAddress address = HostAddress.find();
            if (address.isLoopbackAddress()) {
                say(getString(R.string.no_network));
                return;
            }
            SessionLink link =
                    SessionLink.random(address.getHostAddress(), SessionLink.DEFAULT_PORT, ROOM, new SecureRandom());
            settings.host(link);
            linkField.setText(link.withKey());
            words.setText(R.string.hosting);
        } catch (IOException e) {
            say(getString(R.string.no_network));
        }
    }

    private void enter(JoinRequest request) {
        traits = request.traits;
        String[] missing = HandPermission.missing(this, traits);
        if (missing.length > 0 && !asked) {
            waiting = request;
            ask(missing);
            return;
        }
        RoomActivity.open(this, request);
        if (traits.isLobbyClosed()) {
            finish();
        }
    }

    private void ask(String[] permissions) {
        asked = true;
        askForHands.launch(permissions);
    }

    /** Asks again; where the system would not any more, goes to where the wearer can change their mind. */
    private void allowHands() {
        String[] missing = HandPermission.missing(this, traits);
        boolean mayAsk = !asked;
        for (String name : missing) {
            mayAsk |= shouldShowRequestPermissionRationale(name);
        }
        if (mayAsk) {
            ask(missing);
        } else {
            startActivity(new Intent(
                    android.provider.Settings.ACTION_APPLICATION_DETAILS_SETTINGS,
                    Uri.fromParts("package", getPackageName(), null)));
        }
    }

    /** Whatever the answer is: one without hands has controllers. */
    private void onHandsAnswered() {
        showHands();
        if (waiting != null) {
            JoinRequest request = waiting;
            waiting = null;
            enter(request);
        }
    }

    private void showHands() {
        handsDenied.setVisibility(HandPermission.missing(this, traits).length > 0 ? View.VISIBLE : View.GONE);
    }

    private void say(String sentence) {
        LOG.info(sentence);
        words.setText(sentence);
    }

    private void check() {
        checkAgain.setEnabled(false);
        finding.setText(R.string.checking);
        new Thread(
                        () -> {
                            String text = RuntimeFinding.look(this).text(this);
                            LOG.info(text);
                            runOnUiThread(() -> {
                                finding.setText(text);
                                checkAgain.setEnabled(true);
                            });
                        },
                        "runtime check")
                .start();
    }
}
