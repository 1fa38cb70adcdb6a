package org.gradle.internal.compiler.java;

import java.io.File;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;

/**
 * Stands in for the class of this name in Gradle's java-compiler-plugin module, which the gradle-api artifact
 * does not carry: runs the plain compile and collects nothing. The init script turns incremental compilation off.
 */
public final class IncrementalCompileTask implements JavaCompiler.CompilationTask {
    private final JavaCompiler.CompilationTask task;

    public IncrementalCompileTask(
            JavaCompiler.CompilationTask task,
            Function<File, Optional<String>> relativize,
            Consumer<String> backup,
            BiConsumer<String, Set<String>> classNames,
            BiConsumer<String, String> constants,
            BiConsumer<String, String> privateConstants) {
        this.task = task;
    }

    public IncrementalCompileTask(
            JavaCompiler.CompilationTask task,
            Function<File, Optional<String>> relativize,
            Consumer<String> backup,
            Consumer<Map<String, Set<String>>> classNames,
            BiConsumer<String, String> constants,
            BiConsumer<String, String> privateConstants) {
        this.task = task;
    }

    @Override
    public void addModules(Iterable<String> moduleNames) {
        task.addModules(moduleNames);
    }

    @Override
    public void setProcessors(Iterable<? extends Processor> processors) {
        task.setProcessors(processors);
    }

    @Override
    public void setLocale(Locale locale) {
        task.setLocale(locale);
    }

    @Override
    public Boolean call() {
        return task.call();
    }
}
