package dev.highfive.client.assets;

import dev.highfive.client.assets.failure.AssetException;
import java.io.File;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Objects;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/** A URL that may be asked for: http, https or, for the person at this machine, file. */
final class AssetUrl {
    private static final int MAX_LENGTH = 2048;

    private final Origin origin;
    /** One of the two is null. */
    private final @Nullable HttpUrl http;

    private final @Nullable File file;

    private AssetUrl(Origin origin, @Nullable HttpUrl http, @Nullable File file) {
        this.origin = origin;
        this.http = http;
        this.file = file;
    }

    /** @throws AssetException if somebody of this origin may not name such a URL */
    static AssetUrl parse(String text, Origin origin) throws AssetException {
        if (text.length() > MAX_LENGTH) {
            throw new AssetException("A URL of " + text.length() + " characters is too long.");
        }
        String scheme = scheme(text);
        if (scheme.equals("file")) {
            if (origin != Origin.OWN) {
                throw new AssetException("Other people cannot make this machine read its files.");
            }
            return new AssetUrl(origin, null, file(text));
        }
        HttpUrl http = scheme.equals("http") || scheme.equals("https") ? HttpUrl.parse(text) : null;
        if (http == null) {
            throw new AssetException("Only http, https and file URLs can be loaded, not " + quoted(text) + ".");
        }
        return new AssetUrl(origin, checkPort(http, origin), null);
    }

    /**
     * Where a reference in the file behind this URL leads.
     *
     * @throws AssetException if it leads from the network to a file, or from https to http
     */
    AssetUrl resolve(String reference) throws AssetException {
        String slashed = reference.replace('\\', '/').replace(" ", "%20");
        if (!scheme(slashed).isEmpty()) {
            AssetUrl other = parse(slashed, origin);
            if (http != null && (other.http == null || http.isHttps() && !other.http.isHttps())) {
                throw new AssetException("A " + http.scheme() + " URL cannot lead to " + quoted(reference) + ".");
            }
            return other;
        }
        if (slashed.length() > MAX_LENGTH) {
            throw new AssetException("A reference of " + slashed.length() + " characters is too long.");
        }
        if (file != null) {
            try {
                return new AssetUrl(
                        origin,
                        null,
                        file(file.toURI().resolve(new URI(slashed)).toString()));
            } catch (URISyntaxException e) {
                throw new AssetException(quoted(reference) + " is no file.", e);
            }
        }
        HttpUrl resolved = http().resolve(slashed);
        if (resolved == null) {
            throw new AssetException(quoted(reference) + " leads nowhere.");
        }
        return new AssetUrl(origin, checkPort(resolved, origin), null);
    }

    /** Of what is no {@link #file}. */
    HttpUrl http() {
        return Objects.requireNonNull(http);
    }

    @Nullable
    File file() {
        return file;
    }

    boolean isOnHostOf(AssetUrl other) {
        return http != null && other.http != null && http.host().equals(other.http.host());
    }

    /** The name at the end of the path, in small letters, for what its ending says of the format. */
    String name() {
        String name = file != null ? file.getName() : http().pathSegments().get(http().pathSize() - 1);
        return name.toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return file != null ? file.toString() : http().toString();
    }

    /** Mail, DNS and other services below 1024 do not take a request as harmless. */
    private static HttpUrl checkPort(HttpUrl url, Origin origin) throws AssetException {
        if (origin == Origin.PEER && url.port() < 1024 && url.port() != 80 && url.port() != 443) {
            throw new AssetException("Port " + url.port() + " is not one that meshes and images come from.");
        }
        return url;
    }

    private static File file(String text) throws AssetException {
        try {
            return new File(new URI(text.replace(" ", "%20")));
        } catch (URISyntaxException | IllegalArgumentException e) {
            throw new AssetException(quoted(text) + " names no file of this machine.", e);
        }
    }

    private static String scheme(String text) {
        int colon = text.indexOf(':');
        for (int i = 0; i < colon; i++) {
            char c = text.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            if (!letter && (i == 0 || "0123456789+-.".indexOf(c) < 0)) {
                return "";
            }
        }
        return colon <= 0 ? "" : text.substring(0, colon).toLowerCase(Locale.ROOT);
    }

    private static String quoted(String text) {
        return '"' + (text.length() <= 80 ? text : text.substring(0, 77) + "...") + '"';
    }
}
