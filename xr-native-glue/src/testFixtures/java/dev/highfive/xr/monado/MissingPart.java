package dev.highfive.xr.monado;

/** How tests say that Monado is missing. */
public final class MissingPart {
    public static final String NO_MONADO = "no OpenXR runtime for tests on this machine (Monado)";

    private MissingPart() {}

    /** As {@link dev.highfive.codec.MissingPart#report}. */
    public static void report(String tests, String reason) {
        dev.highfive.codec.MissingPart.report(tests, reason);
    }
}
