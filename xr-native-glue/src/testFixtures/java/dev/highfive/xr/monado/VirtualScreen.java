package dev.highfive.xr.monado;

import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** An X server without a monitor (Xvfb), whose picture can be read. */
public final class VirtualScreen implements AutoCloseable {
    private static final String MONADO = System.getProperty("highfive.monado");

    private final Process process;
    private final Path folder;
    private final String display;

    private VirtualScreen(Process process, Path folder, String display) {
        this.process = process;
        this.folder = folder;
        this.display = display;
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    }

    public static boolean isAvailable() {
        return MONADO != null && Files.isExecutable(program());
    }

    private static Path program() {
        return Path.of(MONADO, "tree/usr/bin/Xvfb");
    }

    /** Starts a server with a screen of that size and a number that is free. */
    public static VirtualScreen start(int width, int height) throws IOException {
        Path folder = Files.createTempDirectory("highfive-screen");
        Path tree = Path.of(MONADO, "tree");
        Process process = new ProcessBuilder(
                        Path.of(MONADO, "bin/run").toString(),
                        program().toString(),
                        "-displayfd",
                        "1",
                        "-screen",
                        "0",
                        width + "x" + height + "x24",
                        "-fbdir",
                        folder.toString(),
                        "-nolisten",
                        "tcp",
                        "-xkbdir",
                        tree.resolve("usr/share/X11/xkb").toString())
                .directory(Path.of(MONADO).toFile()) // where bin/xkbcomp is, see gradle/toolchain/steps/monado.sh
                .redirectError(folder.resolve("log").toFile())
                .start();
        String number;
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII))) {
            number = out.readLine();
        }
        if (number == null) {
            throw new IOException("Xvfb did not start:\n" + Files.readString(folder.resolve("log")));
        }
        return new VirtualScreen(process, folder, ":" + number);
    }

    /** As for the variable DISPLAY. */
    public String display() {
        return display;
    }

    /** What is on the screen now. Xvfb keeps it in a file in the X window dump format. */
    public BufferedImage picture() throws IOException {
        try (InputStream file = Files.newInputStream(folder.resolve("Xvfb_screen0"));
                DataInputStream in = new DataInputStream(file)) {
            int[] header = new int[25];
            for (int i = 0; i < header.length; i++) {
                header[i] = in.readInt();
            }
            int width = header[4];
            int height = header[5];
            int bytesPerLine = header[12];
            in.skipBytes(header[0] - 4 * header.length + 12 * header[19]); // the window's name, the colour map
            BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            byte[] line = new byte[bytesPerLine];
            for (int y = 0; y < height; y++) {
                in.readFully(line);
                for (int x = 0; x < width; x++) {
                    image.setRGB(
                            x, y, line[4 * x] & 0xff | (line[4 * x + 1] & 0xff) << 8 | (line[4 * x + 2] & 0xff) << 16);
                }
            }
            return image;
        }
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
