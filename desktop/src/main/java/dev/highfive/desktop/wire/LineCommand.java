package dev.highfive.desktop.wire;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.concurrent.Callable;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that turns each line of its standard input into output, and stops at the first bad one. */
abstract class LineCommand implements Callable<Integer> {
    @Mixin
    WireOptions options;

    @Spec
    private CommandSpec spec;

    /** @throws BadInputException if the line is not what the command takes */
    abstract String answer(String line);

    @Override
    public final Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        int number = 1;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            try {
                out.println(answer(line.strip()));
                out.flush();
            } catch (BadInputException e) {
                throw new IOException("Line " + number + ": " + e.getMessage(), e);
            }
            number++;
        }
        return ExitCode.OK;
    }

    /** A payload in hex digits, with or without spaces. */
    static byte[] payload(String line) {
        String digits = line.replaceAll("\\s", "");
        for (int index = 0; index < digits.length(); index++) {
            if (!HexFormat.isHexDigit(digits.charAt(index))) {
                throw new BadInputException("Payloads are hex digits, and " + digits.charAt(index) + " is none.");
            }
        }
        if (digits.length() % 2 != 0) {
            throw new BadInputException("The last byte has one hex digit only.");
        }
        return HexFormat.of().parseHex(digits);
    }
}
