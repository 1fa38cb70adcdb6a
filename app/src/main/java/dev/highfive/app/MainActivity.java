package dev.highfive.app;

import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import java.util.logging.Logger;

/** The first screen: says whether this headset can run Highfive. The same words go to the log, for adb. */
public final class MainActivity extends ComponentActivity {
    private static final Logger LOG = Logger.getLogger("Highfive");

    private TextView finding;
    private View checkAgain;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.main);
        finding = findViewById(R.id.finding);
        checkAgain = findViewById(R.id.check_again);
        checkAgain.setOnClickListener(view -> check());
        check();
    }

    private void check() {
        checkAgain.setEnabled(false);
        finding.setText(R.string.checking);
        new Thread(() -> {
            final String text = RuntimeFinding.look(this).text(this);
            LOG.info(text);
            runOnUiThread(() -> {
                finding.setText(text);
                checkAgain.setEnabled(true);
            });
        }, "runtime check").start();
    }
}
