package dev.highfive.desktop.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.desktop.Highfive;
import dev.highfive.xr.monado.WithMonado;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** A PC with the loader and no runtime. */
@WithMonado(running = false)
class XrWithoutRuntimeTest {
    @Test
    void bothCommandsSayInOneSentenceWhatToDo() {
        for (String word : new String[] {"info", "run"}) {
            StringWriter errors = new StringWriter();
            CommandLine program = Highfive.commandLine().setErr(new PrintWriter(errors, true));
            assertEquals(1, program.execute("xr", word));
            assertTrue(errors.toString().startsWith("highfive: No OpenXR runtime answers"), errors::toString);
            assertEquals(1, errors.toString().trim().lines().count());
        }
    }
}
