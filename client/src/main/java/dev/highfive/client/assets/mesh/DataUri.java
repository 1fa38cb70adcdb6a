package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import java.util.Base64;

/** Bytes that stand in a URI themselves. */
final class DataUri {
    private static final String PREFIX = "data:";
    private static final String BASE64 = ";base64";

    private DataUri() {}

    static boolean is(String uri) {
        return uri.regionMatches(true, 0, PREFIX, 0, PREFIX.length());
    }

    static byte[] bytes(String uri) throws AssetException {
        int comma = uri.indexOf(',');
        if (comma < 0 || !uri.regionMatches(true, comma - BASE64.length(), BASE64, 0, BASE64.length())) {
            throw new AssetException("A data URI is not in Base64.");
        }
        try {
            return Base64.getDecoder().decode(uri.substring(comma + 1).trim());
        } catch (IllegalArgumentException e) {
            throw new AssetException("A data URI is not in Base64.", e);
        }
    }
}
