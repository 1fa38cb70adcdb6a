package dev.highfive.desktop.session;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonObject;
import dev.highfive.client.hands.FingerGestures;
import dev.highfive.client.hands.JointMap;
import dev.highfive.client.hands.WireAxes;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.client.scene.Palette;
import dev.highfive.client.stage.Colours;
import dev.highfive.desktop.picture.PngFile;
import dev.highfive.net.Clock;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.Participant;
import dev.highfive.world.Tracking;
import dev.highfive.world.WorldThing;
import dev.highfive.xr.monado.WithMonado;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import javax.imageio.ImageIO;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two people with headsets of their own, each a runtime and a program, face each other. What they see is judged by the
 * pictures of their eyes; where things really are is known from a third who looks on.
 */
@WithMonado(running = false)
@Timeout(240)
class TwoHeadsetsTest {
    private static final Path PICTURES = Path.of(System.getProperty("highfive.pictures", "build/pictures"));
    private static final long PATIENCE_NS = 60_000_000_000L;
    private static final float NEAR = 0.004f;
    /** Pixels around a hand's joints that are still hand. */
    private static final int FLESH = 14;

    @TempDir
    Path folder;

    private Wearer ada;
    private Wearer ben;
    private Session onlooker;

    @Test
    void peopleSeeEachOtherMoveAndPassSomethingOn() throws Exception {
        try (Wearer first = new Wearer(
                "Ben", folder, -0.6f, (float) Math.PI, "host", "--port", "0", "--address", "127.0.0.1", "--hidden")) {
            ben = first;
            String link = await("a link", ben::link);
            try (Wearer second = new Wearer("Ada", folder, 0.5f, 0, "join", link);
                    Session third = Session.join(SessionLink.parse(link), new SessionOptions().name("onlooker"))) {
                ada = second;
                onlooker = third;
                await(
                        "hands",
                        () -> hand("Ada", Side.LEFT) != null
                                && hand("Ada", Side.RIGHT) != null
                                && hand("Ben", Side.LEFT) != null
                                && hand("Ben", Side.RIGHT) != null);
                bothSeeWhoIsThere();
                eachSeesTheOthersHandMove();
                theBallGoesFromHandToHand();
            }
        }
    }

    private void bothSeeWhoIsThere() throws Exception {
        assertSeesBody(ben, "Ada");
        assertSeesBody(ada, "Ben");
    }

    private void assertSeesBody(Wearer viewer, String name) throws Exception {
        EyeImage seen = seen(
                viewer,
                "meets-" + name,
                picture -> picture.shows(colourOf(name), brow(name))
                        && picture.shows(colourOf(name), joint(name, Side.LEFT, Joint.PALM))
                        && picture.shows(colourOf(name), joint(name, Side.RIGHT, Joint.PALM)));
        assertTrue(
                seen.pixel(brow(name)).y < seen.pixel(joint(name, Side.LEFT, Joint.PALM)).y, "heads are above hands");
    }

    private void eachSeesTheOthersHandMove() throws Exception {
        assertSeesMove(ben, ada, "Ada", Side.RIGHT);
        assertSeesMove(ada, ben, "Ben", Side.LEFT);
    }

    private void assertSeesMove(Wearer viewer, Wearer mover, String name, Side side) throws Exception {
        EyeImage before = settled(viewer, "before-" + name + "-moves");
        Rectangle allowed = around(before, name, side);
        Vector3f goal = joint(name, side, Joint.PALM).add(0, 0.2f, 0);
        mover.move(side, new Vector3f(0, 0.2f, 0));
        await("the hand to rise", () -> joint(name, side, Joint.PALM).distance(goal) < NEAR);
        EyeImage after = seen(viewer, "after-" + name + "-moved", picture -> picture.shows(colourOf(name), goal));
        assertFalse(before.shows(colourOf(name), goal), "nothing was there before");
        allowed.add(around(after, name, side));
        Rectangle changed = after.differences(before);
        assertTrue(allowed.contains(changed), "changed in " + changed + ", the hand is in " + allowed);
    }

