package dev.highfive.desktop.vip;

import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.session.vip.VipDrop;
import dev.highfive.session.vip.VipLimits;
import dev.highfive.session.vip.VipServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "vip-server",
        description = {
            "Opens a world of the VRML Interchange Protocol, as VNet's server of 1998 did, and tells what happens in"
                    + " it.",
            "Nothing in it is encrypted, and nobody is asked who they are."
        })
public final class VipServerCommand implements Callable<Integer> {
    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8000",
            description = "The TCP port for VNet clients, 0 for any (${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--address",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "Where to listen: by default to this machine alone, 0.0.0.0 for all the network.")
    private InetAddress address;

    @Option(
            names = "--users",
            paramLabel = "N",
            defaultValue = "256",
            description = "How many may be there (${DEFAULT-VALUE}).")
    private int users;

    @Option(
            names = "--idle",
            paramLabel = "SECONDS",
            defaultValue = "1800",
            converter = SecondsText.MoreThanNone.class,
            description = "Who sends nothing for so long has to go (${DEFAULT-VALUE}).")
    private double idleSeconds;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            converter = SecondsText.class,
            description = "Close after so long; by default when you press Ctrl-C.")
    private Double seconds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        check();
        Said said = new Said(spec.commandLine().getOut());
        VipLimits limits = new VipLimits().users(users).idleSeconds(idleSeconds);
        try (Farewell farewell = new Farewell();
                VipServer server = open(limits, said)) {
            said.line("VNet clients come in at " + address.getHostAddress() + ":" + server.port()
                    + "; './highfive vip-client " + address.getHostAddress() + ":" + server.port() + "' is one.");
            double left = seconds == null ? Double.POSITIVE_INFINITY : seconds;
            long began = System.nanoTime();
            while (!farewell.isWanted() && !Thread.currentThread().isInterrupted()) {
                server.check();
                if ((System.nanoTime() - began) / 1e9 >= left) {
                    break;
                }
                LockSupport.parkNanos(50_000_000);
            }
            tellDrops(server, said);
        }
        return ExitCode.OK;
    }

    private void check() {
        if (port < 0 || port > 0xFFFF) {
            throw new ParameterException(spec.commandLine(), "--port is a number from 0 to 65535.");
        }
        if (users < 1 || users > 4096) {
            throw new ParameterException(spec.commandLine(), "--users is a number from 1 to 4096.");
        }
    }

    private VipServer open(VipLimits limits, Said said) throws IOException {
        try {
            return new VipServer(new InetSocketAddress(address, port), limits, new Teller(said));
        } catch (BindException e) {
            throw new IOException(
                    "Nobody can listen to port " + port + " at " + address.getHostAddress()
                            + ": it is in use, or the address is not this machine's.",
                    e);
        }
    }

    private static void tellDrops(VipServer server, Said said) {
        CompletableFuture<Map<VipDrop, Long>> asked = new CompletableFuture<>();
        server.execute(room -> {
            Map<VipDrop, Long> drops = new EnumMap<>(VipDrop.class);
            for (VipDrop drop : VipDrop.values()) {
                if (room.drops().of(drop) > 0) {
                    drops.put(drop, room.drops().of(drop));
                }
            }
            asked.complete(drops);
        });
        Map<VipDrop, Long> drops = asked.join();
        if (!drops.isEmpty()) {
            said.line("Not passed on: " + drops);
        }
    }
}
