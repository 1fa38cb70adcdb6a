/**
 * How a session is named and found: {@link dev.highfive.session.link.SessionLink} holds all that one needs to
 * join, in the form that people paste, scan and keep; {@link dev.highfive.session.link.SessionDescription} is the
 * same as SDP, for other programs.
 */
@NullMarked
package dev.highfive.session.link;

import org.jspecify.annotations.NullMarked;
