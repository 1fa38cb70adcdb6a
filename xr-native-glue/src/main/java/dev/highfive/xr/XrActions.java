package dev.highfive.xr;

import dev.highfive.client.headset.Side;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The input of an instance: its actions, and what on each kind of controller they are bound to. */
final class XrActions implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger("dev.highfive.input");

    private final String[] profiles = {"", ""};

    private XrActions() {}

    static XrActions create(XrInstance instance) throws XrException {
        XrActions actions = new XrActions();
        try {
            XrResult.check(Glue.createActions());
            for (Action action : Action.values()) {
                XrResult.check(Glue.addAction(action.path(), action.type.code));
            }
        } catch (XrException e) {
            actions.close();
            throw e;
        }
        String palm = palmComponent(instance);
        for (InteractionProfile profile : InteractionProfile.knownTo(instance)) {
            int result = profile.suggest(palm);
            if (XrResult.failed(result) && palm != null) {
                result = profile.suggest(null); // a runtime that lacks the palm's pose lacks nothing that matters
            }
            if (XrResult.failed(result)) {
                LOG.info("This runtime has no " + profile.path + ": " + Glue.resultName(result));
            }
        }
        return actions;
    }

    private static @Nullable String palmComponent(XrInstance instance) {
        if (instance.is11()) {
            return "input/grip_surface/pose";
        }
        return instance.has(Extensions.PALM_POSE) ? "input/palm_ext/pose" : null;
    }

    /** To be called once in the life of a session. */
    void attach(Shortfalls shortfalls) throws XrException {
        XrResult.check(Glue.attachActions());
        shortfalls.isDone("xrCreateActionSpace", Glue.createActionSpaces());
    }

    /** Asks again what a hand holds, after the runtime has said that it changed. */
    int readProfile(int hand) {
        String[] path = new String[1];
        int result = Glue.currentProfile(hand, path);
        if (!XrResult.failed(result) && !path[0].equals(profiles[hand])) {
            LOG.info(() -> (hand == 0 ? "The left hand holds " : "The right hand holds ")
                    + (path[0].isEmpty() ? "nothing" : path[0]));
            profiles[hand] = path[0];
        }
        return result;
    }

    /** The path of what the hand holds, "" for nothing. */
    String profile(Side side) {
        return profiles[side.ordinal()];
    }

    @Override
    public void close() {
        Glue.destroyActions();
    }
}
