package dev.highfive.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.opengl.GLES30;
import dev.highfive.client.gles.Gles;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.desktop.picture.KeptScenes;
import dev.highfive.desktop.picture.OffscreenScene;
import dev.highfive.xr.monado.MissingPart;
import java.io.File;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jf.dexlib2.DexFileFactory;
import org.jf.dexlib2.Opcodes;
import org.jf.dexlib2.iface.ClassDef;
import org.jf.dexlib2.iface.DexFile;
import org.jf.dexlib2.iface.Method;
import org.jf.dexlib2.iface.MultiDexContainer;
import org.jf.dexlib2.iface.instruction.Instruction;
import org.jf.dexlib2.iface.instruction.ReferenceInstruction;
import org.jf.dexlib2.iface.reference.MethodReference;
import org.junit.AssumptionViolatedException;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Android's own classes draw, with the OpenGL ES of this machine behind them, and the code that was packed is read. */
@RunWith(GlueTestRunner.class)
@Config(sdk = 34)
public final class AndroidGlesTest {
    @Test
    public void shouldHaveTheConstantsOfAndroid() throws Exception {
        for (Field constant : Gles.class.getFields()) {
            assertEquals(
                    constant.getName(),
                    GLES30.class.getField("GL_" + constant.getName()).getInt(null),
                    constant.getInt(null));
        }
    }

    @Test
    public void shouldCallTheFunctionOfTheSameName() throws Exception {
        int methods = 0;
        for (Method method : packed("Ldev/highfive/app/AndroidGles;").getVirtualMethods()) {
            if (method.getName().equals("extensions")) {
                continue;
            }
            List<String> calls = calls(method);
            String name = "gl" + method.getName().substring(0, 1).toUpperCase()
                    + method.getName().substring(1);
            assertEquals(method.getName() + " " + calls, 1, calls.size());
            assertTrue(
                    method.getName() + " calls " + calls.get(0),
                    calls.get(0).equals(name)
                            || calls.get(0).equals(name + "s")
                            || calls.get(0).equals(name + "v")
                            || calls.get(0).equals(name + "iv"));
            methods++;
        }
        assertEquals(Gles.class.getMethods().length - 1, methods);
    }

    /** Pictures do not tell apart what is always zero. */
    @Test
    public void shouldHandArgumentsOverInTheirOrder() throws Exception {
        AndroidGles gles = new AndroidGles();
        for (java.lang.reflect.Method method : Gles.class.getMethods()) {
            List<Object> given = new ArrayList<>();
            for (Class<?> type : method.getParameterTypes()) {
                given.add(argument(type, 100 + given.size()));
            }
            List<Object> taken = new ArrayList<>();
            RealGl.record(taken);
            try {
                method.invoke(gles, given.toArray());
            } finally {
                RealGl.record(null);
            }
            Set<Object> inOrder = new LinkedHashSet<>();
            for (Object argument : taken) {
                inOrder.add(argument instanceof int[] ? ((int[]) argument)[0] : argument);
            }
            inOrder.retainAll(given);
            assertEquals(method.toString(), new ArrayList<>(new LinkedHashSet<>(given)), new ArrayList<>(inOrder));
        }
    }

    /** Another for each number, except that there are only two booleans. */
    private static Object argument(Class<?> type, int number) {
        if (type == int.class) {
            return number;
        }
        if (type == float.class) {
            return (float) number;
        }
        if (type == boolean.class) {
            return number % 2 == 0;
        }
        return type == String.class
                ? "word " + number
                : ByteBuffer.allocateDirect(number).order(ByteOrder.nativeOrder());
    }

    @Test
    public void shouldDrawWhatThePcDraws() throws Exception {
        try (OffscreenScene room = new OffscreenScene(offscreen(), new AndroidGles())) {
            KeptScenes.twoPeople(room);
            room.check("two-people");
            KeptScenes.fading(room);
            room.check("fading");
            KeptScenes.stroke(room);
            room.check("stroke");
            KeptScenes.objects(room);
            room.check("objects");
            room.renderer.write(List.of("on the screen"), 20, room.canvas);
            assertEquals(Gles.NO_ERROR, room.gles.getError());
        }
        Set<String> notSeen = new TreeSet<>();
        for (Method method : packed("Ldev/highfive/app/AndroidGles;").getVirtualMethods()) {
            notSeen.addAll(calls(method));
        }
        notSeen.removeAll(RealGl.called());
        assertEquals("what no picture needs", Set.of("glFinish", "glGetProgramInfoLog", "glGetShaderInfoLog"), notSeen);
    }

    /** Skips the test loudly where nothing can draw, and fails in CI. */
    private static OffscreenGles offscreen() {
        try {
            return new OffscreenGles();
        } catch (GlesMissing e) {
            MissingPart.report("AndroidGlesTest", e.getMessage());
            throw new AssumptionViolatedException(e.getMessage(), e);
        }
    }

    private static List<String> calls(Method method) {
        List<String> calls = new ArrayList<>();
        for (Instruction instruction : method.getImplementation().getInstructions()) {
            if (instruction instanceof ReferenceInstruction
                    && ((ReferenceInstruction) instruction).getReference() instanceof MethodReference) {
                MethodReference called = (MethodReference) ((ReferenceInstruction) instruction).getReference();
                if (called.getDefiningClass().startsWith("Landroid/opengl/")) {
                    calls.add(called.getName());
                }
            }
        }
        return calls;
    }

    private static ClassDef packed(String type) throws Exception {
        File apk = new File(System.getProperty("highfive.apks"), "debug/app-debug.apk");
        MultiDexContainer<? extends DexFile> dex = DexFileFactory.loadDexContainer(apk, Opcodes.forApi(29));
        for (String name : dex.getDexEntryNames()) {
            for (ClassDef found : dex.getEntry(name).getDexFile().getClasses()) {
                if (found.getType().equals(type)) {
                    return found;
                }
            }
        }
        throw new AssertionError(type + " is not in " + apk);
    }
}
