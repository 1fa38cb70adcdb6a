package dev.highfive.xr;

/**
 * A GLES 3 context without a window, for a program that has none: it is current on the thread that creates it, which
 * is also the one to close it. There is one at a time in a process.
 */
public final class EglContext implements AutoCloseable {
    private boolean open = true;

    private EglContext() {}

    public static EglContext create() throws XrException {
        String failure = Glue.createContext();
        if (failure != null) {
            throw new XrException("creating a GLES context", "EGL", failure);
        }
        return new EglContext();
    }

    /** Whether this thread has a context already, whoever made it. */
    static boolean isCurrent() {
        return Glue.hasContext();
    }

    @Override
    public void close() {
        if (open) {
            open = false;
            Glue.destroyContext();
        }
    }
}
