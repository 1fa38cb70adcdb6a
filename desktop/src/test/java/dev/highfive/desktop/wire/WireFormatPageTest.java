package dev.highfive.desktop.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Profile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The example in the documentation is what the program prints. */
class WireFormatPageTest {
    private static final Pattern EXAMPLE = Pattern.compile("\n    ([0-9a-f]+)\n\n```text\n(.*?)```", Pattern.DOTALL);

    @Test
    void theExampleIsWhatExplainPrints() throws IOException {
        Matcher example = EXAMPLE.matcher(Files.readString(Path.of("../docs/wire-format.md")));
        assertTrue(example.find());
        byte[] payload = LineCommand.payload(example.group(1));
        assertEquals(
                example.group(2).lines().toList(),
                Explanation.of(payload, Profile.DRAFT_MD).lines().toList());
    }
}
