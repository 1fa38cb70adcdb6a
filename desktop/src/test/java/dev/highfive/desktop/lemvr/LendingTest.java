package dev.highfive.desktop.lemvr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.hands.BodyHand;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.session.lemvr.LemvrServerOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A simulated headset lent to the client's own loop: poses one way, pictures the other, with real GL at both ends. */
@Timeout(180)
class LendingTest {
    private static final int RED = 0xff0000;
    private static final int BLUE = 0x0000ff;

    @Test
    void shouldShowTheTexturesOfAClientInTheSameProcess() throws Exception {
        try (LentLoop lent = new LentLoop(new LemvrServerOptions())) {
            lent.await("a frame", () -> lent.frames > 0);
            assertNotEquals(RED, lent.colour);
            try (BorrowingLoop borrower =
                    new BorrowingLoop(lent, true, () -> new OffscreenGles(lent.context), 1, 0, 0)) {
                lent.await("red", () -> lent.colour == RED);
                lent.await("all joints", () -> borrower.rightHand == BodyHand.Kind.FINGERS);
                assertEquals(HeadsetState.FOCUSED, borrower.headset.state());
                long before = borrower.frames;
                lent.await("frames", () -> borrower.frames > before + 20);
                assertTrue(lent.shownFrom.position.distance(borrower.drawnFrom.position) < 0.05f, "from its place");
                assertEquals(borrower.drawnFrom.angleLeft, lent.shownFrom.angleLeft, 1e-4f);
                assertEquals(borrower.drawnFrom.angleUp, lent.shownFrom.angleUp, 1e-4f);
            }
            lent.await("the calm room again", () -> lent.colour != RED);
        }
    }

    @Test
    void shouldShowThePicturesOfAnotherProgramOnThisMachine() throws Exception {
        try (LentLoop lent = new LentLoop(new LemvrServerOptions());
                BorrowingLoop borrower = new BorrowingLoop(lent, false, OffscreenGles::new, 0, 0, 1)) {
            lent.await("blue", () -> lent.colour == BLUE);
            assertNull(borrower.refused);
        }
    }

    @Test
    void shouldServeAClientOf01WithControllers() throws Exception {
        try (LentLoop lent = new LentLoop(new LemvrServerOptions().only01());
                BorrowingLoop borrower =
                        new BorrowingLoop(lent, true, () -> new OffscreenGles(lent.context), 1, 0, 0)) {
            lent.await("red", () -> lent.colour == RED);
            lent.await("a controller", () -> borrower.rightHand == BodyHand.Kind.PALM);
        }
    }

    /** For two seconds, in which the headset has its frames and shows the calm room. */
    @Test
    void shouldGoOnWhileAClientStandsStill() throws Exception {
        try (LentLoop lent = new LentLoop(new LemvrServerOptions());
                BorrowingLoop borrower =
                        new BorrowingLoop(lent, true, () -> new OffscreenGles(lent.context), 1, 0, 0)) {
            lent.await("red", () -> lent.colour == RED);
            borrower.stallNs = 2_000_000_000L;
            long stalledAt = borrower.frames;
            lent.await("the calm room", () -> lent.colour != RED);
            long framesBefore = lent.frames;
            lent.await("frames meanwhile", () -> lent.frames > framesBefore + 10);
            lent.await("red again", () -> lent.colour == RED && borrower.frames > stalledAt + 2);
        }
    }

    @Test
    void shouldEndTheClientsSessionWhenTheHeadsetIsTakenBack() throws Exception {
        LentLoop lent = new LentLoop(new LemvrServerOptions());
        try (BorrowingLoop borrower = new BorrowingLoop(lent, true, () -> new OffscreenGles(lent.context), 1, 0, 0)) {
            lent.await("frames", () -> borrower.frames > 3);
            lent.server.close();
            lent.await("the end of the client's loop", () -> borrower.over);
            assertEquals(0, borrower.loop.restarts());
            assertNull(borrower.refused);
        } finally {
            lent.close();
        }
    }

    @Test
    void shouldComeBackAfterTheConnectionHasBroken() throws Exception {
        LentLoop first = new LentLoop(new LemvrServerOptions());
        try (BorrowingLoop borrower = new BorrowingLoop(first, true, () -> new OffscreenGles(first.context), 1, 0, 0)) {
            first.await("frames", () -> borrower.frames > 3);
            first.server.breakConnection();
            first.await("a restart", () -> borrower.loop.restarts() > 0);
            long before = borrower.frames;
            first.await("frames again", () -> borrower.frames > before + 3);
        } finally {
            first.close();
        }
    }
}
