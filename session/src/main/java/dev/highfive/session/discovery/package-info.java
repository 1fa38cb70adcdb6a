/**
 * Sessions on the local network, found by DNS-SD. What is announced is what anybody may know: a session's name and
 * place, never its key, so that finding a session is not yet being let in.
 */
@NullMarked
package dev.highfive.session.discovery;

import org.jspecify.annotations.NullMarked;
