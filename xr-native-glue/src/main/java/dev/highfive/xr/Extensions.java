package dev.highfive.xr;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The extensions that Highfive uses where the runtime has them. None of them is required. */
final class Extensions {
    static final String OPENGL_ES = "XR_KHR_opengl_es_enable";
    static final String VISIBILITY_MASK = "XR_KHR_visibility_mask";
    static final String HAND_TRACKING = "XR_EXT_hand_tracking";
    static final String HAND_DATA_SOURCE = "XR_EXT_hand_tracking_data_source";
    static final String HAND_MOTION_RANGE = "XR_EXT_hand_joints_motion_range";
    static final String HAND_AIM = "XR_FB_hand_tracking_aim";
    static final String HAND_INTERACTION = "XR_EXT_hand_interaction";
    static final String PALM_POSE = "XR_EXT_palm_pose";
    static final String LOCAL_FLOOR = "XR_EXT_local_floor";
    static final String USER_PRESENCE = "XR_EXT_user_presence";
    static final String PERFORMANCE = "XR_EXT_performance_settings";
    static final String THREAD_SETTINGS = "XR_KHR_android_thread_settings";
    static final String COLOR_SPACE = "XR_FB_color_space";
    static final String METRICS_META = "XR_META_performance_metrics";
    static final String METRICS_ANDROID = "XR_ANDROID_performance_metrics";
    static final String REFRESH_RATE = "XR_FB_display_refresh_rate";
    static final String FOVEATION = "XR_FB_foveation";
    static final String FOVEATION_CONFIGURATION = "XR_FB_foveation_configuration";
    static final String SWAPCHAIN_UPDATE = "XR_FB_swapchain_update_state";
    static final String PASSTHROUGH = "XR_FB_passthrough";
    static final String TOUCH_PLUS = "XR_META_touch_controller_plus";
    static final String PICO = "XR_BD_controller_interaction";
    static final String FOCUS = "XR_HTC_vive_focus3_controller_interaction";
    /** Tracking without pictures: only ever enabled when asked for. */
    static final String HEADLESS = "XR_MND_headless";

    private static final List<String> WANTED = Collections.unmodifiableList(Arrays.asList(
            OPENGL_ES,
            VISIBILITY_MASK,
            "XR_KHR_convert_timespec_time",
            HAND_TRACKING,
            HAND_DATA_SOURCE,
            HAND_MOTION_RANGE,
            HAND_AIM,
            HAND_INTERACTION,
            PALM_POSE,
            LOCAL_FLOOR,
            USER_PRESENCE,
            PERFORMANCE,
            THREAD_SETTINGS,
            COLOR_SPACE,
            METRICS_META,
            METRICS_ANDROID,
            REFRESH_RATE,
            FOVEATION,
            FOVEATION_CONFIGURATION,
            SWAPCHAIN_UPDATE,
            PASSTHROUGH,
            TOUCH_PLUS,
            PICO,
            FOCUS));

    /** Those of the present ones that are to be enabled on this platform. */
    static Set<String> choose(Collection<String> present, boolean graphics) {
        Set<String> chosen = new LinkedHashSet<>(WANTED);
        chosen.addAll(Arrays.asList(Glue.platformExtensions()));
        if (!graphics) {
            chosen.add(HEADLESS);
        }
        chosen.retainAll(present);
        return chosen;
    }

    private Extensions() {}
}
