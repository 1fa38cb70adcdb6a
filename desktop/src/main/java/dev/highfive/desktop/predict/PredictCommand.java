package dev.highfive.desktop.predict;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How well hands are predicted, by a recording of one. */
@Command(
        name = "predict",
        description = {
            "Measures how well a recorded hand is predicted over a network, beside holding it still and beside "
                    + "moving it on at the palm's velocity.",
            "A recording has a line for each frame: seconds, L or R, the palm's place and quaternion, 25 joints' "
                    + "places in the order of Hand2, between tabs; metres, right-handed, Y up."
        })
public final class PredictCommand implements Callable<Integer> {
    private static final double MAX_HORIZON_MS = 1000;
    private static final double MAX_RATE_HZ = 1000;

    @Option(
            names = "--trace",
            required = true,
            paramLabel = "FILE",
            description = "The recording; given several times, all of them are measured together.")
    private List<Path> traces;

    @Option(
            names = "--horizon",
            required = true,
            paramLabel = "MS",
            description = "How old the newest state is that can have arrived.")
    private double horizonMs;

    @Option(
            names = "--rate",
            paramLabel = "HZ",
            defaultValue = "30",
            description = "States sent a second (${DEFAULT-VALUE}).")
    private double rateHz;

    @Option(
            names = "--loss",
            paramLabel = "PERCENT",
            defaultValue = "5",
            description = "How many packets are lost (${DEFAULT-VALUE}).")
    private double lossPercent;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Another number loses other packets (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--runs",
            paramLabel = "N",
            defaultValue = "16",
            description = "Times the recording is sent, each beginning a bit later (${DEFAULT-VALUE}).")
    private int runs;

    @Option(names = "--json", description = "Print one line of JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        check(horizonMs >= 0 && horizonMs <= MAX_HORIZON_MS, "The horizon has to be from 0 to 1000 ms.");
        check(rateHz >= 1 && rateHz <= MAX_RATE_HZ, "The rate has to be from 1 to 1000 a second.");
        check(lossPercent >= 0 && lossPercent < 100, "The loss has to be from 0 to less than 100 percent.");
        check(runs >= 1 && runs <= 1000, "The runs have to be from 1 to 1000.");
        PredictionTrial trial = new PredictionTrial(Math.round(horizonMs * 1e6), rateHz, lossPercent / 100);
        List<HandRecording> hands = new ArrayList<>();
        for (Path trace : traces) {
            hands.addAll(read(trace));
        }
        SplittableRandom random = new SplittableRandom(seed);
        for (int run = 0; run < runs; run++) {
            for (HandRecording hand : hands) {
                trial.run(hand, random, (double) run / runs);
            }
        }
        if (trial.hold.count() == 0) {
            throw new IOException(names() + " is too short to predict " + number(horizonMs) + " ms ahead.");
        }
        if (json) {
            spec.commandLine().getOut().println(new Gson().toJson(toJson(trial)));
        } else {
            print(trial, spec.commandLine().getOut());
        }
        return ExitCode.OK;
    }

    private String names() {
        return traces.stream().map(trace -> trace.getFileName().toString()).collect(Collectors.joining(", "));
    }

    private static List<HandRecording> read(Path trace) throws IOException {
        if (!Files.isRegularFile(trace)) {
            throw new IOException("There is no file " + trace + ".");
        }
        try {
            return HandRecording.read(trace);
        } catch (BadHandRecordingException e) {
            throw new IOException(trace + " is no hand recording: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new IOException(trace + " cannot be read as text.", e);
        }
    }

    private void check(boolean good, String sentence) {
        if (!good) {
            throw new ParameterException(spec.commandLine(), sentence);
        }
    }

    private void print(PredictionTrial trial, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%s: %s states a second, %d of %d lost, shown %s ms later at %d Hz%n%n",
                names(),
                number(rateHz),
                trial.lost(),
                trial.sent(),
                number(horizonMs),
                PredictionTrial.DISPLAY_HZ);
        out.printf("%-24s %10s %10s %14s%n", "error of a joint", "mean", "p95", "mean vs. still");
        row(out, "holding still", trial.hold, trial.hold);
        row(out, "constant palm velocity", trial.constantVelocity, trial.hold);
        row(out, "predicted", trial.predicted, trial.hold);
        out.printf(
                Locale.ROOT, "%nLargest correction of a joint in one frame: %.1f mm.%n", trial.largestCorrectionMm());
    }

    private static void row(PrintWriter out, String name, ErrorStatistics errors, ErrorStatistics hold) {
        double change = 100 * (errors.meanMm() / hold.meanMm() - 1);
        out.printf(
                Locale.ROOT,
                "%-24s %7.2f mm %7.1f mm %14s%n",
                name,
                errors.meanMm(),
                errors.p95Mm(),
                errors == hold ? "" : String.format(Locale.ROOT, "%+.0f %%", change));
    }

    private JsonObject toJson(PredictionTrial trial) {
        JsonObject object = new JsonObject();
        JsonArray files = new JsonArray();
        traces.forEach(trace -> files.add(trace.toString()));
        object.add("traces", files);
        object.addProperty("horizonMs", horizonMs);
        object.addProperty("rateHz", rateHz);
        object.addProperty("lossPercent", lossPercent);
        object.addProperty("seed", seed);
        object.addProperty("runs", runs);
        object.addProperty("displayHz", PredictionTrial.DISPLAY_HZ);
        object.addProperty("sent", trial.sent());
        object.addProperty("lost", trial.lost());
        object.addProperty("compared", trial.predicted.count());
        object.add("hold", toJson(trial.hold));
        object.add("constantVelocity", toJson(trial.constantVelocity));
        object.add("predicted", toJson(trial.predicted));
        object.addProperty("largestCorrectionMm", rounded(trial.largestCorrectionMm()));
        return object;
    }

    private static JsonObject toJson(ErrorStatistics errors) {
        JsonObject object = new JsonObject();
        object.addProperty("meanMm", rounded(errors.meanMm()));
        object.addProperty("p95Mm", rounded(errors.p95Mm()));
        return object;
    }

    private static double rounded(double millimetres) {
        return Math.round(millimetres * 1000) / 1000.0;
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
}
