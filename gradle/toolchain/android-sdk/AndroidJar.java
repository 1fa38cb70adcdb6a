import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes a platform's android.jar from Robolectric's android-all artifact: the framework's signatures with every
 * body replaced by a throw, as in the SDK's own jar, and java.* from the signatures that javac carries (ct.sym).
 *
 * <p>The result shows hidden APIs and the java.* of JDK 16, so javac accepts calls that a device may lack;
 * the Android API check of the portable modules is what catches those.
 */
public final class AndroidJar {
    private static final char JAVA_RELEASE = 'G'; // ct.sym's digit for 16, the newest that JDK 17's own ct.sym has
    private static final Set<String> MODULES =
            Set.of("java.base", "java.logging", "java.xml", "java.sql", "java.prefs");
    private static final List<String> JAVA_PACKAGES = List.of("java/", "javax/", "org/w3c/", "org/xml/");
    private static final List<String> ANDROID_PACKAGES = List.of(
            "android/",
            "dalvik/",
            "org/json/",
            "org/xmlpull/",
            "javax/microedition/",
            "org/apache/http/",
            "com/android/internal/",
            "com/android/modules/",
            "libcore/");
    private static final Set<String> RESOURCES = Set.of("resources.arsc", "AndroidManifest.xml");
    private static final int SIGNATURES = ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;

    private Set<String> javaClassNames = Set.of();

    /** Non-private constructors of each class, the one without arguments first: a stub has to call one. */
    private final Map<String, List<String>> constructors = new HashMap<>();

