package dev.highfive.app;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.lwjgl.opengles.GLES;
import org.lwjgl.opengles.GLES30;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.robolectric.internal.bytecode.ClassHandler;

/**
 * Puts this machine's OpenGL ES behind the native methods of android.opengl, where Robolectric would do nothing. It
 * knows none of the functions: LWJGL's of the same name is found by its parameters, with an address for each buffer or
 * array of Android's. A call that OpenGL ES refuses is thrown back at once.
 */
public final class RealGl implements ClassHandler {
    private static final String ANDROID = "android.opengl.GLES";
    private static final MethodHandle CALL = find("call", Object.class, Method.class, MethodType.class, Object[].class);
    private static final Set<String> CALLED = new ConcurrentSkipListSet<>();
    private static final AtomicInteger DRAWS = new AtomicInteger();
    private static final AtomicReference<Error> FAILURE = new AtomicReference<>();
    private static final ThreadLocal<List<Object>> RECORD = new ThreadLocal<>();

    private final ClassHandler others;

    RealGl(ClassHandler others) {
        this.others = others;
    }

    /** The functions that anyone has called so far. */
    public static Set<String> called() {
        return CALLED;
    }

    /** How often anyone has drawn so far. */
    public static int draws() {
        return DRAWS.get();
    }

    /** Lets the next call of anyone fail, once. */
    public static void failNext(Error failure) {
        FAILURE.set(failure);
    }

    /** From now on what this thread hands over is written down here and goes nowhere; null ends it. */
    public static void record(List<Object> arguments) {
        RECORD.set(arguments);
    }

    @Override
    public MethodHandle findShadowMethodHandle(
            Class<?> type, String name, MethodType parameters, boolean isStatic, boolean isNative)
            throws IllegalAccessException {
        if (!type.getName().startsWith(ANDROID) || !name.startsWith("gl") || !isNative) {
            return others.findShadowMethodHandle(type, name, parameters, isStatic, isNative);
        }
        return MethodHandles.insertArguments(CALL, 0, function(name, parameters), parameters)
                .asCollector(Object[].class, parameters.parameterCount())
                .asType(parameters);
    }

    private static Method function(String name, MethodType android) {
        for (Method candidate : GLES30.class.getMethods()) {
            if ((candidate.getName().equals(name) || candidate.getName().equals("n" + name))
                    && Modifier.isStatic(candidate.getModifiers())
                    && takes(candidate.getParameterTypes(), android)) {
                return candidate;
            }
        }
        throw new AssertionError("LWJGL has no " + name + android);
    }

    private static boolean takes(Class<?>[] parameters, MethodType android) {
        int at = 0;
        for (int i = 0; i < android.parameterCount(); i++) {
            Class<?> from = android.parameterType(i);
            boolean address = from == int[].class || Buffer.class.isAssignableFrom(from);
            if (at == parameters.length
                    || !(address
                            ? parameters[at] == long.class
                            : MethodType.methodType(parameters[at])
                                            .wrap()
                                            .equals(MethodType.methodType(from).wrap())
                                    || from == int.class && parameters[at] == long.class
                                    || from == String.class && parameters[at] == CharSequence.class)) {
                return false;
            }
            i += from == int[].class ? 1 : 0; // the number of the element to begin with
            at++;
        }
        return at == parameters.length;
    }

    private static Object call(Method function, MethodType android, Object[] from) throws Exception {
        if (RECORD.get() != null) {
            RECORD.get().addAll(Arrays.asList(from));
            return android.returnType() == int.class ? 0 : null;
        }
        String name = function.getName().replaceFirst("^ngl", "gl");
        CALLED.add(name);
        if (name.equals("glDrawElementsInstanced")) {
            DRAWS.incrementAndGet();
        }
        Error failure = FAILURE.getAndSet(null);
        if (failure != null) {
            throw failure;
        }
        makeCapabilities();
        try (MemoryStack stack = MemoryStack.stackPush()) {
            Class<?>[] parameters = function.getParameterTypes();
            List<Object> to = new ArrayList<>();
            IntBuffer copy = null;
            int list = 0;
            for (int i = 0; i < from.length; i++) {
                if (from[i] instanceof int[]) {
                    int[] elements = (int[]) from[i];
                    list = i;
                    i++;
                    copy = stack.ints(elements).position((int) from[i]);
                    to.add(MemoryUtil.memAddress(copy));
                } else if (Buffer.class.isAssignableFrom(android.parameterType(i))) {
                    to.add(address((Buffer) from[i]));
                } else if (from[i] instanceof Integer && parameters[to.size()] == long.class) {
                    to.add((long) (int) from[i]);
                } else {
                    to.add(from[i]);
                }
            }
            Object result = function.invoke(null, to.toArray());
            if (!function.getName().equals("glGetError") && GLES30.glGetError() != GLES30.GL_NO_ERROR) {
                throw new AssertionError(function.getName() + " is refused with " + to);
            }
            if (copy != null) {
                copy.rewind().get((int[]) from[list]);
            }
            return result;
        }
    }

    /** LWJGL has its own record of what each thread's context can do. */
    private static void makeCapabilities() {
        try {
            GLES.getCapabilities();
        } catch (IllegalStateException none) {
            GLES.createCapabilities();
        }
    }

    /** Where Android's native code would begin to read or write. */
    private static long address(Buffer buffer) {
        if (buffer == null) {
            return 0;
        }
        if (!buffer.isDirect()) {
            throw new AssertionError("not a direct buffer: " + buffer);
        }
        int shift = buffer instanceof ByteBuffer ? 0 : buffer instanceof ShortBuffer ? 1 : 2;
        return MemoryUtil.memAddress0(buffer) + ((long) buffer.position() << shift);
    }

    private static MethodHandle find(String name, Class<?> result, Class<?>... parameters) {
        try {
            return MethodHandles.lookup().findStatic(RealGl.class, name, MethodType.methodType(result, parameters));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void classInitializing(Class<?> type) {
        others.classInitializing(type);
    }

    @Override
    public MethodHandle getShadowCreator(Class<?> type) {
        return others.getShadowCreator(type);
    }

    @Override
    public Object intercept(String signature, Object instance, Object[] parameters, Class<?> type) throws Throwable {
        return others.intercept(signature, instance, parameters, type);
    }

    @Override
    public <T extends Throwable> T stripStackTrace(T throwable) {
        return others.stripStackTrace(throwable);
    }
}
