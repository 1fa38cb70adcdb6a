/**
 * Taking part in a session: {@link dev.highfive.session.Session} is all that a client needs. Two threads
 * share the work, one for frames and one for the network, and neither ever waits for the other: between them
 * are two rings, and a full ring drops and asks for everything again. {@code docs/session.md} tells how
 * people meet, and by which keys.
 */
@NullMarked
package dev.highfive.session;

import org.jspecify.annotations.NullMarked;
