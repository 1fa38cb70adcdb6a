package dev.highfive.session.lemvr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LemvrLinkTest {
    @Test
    void shouldReadWhatItPrints() {
        byte[] key = new byte[LemvrLink.KEY_SIZE];
        key[0] = -1;
        LemvrLink link = new LemvrLink("192.0.2.7", 5892, key);
        assertTrue(link.withKey().startsWith("lemvr://192.0.2.7:5892#_wAA"));
        assertArrayEquals(key, LemvrLink.parse(link.withKey()).key());
        assertEquals("lemvr://192.0.2.7:5892", link.toString(), "without the key");
        assertEquals("lemvr:192.0.2.7:5892", LemvrLink.parse("lemvr:192.0.2.7").withKey());
        assertEquals(
                "lemvr:[2001:db8::1]:7",
                LemvrLink.parse("lemvr:[2001:db8::1]:7").toString());
        assertEquals("quest.local", LemvrLink.parse("lemvr://quest.local:5892").host());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "lemvr:",
                "lemvr:host:0",
                "lemvr:host:70000",
                "lemvr:a:b:c",
                "http://x",
                "lemvr:x/y",
                "lemvr:x#abc"
            })
    void shouldRefuseWhatIsNone(String text) {
        String sentence = assertThrows(IllegalArgumentException.class, () -> LemvrLink.parse(text))
                .getMessage();
        assertTrue(sentence.endsWith("."), sentence);
    }
}
