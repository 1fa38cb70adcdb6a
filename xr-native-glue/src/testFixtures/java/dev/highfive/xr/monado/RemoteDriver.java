package dev.highfive.xr.monado;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.joml.Quaternionf;
import org.joml.Quaternionfc;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/**
 * Moves the head and the hands of a Monado that runs with its remote driver. What is set here takes effect with
 * {@link #send()}: one message holds the whole state.
 *
 * <pre>
 *   0  "mndrmt3\0"
 *   8  head: for each eye 48 bytes (angles left right up down, pose relative to the head, 4 bytes of nothing), then the
 *      pose of the head (rotation x y z w, position x y z), a byte: whether to use what is said of the eyes, 3 of
 * nothing 136  left controller, 120 bytes: pose, linear velocity, angular velocity, curl of thumb to little finger,
 *      trigger, squeeze, squeeze force, stick x, stick y, 3 floats of a trackpad,
 *      bytes: hand tracked, controller active, ..., +4 a, +6 b, +8 trigger click, +10 stick click
 * 256  right controller
 * </pre>
 */
public final class RemoteDriver implements AutoCloseable {
    private static final int SIZE = 376;
    private static final byte[] HEADER = "mndrmt3\0".getBytes(StandardCharsets.US_ASCII);
    private static final int EYES = 8;
    private static final int EYE_SIZE = 48;
    private static final int HEAD_POSE = EYES + 2 * EYE_SIZE;
    private static final int EYES_VALID = HEAD_POSE + 28;
    private static final int CONTROLLERS = 136;
    private static final int CONTROLLER_SIZE = 120;
    private static final int CURLS = 52;
    private static final int VALUES = 72;
    private static final int FLAGS = 104;

    private final Socket socket;
    private final ByteBuffer state = ByteBuffer.allocate(SIZE).order(ByteOrder.LITTLE_ENDIAN);

    /** Connects, and takes over the state that the driver is in. */
    public RemoteDriver(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        DataInputStream in = new DataInputStream(socket.getInputStream());
        in.readFully(new byte[SIZE]); // the state that it would reset to
        in.readFully(state.array());
        state.put(0, HEADER);
    }

    public RemoteDriver head(Vector3fc position, Quaternionfc orientation) {
        putPose(HEAD_POSE, position, orientation);
        return this;
    }

    /** What the eyes see: as many radians to each side, from places so far apart, metres. */
    public RemoteDriver eyes(float toTheSide, float upAndDown, float apart) {
        for (int eye = 0; eye < 2; eye++) {
            int at = EYES + eye * EYE_SIZE;
            state.putFloat(at, -toTheSide).putFloat(at + 4, toTheSide);
            state.putFloat(at + 8, upAndDown).putFloat(at + 12, -upAndDown);
            putPose(at + 16, new Vector3f((eye - 0.5f) * apart, 0, 0), new Quaternionf());
        }
        state.put(EYES_VALID, (byte) 1);
        return this;
    }

    /** @param hand 0 for the left, 1 for the right */
    public RemoteDriver hand(int hand, Vector3fc position, Quaternionfc orientation) {
        putPose(controller(hand), position, orientation);
        return this;
    }

    /** All five fingers: 0 straight, 1 bent. */
    public RemoteDriver curl(int hand, float curl) {
        for (int finger = 0; finger < 5; finger++) {
            state.putFloat(controller(hand) + CURLS + 4 * finger, curl);
        }
        return this;
    }

    /** Whether the hand's joints are tracked, and whether the controller is there. */
    public RemoteDriver present(int hand, boolean tracked, boolean controller) {
        state.put(controller(hand) + FLAGS, (byte) (tracked ? 1 : 0));
        state.put(controller(hand) + FLAGS + 1, (byte) (controller ? 1 : 0));
        return this;
    }

    public RemoteDriver input(int hand, float trigger, float squeeze, float stickX, float stickY, boolean a) {
        int values = controller(hand) + VALUES;
        state.putFloat(values, trigger);
        state.putFloat(values + 4, squeeze);
        state.putFloat(values + 8, squeeze);
        state.putFloat(values + 12, stickX);
        state.putFloat(values + 16, stickY);
        state.put(controller(hand) + FLAGS + 4, (byte) (a ? 1 : 0));
        return this;
    }

    public void send() throws IOException {
        socket.getOutputStream().write(state.array());
    }

    private static int controller(int hand) {
        return CONTROLLERS + hand * CONTROLLER_SIZE;
    }

    private void putPose(int offset, Vector3fc position, Quaternionfc orientation) {
        state.putFloat(offset, orientation.x()).putFloat(offset + 4, orientation.y());
        state.putFloat(offset + 8, orientation.z()).putFloat(offset + 12, orientation.w());
        state.putFloat(offset + 16, position.x()).putFloat(offset + 20, position.y());
        state.putFloat(offset + 24, position.z());
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
