/**
 * {@code highfive wire}: payloads as JSON and back, and explained byte by byte. Integers of 64 bits are
 * strings there, for JSON's own numbers end at 2^53.
 */
package dev.highfive.desktop.wire;
