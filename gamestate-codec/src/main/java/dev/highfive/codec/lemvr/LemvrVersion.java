package dev.highfive.codec.lemvr;

import org.jspecify.annotations.Nullable;

/** The versions that are spoken here. 0.1 is the published protocol; 0.2 is our own, and 0.1 never sees any of it. */
public enum LemvrVersion {
    V0_1(1),
    V0_2(2);

    /** The major version is 0. */
    public final int minor;

    LemvrVersion(int minor) {
        this.minor = minor;
    }

    /** Null if it is not spoken here. */
    public static @Nullable LemvrVersion of(int major, int minor) {
        for (LemvrVersion version : values()) {
            if (major == 0 && minor == version.minor) {
                return version;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return "0." + minor;
    }
}
