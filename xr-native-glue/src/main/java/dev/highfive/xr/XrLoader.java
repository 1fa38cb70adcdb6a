package dev.highfive.xr;

/** The OpenXR loader, which finds the machine's runtime. It is opened once and stays for the process. */
public final class XrLoader {
    private XrLoader() {
    }

    /**
     * Opens the platform's loader.
     *
     * @param context the Android application, which the loader keeps; null elsewhere
     */
    public static XrLoader open(Object context) throws XrException {
        final String failure;
        try {
            failure = Glue.openLoader(null, context);
        } catch (LinkageError e) { // the glue itself is missing or of another build
            throw new XrException("loading highfive_xr", XrException.NO_LOADER, String.valueOf(e.getMessage()));
        }
        if (failure != null) {
            throw new XrException("opening the OpenXR loader", XrException.NO_LOADER, failure);
        }
        return new XrLoader();
    }

    /**
     * Asks the machine's runtime for an instance. Fails where there is no runtime or it does not answer.
     *
     * @param activity the Android activity that will show the frames; null elsewhere
     */
    public XrInstance createInstance(String application, Object activity) throws XrException {
        final long[] handle = new long[1];
        XrInstance.check("xrCreateInstance", Glue.createInstance(application, activity, handle));
        return new XrInstance(handle[0]);
    }
}
