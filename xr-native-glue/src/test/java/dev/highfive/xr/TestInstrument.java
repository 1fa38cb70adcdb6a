package dev.highfive.xr;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;

/**
 * A layer between the glue and the runtime, for headsets that are started while it is there: it lets things happen that
 * Monado does not do by itself, and offers extensions that Monado lacks, of which it checks and notes every call.
 *
 * <p>The loader and this class open the same library in the same process, so that what is said here is heard there.
 */
final class TestInstrument implements AutoCloseable {
    static final String NAME = "XR_APILAYER_HIGHFIVE_test_instrument";
    static final String BARE_HAND = "/interaction_profiles/ext/hand_interaction_ext";
    static final String SIMPLE = "/interaction_profiles/khr/simple_controller";
    static final String TOUCH = "/interaction_profiles/oculus/touch_controller";

    private static final Path LIBRARY = Path.of(System.getProperty("highfive.xrInstrument"));

    /** XrSessionState. */
    enum State {
        UNKNOWN,
        IDLE,
        READY,
        SYNCHRONIZED,
        VISIBLE,
        FOCUSED,
        STOPPING,
        LOSS_PENDING,
        EXITING
    }

    private final Path manifest;

    private TestInstrument(Path manifest) {
        this.manifest = manifest;
    }

    /** In place from now on, with these extensions beside those that the runtime has. */
    static TestInstrument offering(String... extensions) throws IOException {
        System.load(LIBRARY.toString());
        forget();
        StringJoiner offered = new StringJoiner(", ");
        for (String extension : extensions) {
            offered.add("{\"name\": \"" + extension + "\", \"extension_version\": \"1\"}");
        }
        Path manifest = Path.of(System.getenv("XDG_DATA_HOME"), "openxr/1/api_layers/implicit.d/instrument.json");
        Files.createDirectories(manifest.getParent());
        Files.writeString(manifest, """
            {"file_format_version": "1.0.0", "api_layer": {"name": "%s", "library_path": "%s", "api_version": "1.1",
             "implementation_version": "1", "description": "Test instrument", "instance_extensions": [%s],
             "disable_environment": "HIGHFIVE_NO_TEST_INSTRUMENT"}}
            """.formatted(NAME, LIBRARY, offered));
        return new TestInstrument(manifest);
    }

    /** Lets the runtime end the session by its own will. */
    void endSession() {
        exit();
    }

    /** Lets the program hear nothing more once it is told this state, until it asks to exit. */
    void stallAt(State state) {
        stall(state.ordinal());
    }

    /** Lets nothing of the runtime be heard any more, whatever the program asks. */
    void deafen() {
        silence();
    }

    /** Tells the program a state that the runtime is not in. */
    void tell(State state) {
        queueState(state.ordinal());
    }

    void tellOfInstanceLoss() {
        queueInstanceLoss();
    }

    void tellWorn(boolean worn) {
        queuePresence(worn);
    }

    /** Another thing in a hand, which the program is told. */
    void holdInHand(int hand, String profile) {
        hold(hand, profile);
    }

    /** A room without known bounds; to be said before a start. */
    void withoutStage() {
        hideStage();
    }

    /** Seeing through without a layer; to be said before a start. */
    void withAlphaBlend() {
        offerAlphaBlend();
    }

    /** Passthrough is offered, and then not permitted. */
    void withoutPermissionToSeeTheRoom() {
        refusePassthrough();
    }

    /** Hand trackers can be made, and never see anything. */
    void withoutJoints() {
        seeNoJoints();
    }

    /** What one can do without fails from now on: vibration, hand joints, interaction profiles. */
    void refuseWhatCanBeDoneWithout() {
        refuseExtras();
    }

    /** Whether joints stay as they are, and are said to be tracked. */
    void frozenHands(boolean frozen) {
        freeze(frozen);
    }

    /** Tells that the hidden area is another. */
    void tellOfHiddenArea(float size) {
        queueMask(size);
    }

    /** Whether fingers are made up around controllers, rather than seen. */
    void madeUpFingers(boolean madeUp) {
        handSource(madeUp ? 2 : 1);
    }

    /** What XR_FB_hand_tracking_aim tells of both hands. */
    void pinchOf(float strength) {
        pinch(strength);
    }

    /** The state that the program was told last. */
    State told() {
        return State.values()[toldState()];
    }

    /** The calls that are of interest, in their order. */
    List<String> calls() {
        return notes().lines().toList();
    }

    /** What was wrong with calls, by the specification. */
    List<String> violations() {
        return wrongs().lines().toList();
    }

    @Override
    public void close() throws IOException {
        Files.delete(manifest);
    }

    private static native void forget();

    private static native void exit();

    private static native void stall(int state);

    private static native void silence();

    private static native void queueState(int state);

    private static native void queueInstanceLoss();

    private static native void queuePresence(boolean worn);

    private static native void hold(int hand, String profile);

    private static native void hideStage();

    private static native void offerAlphaBlend();

    private static native void refusePassthrough();

    private static native void seeNoJoints();

    private static native void refuseExtras();

    private static native void freeze(boolean frozen);

    private static native void queueMask(float size);

    private static native void handSource(int source);

    private static native void pinch(float strength);

    private static native int toldState();

    private static native String notes();

    private static native String wrongs();
}
