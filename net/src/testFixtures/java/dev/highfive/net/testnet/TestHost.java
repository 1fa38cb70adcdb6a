package dev.highfive.net.testnet;

import dev.highfive.net.impair.ImpairmentEvent;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** One host of a {@link TestNetwork} and the cable to it. */
public final class TestHost {
    private final TestNetwork network;
    private final Namespaces namespaces;
    private final String name;
    private final List<Process> processes = new ArrayList<>();
    private String address;

    TestHost(TestNetwork network, Namespaces namespaces, String name, String address) {
        this.network = network;
        this.namespaces = namespaces;
        this.name = name;
        this.address = address;
    }

    public String name() {
        return name;
    }

    /** Its address of IPv4, which {@link #moveTo} changes. */
    public String address() {
        return address;
    }

    /** A program on this host, to be configured and given to {@link #start}. */
    public ProcessBuilder program(List<String> command) {
        return new ProcessBuilder(namespaces.inside(name, command));
    }

    /** A class with a main method, from the class path of the test, in a JVM of its own on this host. */
    public ProcessBuilder javaProgram(Class<?> main, String... arguments) {
        return javaProgram(main.getName(), arguments);
    }

    /** As {@link #javaProgram(Class, String...)}, by name. */
    public ProcessBuilder javaProgram(String mainClass, String... arguments) {
        return program(TestNetwork.java(mainClass, arguments));
    }

    /** Starts a program; it ends with the network at the latest. {@code destroyForcibly} is a kill -9. */
    public Process start(ProcessBuilder program) throws IOException {
        Process process = program.start();
        processes.add(process);
        return process;
    }

    /**
     * Makes the network bad for what this host sends, from now on.
     *
     * @param impairment as {@link dev.highfive.net.impair.Impairment#parse} takes it; empty for a good network
     */
    public void impair(String impairment) throws IOException {
        network.command("impair " + name + " " + impairment.replace(" ", ""));
    }

    /**
     * Gives the host a Wi-Fi radio that sleeps, so that what it sends waits for a beacon, unless it has heard something
     * lately that was meant for it.
     *
     * @param beaconMs the time between two beacons; 0 for no such radio
     */
    public void doze(double beaconMs) throws IOException {
        network.command("doze " + name + " " + beaconMs);
    }

    /** How the last UDP packet of IPv4 that the host sent is marked: its type-of-service octet. */
    public int typeOfService() throws IOException {
        return Integer.parseInt(network.command("service " + name));
    }

    /** What the impairment of this host has done since it was set. */
    public Map<ImpairmentEvent, Long> counts() throws IOException {
        String[] numbers = network.command("counts " + name).split(" ");
        Map<ImpairmentEvent, Long> counts = new EnumMap<>(ImpairmentEvent.class);
        for (ImpairmentEvent event : ImpairmentEvent.values()) {
            counts.put(event, Long.parseLong(numbers[event.ordinal()]));
        }
        return counts;
    }

    /** Lets nothing through in either direction, without either side being told. */
    public void cut() throws IOException {
        network.command("cut " + name);
    }

    public void restore() throws IOException {
        network.command("restore " + name);
    }

    /** Gives the host another address of IPv4 in place of the one that it has, as roaming to another network does. */
    public void moveTo(String newAddress) throws IOException, InterruptedException {
        namespaces.shell(String.join(
                "\n",
                // In this order: the second address of a network goes with its first.
                "ip -n " + name + " addr del " + address + "/24 dev eth0",
                "ip -n " + name + " addr add " + newAddress + "/24 dev eth0",
                "ip -n " + name + " route replace 224.0.0.0/4 dev eth0"));
        address = newAddress;
    }

    /** Leaves the host with IPv6 alone. */
    public void loseIpv4() throws IOException, InterruptedException {
        namespaces.shell("ip -n " + name + " addr del " + address + "/24 dev eth0");
    }

    void stopAll() {
        processes.forEach(Process::destroyForcibly);
    }
}
