/**
 * A bad network on purpose: {@link dev.highfive.net.impair.Impairment} says how bad,
 * {@link dev.highfive.net.impair.ImpairedPath} makes it so between a session and its socket. The same
 * words and the same packets at the same times always give the same outcome.
 */
@NullMarked
package dev.highfive.net.impair;

import org.jspecify.annotations.NullMarked;
