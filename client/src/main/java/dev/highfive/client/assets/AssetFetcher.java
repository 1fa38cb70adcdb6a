package dev.highfive.client.assets;

import dev.highfive.client.assets.failure.AssetException;
import java.net.Proxy;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import okhttp3.ConnectionPool;
import okhttp3.CookieJar;
import okhttp3.OkHttpClient;

/**
 * Fetches bytes by URL within the bounds of {@link AssetOptions}, on the caller's thread. The two origins have clients
 * and connections of their own: one that may reach everything must not lend a connection to one that may not. No
 * proxy is used, because behind one the address that is connected to would say nothing.
 */
final class AssetFetcher implements AutoCloseable {
    private final AssetOptions options;
    private final Map<Origin, OkHttpClient> clients = new EnumMap<>(Origin.class);

    AssetFetcher(AssetOptions options) {
        this.options = options;
        for (Origin origin : Origin.values()) {
            clients.put(origin, client(origin));
        }
    }

    private OkHttpClient client(Origin origin) {
        return new OkHttpClient.Builder()
                .socketFactory(new GuardedSocketFactory(origin, options.peerReach))
                .connectionPool(new ConnectionPool(2, 10, TimeUnit.SECONDS))
                .proxy(Proxy.NO_PROXY)
                .cookieJar(CookieJar.NO_COOKIES)
                .followRedirects(false)
                .followSslRedirects(false)
                .connectTimeout(options.connectTimeoutMs, TimeUnit.MILLISECONDS)
                .readTimeout(options.readTimeoutMs, TimeUnit.MILLISECONDS)
                .writeTimeout(options.readTimeoutMs, TimeUnit.MILLISECONDS)
                .build();
    }

    /** Begins to load one asset; its time runs from now. */
    Retrieval begin(String url, Origin origin) throws AssetException {
        return new Retrieval(AssetUrl.parse(url, origin), origin, clients, options);
    }

    @Override
    public void close() {
        for (OkHttpClient client : clients.values()) {
            client.connectionPool().evictAll();
        }
    }
}
