package dev.highfive.net.peers;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * GStreamer's rtpbin as one who receives a Game State stream on this machine, unprotected, with RTCP on the
 * same port. GStreamer knows no Game State; the stream is declared to be VP8, whose depayloader asks for a
 * full state whenever a packet is lost. What the packets hold does not matter to it.
 */
public final class GStreamerReceiver implements AutoCloseable {
    private static final int PAYLOAD_TYPE = 98;
    private static final long PATIENCE_MS = 30_000;
    /** A third of what a socket holds if nothing is said. */
    private static final long QUEUED_BYTES = 70_000;

    private final Process process;
    private final Path log;
    private final int port;

    private GStreamerReceiver(Process process, Path log, int port) {
        this.process = process;
        this.log = log;
        this.port = port;
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    }

    /**
     * @param tests the test that needs it, which is skipped here where there is no GStreamer
     * @param rtcpPort where its reports and requests go, on the loopback interface
     * @param asksForFullState whether it does so by FIR after each loss; while it does, it hardly reports
     */
    public static GStreamerReceiver start(String tests, int rtcpPort, boolean asksForFullState)
            throws IOException, InterruptedException {
        String program = PeerProgram.require("gst-launch-1.0", tests);
        int port = freePort();
        List<String> command = new ArrayList<>(List.of(program));
        // A source that it has on probation it counts from the second packet on, but the first as received: it would
        // report one lost too few for ever.
        command.addAll(words("rtpbin name=bin rtp-profile=avpf do-lost=true latency=50 rtpsession0::probation=1"));
        command.addAll(words("udpsrc address=127.0.0.1 port=" + port));
        command.add("caps=application/x-rtp,media=(string)video,encoding-name=(string)VP8,"
                + "clock-rate=(int)90000,payload=(int)" + PAYLOAD_TYPE + ",rtcp-fb-ccm-fir=(boolean)true");
        command.addAll(words("! bin.recv_rtp_sink_0"));
        command.addAll(words("bin. ! rtpvp8depay request-keyframe=" + asksForFullState));
        command.addAll(words("! fakesink async=false"));
        command.addAll(words("bin.send_rtcp_src_0"));
        command.addAll(words("! udpsink host=127.0.0.1 port=" + rtcpPort + " sync=false async=false"));
        Path log = Files.createTempFile("gstreamer", ".log");
        GStreamerReceiver receiver = new GStreamerReceiver(
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(log.toFile())
                        .start(),
                log,
                port);
        try {
            receiver.awaitPlaying();
        } catch (IOException | InterruptedException e) {
            receiver.close();
            throw e;
        }
        return receiver;
    }

    /** Where to send RTP and RTCP. */
    public InetSocketAddress address() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    }

    /**
     * Waits while it has more than a little to read yet. On a machine with much to do it stands still at times, and
     * what its socket could not hold would be lost without having been meant to be.
     */
    public void awaitItsReading() throws IOException, InterruptedException {
        while (queuedBytes() > QUEUED_BYTES) {
            Thread.sleep(1);
        }
    }

    private long queuedBytes() throws IOException {
        String socket = String.format("0100007F:%04X ", port);
        for (String line : Files.readAllLines(Path.of("/proc/net/udp"))) {
            if (line.contains(socket)) {
                String queues = line.trim().split(" +")[4]; // to be sent, a colon, to be read; in hexadecimal
                return Long.parseLong(queues.substring(queues.indexOf(':') + 1), 16);
            }
        }
        throw new IOException("GStreamer has no socket any more:\n" + Files.readString(log));
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        Files.delete(log);
    }

    private void awaitPlaying() throws IOException, InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MS);
        while (!Files.readString(log).contains("to PLAYING")) {
            if (!process.isAlive() || System.nanoTime() - deadline > 0) {
                throw new IOException("GStreamer did not start:\n" + Files.readString(log));
            }
            Thread.sleep(20);
        }
    }

    private static int freePort() throws IOException {
        try (DatagramSocket probe = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            return probe.getLocalPort();
        }
    }

    private static List<String> words(String text) {
        return List.of(text.split(" "));
    }
}
