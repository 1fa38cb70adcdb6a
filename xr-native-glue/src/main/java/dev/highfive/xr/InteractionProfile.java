package dev.highfive.xr;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of controller, or the bare hand, and which of its parts do what. A runtime maps what it has to the nearest of
 * those that are suggested.
 */
final class InteractionProfile {
    private static final String BARE_HAND = "/interaction_profiles/ext/hand_interaction_ext";
    private static final String SIMPLE = "/interaction_profiles/khr/simple_controller";

    final String path;
    private final boolean known;
    private final List<Action> actions = new ArrayList<>();
    private final List<String> bindings = new ArrayList<>();

    private InteractionProfile(String path, boolean known) {
        this.path = path;
        this.known = known;
        both(Action.GRIP_POSE, "input/grip/pose").both(Action.AIM_POSE, "input/aim/pose");
    }

    /** Those that the instance has a name for, without one that its headset has only for show. */
    static List<InteractionProfile> knownTo(XrInstance instance) {
        boolean pico = instance.is11() || instance.has(Extensions.PICO);
        boolean focus = instance.is11() || instance.has(Extensions.FOCUS);
        List<InteractionProfile> all = new ArrayList<>();
        all.add(new InteractionProfile(BARE_HAND, instance.has(Extensions.HAND_INTERACTION))
                .both(Action.PINCH, "input/pinch_ext/value")
                .both(Action.SQUEEZE, "input/grasp_ext/value"));
        all.add(new InteractionProfile(SIMPLE, instance.traits().hasSimpleController())
                .both(Action.TRIGGER, "input/select/click")
                .both(Action.MENU, "input/menu/click")
                .both(Action.HAPTIC, "output/haptic"));
        all.add(new InteractionProfile("/interaction_profiles/oculus/touch_controller", true)
                .handle()
                .lettered());
        all.add(new InteractionProfile(
                        "/interaction_profiles/meta/touch_controller_plus", instance.has(Extensions.TOUCH_PLUS))
                .handle()
                .lettered());
        all.add(new InteractionProfile("/interaction_profiles/meta/touch_plus_controller", instance.is11())
                .handle()
                .lettered());
        all.add(new InteractionProfile("/interaction_profiles/bytedance/pico_neo3_controller", pico)
                .handle()
                .lettered());
        all.add(new InteractionProfile("/interaction_profiles/bytedance/pico4_controller", pico)
                .handle()
                .lettered());
        all.add(new InteractionProfile("/interaction_profiles/htc/vive_focus3_controller", focus)
                .handle()
                .lettered());
        all.add(new InteractionProfile("/interaction_profiles/valve/index_controller", true)
                .handle()
                .both(Action.PRIMARY, "input/a/click")
                .both(Action.SECONDARY, "input/b/click"));
        all.removeIf(profile -> !profile.known);
        return all;
    }

    /** Whether a hand with this profile holds nothing. */
    static boolean isBareHand(String path, boolean handSeen, HeadsetTraits traits) {
        return path.equals(BARE_HAND) || path.equals(SIMPLE) && handSeen && traits.isSimpleControllerAHand();
    }

    /** Tells the runtime, with the palm's pose bound to that component; null leaves it out. */
    int suggest(@Nullable String palm) {
        int count = actions.size();
        int[] numbers = new int[count + (palm == null ? 0 : 2)];
        String[] paths = bindings.toArray(new String[numbers.length]);
        for (int i = 0; i < count; i++) {
            numbers[i] = actions.get(i).ordinal();
        }
        if (palm != null) {
            numbers[count] = Action.PALM_POSE.ordinal();
            paths[count] = "/user/hand/left/" + palm;
            numbers[count + 1] = Action.PALM_POSE.ordinal();
            paths[count + 1] = "/user/hand/right/" + palm;
        }
        return Glue.suggestBindings(path, numbers, paths);
    }

    /** What all controllers with a stick have. */
    private InteractionProfile handle() {
        return both(Action.TRIGGER, "input/trigger/value")
                .both(Action.SQUEEZE, "input/squeeze/value")
                .both(Action.STICK, "input/thumbstick")
                .both(Action.STICK_CLICK, "input/thumbstick/click")
                .both(Action.HAPTIC, "output/haptic");
    }

    /** X and Y on the left, A and B on the right; the right one's menu button is the system's. */
    private InteractionProfile lettered() {
        return bind(Action.PRIMARY, "/user/hand/left/input/x/click")
                .bind(Action.SECONDARY, "/user/hand/left/input/y/click")
                .bind(Action.MENU, "/user/hand/left/input/menu/click")
                .bind(Action.PRIMARY, "/user/hand/right/input/a/click")
                .bind(Action.SECONDARY, "/user/hand/right/input/b/click");
    }

    private InteractionProfile both(Action action, String component) {
        return bind(action, "/user/hand/left/" + component).bind(action, "/user/hand/right/" + component);
    }

    private InteractionProfile bind(Action action, String binding) {
        actions.add(action);
        bindings.add(binding);
        return this;
    }
}
