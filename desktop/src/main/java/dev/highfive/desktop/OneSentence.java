package dev.highfive.desktop;

import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Answers a bad argument with one sentence instead of the whole help, and with exit code 2. */
final class OneSentence implements IParameterExceptionHandler {
    @Override
    public int handleParseException(ParameterException error, String[] arguments) {
        String sentence = error.getMessage();
        if (error instanceof UnmatchedArgumentException unmatched) {
            sentence = "There is no " + String.join(" ", unmatched.getUnmatched()) + " here; see --help.";
        } else if (error.getCause() instanceof TypeConversionException refused
            && sentence.startsWith("Invalid value for positional parameter")) {
            // What is no option has no name that people would know it by.
            sentence = refused.getMessage();
        }
        error.getCommandLine().getErr().println("highfive: " + sentence);
        return error.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
    }
}
