package dev.highfive.desktop.room;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of --seconds. */
public final class SecondsText implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
        try {
            double seconds = Double.parseDouble(text);
            if (seconds >= 0) {
                return seconds;
            }
        } catch (NumberFormatException e) {
            throw new TypeConversionException("This takes a number of seconds, not " + text + ".");
        }
        throw new TypeConversionException("This takes a number of seconds from 0 on, not " + text + ".");
    }
}
