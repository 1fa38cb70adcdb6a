package dev.highfive.desktop.wire;

import java.util.HexFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "encode",
        description = "Reads lines of JSON as decode prints them, and prints each payload as hex digits.")
final class EncodeCommand extends LineCommand {
    @Option(
            names = "--max-bytes",
            paramLabel = "BYTES",
            defaultValue = "65507",
            description = "Refuse larger payloads; packets should stay within 1200 (${DEFAULT-VALUE}).")
    private int maxBytes;

    @Override
    String answer(String line) {
        return HexFormat.of().formatHex(options.form().toPayload(line, maxBytes));
    }
}
