package dev.highfive.session.lemvr;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** There is no LEMVR connection, or there is none any more. The message tells people why: it goes on from "because". */
public class LemvrException extends IOException {
    private static final long serialVersionUID = 1;

    public LemvrException(@Nullable String message) {
        super(message);
    }

    public LemvrException(String message, Throwable cause) {
        super(message, cause);
    }
}
