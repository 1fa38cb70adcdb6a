package dev.highfive.net.rtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Requests for full state, by who is asked and by who asks. */
class FullStateTest {
    private static final long MS = 1_000_000;
    private static final long GAP = 100 * MS;
    private static final long START = Long.MAX_VALUE - 10 * MS;

    private final FullStateAnswers answers = new FullStateAnswers(GAP);
    private final FullStateRequest request = new FullStateRequest(255);
    private final LossIndication loss = new LossIndication();

    @Test
    void aNewRequestIsAnsweredOnceHoweverOftenItIsRepeated() {
        assertFalse(answers.poll(START));
        answers.onFullIntraRequest(1, 7, START);
        assertTrue(answers.poll(START));
        assertFalse(answers.poll(START + GAP));
        answers.onFullIntraRequest(1, 7, START + GAP);
        assertFalse(answers.poll(START + GAP));
        assertEquals(1, answers.repeats());
        answers.onFullIntraRequest(1, 8, START + GAP);
        assertTrue(answers.poll(START + GAP));
    }

    @Test
    void theSameNumberOfAnotherRequesterIsAnotherRequest() {
        answers.onFullIntraRequest(1, 7, START);
        assertTrue(answers.poll(START));
        answers.onFullIntraRequest(2, 7, START + GAP);
        assertTrue(answers.poll(START + GAP));
    }

    @Test
    void whatComesTooSoonIsAnsweredTogetherWhenItIsTime() {
        answers.onPictureLossIndication();
        assertTrue(answers.poll(START));
        answers.onFullIntraRequest(1, 1, START + MS);
        answers.onFullIntraRequest(2, 1, START + 2 * MS);
        assertFalse(answers.poll(START + 2 * MS));
        assertTrue(answers.isWanted());
        assertEquals(START + GAP, answers.dueNs(START + 2 * MS));
        assertTrue(answers.poll(START + GAP));
        assertFalse(answers.isWanted());
        assertFalse(answers.poll(START + 2 * GAP));
    }

    @Test
    void aFloodUnderThousandsOfSsrcsIsAnsweredAsOftenAsOneRequester() {
        Random random = new Random(1);
        int sent = 0;
        for (int millisecond = 0; millisecond < 1000; millisecond++) {
            for (int packet = 0; packet < 10; packet++) {
                answers.onFullIntraRequest(random.nextInt(), random.nextInt(256), START + millisecond * MS);
            }
            sent += answers.poll(START + millisecond * MS) ? 1 : 0;
        }
        assertEquals(10, sent);
        assertEquals(10_000, answers.requests());
    }

    @Test
    void theLongestSilentIsForgottenWhereThereAreTooMany() {
        for (int requester = 0; requester < FullStateAnswers.MAX_REQUESTERS; requester++) {
            answers.onFullIntraRequest(requester, 1, START + requester);
        }
        answers.onFullIntraRequest(0, 1, START + 1000);
        answers.onFullIntraRequest(-1, 1, START + 1001);
        assertTrue(answers.poll(START + MS));
        answers.onFullIntraRequest(0, 1, START + MS);
        assertFalse(answers.isWanted());
        answers.onFullIntraRequest(1, 1, START + MS);
        assertTrue(answers.isWanted());
    }

    @Test
    void aRequesterThatWasForgottenMayBeginWithTheSameNumber() {
        answers.onFullIntraRequest(1, 7, START);
        answers.onFullIntraRequest(2, 8, START);
        assertTrue(answers.poll(START));
        answers.forget(1);
        answers.onFullIntraRequest(2, 8, START + GAP);
        assertFalse(answers.isWanted());
        answers.onFullIntraRequest(1, 7, START + GAP);
        assertTrue(answers.isWanted());
    }

    @Test
    void repeatsKeepTheNumberAndTheNextRequestHasTheNext() {
        assertFalse(request.poll(MS, START));
        request.want(START);
        assertTrue(request.poll(MS, START));
        assertEquals(255, request.sequenceNumber());
        assertFalse(request.poll(MS, request.nextNs() - 1));
        assertTrue(request.poll(MS, request.nextNs()));
        assertEquals(255, request.sequenceNumber());
        request.want(request.nextNs());
        assertEquals(255, request.sequenceNumber());
        request.onAnswered();
        assertFalse(request.poll(MS, request.nextNs()));
        request.want(START + 1000 * MS);
        assertTrue(request.poll(MS, START + 1000 * MS));
        assertEquals(0, request.sequenceNumber());
    }

    @Test
    void aPeerThatNeverAnswersIsAskedLessAndLessOftenAndThenNoMore() {
        request.want(START);
        int sent = 0;
        long lastGap = 0;
        long now = START;
        while (request.isOpen()) {
            assertTrue(request.poll(20 * MS, now));
            sent++;
            assertTrue(request.nextNs() - now > lastGap);
            lastGap = request.nextNs() - now;
            now = request.nextNs();
        }
        assertEquals(7, sent);
    }

    @Test
    void aLossIsToldOnceAndOnlyWhenPacketsGetThroughAgain() {
        loss.onLost();
        assertFalse(loss.poll(MS, START));
        loss.onDelivered();
        assertTrue(loss.poll(MS, START));
        loss.onDelivered();
        assertFalse(loss.poll(MS, START + 1000 * GAP));
    }

    @Test
    void onlyALongGapIsALossAndNotPacketsThatOvertakeEachOther() {
        loss.onGap(LossIndication.BURST, LossIndication.SAID_AGAIN_NS);
        loss.onGap(LossIndication.BURST - 1, LossIndication.SAID_AGAIN_NS + 1);
        loss.onDelivered();
        assertFalse(loss.isDue(START));
        loss.onGap(LossIndication.BURST, LossIndication.SAID_AGAIN_NS + 1);
        loss.onDelivered();
        assertTrue(loss.isDue(START));
    }

    @Test
    void lossesThatGoOnAreToldLessAndLessOftenUntilTheyEnd() {
        int told = 0;
        for (int millisecond = 0; millisecond < 20_000; millisecond++) {
            told += toldAt(START + millisecond * MS);
        }
        assertEquals(9, told);
        long calm = START + 40_000 * MS;
        assertEquals(1, toldAt(calm));
        assertEquals(0, toldAt(calm + 89 * MS));
        assertEquals(1, toldAt(calm + 90 * MS));
    }

    private int toldAt(long nowNs) {
        loss.onLost();
        loss.onDelivered();
        return loss.poll(20 * MS, nowNs) ? 1 : 0;
    }
}
