import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/**
 * Lays out a Gradle home from the gradle-api artifact, which holds the whole of Gradle in one jar.
 *
 * <p>Two things keep that jar from being a distribution. Gradle finds its modules by one properties file
 * per module jar, so each module gets a jar with just that file while all classes stay in one big jar.
 * And the artifact has its libraries moved to another package; the test frameworks have to move back,
 * because Gradle's test workers meet the user's own JUnit there.
 */
public final class GradleHome {
    private static final String SHADED = "org/gradle/internal/impldep/";
    private static final List<String> TEST_FRAMEWORKS = List.of(
            "org/junit/",
            "junit/",
            "org/testng/",
            "org/opentest4j/",
            "org/hamcrest/",
            "org/apiguardian/",
            "com/beust/");
    private static final String MODULE_SUFFIX = "-classpath.properties";
    private static final String CORE_MODULE = "gradle-base-services";

    /** Arguments: gradle-api.jar, folder of library jars, the home to make, folder of the beacon's classes. */
    public static void main(String[] args) throws IOException {
        Path api = Path.of(args[0]);
        Path libraries = Path.of(args[1]);
        Path home = Path.of(args[2]);
        Path beaconClasses = Path.of(args[3]);
        String version = api.getFileName().toString().replaceAll("^gradle-api-|\\.jar$", "");

        Path lib = home.resolve("lib");
        Files.createDirectories(lib.resolve("plugins"));
        Files.createDirectories(home.resolve("init.d"));
        Set<String> present = copyJars(libraries, lib);

        Map<String, byte[]> modules = new TreeMap<>();
        writeClasses(api, lib.resolve(CORE_MODULE + "-" + version + ".jar"), present, modules);
        modules.put("gradle-java-compiler-plugin", module("", ""));
        modules.put("gradle-installation-beacon", module("", ""));
        for (Map.Entry<String, byte[]> module : modules.entrySet()) {
            Map<String, byte[]> entries = new LinkedHashMap<>();
            entries.put(module.getKey() + MODULE_SUFFIX, onlyPresent(module.getValue(), present));
            if (module.getKey().equals("gradle-installation-beacon")) {
                addFiles(beaconClasses, entries);
            }
            writeJar(lib.resolve(module.getKey() + "-" + version + ".jar"), entries);
        }
        // Gradle looks these up by name; their classes are in the big jar.
        for (String name : List.of("native-platform-0.22", "kryo-2.24", "commons-lang-2.6", "guava-32.1.2")) {
            writeJar(lib.resolve(name + ".jar"), Map.of("META-INF/placeholder", new byte[0]));
        }
    }

    private static Set<String> copyJars(Path from, Path to) throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Files.copy(file, to.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
                names.add(file.getFileName().toString());
            }
        }
        return names;
    }

    private static void writeClasses(Path api, Path jar, Set<String> present, Map<String, byte[]> modules)
            throws IOException {
        Set<String> seen = new HashSet<>();
        try (ZipFile in = new ZipFile(api.toFile());
                ZipOutputStream out =
                        new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(jar), 1 << 20))) {
            out.setLevel(1);
            for (ZipEntry entry : Collections.list(in.entries())) {
                String name = entry.getName();
                if (entry.isDirectory() || isLeftOut(name) || !seen.add(name)) {
                    continue;
                }
                byte[] bytes = in.getInputStream(entry).readAllBytes();
                if (name.equals(CORE_MODULE + MODULE_SUFFIX)) {
                    bytes = onlyPresent(bytes, present);
                } else if (name.endsWith(MODULE_SUFFIX)) {
                    modules.put(name.substring(0, name.length() - MODULE_SUFFIX.length()), bytes);
                    continue;
                } else if (name.endsWith(".class") && name.startsWith("org/gradle/") && !name.startsWith(SHADED)) {
                    bytes = withOwnTestFrameworks(bytes);
                }
                out.putNextEntry(new ZipEntry(name));
                out.write(bytes);
                out.closeEntry();
            }
        }
    }

    private static boolean isLeftOut(String name) {
        return name.equals("META-INF/.gradle-runtime-shaded")
                || name.equals("META-INF/INDEX.LIST")
                || name.startsWith("META-INF/services/java")
                || name.startsWith("META-INF/services/org.apache.commons.logging");
    }

    private static byte[] withOwnTestFrameworks(byte[] bytes) {
        boolean[] changed = new boolean[1];
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(bytes)
                .accept(
                        new ClassRemapper(writer, new Remapper() {
                            @Override
                            public String map(String name) {
                                String own = ownName(name, '/');
                                changed[0] |= !own.equals(name);
                                return own;
                            }

                            @Override
                            public Object mapValue(Object value) {
                                if (value instanceof String text) {
                                    String own = ownName(ownName(text, '/'), '.');
                                    changed[0] |= !own.equals(text);
                                    return own;
                                }
                                return super.mapValue(value);
                            }
                        }),
                        0);
        return changed[0] ? writer.toByteArray() : bytes;
    }

    private static String ownName(String name, char separator) {
        String shaded = SHADED.replace('/', separator);
        if (name.startsWith(shaded)) {
            String own = name.substring(shaded.length());
            for (String framework : TEST_FRAMEWORKS) {
                if ((own + separator).startsWith(framework.replace('/', separator))) {
                    return own;
                }
            }
        }
        return name;
    }

    private static byte[] onlyPresent(byte[] bytes, Set<String> present) throws IOException {
        Properties properties = new Properties();
        properties.load(new ByteArrayInputStream(bytes));
        List<String> runtime = Stream.of(properties.getProperty("runtime", "").split(","))
                .filter(present::contains)
                .toList();
        return module(properties.getProperty("projects", ""), String.join(",", runtime));
    }

    private static byte[] module(String projects, String runtime) {
        return ("projects=" + projects + "\nruntime=" + runtime + "\n").getBytes(StandardCharsets.ISO_8859_1);
    }

    private static void addFiles(Path folder, Map<String, byte[]> entries) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                entries.put(folder.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
    }

    private static void writeJar(Path jar, Map<String, byte[]> entries) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(jar)))) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(entry.getKey()));
                out.write(entry.getValue());
                out.closeEntry();
            }
        }
    }
}
