package dev.highfive.codec.bes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;

class BesSchemaTest {
    private static final String HEAD = "<vwipschema target=\"entity\" version=\"1.0\" compatible=\"1.0\"><required>";
    private static final String TAIL = "</required></vwipschema>";
    private static final String POSITION =
            "<property nid=\"1\"><semantic>place</semantic><name>pos</name><type>vec(3,float(32))</type></property>";

    @Test
    void propertiesAreFoundByIdAndName() throws BadSchemaException {
        BesSchema schema = BesSchema.parse(
                HEAD + "<property nid=\"300\"><name>mood</name><type>str</type></property>" + POSITION + TAIL);
        assertEquals(2, schema.count());
        assertEquals("pos", schema.property(0).name());
        assertEquals("place", schema.find(1).semantic());
        assertEquals(300, schema.named("mood").id());
        assertEquals(1, schema.named("mood").index());
        assertEquals(null, schema.find(2));
        assertEquals(null, schema.find(-1));
        assertEquals(null, schema.find(Long.MAX_VALUE));
    }

    @Test
    void typesAreReadAsTheyAreSpelled() throws BadSchemaException {
        for (String text : new String[] {
            "int",
            "uint",
            "uint(3,7)",
            "bool",
            "float(32)",
            "float(64)",
            "fixed(12)",
            "str",
            "bin",
            "objectid",
            "quat",
            "vec(25,vec(3,fixed(13)))",
            "list(list(str))"
        }) {
            assertEquals(text, BesType.parse(text).toString());
        }
        assertEquals(
                "vec(3,float(32))", BesType.parse(" vec ( 3 , float ( 32 ) ) ").toString());
    }

    @Test
    void whatIsNoTypeIsRefusedWithASentence() {
        for (String text : new String[] {
            "",
            "integer",
            "float(16)",
            "float",
            "vec(3)",
            "vec(3,)",
            "list()",
            "int int",
            "uint(7,3)",
            "fixed(-1)",
            "fixed(53)",
            "vec(x,int)",
            "vec(99999999999999999999,int)",
            "INT"
        }) {
            assertEquals(
                    "\"" + text + "\" is no type.",
                    assertThrows(BadSchemaException.class, () -> BesType.parse(text))
                            .getMessage());
        }
        assertTypeRefused("Types nest at most 8 deep.", "list(".repeat(9) + "int" + ")".repeat(9));
        assertTypeRefused("A type takes at most 200 letters.", "list(".repeat(5000));
        assertTypeRefused("A vec has 1 element or more, and takes at most 65536 bytes.", "vec(0,int)");
        assertTypeRefused(
                "A vec has 1 element or more, and takes at most 65536 bytes.", "vec(60000,vec(60000,float(64)))");
    }

    private static void assertTypeRefused(String sentence, String text) {
        assertEquals(
                sentence,
                assertThrows(BadSchemaException.class, () -> BesType.parse(text))
                        .getMessage());
    }

    @Test
    void dataUrisBringTheirSchemaAlong() throws BadSchemaException {
        String xml = HEAD + POSITION + TAIL;
        byte[] bytes = xml.getBytes(StandardCharsets.UTF_8);
        String base64 = "data:text/xml;base64," + Base64.getEncoder().encodeToString(bytes);
        assertEquals("pos", BesSchemas.resolve(base64).property(0).name());
        String percent = "data:," + xml.replace("%", "%25").replace("<", "%3C").replace("\"", "%22");
        assertEquals("pos", BesSchemas.resolve(percent).property(0).name());
    }

    @Test
    void whatIsBuiltInIsFoundByItsUriWithWhatChangesMostFirst() throws BadSchemaException {
        assertEquals(5, BesSchemas.uris().size());
        for (String uri : BesSchemas.uris()) {
            BesSchema schema = BesSchemas.resolve(uri);
            for (int index = 0; index < schema.count(); index++) {
                assertEquals(index + 1, schema.property(index).id(), uri);
            }
        }
        assertEquals("joints", BesSchemas.resolve(BesSchemas.HAND).find(3).name());
    }

    @Test
    void nothingOutsideIsEverRead() {
        assertRefused(
                "There is no schema http://example.com/a.xml here, and none is fetched.", "http://example.com/a.xml");
        assertRefused("There is no schema file:///etc/passwd here, and none is fetched.", "file:///etc/passwd");
        assertRefused(
                "A schema must not declare a document type or entities.",
                "data:,<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>" + HEAD + POSITION + TAIL);
        assertRefused(
                "A schema must not declare a document type or entities.",
                "data:,<!DOCTYPE x SYSTEM \"http://example.com/x.dtd\">" + HEAD + POSITION + TAIL);
        assertRefused("A data: URI has a comma before its data.", "data:text/xml");
        assertRefused("The data: URI of a schema is no base64.", "data:;base64,***");
        assertRefused("In the data: URI of a schema a % is not followed by two digits.", "data:,%3");
        assertRefused("The URI of a schema has at most 1100 letters.", "data:," + "x".repeat(2000));
    }

    private static void assertRefused(String sentence, String uri) {
        assertEquals(
                sentence,
                assertThrows(BadSchemaException.class, () -> BesSchemas.resolve(uri))
                        .getMessage());
    }

    @Test
    void whatIsNoSchemaIsRefusedWithASentence() {
        assertXmlRefused("A schema is a vwipschema whose target is entity.", "<html/>");
        assertXmlRefused("A schema is a vwipschema whose target is entity.", HEAD.replace("entity", "x") + TAIL);
        assertXmlRefused(
                "A schema of version 2.0 is too new.", HEAD.replace("compatible=\"1.0", "compatible=\"2.0") + TAIL);
        assertXmlRefused("A schema has at least one property.", HEAD + TAIL);
        assertXmlRefused("Two properties of a schema have the nid 1.", HEAD + POSITION + POSITION + TAIL);
        String nid = "A property has a type, and a nid from 0 to 1023.";
        assertXmlRefused(nid, HEAD + POSITION.replace("nid=\"1\"", "nid=\"1024\"") + TAIL);
        assertXmlRefused(nid, HEAD + POSITION.replace("nid=\"1\"", "") + TAIL);
        assertXmlRefused(nid, HEAD + "<property nid=\"1\"/>" + TAIL);
        assertXmlRefused("\"x\" is no type.", HEAD + POSITION.replace("vec(3,float(32))", "x") + TAIL);
        assertXmlRefused(
                "The elements of a schema nest at most 16 deep.", HEAD + "<a>".repeat(20) + "</a>".repeat(20) + TAIL);
        assertXmlRefused(
                "The texts of a schema have at most 256 letters each.",
                HEAD + POSITION.replace("place", "p".repeat(300)) + TAIL);
        assertXmlRefused("A schema takes at most 65536 letters.", HEAD + " ".repeat(70_000) + TAIL);
        StringBuilder many = new StringBuilder(HEAD);
        for (int nid2 = 0; nid2 < 300; nid2++) {
            many.append("<property nid=\"").append(nid2).append("\"><type>int</type></property>");
        }
        assertXmlRefused("A schema has at most 256 properties.", many + TAIL);
    }

    private static void assertXmlRefused(String sentence, String xml) {
        assertEquals(
                sentence,
                assertThrows(BadSchemaException.class, () -> BesSchema.parse(xml))
                        .getMessage());
    }
}
