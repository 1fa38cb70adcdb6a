package dev.highfive.codec.gamestate;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.codehaus.mojo.animal_sniffer.IgnoreJRERequirement;
import org.jspecify.annotations.Nullable;

/**
 * The conversions that Float has since Java 20, which compile to single instructions and, in loops over
 * arrays, to vectors. They are looked up, for Java 17 and Android 10 do not have them; the handles are
 * constants to HotSpot, which sees through them as through a direct call. Android's own VM would not, so
 * there they are left alone whatever its version.
 */
// Every call of invokeExact has a signature of its own, which no list of Android's methods can have.
@IgnoreJRERequirement
@SuppressWarnings("NullAway") // nobody calls what is not AVAILABLE, and a check would cost
final class VmFloat16 {
    private static final @Nullable MethodHandle FROM_FLOAT = find("floatToFloat16", short.class, float.class);
    private static final @Nullable MethodHandle TO_FLOAT = find("float16ToFloat", float.class, short.class);

    static final boolean AVAILABLE = FROM_FLOAT != null && TO_FLOAT != null;

    private VmFloat16() {}

    /** Keeps some bits of a NaN, which {@link Float16#fromFloat} must not. */
    static short fromFloat(float value) {
        try {
            return (short) FROM_FLOAT.invokeExact(value);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    static float toFloat(short half) {
        try {
            return (float) TO_FLOAT.invokeExact(half);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static @Nullable MethodHandle find(String name, Class<?> result, Class<?> argument) {
        if ("Dalvik".equals(System.getProperty("java.vm.name"))) {
            return null;
        }
        try {
            return MethodHandles.publicLookup().findStatic(Float.class, name, MethodType.methodType(result, argument));
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }
}
