package dev.highfive.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.opengl.GLES30;
import dev.highfive.client.gles.Gles;
import java.io.File;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.jf.dexlib2.DexFileFactory;
import org.jf.dexlib2.Opcodes;
import org.jf.dexlib2.iface.ClassDef;
import org.jf.dexlib2.iface.DexFile;
import org.jf.dexlib2.iface.Method;
import org.jf.dexlib2.iface.MultiDexContainer;
import org.jf.dexlib2.iface.instruction.Instruction;
import org.jf.dexlib2.iface.instruction.ReferenceInstruction;
import org.jf.dexlib2.iface.reference.MethodReference;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** There is no GPU here, so the code that was packed is read: each method calls the function of its name. */
@RunWith(GlueTestRunner.class)
@Config(sdk = 34)
public final class AndroidGlesTest {
    @Test
    public void shouldHaveTheConstantsOfAndroid() throws Exception {
        for (Field constant : Gles.class.getFields()) {
            assertEquals(constant.getName(),
                    GLES30.class.getField("GL_" + constant.getName()).getInt(null), constant.getInt(null));
        }
    }

    @Test
    public void shouldCallTheFunctionOfTheSameName() throws Exception {
        int methods = 0;
        for (Method method : packed("Ldev/highfive/app/AndroidGles;").getVirtualMethods()) {
            final List<String> calls = calls(method);
            final String name = "gl" + method.getName().substring(0, 1).toUpperCase() + method.getName().substring(1);
            assertEquals(method.getName() + " " + calls, 1, calls.size());
            assertTrue(method.getName() + " calls " + calls.get(0), calls.get(0).equals(name)
                    || calls.get(0).equals(name + "s") || calls.get(0).equals(name + "v")
                    || calls.get(0).equals(name + "iv"));
            methods++;
        }
        assertEquals(Gles.class.getMethods().length, methods);
    }

    private static List<String> calls(Method method) {
        final List<String> calls = new ArrayList<>();
        for (Instruction instruction : method.getImplementation().getInstructions()) {
            if (instruction instanceof ReferenceInstruction
                    && ((ReferenceInstruction) instruction).getReference() instanceof MethodReference) {
                final MethodReference called = (MethodReference) ((ReferenceInstruction) instruction).getReference();
                if (called.getDefiningClass().startsWith("Landroid/opengl/")) {
                    calls.add(called.getName());
                }
            }
        }
        return calls;
    }

    private static ClassDef packed(String type) throws Exception {
        final File apk = new File(System.getProperty("highfive.apks"), "debug/app-debug.apk");
        final MultiDexContainer<? extends DexFile> dex = DexFileFactory.loadDexContainer(apk, Opcodes.forApi(29));
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