    private void theBallGoesFromHandToHand() throws Exception {
        String adaSsrc = ssrc("Ada");
        String benSsrc = ssrc("Ben");
        assertWorldsAgree(benSsrc, new Vector3f(0, 1.1f, 0));
        grab(ada, "Ada", new Vector3f(0.04f, 1.1f, 0.02f));
        ada.carry(Side.RIGHT, new Vector3f(0, 0.1f, -0.05f));
        Vector3f middle = new Vector3f(0, 1.2f, -0.05f);
        assertWorldsAgree(adaSsrc, middle);
        assertBothSeeTheBall(middle, "in-adas-hand");
        grab(ben, "Ben", new Vector3f(-0.04f, 1.2f, -0.08f));
        assertWorldsAgree(benSsrc, middle);
        ada.move(Side.RIGHT, new Vector3f(0.2f, 0, 0.1f));
        ben.carry(Side.RIGHT, new Vector3f(-0.1f, 0.05f, -0.05f));
        Vector3f end = new Vector3f(-0.1f, 1.25f, -0.1f);
        assertWorldsAgree(benSsrc, end);
        assertBothSeeTheBall(end, "in-bens-hand");
        ben.open(Side.RIGHT);
        ben.move(Side.RIGHT, new Vector3f(-0.15f, -0.1f, -0.05f));
        await("Ben's hand to leave", () -> joint("Ben", Side.RIGHT, Joint.PALM).distance(end) > 0.15f);
        assertWorldsAgree(benSsrc, end);
        assertBothSeeTheBall(end, "left-there");
        await(
                "the same world for both",
                () -> ada.world().get("fingerprint").equals(ben.world().get("fingerprint")));
    }

    /** Brings thumb and forefinger of the right hand to a point, and closes them. */
    private void grab(Wearer wearer, String name, Vector3f point) throws Exception {
        wearer.move(Side.RIGHT, new Vector3f(point).sub(pinch(name)));
        await(name + " to reach out", () -> pinch(name).distance(point) < NEAR);
        wearer.close(Side.RIGHT);
        await(name + " to have it", () -> Integer.toHexString(ball().source().ssrc())
                .equals(ssrc(name)));
    }

    private void assertWorldsAgree(String owner, Vector3f place) throws Exception {
        await(
                "both worlds to have the ball at " + place,
                () -> isThere(ada.world(), owner, place) && isThere(ben.world(), owner, place));
    }

    private static boolean isThere(JsonObject world, String owner, Vector3f place) {
        if (world == null || world.getAsJsonArray("things").size() != 1) {
            return false;
        }
        JsonObject thing = world.getAsJsonArray("things").get(0).getAsJsonObject();
        Vector3f told = new Vector3f();
        for (int axis = 0; axis < 3; axis++) {
            told.setComponent(axis, thing.getAsJsonArray("place").get(axis).getAsFloat());
        }
        told.z = -told.z; // the wire is left-handed
        return thing.get("owner").getAsString().equals(owner) && told.distance(place) < 2 * NEAR;
    }

    private void assertBothSeeTheBall(Vector3f place, String moment) throws Exception {
        seen(ada, moment, picture -> showsBall(picture, place));
        seen(ben, moment, picture -> showsBall(picture, place));
    }

    /** A hand covers a part of it, another from each side. */
    private boolean showsBall(EyeImage picture, Vector3f place) {
        int colour = Palette.of((int) (ball().id() >>> 8));
        int shown = 0;
        for (int point = 0; point < 27; point++) {
            shown += picture.shows(
                            colour,
                            new Vector3f(point % 3 - 1, point / 3 % 3 - 1, point / 9 - 1)
                                    .mul(0.025f)
                                    .add(place))
                    ? 1
                    : 0;
        }
        return shown >= 5;
    }

