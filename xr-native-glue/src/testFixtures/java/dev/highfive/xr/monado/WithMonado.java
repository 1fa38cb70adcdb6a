package dev.highfive.xr.monado;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/** Runs a test class with Monado as the active OpenXR runtime. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(MonadoExtension.class)
public @interface WithMonado {
    /** False for tests that start it themselves, in a setting of their own or more than once. */
    boolean running() default true;
}
