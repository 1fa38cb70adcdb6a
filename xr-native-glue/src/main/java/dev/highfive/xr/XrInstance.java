package dev.highfive.xr;

import java.util.Set;

/** One connection to an OpenXR runtime, open until {@link #close()}. Not for use by several threads. */
public final class XrInstance implements AutoCloseable {
    private final boolean is11;
    private final Set<String> extensions;
    private long handle;

    @SuppressWarnings("NullAway.Init") // the runtime has to be asked for its name first
    private HeadsetTraits traits;

    private XrInstance(long handle, boolean is11, Set<String> extensions) {
        this.handle = handle;
        this.is11 = is11;
        this.extensions = extensions;
    }

    /** @param traits to which the runtime's name is added */
    static XrInstance of(long handle, boolean is11, Set<String> extensions, HeadsetTraits traits) throws XrException {
        XrInstance instance = new XrInstance(handle, is11, extensions);
        try {
            instance.traits = traits.knownAs(instance.runtime());
            return instance;
        } catch (XrException e) {
            instance.close();
            throw e;
        }
    }

    /** What is odd about this headset, now that the runtime's name is known. */
    public HeadsetTraits traits() {
        return traits;
    }

    /** The runtime's name and version as a person would write it: {@code Oculus 62.0.0}. */
    public String runtime() throws XrException {
        long[] version = new long[1];
        String[] name = new String[1];
        XrResult.check(Glue.runtimeProperties(handle, version, name));
        return name[0] + " " + (version[0] >>> 48) + "." + (version[0] >>> 32 & 0xffff) + "."
                + (version[0] & 0xffff_ffffL);
    }

    /** Whether the version agreed on is OpenXR 1.1, else 1.0. */
    public boolean is11() {
        return is11;
    }

    /** Whether the extension of that name is enabled. */
    public boolean has(String extension) {
        return extensions.contains(extension);
    }

    /** The headset behind the runtime; fails with {@code XR_ERROR_FORM_FACTOR_UNAVAILABLE} while none is connected. */
    public XrSystem system() throws XrException {
        return XrSystem.find(this);
    }

    @Override
    public void close() throws XrException {
        if (handle != 0) {
            long closing = handle;
            handle = 0;
            XrResult.check(Glue.destroyInstance(closing));
        }
    }
}
