package dev.highfive.net.peers;

import dev.highfive.codec.MissingPart;
import org.junit.jupiter.api.Assumptions;

/** A program of others that the build has found on this machine or set up for it. */
final class PeerProgram {
    private PeerProgram() {}

    /** Its path; where it is missing the test that asks is skipped so that nobody can overlook it. */
    static String require(String name, String tests) {
        String path = System.getProperty("highfive." + name);
        if (path == null) {
            String reason = "no " + name + " on this machine";
            MissingPart.report(tests, reason);
            Assumptions.abort(reason);
        }
        return path;
    }
}
