/**
 * A bad network on purpose: {@link dev.highfive.session.impair.Impairment} says how bad,
 * {@link dev.highfive.session.impair.ImpairedPath} makes it so between a session and its socket. The same
 * words and the same packets at the same times always give the same outcome.
 */
package dev.highfive.session.impair;
