package dev.highfive.desktop.cli;

import picocli.CommandLine.TypeConversionException;

/** A file on the command line is not there, or is not what it should be. The message is a sentence for people. */
public final class UnreadableFileException extends TypeConversionException {
    private static final long serialVersionUID = 1;

    public UnreadableFileException(String sentence) {
        super(sentence);
    }
}
