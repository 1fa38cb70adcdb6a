package dev.highfive.desktop.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of --seconds. */
public final class SecondsText implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
        double seconds = number(text);
        if (!(seconds >= 0)) {
            throw new TypeConversionException("This takes a number of seconds from 0 on, not " + text + ".");
        }
        return seconds;
    }

    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("This takes a number of seconds, not " + text + ".");
        }
    }

    /** The same where nothing can be done in no time. */
    public static final class MoreThanNone implements ITypeConverter<Double> {
        @Override
        public Double convert(String text) {
            double seconds = number(text);
            if (!(seconds > 0)) {
                throw new TypeConversionException("This takes a number of seconds, more than 0, not " + text + ".");
            }
            return seconds;
        }
    }
}
