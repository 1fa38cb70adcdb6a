package dev.highfive.desktop.wire;

import dev.highfive.codec.gamestate.Profile;
import dev.highfive.codec.vip.ImageForm;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What all of `wire` takes. */
final class WireOptions {
    @Parameters(
            index = "0",
            paramLabel = "PROTOCOL",
            description = "What the payloads are: gamestate, bes, vip or lemvr.")
    private Protocol protocol;

    @Option(
            names = "--profile",
            paramLabel = "PROFILE",
            defaultValue = "draft-md",
            converter = ProfileOption.class,
            description = "In gamestate, the dialect: draft-md, draft-txt or gse (${DEFAULT-VALUE}).")
    Profile profile;

    @Option(
            names = "--pixels",
            paramLabel = "FORM",
            defaultValue = "ints",
            description = "In vip, how images are written: ints, as the specification has it, or bytes, as VNet did"
                    + " (${DEFAULT-VALUE}).")
    ImageForm images;

    /** Of one run of a command, since some protocols say in one line what is needed to read the next. */
    private WireForm form;

    WireForm form() {
        if (form == null) {
            form = protocol.form(this);
        }
        return form;
    }
}
