package dev.highfive.desktop.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A script that answers as adb does, of a headset whose cable is in while there is a file "in". */
@Timeout(60)
class AdbCableTest {
    private static final SessionLink LINK =
            SessionLink.parse("highfive://192.0.2.7:5010/Blue%20room?tcp#ABEiM0RVZneImaq7zN3u_w");

    @TempDir
    Path folder;

    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private Path adb;

    @BeforeEach
    void write() throws IOException {
        adb = folder.resolve("adb");
        Files.writeString(adb, """
            #!/bin/sh
            cd "$(dirname "$0")"
            echo "$*" >> said
            case "$1 $2" in
              "version ") exit 0 ;;
            esac
            [ -e in ] || { rm -f led; echo "error: no devices/emulators found"; exit 1; }
            case "$1 $2" in
              "get-state ") echo device ;;
              "reverse --list") [ ! -e led ] || echo "UsbFfs $(cat led)" ;;
              "reverse --remove") rm led ;;
              "reverse "*) echo "$2 $3" > led ;;
              "shell "*) echo "Starting: Intent { act=android.intent.action.VIEW }" ;;
            esac
            """);
        assertTrue(adb.toFile().setExecutable(true));
    }

    @Test
    void theCableIsLedHereTheLinkIsSentAndAllOfItOnceMoreAfterItWasOut() throws Exception {
        AdbCable cable = AdbCable.plugIn(adb.toString(), LINK, told::add);
        try {
            assertEquals(
                    "adb sees no headset: connect it by USB and switch on developer mode (README.md says how).",
                    told.take());
            Path in = Files.createFile(folder.resolve("in"));
            assertEquals("The headset's cable leads here.", told.take());
            assertEquals(
                    "tcp:5010 tcp:5010", Files.readString(folder.resolve("led")).strip());
            assertEquals("The headset has the link.", told.take());
            Files.delete(in);
            assertTrue(told.take().startsWith("adb sees no headset"));
            Files.createFile(in);
            assertEquals("The headset's cable leads here.", told.take());
        } finally {
            cable.close();
        }
        List<String> said = Files.readAllLines(folder.resolve("said"));
        assertEquals("version", said.get(0));
        assertEquals(
                List.of("shell am start -a android.intent.action.VIEW -d"
                        + " 'highfive://127.0.0.1:5010/Blue%20room?tcp#ABEiM0RVZneImaq7zN3u_w' dev.highfive"),
                said.stream().filter(line -> line.startsWith("shell")).toList(),
                "the link once: the app calls again by itself");
        assertEquals("reverse --remove tcp:5010", said.get(said.size() - 1));
    }

    @Test
    void withoutAdbThereIsOneSentence() {
        IOException refusal = assertThrows(
                IOException.class,
                () -> AdbCable.plugIn(folder.resolve("nowhere").toString(), LINK, told::add));
        assertEquals(
                "adb is missing: install it (on Debian: apt install adb) and run this again.", refusal.getMessage());
    }
}
