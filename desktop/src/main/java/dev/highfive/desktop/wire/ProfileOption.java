package dev.highfive.desktop.wire;

import dev.highfive.codec.gamestate.Profile;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a profile as people write it: draft-md, draft-txt or gse. */
final class ProfileOption implements ITypeConverter<Profile> {
    @Override
    public Profile convert(String name) {
        return Stream.of(Profile.values())
                .filter(profile -> name(profile).equals(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(
                        () -> new TypeConversionException("'" + name + "' is none of draft-md, draft-txt and gse."));
    }

    static String name(Profile profile) {
        return profile.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
