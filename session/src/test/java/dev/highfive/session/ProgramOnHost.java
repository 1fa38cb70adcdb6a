package dev.highfive.session;

import dev.highfive.net.testnet.TestHost;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;

/** A {@link SessionProgram} that runs on a host of a test network, and is asked for things by lines. */
final class ProgramOnHost {
    final TestHost host;
    final Process process;
    final String link;
    private final BufferedReader answers;
    private final PrintWriter questions;

    ProgramOnHost(TestHost host, String... arguments) throws IOException {
        this.host = host;
        process = host.start(
                host.javaProgram(SessionProgram.class, arguments).redirectError(ProcessBuilder.Redirect.INHERIT));
        answers = new BufferedReader(new InputStreamReader(process.getInputStream()));
        questions = new PrintWriter(process.getOutputStream(), true);
        link = answers.readLine();
    }

    String ask(String question) throws IOException {
        questions.println(question);
        String answer = answers.readLine();
        if (answer == null) {
            throw new IOException("The program on " + host.name() + " has ended.");
        }
        return answer;
    }

    void askQuietly(String question) {
        try {
            ask(question);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
