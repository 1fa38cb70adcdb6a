package dev.highfive.xr;

/** An OpenXR call that failed, with the result's own name. */
public final class XrException extends Exception {
    /** The {@link #resultName()} where not even the loader could be opened. */
    public static final String NO_LOADER = "NO_LOADER";

    private static final long serialVersionUID = 1L;

    private final String resultName;

    XrException(String call, String resultName, String details) {
        super(call + ": " + details);
        this.resultName = resultName;
    }

    /** The constant of the specification, for example {@code XR_ERROR_RUNTIME_UNAVAILABLE}. */
    public String resultName() {
        return resultName;
    }
}
