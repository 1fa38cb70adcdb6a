package dev.highfive.desktop.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.desktop.Highfive;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.WithMonado;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The commands on a real runtime. */
@WithMonado
class XrCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter errors = new StringWriter();

    @Test
    void infoNamesTheRuntimeAndWhatIsUsedOfIt(MonadoService monado) {
        assertEquals(0, run("xr", "info"), errors::toString);
        String told = out.toString();
        assertTrue(told.contains("Monado"), told);
        assertTrue(told.contains("hand tracking yes"), told);
        assertTrue(told.contains("* XR_EXT_hand_tracking"), told);
        assertTrue(told.contains("pixels each"), told);
        assertTrue(told.contains(" openXr11=true simpleController=hand"), told);
    }

    @Test
    void peopleKnowTheirHeadsetBetter(MonadoService monado) {
        assertEquals(
                0,
                run(
                        "xr",
                        "info",
                        "--trait",
                        "openXr11=false",
                        "--trait",
                        "simpleController=none",
                        "--trait",
                        "handPermissions=a.HANDS,b.HANDS",
                        "--trait",
                        "lobbyCloses=false",
                        "--trait",
                        "mainDisplay=false"),
                errors::toString);
        String told = out.toString();
        assertTrue(told.contains("OpenXR        1.0"), told);
        assertTrue(told.contains(" handPermissions=a.HANDS,b.HANDS "), told);
        assertTrue(told.contains(" lobbyCloses=false mainDisplay=false openXr11=false simpleController=none\n"), told);
        assertEquals(2, run("xr", "run", "--trait", "openXr11=maybe"));
        assertEquals(
                "highfive: The trait openXr11 is true or false, not \"maybe\".",
                errors.toString().trim());
    }

    @Test
    void runShowsFramesAndTellsWhatTheyCost(MonadoService monado) {
        assertEquals(0, run("xr", "run", "--seconds", "3"), errors::toString);
        String told = out.toString();
        assertTrue(told.matches("(?s)[1-9][0-9]* frames, [1-9].*"), told);
        assertTrue(told.contains("submit"), told);
        assertTrue(told.contains(" bytes allocated a frame"), told);
    }

    @Test
    void timeHasToBeMoreThanNone(MonadoService monado) {
        assertEquals(2, run("xr", "run", "--seconds", "0"));
        assertEquals(
                "highfive: --seconds: This takes a number of seconds, more than 0, not 0.",
                errors.toString().trim());
    }

    private int run(String... arguments) {
        CommandLine program = Highfive.commandLine();
        return program.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(errors, true))
                .execute(arguments);
    }
}
