package dev.highfive.net.peers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Wireshark without its windows: what it makes of a capture file. */
public final class Tshark {
    private final String program;

    private Tshark(String program) {
        this.program = program;
    }

    /** @param tests the test that needs it, which is skipped here where there is none */
    public static Tshark require(String tests) {
        return new Tshark(PeerProgram.require("tshark", tests));
    }

    /**
     * Decodes a capture.
     *
     * @param options as on its command line: {@code "-d", "udp.port==5004,rtp"} to decode a port as RTP,
     *     {@code "-V"} for all details, {@code "-Y", filter} to choose packets
     * @return what it prints, usually a line a packet
     * @throws IOException with what it says if it refuses the file
     */
    public List<String> decode(Path capture, String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program, "-n", "-r", capture.toString()));
        command.addAll(List.of(options));
        Path complaints = Files.createTempFile("tshark", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(complaints.toFile())
                    .start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IOException("tshark refuses " + capture + ":\n" + Files.readString(complaints));
            }
            return output.lines().toList();
        } finally {
            Files.delete(complaints);
        }
    }

    /**
     * The values of some fields of each packet, separated by tabs.
     *
     * @param filter which packets, for example {@code "rtp.ssrc == 0x11223344"}
     * @param fields for example {@code "rtp.seq"}
     * @param options as for {@link #decode}
     */
    public List<String> fields(Path capture, String filter, List<String> fields, String... options)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of(options));
        all.addAll(List.of("-Y", filter, "-T", "fields"));
        for (String field : fields) {
            all.addAll(List.of("-e", field));
        }
        return decode(capture, all.toArray(new String[0]));
    }
}
