package dev.highfive.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import com.android.apksig.ApkVerifier;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import javax.xml.parsers.DocumentBuilderFactory;
import net.dongliu.apk.parser.ApkFile;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.jf.dexlib2.DexFileFactory;
import org.jf.dexlib2.Opcodes;
import org.jf.dexlib2.iface.ClassDef;
import org.jf.dexlib2.iface.DexFile;
import org.jf.dexlib2.iface.MultiDexContainer;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The packages that people sideload, opened as a headset would. */
@RunWith(Parameterized.class)
public final class ApkTest {
    private static final int PAGE = 16 * 1024;

    @Parameters(name = "{0}")
    public static List<String> kinds() {
        return Arrays.asList("debug", "release");
    }

    @Parameter
    public String kind;

    private File apk;
    private Document manifest;

    @Before
    public void open() throws Exception {
        apk = new File(System.getProperty("highfive.apks"), kind + "/app-" + kind + ".apk");
        try (ApkFile parsed = new ApkFile(apk)) {
            manifest = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(parsed.getManifestXml())));
        }
    }

    @Test
    public void shouldHaveTheIdAndSdkLevels() {
        assertEquals("dev.highfive", manifest.getDocumentElement().getAttribute("package"));
        Element sdk = (Element) manifest.getElementsByTagName("uses-sdk").item(0);
        assertEquals("29", sdk.getAttribute("android:minSdkVersion"));
        assertEquals("34", sdk.getAttribute("android:targetSdkVersion"));
        assertEquals("36", manifest.getDocumentElement().getAttribute("android:compileSdkVersion"));
    }

    @Test
    public void shouldTellWhichCommitItWasBuiltFrom() {
        String name = manifest.getDocumentElement().getAttribute("android:versionName");
        assertTrue(name, name.matches("\\d+\\.\\d+(-[0-9a-f]{7,}(-dirty)?)?"));
        assertTrue(Integer.parseInt(manifest.getDocumentElement().getAttribute("android:versionCode")) > 0);
    }

    @Test
    public void shouldAskForTheseAndNoOtherPermissions() {
        Set<String> asked = names("uses-permission");
        // AndroidX declares one of the app's own, for receivers inside the app.
        asked.remove("dev.highfive.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION");
        assertEquals(
                setOf(
                        "android.permission.INTERNET",
                        "android.permission.ACCESS_NETWORK_STATE",
                        "android.permission.ACCESS_WIFI_STATE",
                        "android.permission.CHANGE_WIFI_MULTICAST_STATE",
                        "android.permission.WAKE_LOCK",
                        "android.permission.HAND_TRACKING",
                        "com.oculus.permission.HAND_TRACKING",
                        "com.oculus.permission.WIFI_LOCK",
                        "org.khronos.openxr.permission.OPENXR",
                        "org.khronos.openxr.permission.OPENXR_SYSTEM"),
                asked);
    }

    @Test
    public void shouldNameTheFeaturesOfEveryMakeOfHeadset() {
        assertEquals(
                setOf(
                        "android.hardware.vr.headtracking",
                        "oculus.software.handtracking",
                        "wave.feature.handtracking",
                        "com.oculus.feature.PASSTHROUGH"),
                names("uses-feature"));
        assertEquals(setOf("libopenxr.google.so"), names("uses-native-library"));
    }

    @Test
    public void shouldStartTheLobbyAsAWindowAndByALink() {
        Element lobby = activity("dev.highfive.app.MainActivity");
        assertEquals(
                setOf(
                        "android.intent.category.LAUNCHER",
                        "android.intent.category.DEFAULT",
                        "android.intent.category.BROWSABLE",
                        "com.oculus.intent.category.2D"),
                names(lobby.getElementsByTagName("category")));
        assertEquals("highfive", ((Element) lobby.getElementsByTagName("data").item(0)).getAttribute("android:scheme"));
        Element room = activity("dev.highfive.app.RoomActivity");
        assertTrue(names(room.getElementsByTagName("category")).contains("com.oculus.intent.category.VR"));
    }

    @Test
    public void shouldSeeOpenXrRuntimes() {
        Element queries = (Element) manifest.getElementsByTagName("queries").item(0);
        assertEquals(
                setOf("org.khronos.openxr.OpenXRRuntimeService", "org.khronos.openxr.OpenXRApiLayerService"),
                names(queries.getElementsByTagName("action")));
        assertEquals(
                "org.khronos.openxr.runtime_broker;org.khronos.openxr.system_runtime_broker",
                ((Element) queries.getElementsByTagName("provider").item(0)).getAttribute("android:authorities"));
    }

    @Test
    public void shouldStoreBothLibrariesOnPagesOf16Kib() throws IOException {
        Set<String> libraries = new TreeSet<>();
        try (ZipFile zip = ZipFile.builder().setFile(apk).get()) {
            for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
                if (entry.getName().startsWith("lib/")) {
                    libraries.add(entry.getName());
                    assertEquals(entry.getName(), ZipEntry.STORED, entry.getMethod());
                    assertEquals(entry.getName(), 0, entry.getDataOffset() % PAGE);
                }
            }
        }
        assertEquals(setOf("lib/arm64-v8a/libhighfive_xr.so", "lib/arm64-v8a/libopenxr_loader.so"), libraries);
    }

    @Test
    public void shouldBeSignedBySchemesV2AndV3() throws Exception {
        // Where all have V3 nobody looks at V2, so one asks for an Android that has it not.
        ApkVerifier.Result result = new ApkVerifier.Builder(apk)
                .setMinCheckedPlatformVersion(24)
                .build()
                .verify();
        assertTrue(result.getErrors().toString(), result.isVerified());
        assertTrue(result.isVerifiedUsingV2Scheme() && result.isVerifiedUsingV3Scheme());
    }

    @Test
    public void shouldHoldTheAppAndNothingOfThePcOrTheTests() throws IOException {
        Set<String> classes = classes();
        assertTrue(classes.contains("Ldev/highfive/app/MainActivity;"));
        assertTrue("JNI_OnLoad binds it by name", classes.contains("Ldev/highfive/xr/Glue;"));
        for (String type : classes) {
            assertFalse(
                    type,
                    type.startsWith("Lorg/lwjgl/")
                            || type.startsWith("Lorg/junit/")
                            || type.startsWith("Lorg/robolectric/")
                            || type.startsWith("Lpicocli/"));
            assertFalse(
                    type,
                    type.startsWith("Ldev/highfive/")
                            && (type.endsWith("Test;") || type.contains("/monado/") || type.contains("/desktop/")));
        }
    }

    /** Shaders, font and meshes are found by the package of whoever asks for them, so that has to keep its name. */
    @Test
    public void shouldKeepTheNamesOfPackagesThatHaveFiles() throws IOException {
        Set<String> packages = new TreeSet<>();
        for (String type : classes()) {
            packages.add(type.substring(0, type.lastIndexOf('/') + 1));
        }
        Set<String> folders = new TreeSet<>();
        try (ZipFile zip = ZipFile.builder().setFile(apk).get()) {
            for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
                if (entry.getName().startsWith("dev/highfive/")) {
                    folders.add(
                            "L" + entry.getName().substring(0, entry.getName().lastIndexOf('/') + 1));
                }
            }
        }
        assertTrue(folders.toString(), folders.contains("Ldev/highfive/client/render/"));
        assertTrue(folders.toString(), packages.containsAll(folders));
    }

    /** A method takes some four bytes of the profile, before it is packed; AndroidX alone has not a thousand. */
    @Test
    public void shouldHaveOurOwnCodeCompiledWhenItIsInstalled() throws IOException {
        if (kind.equals("debug")) {
            return;
        }
        try (ZipFile zip = ZipFile.builder().setFile(apk).get();
                InputStream profile = zip.getInputStream(zip.getEntry("assets/dexopt/baseline.prof"))) {
            byte[] head = new byte[13]; // "pro" and a zero, "010" and a zero, the number of dex files, the size
            assertEquals(head.length, profile.read(head));
            int size = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN).getInt(9);
            assertTrue("a profile of " + size + " bytes", size > 5000 && size < 1_000_000);
        }
    }

    @Test
    public void shouldBeSmallWhenReleased() {
        assertTrue(apk + " has " + apk.length() + " bytes", kind.equals("debug") || apk.length() < 6_000_000);
    }

    private Set<String> classes() throws IOException {
        Set<String> classes = new TreeSet<>();
        MultiDexContainer<? extends DexFile> dex = DexFileFactory.loadDexContainer(apk, Opcodes.forApi(29));
        for (String name : dex.getDexEntryNames()) {
            for (ClassDef type : dex.getEntry(name).getDexFile().getClasses()) {
                classes.add(type.getType());
            }
        }
        return classes;
    }

    private Element activity(String name) {
        NodeList activities = manifest.getElementsByTagName("activity");
        for (int i = 0; i < activities.getLength(); i++) {
            if (((Element) activities.item(i)).getAttribute("android:name").equals(name)) {
                return (Element) activities.item(i);
            }
        }
        throw new AssertionError("no " + name);
    }

    private Set<String> names(String tag) {
        return names(manifest.getElementsByTagName(tag));
    }

    private static Set<String> names(NodeList elements) {
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < elements.getLength(); i++) {
            names.add(((Element) elements.item(i)).getAttribute("android:name"));
        }
        return names;
    }

    private static Set<String> setOf(String... names) {
        return new TreeSet<>(Arrays.asList(names));
    }
}
