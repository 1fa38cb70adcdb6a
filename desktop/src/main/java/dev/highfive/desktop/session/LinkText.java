package dev.highfive.desktop.session;

import dev.highfive.desktop.cli.UnreadableFileException;
import dev.highfive.session.link.BadDescriptionException;
import dev.highfive.session.link.BadLinkException;
import dev.highfive.session.link.SessionDescription;
import dev.highfive.session.link.SessionLink;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads links on the command line, or files of SDP, so that a bad one is noticed before anything is begun. */
public final class LinkText implements ITypeConverter<SessionLink> {
    /** More is no SDP of a session. */
    private static final int MAX_FILE_BYTES = 1 << 17;

    @Override
    public SessionLink convert(String text) {
        try {
            if (text.equals("-")) {
                return SessionLink.parse(read());
            }
            return text.endsWith(".sdp") ? described(Path.of(text)) : SessionLink.parse(text);
        } catch (BadLinkException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    /** A line of standard input: what is on the command line all users of a machine can see. */
    private static String read() {
        try {
            String line = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
            return line == null ? "" : line;
        } catch (IOException e) {
            throw new UnreadableFileException("There is no standard input that can be read.");
        }
    }

    private static SessionLink described(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MAX_FILE_BYTES);
            return SessionDescription.parse(new String(bytes, StandardCharsets.UTF_8))
                    .link();
        } catch (IOException e) {
            throw new UnreadableFileException("There is no file " + file + " that can be read.");
        } catch (BadDescriptionException e) {
            throw new UnreadableFileException(file + ": " + e.getMessage());
        }
    }
}
