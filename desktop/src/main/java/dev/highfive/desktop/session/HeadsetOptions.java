package dev.highfive.desktop.session;

import dev.highfive.desktop.picture.PngFile;
import dev.highfive.desktop.xr.DisplayOptions;
import dev.highfive.desktop.xr.TraitOptions;
import dev.highfive.session.lemvr.LemvrLink;
import dev.highfive.xr.OpenXrOptions;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What who takes part wears, and how. */
final class HeadsetOptions {
    @Option(
            names = "--headset",
            paramLabel = "KIND",
            defaultValue = "none",
            description = "What you wear: none, to look on; sim, a simulated person; openxr, the headset of this PC; "
                    + "lemvr:HOST[:PORT] or lemvr://HOST:PORT#key, one that './highfive lemvr-server' lends "
                    + "(${DEFAULT-VALUE}).")
    private String kind;

    BodyChoice body;

    /** Where the headset is lent that is borrowed. */
    LemvrLink lemvr;

    @Option(
            names = "--picture",
            paramLabel = "FILE",
            description = "With --headset openxr or lemvr: a PNG of what your left eye sees, renewed every second.")
    Path picture;

    @Option(
            names = "--same-room",
            description =
                    "With --headset openxr or lemvr: you share a real room with the others, so the origin stays where"
                            + " the headset has it. Otherwise you get a place of your own, facing the middle.")
    boolean sameRoom;

    @Mixin
    DisplayOptions display;

    @Mixin
    private TraitOptions traits;

    /** How the PC's headset is started. */
    OpenXrOptions openXr;

    /** @throws IOException with a sentence for people, if the picture cannot be put there */
    void check(CommandLine command) throws IOException {
        display.check(command);
        openXr = traits.headset(command);
        chooseBody(command);
        if (body != BodyChoice.OPENXR) {
            refuse(
                    command,
                    picture != null && body != BodyChoice.LEMVR,
                    "--picture goes with --headset openxr or lemvr; './highfive view --eyes NAME "
                            + "--picture FILE LINK' shows what anybody else sees.");
            refuse(command, sameRoom && body != BodyChoice.LEMVR, "--same-room goes with --headset openxr or lemvr.");
            refuse(command, traits.isGiven(), "--trait goes with --headset openxr.");
            refuse(command, display.given() != null, display.given() + " goes with --headset openxr.");
        }
        if (picture != null) {
            PngFile.check(picture);
        }
    }

    private void chooseBody(CommandLine command) {
        if (kind.startsWith("lemvr:")) {
            body = BodyChoice.LEMVR;
            try {
                lemvr = LemvrLink.parse(kind);
            } catch (IllegalArgumentException e) {
                throw new ParameterException(command, e.getMessage(), e);
            }
            return;
        }
        for (BodyChoice choice : BodyChoice.values()) {
            body = choice != BodyChoice.LEMVR && choice.name().equalsIgnoreCase(kind) ? choice : body;
        }
        refuse(command, body == null, "--headset takes none, sim, openxr or lemvr:HOST, not " + kind + ".");
    }

    private static void refuse(CommandLine command, boolean given, String sentence) {
        if (given) {
            throw new ParameterException(command, sentence);
        }
    }
}
