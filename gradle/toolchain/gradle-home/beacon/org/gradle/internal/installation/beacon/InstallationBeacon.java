package org.gradle.internal.installation.beacon;

/** Gradle finds its own home by the jar that this class is in. */
public final class InstallationBeacon {
    private InstallationBeacon() {}
}
