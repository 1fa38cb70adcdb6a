package dev.highfive.codec.gamestate;

/**
 * A dialect of Game State over RTP. Nothing in a payload names its dialect, so both ends must be set to the
 * same one.
 */
public enum Profile {
    /** The later draft text and draft -01: objects carry Active, texture coordinates are Float32. */
    DRAFT_MD,

    /** Draft -00 as published: no Active, texture coordinates are VarUInts. */
    DRAFT_TXT,

    /** What the C++ encoder cisco/gse speaks: tags, Object1 and Mesh1 of its own, no Object2 or Mesh2. */
    GSE
}
