package dev.highfive.desktop.wire;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "decode", description = "Reads payloads as hex digits, one a line, and prints each as a line of JSON.")
final class DecodeCommand extends LineCommand {
    @Option(
            names = "--exact",
            description = "Print floats as hexadecimal strings such as 0x1.8p+1, which lose nothing.")
    private boolean exact;

    @Override
    String answer(String line) {
        return options.form().toJson(payload(line), exact);
    }
}
