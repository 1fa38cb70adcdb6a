package dev.highfive.desktop;

import dev.highfive.desktop.bes.ServeCommand;
import dev.highfive.desktop.bes.WatchCommand;
import dev.highfive.desktop.demo.DemoCommand;
import dev.highfive.desktop.discovery.SessionsCommand;
import dev.highfive.desktop.lemvr.LemvrServerCommand;
import dev.highfive.desktop.predict.PredictCommand;
import dev.highfive.desktop.session.HostAndPort;
import dev.highfive.desktop.session.HostCommand;
import dev.highfive.desktop.session.JoinCommand;
import dev.highfive.desktop.session.ReplayCommand;
import dev.highfive.desktop.view.ViewCommand;
import dev.highfive.desktop.vip.VipClientCommand;
import dev.highfive.desktop.vip.VipServerCommand;
import dev.highfive.desktop.wire.WireCommand;
import dev.highfive.desktop.xr.XrCommand;
import java.net.InetAddress;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The PC program. */
@Command(
        name = "highfive",
        description = "Meet by your hands: tools and peers for Game State over RTP.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = BuildVersion.class,
        subcommands = {
            DemoCommand.class,
            HostCommand.class,
            JoinCommand.class,
            LemvrServerCommand.class,
            PredictCommand.class,
            ReplayCommand.class,
            ServeCommand.class,
            SessionsCommand.class,
            ViewCommand.class,
            WatchCommand.class,
            VipClientCommand.class,
            VipServerCommand.class,
            WireCommand.class,
            XrCommand.class
        })
public final class Highfive implements Runnable {
    @Spec
    private CommandSpec spec;

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    /** The whole command line, ready to execute. */
    public static CommandLine commandLine() {
        OneSentence answers = new OneSentence();
        return new CommandLine(new Highfive())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(HostAndPort.class, HostAndPort::new)
                .registerConverter(InetAddress.class, HostAndPort::resolve)
                .setExecutionStrategy(Highfive::execute)
                .setParameterExceptionHandler(answers)
                .setExecutionExceptionHandler(answers);
    }

    /** Picocli explains itself to whoever asks for help with what it does not know: that would hide a slip. */
    private static int execute(ParseResult parsed) {
        if (!parsed.unmatched().isEmpty()) {
            throw new UnmatchedArgumentException(parsed.commandSpec().commandLine(), parsed.unmatched());
        }
        return new RunLast().execute(parsed);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say what to do; --help lists the commands.");
    }
}
