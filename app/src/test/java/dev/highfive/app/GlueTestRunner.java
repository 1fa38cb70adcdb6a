package dev.highfive.app;

import java.util.List;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.internal.bytecode.ClassHandler;
import org.robolectric.internal.bytecode.InstrumentationConfiguration;
import org.robolectric.internal.bytecode.Sandbox;
import org.robolectric.internal.bytecode.ShadowMap;
import org.robolectric.pluginapi.MethodHandleDecorator;

/**
 * Robolectric with the real glue and a real GL behind android.opengl. Each SDK level has a class loader of its own, but
 * a native library can belong to one only, so the glue's classes and those that they hand out stay with the JVM's.
 * Tests that do not touch the glue use it too: Robolectric takes settings that differ in nothing else for the same, and
 * hands one class loader to both.
 */
public final class GlueTestRunner extends RobolectricTestRunner {
    public GlueTestRunner(Class<?> testClass) throws InitializationError {
        super(testClass);
    }

    @Override
    protected InstrumentationConfiguration createClassLoaderConfig(FrameworkMethod method) {
        return new InstrumentationConfiguration.Builder(super.createClassLoaderConfig(method))
                .doNotAcquirePackage("dev.highfive.xr.")
                .doNotAcquirePackage("dev.highfive.client.")
                .doNotAcquirePackage("dev.highfive.session.")
                .doNotAcquirePackage("dev.highfive.world.")
                .doNotAcquirePackage("dev.highfive.net.")
                .doNotAcquirePackage("dev.highfive.codec.")
                .doNotAcquirePackage("dev.highfive.desktop.")
                .doNotAcquirePackage("org.joml.")
                .doNotAcquirePackage("org.lwjgl.")
                .doNotAcquireClass(RealGl.class)
                .build();
    }

    @Override
    protected ClassHandler createClassHandler(
            ShadowMap shadows, Sandbox sandbox, List<MethodHandleDecorator> decorators) {
        return new RealGl(super.createClassHandler(shadows, sandbox, decorators));
    }
}
