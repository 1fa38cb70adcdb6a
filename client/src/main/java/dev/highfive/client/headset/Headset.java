package dev.highfive.client.headset;

import java.util.List;

/**
 * What a person wears: tells where head and hands are, and shows pictures. The frame loop knows nothing else
 * of the device, so whoever implements this brings a whole platform.
 *
 * <p>One turn of the loop, always on the same thread:
 * <pre>{@code
 * switch on poll():
 *   not running   sleep a little, poll again
 *   running       if (waitFrame(timing))            a frame has begun
 *                     locateHead, locateHand, readInput, locateViews, in any order and number
 *                     if (timing.shouldRender)      acquire both eyes, draw, submit
 *                     else                          skip
 *   LOST          start() again, after a pause
 *   EXITING       close()
 * }</pre>
 *
 * <p>Coordinates are OpenXR's: right-handed, Y up, -Z forward, from an origin on the floor where the device
 * knows the floor. Times are nanoseconds on the scale of {@link dev.highfive.net.Clock#nanoTime}. What is
 * handed in is filled in place; nothing allocates while the headset is running. A method whose device has
 * just gone away does not throw: it says "not valid" or "no frame", and the next {@link #poll} says
 * {@link HeadsetState#LOST}.
 */
public interface Headset extends AutoCloseable {
    /**
     * Connects to the device, again where it was lost. A headset that shows pictures leaves a GLES 3 context
     * current on the calling thread, the same one after every start until {@link #close}: what a renderer has
     * put there survives the loss of the device and starts that fail, except for the textures of
     * {@link #acquire}.
     *
     * @throws HeadsetException if there is no device now; the state stays as it was, and the message is a
     *     sentence for people
     */
    void start() throws HeadsetException;

    /**
     * Hears what the device has to say, begins or ends its session as that demands, and returns the state
     * that results. To be called in every turn, also while nothing runs and while the app is in the
     * background.
     */
    HeadsetState poll();

    /** The state of the last {@link #poll}. */
    HeadsetState state();

    /** Fixed from {@link #start} on. */
    Capabilities capabilities();

    /**
     * Waits until the device wants the next frame, and begins it. Every true is to be followed by one
     * {@link #submit} or {@link #skip}.
     *
     * @return false if no frame has begun, because the device has stopped or gone away: poll
     */
    boolean waitFrame(FrameTiming timing);

    /** Where the eyes are going to be at a time, between the present and the display time. */
    void locateViews(long timeNs, EyeView left, EyeView right);

    /** The middle between the eyes. */
    void locateHead(long timeNs, TrackedPose head);

    /**
     * The joints of a hand, or {@link HandJoints#active} false if it is not seen or the device tracks no
     * hands.
     */
    void locateHand(Side side, long timeNs, HandJoints joints);

    /** What a hand does, as of the frame that has begun, with its poses at a time. Without focus: nothing. */
    void readInput(Side side, long timeNs, HandInput input);

    /** Shakes a controller, if there is one: amplitude from 0 to 1. */
    void vibrate(Side side, float amplitude, float seconds);

    /** The texture to draw an eye's picture into; once per eye and frame, until {@link #submit}. */
    void acquire(Eye eye, RenderTarget target);

    /**
     * Makes a flat picture, to be a layer of frames from now on; up to 6, of a started headset.
     *
     * @param followsHead whether it stays in front of the eyes, rather than in the room
     * @throws HeadsetException if this headset does not show any
     */
    Quad addQuad(int pixelsWide, int pixelsHigh, boolean followsHead) throws HeadsetException;

    /**
     * Ends the frame and shows these, from back to front: one {@link ProjectionLayer} if both eyes have been acquired,
     * else none, and any of the {@link #addQuad quads}.
     */
    void submit(List<? extends Layer> layers);

    /** Ends the frame without a picture. */
    void skip();

    /** Asks for one of {@link Capabilities#refreshRates} until the next {@link #start}; the device may decline. */
    void requestRefreshRate(float hertz);

    /** Shows the real room where the picture is transparent, if the device can; until the next {@link #start}. */
    void showPassthrough(boolean shown);

    /**
     * Moves the origin so that the head, as it is in the frame that has begun, comes to be above a point of the floor
     * and looks across it, until the next {@link #start}. Each counts as a recentring.
     *
     * @param yaw about Y, radians; 0 looks along -Z
     */
    void placeHead(float x, float z, float yaw);

    /** False only if the device knows that nobody wears it. */
    boolean isWorn();

    /**
     * How often the origin has moved until a time, because the wearer asked for it or the device found a better one.
     * What is located for a time is located from where the origin is then: ask about times in their order.
     */
    int recentrings(long timeNs);

    /** What the device itself counts, for a report; empty where it counts nothing. Not for every frame. */
    default String metrics() {
        return "";
    }

    /**
     * Asks the device to end the session; {@link #poll} comes to {@link HeadsetState#EXITING} some frames
     * later.
     */
    void requestExit();

    /** Gives back everything, in whatever state; a frame that has begun is dropped. May be called again. */
    @Override
    void close();
}
