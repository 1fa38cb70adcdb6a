package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.fornwall.jelf.ElfDynamicSection;
import net.fornwall.jelf.ElfFile;
import net.fornwall.jelf.ElfSegment;
import net.fornwall.jelf.ElfSymbol;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The glue as linked for arm64 Android. */
class AndroidLibraryTest {
    private static ElfFile library;

    @BeforeAll
    static void readLibrary() throws IOException {
        library = ElfFile.from(new File(System.getProperty("highfive.androidLibrary")));
    }

    @Test
    void shouldBeForArm64() {
        assertEquals(ElfFile.ARCH_AARCH64, library.e_machine);
        assertEquals(ElfFile.CLASS_64, library.ei_class);
    }

    @Test
    void shouldLoadOn16KibPages() {
        List<ElfSegment> loaded = new ArrayList<>();
        for (int i = 0; i < library.e_phnum; i++) {
            ElfSegment segment = library.getProgramHeader(i);
            if (segment.p_type == ElfSegment.PT_LOAD) {
                loaded.add(segment);
                assertEquals(0x4000, segment.p_align);
                assertEquals(segment.p_offset % 0x4000, segment.p_vaddr % 0x4000);
            }
        }
        assertTrue(loaded.size() >= 2, "code and data");
    }

    @Test
    void shouldHaveNoTextRelocationsAndNoSearchPath() {
        ElfDynamicSection dynamic = library.getDynamicSection();
        for (ElfDynamicSection.ElfDynamicStructure entry : dynamic.entries) {
            assertTrue(entry.d_tag != ElfDynamicSection.DT_TEXTREL, "DT_TEXTREL");
            assertTrue(entry.d_tag != ElfDynamicSection.DT_RPATH, "DT_RPATH");
            assertTrue(entry.d_tag != ElfDynamicSection.DT_RUNPATH, "DT_RUNPATH");
            assertTrue(entry.d_tag != ElfDynamicSection.DT_FLAGS || (entry.d_val_or_ptr & 0x4) == 0, "DF_TEXTREL");
        }
    }

    @Test
    void shouldImportOnlyWhatAndroid10Exports() throws IOException {
        Set<String> libraries = new TreeSet<>();
        Set<String> symbols = new TreeSet<>();
        for (String line : Files.readAllLines(Path.of(System.getProperty("highfive.androidSymbols")))) {
            if (!line.startsWith("#")) {
                List<String> words = Arrays.asList(line.split(" "));
                libraries.add("lib" + words.get(0) + ".so");
                symbols.addAll(words.subList(1, words.size()));
            }
        }
        assertTrue(
                libraries.containsAll(library.getDynamicSection().getNeededLibraries()),
                library.getDynamicSection().getNeededLibraries().toString());
        Set<String> imports = dynamicSymbols(false);
        assertTrue(imports.contains("dlopen"), "the imports were read");
        imports.removeAll(symbols);
        assertEquals(Set.of(), imports);
    }

    /** A frame cannot take memory from the heap if nothing in the library can. */
    @Test
    void shouldBeUnableToTakeMemoryFromTheHeap() {
        Set<String> imports = dynamicSymbols(false);
        imports.retainAll(Set.of("malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "mmap", "free"));
        assertEquals(Set.of(), imports);
    }

    @Test
    void shouldExportOnlyJniOnLoad() {
        assertEquals(Set.of("JNI_OnLoad"), dynamicSymbols(true));
    }

    private static Set<String> dynamicSymbols(boolean defined) {
        Set<String> names = new TreeSet<>();
        for (ElfSymbol symbol : library.getDynamicSymbolTableSection().symbols) {
            String name = symbol.getName();
            if (name != null && !name.isEmpty() && (symbol.st_shndx != 0) == defined) {
                names.add(name);
            }
        }
        return names;
    }
}
