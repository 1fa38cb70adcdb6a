package dev.highfive.desktop.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.desktop.Highfive;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class WireCommandTest {
    private static final String HEAD = "01260400053f8ccccd3e4ccccd41f00000" + "00".repeat(18) + "8082022b2b";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void decodePrintsOneLineOfJsonForEachPayload() {
        assertEquals(0, run(HEAD + "\n0501aa\n", "wire", "decode", "gamestate"));
        assertEquals("""
            {"objects":[{"type":"Head1","fields":{"id":"4","time":5,"loc":[1.1,0.2,30.0],\
            "vel":[0.0,0.0,0.0],"rotS":[0.0,0.0,0.0],"rotE":[0.0,0.0,0.0],"ipd":0.055999756}}],"errors":[]}
            {"objects":[{"type":"UnknownObject","fields":{"tag":"5","data":"aa"}}],"errors":[]}
            """, out.toString());
    }

    @Test
    void decodeReportsErrorsBesideTheObjectsBeforeThem() {
        assertEquals(0, run("0501aa 0000", "wire", "decode", "gamestate", "--profile", "gse"));
        assertEquals("""
            {"objects":[{"type":"UnknownObject","fields":{"tag":"5","data":"aa"}}],\
            "errors":[{"kind":"ZERO_TAG","offset":3}]}
            """, out.toString());
    }

    @Test
    void encodeIsTheInverseOfDecodeInBothFormsOfFloats() {
        for (String form : new String[] {"--profile=draft-md", "--exact"}) {
            out.getBuffer().setLength(0);
            run(HEAD, "wire", "decode", "gamestate", form);
            String json = out.toString();
            out.getBuffer().setLength(0);
            assertEquals(0, run(json, "wire", "encode", "gamestate"));
            assertEquals(HEAD, out.toString().strip());
        }
    }

    @Test
    void whoOwnsAThingGoesThereAndBack() {
        String payload = "c040100a01000000010000000200";
        assertEquals(0, run(payload, "wire", "decode", "gamestate"));
        String json = out.toString();
        assertEquals("""
            {"objects":[{"type":"Ownership1","fields":{"id":"1","epoch":1,"owner":2,"claim":false}}],"errors":[]}
            """, json);
        out.getBuffer().setLength(0);
        assertEquals(0, run(json, "wire", "encode", "gamestate"));
        assertEquals(payload, out.toString().strip());
    }

    @Test
    void explainShowsEveryByteOnceWithItsMeaning() {
        assertEquals(0, run(HEAD + "8081", "wire", "explain", "gamestate"));
        String[] rows = out.toString().strip().split("\\R");
        assertEquals("0000  01                        tag          Head1", rows[0]);
        assertEquals("0005  3f8ccccd3e4ccccd41f00000  loc          1.1 0.2 30.0 m", rows[4]);
        assertEquals("0026  2b2b                      ipd          0.055999756 m", rows[9]);
        assertEquals("0028  8081                      error        TRUNCATED_HEADER: dropped from here on", rows[10]);
        StringBuilder bytes = new StringBuilder();
        for (String row : rows) {
            bytes.append(row.substring(6, Math.min(30, row.length())).strip());
        }
        assertEquals(HEAD + "8081", bytes.toString());
    }

    @Test
    void explainKnowsWhoOwnsAThing() {
        assertEquals(0, run("c040100a 05 00000002 deadbeef 01", "wire", "explain", "gamestate"));
        assertEquals("""
            0000  c04010                    tag          Ownership1
            0003  0a                        length       10
            0004  05                        id           5
            0005  00000002                  epoch        2
            0009  deadbeef                  owner        SSRC deadbeef
            000d  01                        claim        true\
            """, out.toString().strip());
    }

    @Test
    void badLinesAndOptionsAreAnsweredWithOneSentence() {
        assertFails("Line 2: Payloads are hex digits, and x is none.", "05 01 aa\n0x", "decode");
        assertFails("Line 1: The last byte has one hex digit only.", "05 01 a", "decode");
        assertFails("Line 1: A line is not of the form {\"objects\":[...]}.", "{", "encode");
        assertFails(
                "Line 1: There is no type Head9 of objects.",
                "{\"objects\":[{\"type\":\"Head9\",\"fields\":{}}]}",
                "encode");
        assertFails(
                "Line 1: HeadIPD1 lacks field ipd (a number).",
                "{\"objects\":[{\"type\":\"HeadIPD1\",\"fields\":{}}]}",
                "encode");
        assertFails(
                "Line 1: Field ipd of HeadIPD1 is not a number.",
                "{\"objects\":[{\"type\":\"HeadIPD1\",\"fields\":{\"ipd\":[]}}]}",
                "encode");
        assertFails(
                "Line 1: HeadIPD1 has no field id in this profile.",
                "{\"objects\":[{\"type\":\"HeadIPD1\",\"fields\":{\"ipd\":1,\"id\":2}}]}",
                "encode");
        assertFails(
                "Line 1: Field epoch of Ownership1 is not an integer from 0 to 4294967295.",
                "{\"objects\":[{\"type\":\"Ownership1\",\"fields\":{\"id\":\"1\",\"epoch\":4294967296}}]}",
                "encode");
        assertFails(
                "Line 1: UnknownObject with tag 5 takes 3 bytes, and the payload has room for 2.",
                "{\"objects\":[{\"type\":\"UnknownObject\",\"fields\":{\"tag\":\"5\",\"data\":\"aa\"}}]}",
                "encode",
                "--max-bytes=2");
        assertRefused("--profile: 'x' is none of draft-md, draft-txt and gse.", "", "decode", "--profile=x");
        assertRefused("There is no option --loud; see --help.", "", "decode", "--loud");
        assertRefused("aa is one argument too many; see --help.", "", "decode", "aa");
    }

    private void assertRefused(String sentence, String input, String command, String... options) {
        assertAnswered(2, sentence, input, command, options);
    }

    private void assertFails(String sentence, String input, String command, String... options) {
        assertAnswered(1, sentence, input, command, options);
    }

    private void assertAnswered(int exitCode, String sentence, String input, String command, String... options) {
        err.getBuffer().setLength(0);
        String[] arguments = new String[options.length + 3];
        arguments[0] = "wire";
        arguments[1] = command;
        arguments[2] = "gamestate";
        System.arraycopy(options, 0, arguments, 3, options.length);
        assertEquals(exitCode, run(input, arguments));
        assertEquals("highfive: " + sentence, err.toString().strip());
    }

    private int run(String input, String... arguments) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            CommandLine commandLine =
                    Highfive.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
            return commandLine.execute(arguments);
        } finally {
            System.setIn(before);
        }
    }
}
