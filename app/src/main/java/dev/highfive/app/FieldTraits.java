package dev.highfive.app;

import android.content.Intent;
import android.os.Build;
import dev.highfive.xr.HeadsetTraits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The traits of this headset as people in the field want them: system properties count more than the table
 * of makes, an intent's extras of the same names more than those. Properties are read once, when the app
 * starts.
 */
final class FieldTraits {
    static final String PREFIX = "debug.highfive.";
    private static final Logger LOG = Logger.getLogger("dev.highfive.app");
    private static final Pattern PROPERTY = Pattern.compile("\\[debug\\.highfive\\.(.*)]: \\[(.+)]");

    private static Map<String, String> read;

    private FieldTraits() {}

    /** As the table has them. */
    static HeadsetTraits usual() {
        return HeadsetTraits.of(Build.MANUFACTURER, Build.MODEL);
    }

    /** @throws IllegalArgumentException if there is no such trait or value; the message is for people */
    static synchronized HeadsetTraits of(Intent intent) {
        if (read == null) {
            read = properties("/system/bin/getprop"); // the one public way to them
        }
        return of(intent, read);
    }

    static HeadsetTraits of(Intent intent, Map<String, String> properties) {
        Map<String, String> said = new TreeMap<>(properties);
        if (intent.getExtras() != null) {
            for (String name : intent.getExtras().keySet()) {
                if (name.startsWith(PREFIX)) {
                    said.put(name.substring(PREFIX.length()), text(intent, name));
                }
            }
        }
        HeadsetTraits traits = usual();
        for (Map.Entry<String, String> trait : said.entrySet()) {
            traits = traits.with(trait.getKey(), trait.getValue());
        }
        return traits;
    }

    /** A word, as adb's --es has it, or a truth, as its --ez. */
    private static String text(Intent intent, String extra) {
        String word = intent.getStringExtra(extra);
        return word == null ? String.valueOf(intent.getBooleanExtra(extra, false)) : word;
    }

    /** Those of ours, without the prefix, in what a command prints. */
    static Map<String, String> properties(String... command) {
        Map<String, String> properties = new TreeMap<>();
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream()))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    Matcher property = PROPERTY.matcher(line);
                    if (property.matches()) {
                        properties.put(property.group(1), property.group(2));
                    }
                }
            }
        } catch (IOException e) {
            LOG.fine(() -> "No system properties: " + e.getMessage());
        }
        return properties;
    }
}
