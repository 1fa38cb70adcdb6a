package dev.highfive.xr;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The OpenXR loader, which finds the machine's runtime. It is opened once and stays for the process, but learns of each
 * activity.
 */
public final class XrLoader {
    private static final Logger LOG = Logger.getLogger("dev.highfive.headset");

    private static final long VERSION_1_0 = 1L << 48;
    private static final long VERSION_1_1 = 1L << 48 | 1L << 32;

    private XrLoader() {}

    /**
     * Opens the platform's loader.
     *
     * @param activity Android's, which the loader passes on to the runtime; null elsewhere
     */
    public static XrLoader open(@Nullable Object activity) throws XrException {
        String failure;
        try {
            FrameData.load();
            failure = Glue.openLoader(null, activity);
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
        String[][] names = new String[1][];
        XrResult.check(Glue.extensions(names));
        return new TreeSet<>(Arrays.asList(names[0]));
    }

    /**
     * Asks the machine's runtime for an instance. Fails where there is no runtime or it does not answer, or
     * where this process has an instance already.
     */
    public XrInstance createInstance(OpenXrOptions options) throws XrException {
        Set<String> offered = extensions();
        Set<String> enabled = Extensions.choose(offered, options.graphics);
        LOG.info(() -> "Extensions enabled: " + String.join(" ", enabled));
        LOG.info(() -> "Extensions offered beside: " + String.join(" ", without(offered, enabled)));
        long[] handle = new long[1];
        int result = XrResult.ERROR_API_VERSION_UNSUPPORTED;
        if (options.traits.hasOpenXr11()) {
            result = create(options, VERSION_1_1, enabled, handle);
        }
        if (result != XrResult.ERROR_API_VERSION_UNSUPPORTED) {
            XrResult.check(result);
            XrInstance instance = XrInstance.of(handle[0], true, enabled, options.traits);
            if (instance.traits().hasOpenXr11()) {
                return instance;
            }
            instance.close(); // only its name told whose it is
        }
        XrResult.check(create(options, VERSION_1_0, enabled, handle));
        return XrInstance.of(handle[0], false, enabled, options.traits);
    }

    private static Set<String> without(Set<String> all, Set<String> these) {
        Set<String> rest = new TreeSet<>(all);
        rest.removeAll(these);
        return rest;
    }

    private static int create(OpenXrOptions options, long version, Set<String> enabled, long[] handle) {
        StringBuilder names = new StringBuilder();
        for (String name : enabled) {
            names.append(name).append(' ');
        }
        return Glue.createInstance(options.application, version, names.toString(), handle);
    }
}
