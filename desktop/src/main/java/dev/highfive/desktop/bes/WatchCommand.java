package dev.highfive.desktop.bes;

import dev.highfive.codec.bes.BesSchemas;
import dev.highfive.codec.bes.BesWriter;
import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.desktop.session.ImpairmentWords;
import dev.highfive.net.Clock;
import dev.highfive.net.impair.Impairment;
import dev.highfive.session.bes.BesClient;
import dev.highfive.session.bes.OwnEntities;
import dev.highfive.session.bes.OwnEntity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "bes-watch", description = "Subscribes to entities of Binary Entity Stream and prints them.")
public final class WatchCommand implements Callable<Integer> {
    private static final double RATE_HZ = 30;
    private static final long PATIENCE_NS = 5_000_000_000L;

    @Parameters(
            paramLabel = "HOST:PORT",
            converter = WatchAddress.Text.class,
            description = "Where they are served, as './highfive bes-serve' prints it.")
    private WatchAddress server;

    @Option(names = "--json", description = "Print each change as a line of JSON.")
    private boolean json;

    @Option(names = "--tcp", description = "Over TCP instead of UDP.")
    private boolean tcp;

    @Option(
            names = "--only",
            paramLabel = "WORDS",
            split = ",",
            description = "Subscribe to these alone: person, head, hand, object, or one of their properties, such as"
                    + " hand.joints; with commas between.")
    private List<String> only = new ArrayList<>();

    @Option(
            names = "--put",
            paramLabel = "X,Y,Z",
            description = "Introduce a thing of 20 cm there, in metres, left-handed, y up.")
    private String put;

    @Option(
            names = "--impair",
            paramLabel = "WORDS",
            converter = ImpairmentWords.class,
            defaultValue = "",
            description = "Make the network worse for what is sent over UDP: loss=5,delay=40 and so on, as for join.")
    private Impairment impairment;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            converter = SecondsText.class,
            description = "End after so long; by default when you press Ctrl-C.")
    private Double seconds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        OwnEntities own = new OwnEntities();
        if (put != null) {
            introduce(own);
        }
        EntityPrinter printer = new EntityPrinter(spec.commandLine().getOut(), json, only);
        try (Farewell farewell = new Farewell();
                BesClient client = connect(own, printer)) {
            watch(client, printer, farewell);
        }
        return ExitCode.OK;
    }

    private void introduce(OwnEntities own) {
        String[] words = put.split(",");
        BesWriter place = new BesWriter(12);
        try {
            for (String word : words) {
                place.float32(Float.parseFloat(word));
            }
        } catch (NumberFormatException e) {
            place.clear();
        }
        if (words.length != 3 || place.size() != 12) {
            throw new ParameterException(
                    spec.commandLine(), "--put takes three numbers, such as 0,1.2,0.5, not " + put + ".");
        }
        OwnEntity thing = own.add(own.introduce(BesSchemas.OBJECT));
        thing.put(thing.schema().named("position"), place);
        BesWriter scale = new BesWriter(12).float32(0.2f).float32(0.2f).float32(0.2f);
        thing.put(thing.schema().named("scale"), scale);
    }

    private BesClient connect(OwnEntities own, EntityPrinter printer) throws IOException {
        if (!tcp) {
            return BesClient.udp(server.address(), server.door(), own, printer, RATE_HZ, impairment, Clock.SYSTEM);
        }
        try {
            return BesClient.tcp(server.address(), server.door(), own, printer, RATE_HZ, Clock.SYSTEM);
        } catch (IOException e) {
            throw nobody(e);
        }
    }

    private IOException nobody(IOException cause) {
        String where = server.address().getAddress().getHostAddress() + ":"
                + server.address().getPort();
        return new IOException(
                "Nobody serves entities at " + where + ", or the number behind # is another one.", cause);
    }

    private void watch(BesClient client, EntityPrinter printer, Farewell farewell) throws IOException {
        long startNs = System.nanoTime();
        while (!farewell.isWanted() && !Thread.currentThread().isInterrupted()) {
            long nowNs = System.nanoTime();
            if (seconds != null && nowNs - startNs >= seconds * 1e9) {
                return;
            }
            long nextNs = client.step(nowNs);
            printer.step(nowNs);
            if (client.peer() == null && (client.isGone() || nowNs - startNs > PATIENCE_NS)) {
                throw nobody(null);
            }
            if (client.isGone()) {
                throw new IOException("The server has left, or is not heard any more.");
            }
            client.await(nextNs);
        }
    }
}
