package dev.highfive.desktop.vip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.MissingPart;
import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The page in a real browser, with a simulated person of a session and a VNet client in it. */
@Timeout(240)
class PageInBrowserTest {
    private static final String PROGRAM = System.getProperty("highfive.chromium");
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 640;

    @TempDir
    Path profile;

    @BeforeEach
    void needsABrowser() {
        if (PROGRAM == null || !WebPage.isWhole()) {
            MissingPart.report("PageInBrowserTest", "there is no Chromium, or no X_ITE, here");
            Assumptions.abort();
        }
    }

    @Test
    void peopleOfASessionAreSeenToMoveAndWordsAndGesturesGoBothWays() throws Exception {
        Ran host = new Ran(
                "host",
                "--port",
                "0",
                "--address",
                "127.0.0.1",
                "--hidden",
                "--name",
                "Hanna",
                "--headset",
                "sim",
                "--seconds",
                "300");
        String link = host.await(Pattern.compile("'(highfive://[^']+)'")).group(1);
        Ran server = new Ran("vip-server", "--port", "0", "--web", "0", "--bridge", link);
        int port = Integer.parseInt(
                server.await(Pattern.compile("come in at 127.0.0.1:([0-9]+)")).group(1));
        String page = server.await(Pattern.compile("Browsers: (\\S+)")).group(1);
        try (Chromium browser = new Chromium(PROGRAM, profile, WIDTH, HEIGHT);
                Guest ann = new Guest(port, "Ann", page + "shapes/person.wrl")) {
            ann.send(new VipMessage().to(ann.client.id(), VipField.POSITION).vec3f(0.8f, 1.5f, 0));
            browser.open(page + "?name=Zoe");
            browser.await("document.body?.dataset.state === 'inside'");
            String thing = "[...highfive.things.byId.values()]";
            browser.await(thing + ".filter(each => each.behaviours.some(one => one.name === 'joints')).length > 0");
            browser.await(thing + ".some(each => each.user === 'Ann' && each.behaviours.length === 2)");

            assertTheHandMovesWhereItIs(browser);
            talk(browser, ann, server);
            gesture(browser, ann);
            press(browser, ann, page);
            keep(browser);
            assertTrue(
                    browser.console.stream().noneMatch(line -> line.contains("exceptionDetails")),
                    browser.console.toString());
        }
        server.await(Pattern.compile("Zoe (left|is gone)"));
        server.thread.interrupt();
        host.thread.interrupt();
        server.exitCode();
        host.exitCode();
    }

    /** Hanna's hand is looked at from near, so that nothing else can be what changes. */
    private void assertTheHandMovesWhereItIs(Chromium browser) throws Exception {
        String hand = "[...highfive.things.byId.values()].find(each => each.behaviours[0]?.name === 'joints')";
        String joints = hand + ".behaviours[0].node";
        assertEquals("Hand", browser.evaluate(joints + ".getNodeTypeName()"));
        String place = browser.evaluate(hand + ".node.translation");
        browser.await(hand + ".node.translation.toString() !== '" + place + "'");
        browser.evaluate("(() => { const eye = highfive.browser.currentScene.createNode('Viewpoint');"
                + "const at = " + hand + ".node.translation; eye.position = new X3D.SFVec3f(at.x, at.y, at.z + 0.5);"
                + "highfive.browser.currentScene.addRootNode(eye); eye.set_bind = true })()");
        BufferedImage before = picture(browser);
        int changed = 0;
        while (changed < 200) {
            Thread.sleep(100);
            changed = changed(before, picture(browser));
        }
        browser.evaluate(
                "(() => { const nodes = highfive.browser.currentScene.rootNodes;" + "nodes[0].set_bind = true })()");
    }

