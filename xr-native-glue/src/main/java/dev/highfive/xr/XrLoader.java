package dev.highfive.xr;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** The OpenXR loader, which finds the machine's runtime. It is opened once and stays for the process. */
public final class XrLoader {
    private static final long VERSION_1_0 = 1L << 48;
    private static final long VERSION_1_1 = 1L << 48 | 1L << 32;

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
            FrameData.load();
            failure = Glue.openLoader(null, context);
        } catch (LinkageError e) { // the glue itself is missing or of another build
            throw new XrException("loading highfive_xr", XrException.NO_LOADER, String.valueOf(e.getMessage()));
        }
        if (failure != null) {
            throw new XrException("opening the OpenXR loader", XrException.NO_LOADER, failure);
        }
        return new XrLoader();
    }

    /** The names of all extensions that the machine's runtime has, sorted. */
    public Set<String> extensions() throws XrException {
        final String[][] names = new String[1][];
        XrResult.check(Glue.extensions(names));
        return new TreeSet<>(Arrays.asList(names[0]));
    }

    /**
     * Asks the machine's runtime for an instance, which can show pictures. Fails where there is no runtime or it does
     * not answer, or where this process has an instance already.
     *
     * @param activity the Android activity that will show the frames; null elsewhere
     */
    public XrInstance createInstance(String application, Object activity) throws XrException {
        return createInstance(application, activity, true);
    }

    XrInstance createInstance(String application, Object activity, boolean graphics) throws XrException {
        final Set<String> enabled = Extensions.choose(extensions(), graphics);
        final StringBuilder names = new StringBuilder();
        for (String name : enabled) {
            names.append(name).append(' ');
        }
        final long[] handle = new long[1];
        int result = Glue.createInstance(application, activity, VERSION_1_1, names.toString(), handle);
        long version = VERSION_1_1;
        if (result == XrResult.ERROR_API_VERSION_UNSUPPORTED) {
            version = VERSION_1_0;
            result = Glue.createInstance(application, activity, VERSION_1_0, names.toString(), handle);
        }
        XrResult.check(result);
        final XrInstance instance = new XrInstance(handle[0], version == VERSION_1_1, enabled);
        if (version == VERSION_1_0 || !claims11Wrongly(instance)) {
            return instance;
        }
        instance.close();
        XrResult.check(Glue.createInstance(application, activity, VERSION_1_0, names.toString(), handle));
        return new XrInstance(handle[0], false, enabled);
    }

    /** HTC's runtimes accept 1.1 and lack what is in it. */
    private static boolean claims11Wrongly(XrInstance instance) throws XrException {
        try {
            final String runtime = instance.runtime().toLowerCase(Locale.ROOT);
            return runtime.contains("vive") || runtime.contains("htc");
        } catch (XrException e) {
            instance.close();
            throw e;
        }
    }
}
