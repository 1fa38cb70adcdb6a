package dev.highfive.desktop;

import dev.highfive.desktop.cli.UnreadableFileException;
import dev.highfive.desktop.gles.GlesMissing;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Answers with one sentence, instead of the whole help or a stack trace: a bad argument with exit code 2, and what goes
 * wrong with a network, a file or a device with 1.
 */
final class OneSentence implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private static final Set<Class<?>> WHOLE = Set.of(int.class, long.class, Integer.class, Long.class);

    @Override
    public int handleParseException(ParameterException error, String[] arguments) {
        // What is in a file is no argument.
        int exitCode = error.getCause() instanceof UnreadableFileException
                ? CommandLine.ExitCode.SOFTWARE
                : CommandLine.ExitCode.USAGE;
        return say(sentence(error, Arrays.asList(arguments)), error.getCommandLine(), exitCode);
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult arguments)
            throws Exception {
        if (failure instanceof FileSystemException refused) {
            // Its own message is a bare path where the system has no more to say.
            String reason = refused.getReason() == null ? "" : ": " + refused.getReason();
            return say(refused.getFile() + " cannot be opened" + reason + ".", command, CommandLine.ExitCode.SOFTWARE);
        } else if (failure instanceof IOException || failure instanceof GlesMissing) {
            return say(failure.getMessage(), command, CommandLine.ExitCode.SOFTWARE);
        }
        throw failure;
    }

    private static int say(String sentence, CommandLine command, int exitCode) {
        command.getErr().println("highfive: " + sentence);
        return exitCode;
    }

    private static String sentence(ParameterException error, List<String> arguments) {
        if (error instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched);
        } else if (error instanceof MissingParameterException missing) {
            return missing(missing.getMissing(), arguments);
        }
        ArgSpec argument = error.getArgSpec();
        if (argument == null) {
            return error.getMessage();
        }
        if (error.getCause() instanceof TypeConversionException refused
                && refused.getMessage().endsWith(".")) {
            // What is no option has no name that people would know it by.
            return argument.isOption() ? name(argument) + ": " + refused.getMessage() : refused.getMessage();
        }
        return name(argument) + " is " + kind(argument) + ", not " + error.getValue() + ".";
    }

    private static String unmatched(UnmatchedArgumentException error) {
        String first = error.getUnmatched().get(0);
        if (error.isUnknownOption()) {
            return "There is no option " + first + "; see --help.";
        }
        return error.getCommandLine().getSubcommands().isEmpty()
                ? first + " is one argument too many; see --help."
                : "There is no command " + first + "; --help lists them.";
    }

    private static String missing(List<ArgSpec> wanted, List<String> arguments) {
        for (ArgSpec argument : wanted) {
            if (argument instanceof OptionSpec option && arguments.contains(option.longestName())) {
                return name(option) + " takes a value, " + option.paramLabel() + "; see --help.";
            }
        }
        return wanted.stream().map(OneSentence::name).collect(Collectors.joining(" and "))
                + (wanted.size() == 1 ? " is missing; see --help." : " are missing; see --help.");
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static String kind(ArgSpec argument) {
        Class<?> type = argument.type();
        if (type == Map.class) {
            return argument.paramLabel();
        } else if (!type.isEnum()) {
            return WHOLE.contains(type) ? "a whole number" : "a number";
        }
        return Stream.of(type.getEnumConstants())
                .map(value -> value.toString().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" or "));
    }
}
