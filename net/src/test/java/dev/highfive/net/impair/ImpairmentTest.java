package dev.highfive.net.impair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ImpairmentTest {
    @Test
    void everyWordHasItsPlace() {
        Impairment impairment = Impairment.parse(
                "loss=5,burst=3,delay=40,jitter=20.5, reorder=10,duplicate=0.5,bandwidth=1000,batch=102.4,seed=-7");
        assertEquals(5, impairment.lossPercent);
        assertEquals(3, impairment.meanBurst);
        assertEquals(40, impairment.delayMs);
        assertEquals(20.5, impairment.jitterMs);
        assertEquals(10, impairment.reorderPercent);
        assertEquals(0.5, impairment.duplicatePercent);
        assertEquals(1000, impairment.bandwidthKbit);
        assertEquals(102.4, impairment.batchMs);
        assertEquals(-7, impairment.seed);
        assertEquals(
                "loss=5,burst=3,delay=40,jitter=20.5,reorder=10,duplicate=0.5,bandwidth=1000,batch=102.4,seed=-7",
                impairment.toString());
    }

    @Test
    void nothingSaidIsNoImpairment() {
        assertTrue(Impairment.NONE.isNone());
        assertTrue(Impairment.parse(" ").isNone());
        assertTrue(Impairment.parse("burst=3,seed=4").isNone());
        assertFalse(Impairment.parse("bandwidth=64").isNone());
        assertFalse(Impairment.parse("batch=100").isNone());
    }

    @Test
    void aBadOneIsAnsweredWithOneSentence() {
        String form = "An impairment is word=number,word=number... with the words loss, burst, delay, jitter,"
                + " reorder, duplicate, bandwidth, batch, seed.";
        for (String text : new String[] {"loss", "los=5", "loss=5,", "=5", ",", "and=1", "lossloss=1", "\n=1"}) {
            assertRefused(form, text);
        }
        for (String number : new String[] {"", "-1", "101", "NaN", "0x1p3", "1e1", "5%", "Infinity", "5=5"}) {
            assertRefused("The loss of an impairment is a number from 0 to 100.", "loss=" + number);
        }
        assertRefused("The bandwidth of an impairment is a number from 1 to 100000000.", "bandwidth=0");
        assertRefused("The seed of an impairment is a whole number.", "seed=1.5");
        assertRefused("The impairment says loss twice.", "loss=5,loss=6");
        assertRefused("A loss of 90 % takes longer bursts than 2 packets.", "loss=90,burst=2");
        assertRefused("This is too long for an impairment.", "loss=1,".repeat(100));
    }

    private static void assertRefused(String sentence, String text) {
        BadImpairmentException refusal = assertThrows(BadImpairmentException.class, () -> Impairment.parse(text));
        assertEquals(sentence, refusal.getMessage());
    }
}
