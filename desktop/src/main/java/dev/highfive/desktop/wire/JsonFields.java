package dev.highfive.desktop.wire;

import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.LongList;

/**
 * The fields of one object in JSON, either being written or being read. Each method takes what the object
 * holds and returns what it is to hold: when writing the same, when reading what the JSON says. So the
 * fields of a type are listed once, in {@link ObjectFields}, for both ways.
 */
interface JsonFields {
    /** Whether an optional field is there. */
    boolean has(String name, boolean present);

    boolean flag(String name, boolean value);

    /** An integer of 16 bits, unsigned. */
    int integer(String name, int value);

    /** An integer of 32 bits, unsigned. */
    int unsigned32(String name, int value);

    /** An integer of 64 bits. */
    long signed(String name, long value);

    long unsigned(String name, long value);

    String text(String name, String value);

    byte[] bytes(String name, byte[] value);

    float number(String name, float value);

    /** As many floats as there are values. */
    float[] numbers(String name, float... values);

    /** A list of groups of so many floats each. */
    void groups(String name, FloatList values, int groupSize);

    /** A list of unsigned integers, in groups of so many or, if that is 0, in none. */
    void groups(String name, LongList values, int groupSize);
}
