package dev.highfive.desktop.predict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.highfive.desktop.Highfive;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PredictCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private Path trace;

    @BeforeEach
    void record() throws IOException {
        trace = folder.resolve("made.tsv");
        StringBuilder lines = new StringBuilder("# t_s\thand\tpalm\tquaternion\tjoints\n");
        for (int frame = 0; frame < 300; frame++) {
            appendFrame(lines, frame / 100.0, "L");
            appendFrame(lines, frame / 100.0, "R");
        }
        Files.writeString(trace, lines);
    }

    @Test
    void aHandThatWavesIsPredictedBetterThanHeldOrMovedOn() {
        for (String horizon : new String[] {"50", "100"}) {
            out.getBuffer().setLength(0);
            assertEquals(0, run("--trace", trace.toString(), "--horizon", horizon, "--json"));
            JsonObject result = JsonParser.parseString(out.toString()).getAsJsonObject();
            double hold = meanMm(result, "hold");
            double predicted = meanMm(result, "predicted");
            assertTrue(predicted < 0.75 * hold, out.toString());
            assertTrue(predicted < meanMm(result, "constantVelocity"), out.toString());
            assertTrue(result.get("largestCorrectionMm").getAsDouble() <= 15, out.toString());
            assertTrue(result.get("lost").getAsInt() > 0, out.toString());
        }
    }

    @Test
    void withoutAHorizonEveryStateIsShownWhereItIs() {
        assertEquals(0, run("--trace", trace.toString(), "--horizon", "0", "--rate", "1000", "--loss", "0", "--json"));
        JsonObject result = JsonParser.parseString(out.toString()).getAsJsonObject();
        assertTrue(meanMm(result, "predicted") < 0.5, out.toString());
        assertEquals(0, result.get("lost").getAsInt());
    }

    @Test
    void theSameSeedGivesTheSameFigures() {
        assertEquals(0, run("--trace", trace.toString(), "--horizon", "50", "--runs", "2"));
        String first = out.toString();
        out.getBuffer().setLength(0);
        assertEquals(0, run("--trace", trace.toString(), "--horizon", "50", "--runs", "2"));
        assertEquals(first, out.toString());
        assertTrue(first.contains("constant palm velocity"), first);
        assertTrue(first.contains("      mean        p95 mean vs. still\n"), first);
    }

    @Test
    void badFilesAndNumbersAreAnsweredWithOneSentence() throws IOException {
        Path bad = folder.resolve("bad.tsv");
        assertFails("There is no file " + bad + ".", bad, "50");
        Files.writeString(bad, "# nothing\n");
        assertFails(bad + " is no hand recording: It has no hand with two frames or more.", bad, "50");
        Files.writeString(bad, "0.1\tR\t1\n");
        assertFails(bad + " is no hand recording: Line 1 has 3 fields instead of 84.", bad, "50");
        Files.writeString(bad, "0.1\tX" + "\t1".repeat(82) + "\n");
        assertFails(bad + " is no hand recording: Line 1 is of hand X, not L or R.", bad, "50");
        Files.writeString(bad, "0.1\tR" + "\tnan".repeat(82) + "\n");
        assertFails(bad + " is no hand recording: Line 1 has nan where a number is expected.", bad, "50");
        Files.writeString(bad, ("0.1\tR" + "\t1".repeat(82) + "\n").repeat(2));
        assertFails(bad + " is no hand recording: Line 2 is not later than the one before it.", bad, "50");
        Files.write(bad, new byte[] {(byte) 0xFF, (byte) 0xFE, '\n'});
        assertFails(bad + " cannot be read as text.", bad, "50");
        assertRefused("The horizon has to be from 0 to 1000 ms.", trace, "-1");
        assertRefused("--horizon is a number, not soon.", trace, "soon");
        Files.writeString(bad, "0\tR" + "\t1".repeat(82) + "\n0.1\tR" + "\t1".repeat(82) + "\n");
        assertFails("bad.tsv is too short to predict 50 ms ahead.", bad, "50");
    }

    /** Waves twice a second and closes its fingers now and then. */
    private static void appendFrame(StringBuilder lines, double seconds, String hand) {
        double angle = 0.5 * Math.sin(4 * Math.PI * seconds);
        double curl = 0.02 * Math.sin(3 * seconds);
        double palmX = 0.2 + 0.1 * angle;
        append(lines, seconds);
        lines.append('\t').append(hand);
        append(lines, palmX, 1.2, -0.3, 0, 0, Math.sin(angle / 2), Math.cos(angle / 2));
        for (int joint = 0; joint < 25; joint++) {
            double x = 0.02 * (joint % 5) - 0.04;
            double y = 0.02 * (joint / 5);
            append(
                    lines,
                    palmX + x * Math.cos(angle) - y * Math.sin(angle),
                    1.2 + x * Math.sin(angle) + y * Math.cos(angle),
                    -0.3 + curl * (joint % 5));
        }
        lines.append('\n');
    }

    private static void append(StringBuilder lines, double... values) {
        for (double value : values) {
            if (lines.charAt(lines.length() - 1) != '\n') {
                lines.append('\t');
            }
            lines.append(String.format(Locale.ROOT, "%.6f", value));
        }
    }

    private static double meanMm(JsonObject result, String method) {
        return result.getAsJsonObject(method).get("meanMm").getAsDouble();
    }

    private void assertRefused(String sentence, Path file, String horizon) {
        assertAnswered(2, sentence, file, horizon);
    }

    private void assertFails(String sentence, Path file, String horizon) {
        assertAnswered(1, sentence, file, horizon);
    }

    private void assertAnswered(int exitCode, String sentence, Path file, String horizon) {
        err.getBuffer().setLength(0);
        assertEquals(exitCode, run("--trace", file.toString(), "--horizon", horizon));
        assertEquals("highfive: " + sentence, err.toString().strip());
    }

    private int run(String... options) {
        String[] arguments = new String[options.length + 1];
        arguments[0] = "predict";
        System.arraycopy(options, 0, arguments, 1, options.length);
        return Highfive.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
