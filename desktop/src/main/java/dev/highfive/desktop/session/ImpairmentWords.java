package dev.highfive.desktop.session;

import dev.highfive.net.impair.BadImpairmentException;
import dev.highfive.net.impair.Impairment;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of --impair. */
public final class ImpairmentWords implements ITypeConverter<Impairment> {
    @Override
    public Impairment convert(String words) {
        try {
            return Impairment.parse(words);
        } catch (BadImpairmentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
