package boot;

import java.util.Set;
import org.gradle.initialization.GradleApiSpecProvider;

/**
 * Lets plugins share Gradle's kotlin-stdlib, as Gradle's Kotlin DSL module (absent here) does: without it a
 * Kotlin lambda that a plugin passes to Gradle is not recognised as one.
 */
public final class KotlinSpec implements GradleApiSpecProvider {
    @Override
    public Spec get() {
        return new SpecAdapter() {
            @Override
            public Set<String> getExportedPackages() {
                return Set.of("kotlin");
            }
        };
    }
}
