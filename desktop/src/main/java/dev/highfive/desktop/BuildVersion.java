package dev.highfive.desktop;

import picocli.CommandLine.IVersionProvider;

/** The version from the jar's manifest, which only a built program has. */
final class BuildVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = BuildVersion.class.getPackage().getImplementationVersion();
        return new String[] {"highfive " + (version == null ? "(unbuilt)" : version)};
    }
}
