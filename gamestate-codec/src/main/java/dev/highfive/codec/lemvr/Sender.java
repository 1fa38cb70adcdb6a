package dev.highfive.codec.lemvr;

/** Who says something: whoever draws is the client, whoever has the headset is the server. */
public enum Sender {
    CLIENT,
    SERVER,
    /** Either. */
    BOTH
}
