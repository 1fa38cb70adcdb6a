package dev.highfive.app;

import android.opengl.GLES20;
import dev.highfive.client.hands.Activity;
import dev.highfive.client.hands.Body;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Logger;

/**
 * Asks OpenGL ES once a second whether it refused anything: asking after each call would cost what drawing does. At
 * first it says whose OpenGL ES it is.
 */
final class GlWatch implements Activity {
    private static final Logger LOG = Logger.getLogger("dev.highfive.gl");
    private static final long PERIOD_NS = 1_000_000_000L;
    /** There are not more flags than that; a context that was lost has always one. */
    private static final int MOST = 8;

    private final Map<String, Integer> errors = new TreeMap<>();
    private boolean begun;
    private long askedNs;

    @Override
    public void act(Body body) {
        if (!begun) {
            begun = true;
            askedNs = body.timeNs;
            LOG.info("OpenGL ES of " + GLES20.glGetString(GLES20.GL_VENDOR) + ", "
                    + GLES20.glGetString(GLES20.GL_RENDERER) + ", " + GLES20.glGetString(GLES20.GL_VERSION));
            LOG.info("Extensions: " + GLES20.glGetString(GLES20.GL_EXTENSIONS));
        } else if (body.timeNs - askedNs >= PERIOD_NS) {
            askedNs = body.timeNs;
            ask();
        }
    }

    private void ask() {
        int error = GLES20.glGetError();
        for (int i = 0; i < MOST && error != GLES20.GL_NO_ERROR; i++) {
            String code = "0x" + Integer.toHexString(error);
            if (errors.merge(code, 1, Integer::sum) == 1) {
                LOG.warning("OpenGL ES refuses something: " + code);
            }
            error = GLES20.glGetError();
        }
    }

    /** How often it refused something, by code; empty if it never did. */
    String errors() {
        return errors.isEmpty() ? "" : "GL errors " + errors;
    }
}
