package dev.highfive.desktop.room;

import dev.highfive.session.link.BadLinkException;
import dev.highfive.session.link.SessionLink;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads links on the command line, so that a bad one is noticed before anything is begun. */
public final class LinkText implements ITypeConverter<SessionLink> {
    @Override
    public SessionLink convert(String text) {
        try {
            return SessionLink.parse(text);
        } catch (BadLinkException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
