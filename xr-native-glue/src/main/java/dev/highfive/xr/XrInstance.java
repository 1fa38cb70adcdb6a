package dev.highfive.xr;

/** One connection to an OpenXR runtime, open until {@link #close()}. Not for use by several threads. */
public final class XrInstance implements AutoCloseable {
    private long handle;

    XrInstance(long handle) {
        this.handle = handle;
    }

    /** The runtime's name and version as a person would write it: {@code Oculus 62.0.0}. */
    public String runtime() throws XrException {
        final long[] version = new long[1];
        final String[] name = new String[1];
        check("xrGetInstanceProperties", Glue.runtimeProperties(handle, version, name));
        return name[0] + " " + (version[0] >>> 48) + "." + (version[0] >>> 32 & 0xffff) + "."
                + (version[0] & 0xffff_ffffL);
    }

    @Override
    public void close() throws XrException {
        if (handle != 0) {
            final long closing = handle;
            handle = 0;
            check("xrDestroyInstance", Glue.destroyInstance(closing));
        }
    }

    static void check(String call, int result) throws XrException {
        if (result < 0) {
            final String name = Glue.resultName(result);
            throw new XrException(call, name, name);
        }
    }
}