    private static void talk(Chromium browser, Guest ann, Ran server) throws Exception {
        int zoe = Integer.parseInt(browser.evaluate("highfive.own.id"));
        browser.evaluate("(() => { document.getElementById('words').value = 'Hello from the page \u00e9';"
                + "document.getElementById('chat').requestSubmit() })()");
        ann.await(zoe + " -2 7 \"Zoe: Hello from the page \u00e9\"");
        server.await(Pattern.compile("Zoe: Hello from the page"));
        ann.send(new VipMessage().to(ann.client.id(), VipField.MESSAGE).string("Ann: hi, \ud83c\udfae"));
        browser.await("document.getElementById('log').innerText.includes('Ann: hi, \ud83c\udfae')");
        ann.await(event -> event.startsWith(zoe + " 0 10 (0.0, 1.6"));
    }

    /** The second eventIn of the avatar's PROTO is field 5. */
    private static void gesture(Chromium browser, Guest ann) throws Exception {
        String sensor = "[...highfive.things.byId.values()].find(each => each.user === 'Ann').scene";
        browser.evaluate("(() => { globalThis.waved = 0; const node = " + sensor + ".rootNodes[0];"
                + "node.addFieldCallback('test', 'wave', value => { globalThis.waved += value ? 1 : 0 }) })()");
        // With nobody else to be seen, what changes is Ann's arm.
        String others = "[...highfive.things.byId.values()].filter(each => each.user !== 'Ann')";
        browser.evaluate(others + ".forEach(each => { each.node.visible = false })");
        BufferedImage still = picture(browser);
        ann.send(new VipMessage()
                .to(ann.client.id(), (short) (VipField.FIRST_BEHAVIOUR + 1))
                .bool(true));
        browser.await("globalThis.waved === 1");
        int changed = 0;
        while (changed < 200) {
            changed = changed(still, picture(browser));
        }
        browser.evaluate(others + ".forEach(each => { each.node.visible = true })");
        String zoe = browser.evaluate("highfive.own.id");
        browser.evaluate("[...document.querySelectorAll('#gestures button')]"
                + ".find(button => button.textContent === 'nod').click()");
        ann.await(zoe + " 4 0 true");
    }

    /** A thing that says itself what is done to it, in the middle of what the page shows. */
    private static void press(Chromium browser, Guest ann, String page) throws Exception {
        int button = ann.make(page + "shapes/button.wrl");
        ann.send(new VipMessage().to(button, VipField.POSITION).vec3f(0, 1.6f, 1.2f));
        browser.await("highfive.things.byId.get(" + button + ")?.node.translation.toString() === '0 1.6 1.2'");
        browser.await("highfive.things.byId.get(" + button + ").behaviours[0]?.out === 'pressed_changed'");
        int width = Integer.parseInt(browser.evaluate("document.getElementById('canvas').clientWidth"));
        int height = Integer.parseInt(browser.evaluate("document.getElementById('canvas').clientHeight"));
        while (!ann.events.contains(button + " 4 0 true")) {
            // A press before the shape has been drawn hits nothing.
            browser.click(width / 2, height / 2);
        }
        ann.await(button + " 4 0 false");
        ann.send(new VipMessage().to(button, VipField.REMOVE_OBJECT));
    }

    private static void keep(Chromium browser) throws Exception {
        String docs = System.getProperty("highfive.docs");
        String pictures = System.getProperty("highfive.pictures");
        byte[] png = browser.screenshot();
        if (pictures != null) {
            Files.createDirectories(Path.of(pictures));
            Files.write(Path.of(pictures, "older-worlds.png"), png);
        }
        if (docs != null) {
            Files.write(Path.of(docs, "older-worlds.png"), png);
        }
    }

    private static BufferedImage picture(Chromium browser) throws Exception {
        return ImageIO.read(new ByteArrayInputStream(browser.screenshot()));
    }

    /** How many pixels differ by more than what nobody sees. */
    private static int changed(BufferedImage one, BufferedImage other) {
        int count = 0;
        int width = Math.min(700, one.getWidth()); // without the words beside it
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < width; x++) {
                int first = one.getRGB(x, y);
                int second = other.getRGB(x, y);
                int difference = 0;
                for (int shift = 0; shift < 24; shift += 8) {
                    difference = Math.max(difference, Math.abs((first >> shift & 0xFF) - (second >> shift & 0xFF)));
                }
                count += difference > 24 ? 1 : 0;
            }
        }
        return count;
    }
}
