package dev.highfive.session.lemvr;

import dev.highfive.codec.lemvr.Haptics;
import dev.highfive.codec.lemvr.LemvrPacket;
import dev.highfive.codec.lemvr.PacketType;
import dev.highfive.codec.lemvr.ProjectionPicture;
import dev.highfive.codec.lemvr.QuadPicture;
import dev.highfive.codec.lemvr.SubmitFrame;

/** What a client wants to be shown and felt in a frame. Layers beyond those that there is room for are left out. */
public final class ClientFrame {
    private static final int MOST_PROJECTIONS = 4;
    private static final int MOST_QUADS = 6;

    private final ProjectionPicture[] projections = new ProjectionPicture[MOST_PROJECTIONS];
    private final QuadPicture[] quads = new QuadPicture[MOST_QUADS];
    private int projectionCount;
    private int quadCount;
    /** Counts frames and connections: another number is another frame. 0 is none. */
    public long number;
    /** Of the frame metadata that it was drawn by, seconds on the server's clock. */
    public double displayTime;

    /** When it came, on this machine's clock. */
    public long receivedNs;
    /** 0 to 1. */
    public float leftIntensity;

    public float rightIntensity;

    public ClientFrame() {
        for (int index = 0; index < projections.length; index++) {
            projections[index] = new ProjectionPicture();
        }
        for (int index = 0; index < quads.length; index++) {
            quads[index] = new QuadPicture();
        }
    }

    public int projectionCount() {
        return projectionCount;
    }

    /** From back to front. */
    public ProjectionPicture projection(int index) {
        return projections[index];
    }

    public int quadCount() {
        return quadCount;
    }

    public QuadPicture quad(int index) {
        return quads[index];
    }

    void clear() {
        projectionCount = 0;
        quadCount = 0;
        leftIntensity = 0;
        rightIntensity = 0;
    }

    /** @return whether the frame is whole with it */
    boolean take(PacketType type, LemvrPacket packet) {
        switch (type) {
            case PROJECTION_LAYER:
                if (projectionCount < MOST_PROJECTIONS) {
                    projections[projectionCount++].set((ProjectionPicture) packet);
                }
                return false;
            case QUAD_LAYER:
                if (quadCount < MOST_QUADS) {
                    quads[quadCount++].set((QuadPicture) packet);
                }
                return false;
            case HAPTICS:
                leftIntensity = intensity(((Haptics) packet).left);
                rightIntensity = intensity(((Haptics) packet).right);
                return false;
            case SUBMIT_FRAME:
                displayTime = ((SubmitFrame) packet).displayTime;
                return true;
            default:
                return false;
        }
    }

    private static float intensity(float value) {
        return Float.isNaN(value) ? 0 : Math.max(0, Math.min(1, value));
    }
}
