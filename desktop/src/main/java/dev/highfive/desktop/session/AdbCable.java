package dev.highfive.desktop.session;

import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Leads a port of the headset on the USB cable to this PC, by adb, and sends it the session's link. adb forgets about
 * the port when the cable is pulled, so it is looked after on a thread of its own as long as the session is open.
 */
final class AdbCable implements AutoCloseable {
    private static final String APP = "dev.highfive";
    private static final String THIS_PC = "127.0.0.1";
    private static final long LOOK_MS = 2000;
    private static final long PATIENCE_SECONDS = 20;

    private final String adb;
    private final SessionLink link;
    private final String port;
    private final Consumer<String> told;
    private final Thread thread = new Thread(this::run, "highfive-cable");
    private String lastTold = "";
    private boolean sent;

    private AdbCable(String adb, SessionLink link, Consumer<String> told) {
        this.adb = adb;
        this.link = link.at(THIS_PC, link.port());
        this.told = told;
        port = "tcp:" + link.port();
        thread.setDaemon(true);
    }

    /**
     * @param link of a session over TCP that is open here
     * @param told takes a sentence whenever something has changed, on another thread
     * @throws IOException if there is no adb
     */
    static AdbCable plugIn(SessionLink link, Consumer<String> told) throws IOException {
        return plugIn("adb", link, told);
    }

    static AdbCable plugIn(String adb, SessionLink link, Consumer<String> told) throws IOException {
        AdbCable cable = new AdbCable(adb, link, told);
        cable.ask("version");
        cable.thread.start();
        return cable;
    }

    private void run() {
        try {
            while (true) {
                look();
                Thread.sleep(LOOK_MS);
            }
        } catch (InterruptedException e) {
            forget();
        } catch (IOException e) {
            tell(e.getMessage());
        }
    }

    private void look() throws IOException {
        Answer state = ask("get-state");
        if (!state.isOk()) {
            tell(trouble(state.text()));
        } else if (!ask("reverse", "--list").text().contains(port + " " + port)) {
            Answer led = ask("reverse", port, port);
            tell(led.isOk() ? "The headset's cable leads here." : "adb cannot lead the cable here: " + led.text());
        }
        if (state.isOk() && !sent) {
            sent = true;
            Answer started = ask("shell", "am start -a android.intent.action.VIEW -d '" + link.withKey() + "' " + APP);
            tell(
                    started.isOk() && !started.text().contains("Error")
                            ? "The headset has the link."
                            : "The headset does not open the link: './highfive install' puts Highfive onto it.");
        }
    }

    private static String trouble(String text) {
        if (text.contains("unauthorized")) {
            return "The headset has not allowed this PC yet: put it on and accept 'Allow USB debugging'.";
        }
        return text.contains("more than one")
                ? "adb sees several devices: choose one with ANDROID_SERIAL=..., by its name in 'adb devices'."
                : "adb sees no headset: connect it by USB and switch on developer mode (README.md says how).";
    }

    private void tell(String sentence) {
        if (!sentence.equals(lastTold) && !Thread.currentThread().isInterrupted()) {
            lastTold = sentence;
            told.accept(sentence);
        }
    }

    private void forget() {
        try {
            ask("reverse", "--remove", port);
        } catch (IOException e) {
            tell(e.getMessage());
        }
    }

    private Answer ask(String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(adb));
        command.addAll(List.of(words));
        Process process;
        try {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException e) {
            throw new IOException("adb is missing: install it (on Debian: apt install adb) and run this again.", e);
        }
        try {
            process.getOutputStream().close();
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return new Answer(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0, text);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Answer(false, "");
        } finally {
            process.destroy();
        }
    }

    /** Takes the way back; the headset's connection ends with the session. */
    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join(LOOK_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private record Answer(boolean isOk, String text) {}
}
