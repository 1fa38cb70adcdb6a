package dev.highfive.benchmarks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs all codecs one after the other and prints one table. An argument names the java to run them with.
 * Times are the best of many short runs, which is what a machine that does other things too can still tell.
 */
public final class CodecComparison {
    private CodecComparison() {}

    public static void main(String[] arguments) throws RunnerException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("dev\\.highfive\\.benchmarks\\..*Benchmark\\.(encode|decode)")
                .mode(Mode.AverageTime)
                .timeUnit(TimeUnit.NANOSECONDS)
                .warmupIterations(8)
                .warmupTime(TimeValue.milliseconds(300))
                .measurementIterations(30)
                .measurementTime(TimeValue.milliseconds(50))
                .forks(2)
                .verbosity(VerboseMode.SILENT)
                .addProfiler(GCProfiler.class)
                // Agrona reaches for the JDK's internals.
                .jvmArgs("--add-opens", "java.base/jdk.internal.misc=ALL-UNNAMED");
        if (arguments.length > 0) {
            options.jvm(arguments[0]);
        }
        System.err.println("Measuring five codecs, which takes about two minutes.");
        Collection<RunResult> results = new Runner(options.build()).run();
        print(results);
    }

    private static void print(Collection<RunResult> results) {
        List<Row> rows = List.of(
                new Row("Highfive", GameStateBenchmark.class, new GameStateBenchmark().encode()),
                new Row("SBE", SbeBenchmark.class, new SbeBenchmark().encode()),
                new Row("FlatBuffers", FlatBuffersBenchmark.class, new FlatBuffersBenchmark().encode()),
                new Row("Protobuf", ProtobufBenchmark.class, new ProtobufBenchmark().encode()),
                new Row("Kryo", KryoBenchmark.class, new KryoBenchmark().encode()));
        Row sbe = rows.get(1);
        double sbeEncode = sbe.time("encode", results);
        double sbeDecode = sbe.time("decode", results);
        System.out.printf("%nOne head and two hands, on Java %s%n%n", version(results));
        System.out.printf(
                "%-12s %6s %8s | %8s %8s %8s | %8s %8s %8s%n",
                "", "bytes", "x SBE", "encode", "x SBE", "garbage", "decode", "x SBE", "garbage");
        for (Row row : rows) {
            double encode = row.time("encode", results);
            double decode = row.time("decode", results);
            System.out.printf(
                    "%-12s %6d %8.2f | %5.0f ns %8.2f %6.0f B | %5.0f ns %8.2f %6.0f B%n",
                    row.name,
                    row.bytes,
                    (double) row.bytes / sbe.bytes,
                    encode,
                    encode / sbeEncode,
                    row.garbage("encode", results),
                    decode,
                    decode / sbeDecode,
                    row.garbage("decode", results));
        }
    }

    private static String version(Collection<RunResult> results) {
        return new ArrayList<>(results).get(0).getParams().getJdkVersion();
    }

    private record Row(String name, Class<?> benchmark, int bytes) {
        double time(String method, Collection<RunResult> results) {
            return result(method, results).getPrimaryResult().getStatistics().getMin();
        }

        double garbage(String method, Collection<RunResult> results) {
            return result(method, results)
                    .getSecondaryResults()
                    .get("gc.alloc.rate.norm")
                    .getScore();
        }

        private RunResult result(String method, Collection<RunResult> results) {
            String wanted = benchmark.getName() + "." + method;
            return results.stream()
                    .filter(result -> result.getParams().getBenchmark().equals(wanted))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
