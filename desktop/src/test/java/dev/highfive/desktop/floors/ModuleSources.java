package dev.highfive.desktop.floors;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which packages the packages of a source folder use. It reads text, not classes: constants that the compiler copies
 * count as well, and so does a name that is written out instead of imported.
 */
final class ModuleSources {
    private static final Pattern NO_CODE = Pattern.compile(
            "(?s)/\\*.*?\\*/|//[^\\n]*|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*+\"|'(?:\\\\.|[^'\\\\\\n])++'");
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern USE = Pattern.compile("(?<![\\w.])([a-z]\\w*(?:\\.[a-z]\\w*)+)\\.(?=[A-Z*])");

    /** By package, the packages that it uses, with a file in which it does. */
    private final Map<String, Map<String, Path>> uses = new TreeMap<>();

    ModuleSources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                read(file, NO_CODE.matcher(Files.readString(file)).replaceAll(" "));
            }
        }
    }

    private void read(Path file, String code) {
        Matcher declared = PACKAGE.matcher(code);
        if (!declared.find()) {
            throw new IllegalArgumentException(file + " names no package.");
        }
        Map<String, Path> used = uses.computeIfAbsent(declared.group(1), name -> new TreeMap<>());
        for (Matcher use = USE.matcher(code); use.find(); ) {
            used.putIfAbsent(use.group(1), file);
        }
    }

    Set<String> packages() {
        return uses.keySet();
    }

    /** Sentences about each use of a package in one of those trees, unless it is in one of these. */
    List<String> usesOf(Set<String> forbidden, Set<String> allowed) {
        List<String> found = new ArrayList<>();
        uses.forEach((name, used) -> used.forEach((other, file) -> {
            if (isIn(other, forbidden) && !isIn(other, allowed)) {
                found.add(file + ": " + name + " uses " + other);
            }
        }));
        return found;
    }

    static boolean isIn(String name, Set<String> trees) {
        return trees.stream().anyMatch(tree -> name.equals(tree) || name.startsWith(tree + "."));
    }

    /** The packages that use each other, directly or by way of others: each knot is the set of its packages. */
    Set<Set<String>> cycles() {
        Set<Set<String>> knots = new LinkedHashSet<>();
        for (String name : packages()) {
            Set<String> knot = new TreeSet<>();
            for (String other : reachable(name)) {
                if (reachable(other).contains(name)) {
                    knot.add(other);
                }
            }
            if (knot.size() > 1) {
                knots.add(knot);
            }
        }
        return knots;
    }

    private Set<String> reachable(String from) {
        Set<String> seen = new TreeSet<>();
        List<String> open = new ArrayList<>(List.of(from));
        while (!open.isEmpty()) {
            for (String next : uses.get(open.remove(open.size() - 1)).keySet()) {
                if (uses.containsKey(next) && seen.add(next)) {
                    open.add(next);
                }
            }
        }
        return seen;
    }
}
