package dev.highfive.desktop.wire;

/** What `wire` can read and write; picked by its first argument. */
enum Protocol {
    GAMESTATE
}
