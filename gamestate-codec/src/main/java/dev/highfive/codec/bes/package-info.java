/**
 * Binary Entity Stream as bytes: integers, values by schema, verbs and packets. {@link
 * dev.highfive.codec.bes.BesPacketWriter} makes packets, {@link dev.highfive.codec.bes.BesHeader} and {@link
 * dev.highfive.codec.bes.BesVerbReader} take them apart. What is said when, and again, is the session's business:
 * nothing here does I/O, starts a thread or reads a clock, and nothing is safe for use by several threads at once.
 */
@NullMarked
package dev.highfive.codec.bes;

import org.jspecify.annotations.NullMarked;
