package dev.highfive.desktop.wire;

import picocli.CommandLine.Command;

@Command(name = "explain", description = "Reads payloads as hex digits, one a line, and prints what each byte means.")
final class ExplainCommand extends LineCommand {
    @Override
    String answer(String line) {
        return options.form().explain(payload(line));
    }
}
