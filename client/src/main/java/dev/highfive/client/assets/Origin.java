package dev.highfive.client.assets;

/** Who named a URL: that decides what it may reach. */
public enum Origin {
    /** Another participant. Files are never read for one, and other machines only as {@link PeerReach} says. */
    PEER,
    /**
     * The person at this machine, by a command or a setting: files and every address may be read. What such an asset
     * refers to on other hosts is held to the rules for others.
     */
    OWN
}
