package dev.highfive.client.assets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.assets.failure.AssetException;
import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody else's URL cannot make this machine do. */
@Timeout(60)
class PeerUrlTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "127.9.9.9",
                "0.0.0.0",
                "0.1.2.3",
                "::1",
                "::",
                "::ffff:127.0.0.1",
                "::127.0.0.1",
                "64:ff9b::7f00:1",
                "2002:7f00:1::",
                "224.0.0.251",
                "ff02::fb"
            })
    void neverReachesThisMachine(String address) throws Exception {
        for (PeerReach reach : PeerReach.values()) {
            assertEquals(false, AddressRules.allows(Origin.PEER, reach, InetAddress.getByName(address)), reach.name());
        }
        assertTrue(AddressRules.allows(Origin.OWN, PeerReach.INTERNET, InetAddress.getByName(address)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10.0.0.1",
                "172.16.0.1",
                "172.31.255.255",
                "192.168.1.1",
                "169.254.169.254",
                "100.64.0.1",
                "198.18.0.1",
                "192.0.0.1",
                "255.255.255.255",
                "fe80::1",
                "fc00::1",
                "fd12::1",
                "fec0::1",
                "::ffff:192.168.1.1",
                "64:ff9b::c0a8:101",
                "2002:c0a8:101::"
            })
    void reachesTheLocalNetworkOnlyIfAllowed(String address) throws Exception {
        InetAddress parsed = InetAddress.getByName(address);
        assertEquals(false, AddressRules.allows(Origin.PEER, PeerReach.INTERNET, parsed));
        assertEquals(true, AddressRules.allows(Origin.PEER, PeerReach.INTERNET_AND_LAN, parsed));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1.1.1.1", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2002:101:101::"})
    void reachesTheInternet(String address) throws Exception {
        assertTrue(AddressRules.allows(Origin.PEER, PeerReach.INTERNET, InetAddress.getByName(address)));
        assertEquals(false, AddressRules.allows(Origin.PEER, PeerReach.NOTHING, InetAddress.getByName(address)));
    }

    @Test
    void isNotSentToThisMachineWhateverItsName() throws Exception {
        try (HostileServer server = new HostileServer(out -> {})) {
            for (String host : new String[] {"127.0.0.1", "localhost", "[::ffff:127.0.0.1]"}) {
                String message = failure("http://" + host + ":" + server.port() + "/a.glb", PeerReach.INTERNET_AND_LAN);
                assertTrue(message.endsWith("is on a network that other people's URLs may not reach."), message);
            }
            for (String host : new String[] {"2130706433", "127.1"}) { // some take these for addresses
                failure("http://" + host + ":" + server.port() + "/a.glb", PeerReach.INTERNET_AND_LAN);
            }
            assertEquals(0, server.requests());
        }
    }

    @Test
    void isNotSentAtAllIfSwitchedOff() throws Exception {
        assertEquals(
                "Loading what other people name is switched off.",
                failure("http://127.0.0.1:8000/a.glb", PeerReach.NOTHING));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "file:///etc/passwd",
                "FILE:/etc/passwd",
                "jar:file:/a.jar!/b",
                "ftp://example.org/a.glb",
                "gopher://example.org/",
                "data:text/plain,hi",
                "javascript:1",
                "content://media/1",
                "/etc/passwd",
                "",
                "http://",
                "https://example.org:22/a.glb",
                "http://example.org:25/"
            })
    void isRefusedUnlessItIsOfTheWeb(String url) {
        assertThrows(AssetException.class, () -> AssetUrl.parse(url, Origin.PEER));
    }

    @Test
    void isRefusedIfItIsVeryLong() {
        assertThrows(AssetException.class, () -> AssetUrl.parse("http://example.org/" + "a".repeat(3000), Origin.PEER));
    }

    @Test
    void cannotLeaveHttps() throws Exception {
        AssetUrl url = AssetUrl.parse("https://example.org/a/b.gltf", Origin.PEER);
        assertEquals("https://example.org/a/c.bin", url.resolve("c.bin").toString());
        assertEquals(
                "https://example.com/c.bin",
                url.resolve("https://example.com/c.bin").toString());
        assertEquals(
                "https://example.com/c.bin", url.resolve("//example.com/c.bin").toString());
        assertThrows(AssetException.class, () -> url.resolve("http://example.com/c.bin"));
        assertThrows(AssetException.class, () -> url.resolve("file:///c.bin"));
        assertThrows(AssetException.class, () -> url.resolve("//example.com:22/c.bin"));
    }

    private static String failure(String url, PeerReach reach) {
        AssetOptions options = new AssetOptions().peerReach(reach).timeouts(2_000, 2_000, 5_000);
        try (AssetFetcher fetcher = new AssetFetcher(options)) {
            return assertThrows(AssetException.class, () -> fetcher.begin(url, Origin.PEER)
                            .fetch())
                    .getMessage();
        }
    }
}
