package dev.highfive.desktop.vip;

import java.util.HashMap;
import java.util.Map;

/** Somebody in the session and what they have, as of one moment. */
final class SeenPerson {
    /** Stays over restarts. */
    final String key;

    final String name;
    /** By what they are: "head" (null where it is not tracked), "left", "right", and things by kind and number. */
    final Map<String, SeenPose> parts = new HashMap<>();
    /** What things look like, where they have a URL for it. */
    final Map<String, String> urls = new HashMap<>();

    SeenPerson(String key, String name) {
        this.key = key;
        this.name = name;
    }
}
