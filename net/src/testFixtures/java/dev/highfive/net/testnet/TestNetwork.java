package dev.highfive.net.testnet;

import dev.highfive.codec.MissingPart;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/**
 * A local network within this machine: hosts with network stacks of their own, a switch, and between each host and the
 * switch a cable that can be made bad or cut. Programs on the hosts are real processes and see nothing but a network.
 * Everything is gone when it is closed, and when the test is killed.
 */
public final class TestNetwork implements Closeable {
    private final Namespaces namespaces;
    private final Process box;
    private final BufferedReader answers;
    private final Writer commands;
    private final List<TestHost> hosts = new ArrayList<>();

    private TestNetwork(Namespaces namespaces) throws IOException, InterruptedException {
        this.namespaces = namespaces;
        namespaces.shell("ip link add switch type bridge && ip link set switch up");
        box = new ProcessBuilder(
                        namespaces.inside(java(ImpairmentBox.class.getName()).toArray(new String[0])))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        answers = new BufferedReader(new InputStreamReader(box.getInputStream(), StandardCharsets.UTF_8));
        commands = new BufferedWriter(new OutputStreamWriter(box.getOutputStream(), StandardCharsets.UTF_8));
        String first = answers.readLine();
        if (!"ready".equals(first)) {
            throw new IOException("The impairment box does not start: " + first);
        }
    }

    /** @param tests the test that needs it, which is skipped here, loudly, where there can be none */
    public static TestNetwork require(String tests) throws IOException, InterruptedException {
        Namespaces namespaces;
        try {
            namespaces = Namespaces.open();
        } catch (IOException e) {
            MissingPart.report(tests, e.getMessage());
            Assumptions.abort(e.getMessage());
            throw e;
        }
        try {
            return new TestNetwork(namespaces);
        } catch (IOException | InterruptedException e) {
            namespaces.close();
            throw e;
        }
    }

    /**
     * Plugs in another host, with the addresses 10.77.0.N and fd77::N, counted from 1.
     *
     * @param name up to 8 letters
     */
    public TestHost host(String name) throws IOException, InterruptedException {
        int number = hosts.size() + 1;
        String address = "10.77.0." + number;
        namespaces.shell(String.join(
                "\n",
                "ip netns add " + name,
                "ip link add port-" + name + " type veth peer name eth0 netns " + name,
                "ip link add box-" + name + " type veth peer name plug-" + name,
                "ip link set plug-" + name + " master switch",
                "ip link set port-" + name + " up && ip link set box-" + name + " up && ip link set plug-" + name
                        + " up",
                "ip -n " + name + " link set lo up",
                "ip -n " + name + " link set eth0 up",
                "ip -n " + name + " addr add " + address + "/24 dev eth0",
                "ip -n " + name + " addr add fd77::" + number + "/64 dev eth0 nodad",
                "ip -n " + name + " route add 224.0.0.0/4 dev eth0"));
        command("add " + name + " port-" + name + " box-" + name);
        TestHost host = new TestHost(this, namespaces, name, address);
        hosts.add(host);
        return host;
    }

    /** Tells the box to do something; what it answers is "ok" or what it was asked for. */
    synchronized String command(String line) throws IOException {
        commands.write(line + "\n");
        commands.flush();
        String answer = answers.readLine();
        if (answer == null || !(answer.equals("ok") || answer.matches("[0-9 ]+"))) {
            throw new IOException("The impairment box answers " + line + " by: " + answer);
        }
        return answer;
    }

    /** A command that runs a class of this test's class path in a JVM of its own. */
    static List<String> java(String mainClass, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-cp",
                System.getProperty("java.class.path")));
        command.add(mainClass);
        command.addAll(List.of(arguments));
        return command;
    }

    /** Ends all programs on the hosts, and takes the network away. */
    @Override
    public void close() throws IOException {
        for (TestHost host : hosts) {
            host.stopAll();
        }
        commands.close();
        box.destroy();
        namespaces.close();
    }
}
