package dev.highfive.desktop;

import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Answers a bad argument with one sentence instead of the whole help, and with exit code 2. */
final class OneSentence implements IParameterExceptionHandler {
    @Override
    public int handleParseException(ParameterException error, String[] arguments) {
        String sentence = error instanceof UnmatchedArgumentException unmatched
            ? "There is no " + String.join(" ", unmatched.getUnmatched()) + " here; see --help."
            : error.getMessage();
        error.getCommandLine().getErr().println("highfive: " + sentence);
        return error.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
    }
}
