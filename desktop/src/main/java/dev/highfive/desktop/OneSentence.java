package dev.highfive.desktop;

import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;

/** Answers a bad argument with one sentence instead of the whole help, and with exit code 2. */
final class OneSentence implements IParameterExceptionHandler {
    @Override
    public int handleParseException(ParameterException error, String[] arguments) {
        error.getCommandLine().getErr().println("highfive: " + error.getMessage());
        return error.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
    }
}