    private Participant person(String name) {
        for (int index = 0; index < onlooker.world().participantCount(); index++) {
            if (onlooker.world().participant(index).name().equals(name)) {
                return onlooker.world().participant(index);
            }
        }
        return null;
    }

    private String ssrc(String name) {
        return Integer.toHexString(person(name).ssrc());
    }

    private int colourOf(String name) {
        Colours colours = new Colours();
        colours.update(onlooker.world());
        return colours.of(person(name));
    }

    /** Above what covers the eyes. */
    private Vector3f brow(String name) {
        Vector3f head = WireAxes.position(person(name).head().shown().location, new Vector3f());
        return head.add(0, 0.07f, 0);
    }

    private HandJoints hand(String name, Side side) {
        Participant person = person(name);
        if (person == null || person.hand(side == Side.LEFT).tracking() != Tracking.TRACKED) {
            return null;
        }
        HandJoints joints = new HandJoints();
        new JointMap().fromWire(person.hand(side == Side.LEFT).shown(), joints);
        return joints;
    }

    private Vector3f joint(String name, Side side, Joint joint) {
        return hand(name, side).position(joint, new Vector3f());
    }

    private Vector3f pinch(String name) {
        return FingerGestures.pinchPoint(hand(name, Side.RIGHT), new Vector3f());
    }

    private WorldThing ball() {
        return onlooker.world().shared(0);
    }

    private Rectangle around(EyeImage image, String name, Side side) {
        Rectangle around = new Rectangle(0, 0, -1, -1);
        for (Joint joint : Joint.values()) {
            Vector3f pixel = image.pixel(joint(name, side, joint));
            around.add(new Rectangle((int) pixel.x - FLESH, (int) pixel.y - FLESH, 2 * FLESH, 2 * FLESH));
        }
        return around;
    }

    /** What someone sees once they see that: a picture is settled also before anything has come to them. */
    private EyeImage seen(Wearer viewer, String moment, Predicate<EyeImage> wanted) throws Exception {
        return await(viewer.picture + " to show " + moment, () -> {
            EyeImage picture = settled(viewer, moment);
            return wanted.test(picture) ? picture : null;
        });
    }

    /** What someone sees once nothing moves any more: two pictures in a row are alike. */
    private EyeImage settled(Wearer viewer, String moment) throws Exception {
        BufferedImage[] last = new BufferedImage[2];
        FileTime[] time = new FileTime[1];
        await(viewer.picture + " to settle", () -> {
            if (!Files.exists(viewer.picture)
                    || Files.getLastModifiedTime(viewer.picture).equals(time[0])) {
                return false;
            }
            time[0] = Files.getLastModifiedTime(viewer.picture);
            last[0] = last[1];
            last[1] = ImageIO.read(viewer.picture.toFile());
            return last[0] != null
                    && new EyeImage(last[0], viewer.leftEye)
                            .differences(new EyeImage(last[1], viewer.leftEye))
                            .isEmpty();
        });
        PngFile.write(
                last[1],
                PICTURES.resolve(viewer.picture.getFileName().toString().replace(".png", "-" + moment + ".png")));
        return new EyeImage(last[1], viewer.leftEye);
    }

    private <T> T await(String what, Callable<T> condition) throws Exception {
        long startNs = System.nanoTime();
        while (true) {
            if (onlooker != null) {
                onlooker.advance(Clock.SYSTEM.nanoTime());
            }
            T result = condition.call();
            if (result != null && !Boolean.FALSE.equals(result)) {
                return result;
            }
            if (System.nanoTime() - startNs > PATIENCE_NS || !isAlive(ada) || !isAlive(ben)) {
                fail("Waited in vain for " + what + "." + said(ada) + said(ben));
            }
            Thread.sleep(14);
        }
    }

    private static boolean isAlive(Wearer wearer) {
        return wearer == null || wearer.isAlive();
    }

    private static String said(Wearer wearer) throws IOException {
        String said = wearer == null ? "" : "\n" + wearer.said();
        return said.substring(Math.max(0, said.length() - 2000));
    }
}
