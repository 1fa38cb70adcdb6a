package dev.highfive.app;

import static org.junit.Assert.assertEquals;

import java.io.File;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import net.dongliu.apk.parser.ApkFile;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * What each make of headset looks for in the manifest of the release, and where. Apps that run there have it so (WiVRn,
 * ALVR, Godot's vendor plugins, Meta's samples), or the maker's documentation.
 */
@RunWith(Parameterized.class)
public final class ManifestTest {
    private static final String APP = "application";
    private static final String LOBBY = "dev.highfive.app.MainActivity";
    private static final String ROOM = "dev.highfive.app.RoomActivity";

    @Parameters(name = "{0}: {3}")
    public static List<Object[]> table() {
        return Arrays.asList(new Object[][] {
            {"all", ROOM, "category", "org.khronos.openxr.intent.category.IMMERSIVE_HMD", ""},
            {"all", ROOM, "category", "android.intent.category.DEFAULT", ""},
            {"Quest", ROOM, "category", "com.oculus.intent.category.VR", ""},
            {"Quest", ROOM, "meta-data", "com.oculus.vr.focusaware", "true"},
            {"Quest", LOBBY, "category", "com.oculus.intent.category.2D", ""},
            {"Quest", APP, "meta-data", "com.oculus.supportedDevices", "quest2|questpro|quest3|quest3s"},
            {"Quest", APP, "meta-data", "com.oculus.handtracking.frequency", "HIGH"},
            {"Quest", APP, "meta-data", "com.oculus.handtracking.version", "V2.0"},
            {"Pico", APP, "meta-data", "pvr.sdk.version", "OpenXR"},
            {"Pico", APP, "meta-data", "handtracking", "1"},
            {"Pico", ROOM, "meta-data", "pvr.app.type", "vr"},
            {"Pico", ROOM, "category", "com.picovr.intent.category.VRAPP", ""},
            {"Pico", LOBBY, "meta-data", "pvr.2dtovr.mode", "6"},
            {"Vive", ROOM, "category", "com.htc.intent.category.VRAPP", ""},
            {"Vive", APP, "meta-data", "minWaveSDKVersion", "1"},
            {"Vive", APP, "meta-data", "com.htc.vr.content.NumDoFHmd", "6DoF"},
            {"Vive", APP, "meta-data", "com.htc.vr.content.NumDoFController", "6DoF"},
            {"Vive", APP, "meta-data", "com.htc.vr.content.NumController", "2"},
            {"YVR", ROOM, "category", "com.yvr.intent.category.VR", ""},
            {"Android XR", APP, "uses-native-library", "libopenxr.google.so", ""},
            {
                "Android XR",
                ROOM,
                "property",
                "android.window.PROPERTY_XR_ACTIVITY_START_MODE",
                "XR_ACTIVITY_START_MODE_FULL_SPACE_UNMANAGED"
            },
            {
                "Android XR",
                ROOM,
                "property",
                "android.window.PROPERTY_XR_BOUNDARY_TYPE_RECOMMENDED",
                "XR_BOUNDARY_TYPE_LARGE"
            },
        });
    }

    @Parameter
    public String maker;

    @Parameter(1)
    public String place;

    @Parameter(2)
    public String tag;

    @Parameter(3)
    public String name;

    @Parameter(4)
    public String value;

    @Test
    public void shouldSayItWhereTheMakerLooks() throws Exception {
        File apk = new File(System.getProperty("highfive.apks"), "release/app-release.apk");
        try (ApkFile parsed = new ApkFile(apk)) {
            NodeList elements = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(parsed.getManifestXml())))
                    .getElementsByTagName(tag);
            List<String> found = new ArrayList<>();
            for (int i = 0; i < elements.getLength(); i++) {
                Element element = (Element) elements.item(i);
                if (element.getAttribute("android:name").equals(name)) {
                    found.add(placeOf(element) + " " + element.getAttribute("android:value"));
                }
            }
            assertEquals(List.of(place + " " + value), distinct(found));
        }
    }

    private List<String> distinct(List<String> found) {
        found.removeIf(entry -> tag.equals("category") && !entry.startsWith(place + " "));
        return new ArrayList<>(new LinkedHashSet<>(found));
    }

    /** The activity that it is in, or the application. */
    private static String placeOf(Element element) {
        for (Node node = element.getParentNode(); node instanceof Element; node = node.getParentNode()) {
            if (((Element) node).getTagName().equals("activity")) {
                return ((Element) node).getAttribute("android:name");
            }
        }
        return APP;
    }
}
