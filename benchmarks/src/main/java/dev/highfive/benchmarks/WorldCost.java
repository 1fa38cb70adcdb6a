package dev.highfive.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Prints what a person costs the frame thread. Times are the best of many short runs. */
public final class WorldCost {
    private WorldCost() {
    }

    public static void main(String[] arguments) throws RunnerException {
        System.err.println("Measuring the world, which takes about half a minute.");
        System.out.printf("%n%-14s %-10s %10s %10s%n", "", "sync", "time", "garbage");
        for (RunResult result : new Runner(new OptionsBuilder()
            .include("dev\\.highfive\\.benchmarks\\.WorldBenchmark")
            .mode(Mode.AverageTime)
            .timeUnit(TimeUnit.NANOSECONDS)
            .warmupIterations(6)
            .warmupTime(TimeValue.milliseconds(300))
            .measurementIterations(30)
            .measurementTime(TimeValue.milliseconds(50))
            .forks(1)
            .verbosity(VerboseMode.SILENT)
            .addProfiler(GCProfiler.class)
            .build()).run()) {
            String name = result.getParams().getBenchmark();
            System.out.printf("%-14s %-10s %7.0f ns %8.0f B%n", name.substring(name.lastIndexOf('.') + 1),
                result.getParams().getParam("sync"), result.getPrimaryResult().getStatistics().getMin(),
                result.getSecondaryResults().get("gc.alloc.rate.norm").getScore());
        }
    }
}