    /** Arguments: android-all.jar, android.jar to write, core-for-system-modules.jar to write. */
    public static void main(String[] args) throws IOException {
        new AndroidJar().make(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]));
    }

    private void make(Path androidAll, Path androidJar, Path coreJar) throws IOException {
        Map<String, byte[]> core = javaClasses();
        javaClassNames = Set.copyOf(core.keySet());
        Map<String, byte[]> all = androidClasses(androidAll);
        core.replaceAll((name, bytes) -> stub(bytes));
        all.replaceAll((name, bytes) -> name.endsWith(".class") ? stub(bytes) : bytes);
        all.putAll(core);
        write(androidJar, all);
        write(coreJar, core);
    }

    private Map<String, byte[]> javaClasses() throws IOException {
        Map<String, byte[]> classes = new TreeMap<>();
        Path symbols = Path.of(System.getProperty("java.home"), "lib", "ct.sym");
        try (ZipFile zip = new ZipFile(symbols.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                String[] path = entry.getName().split("/", 3); // releases / module / class.sig
                if (entry.isDirectory()
                        || !entry.getName().endsWith(".sig")
                        || path[0].contains("-")
                        || path[0].indexOf(JAVA_RELEASE) < 0
                        || !MODULES.contains(path[1])) {
                    continue;
                }
                String name = path[2].substring(0, path[2].length() - ".sig".length());
                if (startsWithAny(name, JAVA_PACKAGES)) {
                    classes.put(
                            name + ".class",
                            noteConstructors(zip.getInputStream(entry).readAllBytes()));
                }
            }
        }
        return classes;
    }

    private Map<String, byte[]> androidClasses(Path androidAll) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        try (ZipFile zip = new ZipFile(androidAll.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                String name = entry.getName();
                if (RESOURCES.contains(name)) {
                    entries.put(name, zip.getInputStream(entry).readAllBytes());
                } else if (name.endsWith(".class")
                        && !javaClassNames.contains(name)
                        && startsWithAny(name, ANDROID_PACKAGES)) {
                    entries.put(name, noteConstructors(zip.getInputStream(entry).readAllBytes()));
                }
            }
        }
        return entries;
    }

    private static boolean startsWithAny(String name, List<String> prefixes) {
        return prefixes.stream().anyMatch(name::startsWith);
    }

    private byte[] noteConstructors(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        List<String> found = constructors.computeIfAbsent(reader.getClassName(), name -> new ArrayList<>());
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        if (name.equals("<init>") && (access & Opcodes.ACC_PRIVATE) == 0) {
                            found.add(descriptor.equals("()V") ? 0 : found.size(), descriptor);
                        }
                        return null;
                    }
                },
                SIGNATURES);
        return bytes;
    }

    private byte[] stub(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public void visit(
                            int version,
                            int access,
                            String name,
                            String signature,
                            String superName,
                            String[] interfaces) {
                        super.visit(
                                Math.min(version & 0xffff, Opcodes.V17),
                                access,
                                name,
                                signature,
                                superName,
                                interfaces);
                    }

                    @Override
                    public FieldVisitor visitField(
                            int access, String name, String descriptor, String signature, Object value) {
                        boolean hidden = (access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC)) != 0;
                        return hidden || namesMissingClass(Type.getType(descriptor))
                                ? null
                                : super.visitField(access, name, descriptor, signature, value);
                    }

                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        boolean constructor = name.equals("<init>");
                        boolean hidden = (access & Opcodes.ACC_PRIVATE) != 0 && !constructor
                                || (access & Opcodes.ACC_SYNTHETIC) != 0 && (access & Opcodes.ACC_BRIDGE) == 0;
                        if (hidden || name.equals("<clinit>") || namesMissingClass(Type.getMethodType(descriptor))) {
                            return null;
                        }
                        MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
                        return (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0
                                ? method
                                : new BodyThatThrows(
                                        method,
                                        constructor ? reader.getSuperName() : null,
                                        (access & Opcodes.ACC_STATIC) != 0,
                                        descriptor);
                    }
                },
                SIGNATURES);
        return writer.toByteArray();
    }

    /** Newer than {@link #JAVA_RELEASE}: R8 refuses a library that names classes it cannot find. */
    private boolean namesMissingClass(Type type) {
        return switch (type.getSort()) {
            case Type.METHOD ->
                namesMissingClass(type.getReturnType())
                        || Stream.of(type.getArgumentTypes()).anyMatch(this::namesMissingClass);
            case Type.ARRAY -> namesMissingClass(type.getElementType());
            case Type.OBJECT ->
                type.getInternalName().startsWith("java/")
                        && !javaClassNames.contains(type.getInternalName() + ".class");
            default -> false;
        };
    }

    private final class BodyThatThrows extends MethodVisitor {
        private final String superOfConstructor;
        private final int locals;

        BodyThatThrows(MethodVisitor method, String superOfConstructor, boolean isStatic, String descriptor) {
            super(Opcodes.ASM9, method);
            this.superOfConstructor = superOfConstructor;
            this.locals = (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - (isStatic ? 1 : 0);
        }

        @Override
        public void visitEnd() {
            visitCode();
            int stack = superOfConstructor == null ? 0 : callSuper();
            visitTypeInsn(Opcodes.NEW, "java/lang/RuntimeException");
            visitInsn(Opcodes.DUP);
            visitLdcInsn("Stub!");
            visitMethodInsn(
                    Opcodes.INVOKESPECIAL, "java/lang/RuntimeException", "<init>", "(Ljava/lang/String;)V", false);
            visitInsn(Opcodes.ATHROW);
            visitMaxs(Math.max(3, stack), locals);
            super.visitEnd();
        }

        private int callSuper() {
            String descriptor = constructors.getOrDefault(superOfConstructor, List.of()).stream()
                    .findFirst()
                    .orElse("()V");
            visitVarInsn(Opcodes.ALOAD, 0);
            int stack = 1;
            for (Type argument : Type.getArgumentTypes(descriptor)) {
                stack += argument.getSize();
                visitInsn(
                        switch (argument.getSort()) {
                            case Type.OBJECT, Type.ARRAY -> Opcodes.ACONST_NULL;
                            case Type.LONG -> Opcodes.LCONST_0;
                            case Type.DOUBLE -> Opcodes.DCONST_0;
                            case Type.FLOAT -> Opcodes.FCONST_0;
                            default -> Opcodes.ICONST_0;
                        });
            }
            visitMethodInsn(Opcodes.INVOKESPECIAL, superOfConstructor, "<init>", descriptor, false);
            return stack;
        }
    }

    private static void write(Path jar, Map<String, byte[]> entries) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(jar), 1 << 20))) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                ZipEntry header = new ZipEntry(entry.getKey());
                header.setTime(315532800000L); // the same jar from the same input, whenever it is made
                out.putNextEntry(header);
                out.write(entry.getValue());
                out.closeEntry();
            }
        }
    }
}
