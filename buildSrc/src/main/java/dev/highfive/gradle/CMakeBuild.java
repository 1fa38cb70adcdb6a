package dev.highfive.gradle;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.process.ExecOperations;

/** Configures and builds a CMake project; its libraries end up in {@link #getLibraries()}. */
public abstract class CMakeBuild extends DefaultTask {
    @Input
    public abstract Property<String> getCmake();

    @Input
    public abstract Property<String> getNinja();

    @Input
    public abstract ListProperty<String> getArguments();

    /** The folder of the CMakeLists.txt. */
    @Internal
    public abstract DirectoryProperty getProjectFolder();

    @InputFiles
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getSources();

    @OutputDirectory
    public abstract DirectoryProperty getLibraries();

    @Inject
    protected abstract ExecOperations getExec();

    @Inject
    protected abstract FileSystemOperations getFiles();

    @TaskAction
    void build() {
        File work = getTemporaryDir();
        getFiles().delete(spec -> spec.delete(work)); // CMake keeps the compiler of its first run
        List<String> configure = new ArrayList<>(List.of(
                getCmake().get(),
                "-S",
                getProjectFolder().get().getAsFile().getPath(),
                "-B",
                work.getPath(),
                "-G",
                "Ninja",
                "-DCMAKE_MAKE_PROGRAM=" + getNinja().get(),
                "-DCMAKE_BUILD_TYPE=Release",
                "-DCMAKE_LIBRARY_OUTPUT_DIRECTORY=" + getLibraries().get().getAsFile()));
        configure.addAll(getArguments().get());
        run(configure);
        run(List.of(getCmake().get(), "--build", work.getPath()));
    }

    private void run(List<String> command) {
        getExec().exec(spec -> spec.commandLine(command));
    }
}
