package dev.highfive.desktop.floors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A check that finds nothing has to be able to find something. */
class ModuleSourcesTest {
    @TempDir
    private Path folder;

    @Test
    void forbiddenImportIsFound() throws IOException {
        write("a.low", "Low", "import a.high.High;");
        assertFound("a.low uses a.high");
    }

    @Test
    void staticImportOfAMemberIsFound() throws IOException {
        write("a.low", "Low", "import static a.high.deep.High.Inner.*;");
        assertFound("a.low uses a.high.deep");
    }

    @Test
    void importOfAWholePackageIsFound() throws IOException {
        write("a.low", "Low", "import a.high.*;");
        assertFound("a.low uses a.high");
    }

    @Test
    void nameThatIsWrittenOutIsFound() throws IOException {
        write("a.low", "Low", "class Low { Object it = new a.high.High(); }");
        assertFound("a.low uses a.high");
    }

    @Test
    void commentsAndTextsAreNoUse() throws IOException {
        write(
                "a.low",
                "Low",
                "/** {@link a.high.High}, isn't it? */ class Low { // \" a.high.High\n"
                        + "String it = \"\\\" a.high.High\"; char quote = '\"'; String also = \" a.high.High\"; }");
        assertEquals(List.of(), sources().usesOf(Set.of("a"), Set.of("a.low")));
    }

    @Test
    void packageWithALongerNameIsAnother() throws IOException {
        write("a.low", "Low", "import a.lower.Lower;");
        assertFound("a.low uses a.lower");
    }

    @Test
    void circleOfThreeIsFoundAndWhoOnlyUsesItIsNotInIt() throws IOException {
        write("a.one", "One", "import a.two.Two;");
        write("a.two", "Two", "import a.three.Three;");
        write("a.three", "Three", "import a.one.One; import a.low.Low;");
        write("a.low", "Low", "");
        write("a.top", "Top", "import a.one.One;");
        assertEquals(Set.of(Set.of("a.one", "a.three", "a.two")), sources().cycles());
    }

    @Test
    void packagesInALineAreNoCircle() throws IOException {
        write("a", "Top", "import a.one.One; import a.two.Two;");
        write("a.one", "One", "import a.two.Two; import a.one.Other;");
        write("a.two", "Two", "");
        assertEquals(Set.of(), sources().cycles());
    }

    private void assertFound(String sentence) throws IOException {
        List<String> found = sources().usesOf(Set.of("a"), Set.of("a.low"));
        assertEquals(1, found.size());
        assertTrue(found.get(0).endsWith("Low.java: " + sentence), found.get(0));
    }

    private void write(String packageName, String name, String code) throws IOException {
        Path file = folder.resolve(packageName.replace('.', '/')).resolve(name + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "package " + packageName + ";\n" + code + "\n");
    }

    private ModuleSources sources() throws IOException {
        return new ModuleSources(folder);
    }
}
