package dev.highfive.xr.monado;

/** What to do where there is no Monado: skip so that nobody can overlook it, and fail in CI. */
public final class MissingMonado {
    public static final String REASON = "no OpenXR runtime for tests on this machine (Monado)";

    private MissingMonado() {
    }

    /** Prints a banner; with {@code CI=true} in the environment it throws instead. */
    public static void report(String tests) {
        if ("true".equals(System.getenv("CI"))) {
            throw new AssertionError(tests + ": " + REASON + ", and CI=true wants every test to run");
        }
        System.err.println("\n********************************************************************************\n"
                + "  SKIPPED: " + tests + "\n  " + REASON
                + "\n********************************************************************************\n");
    }
}
