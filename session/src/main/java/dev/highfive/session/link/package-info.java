/**
 * How a session is named and found: {@link dev.highfive.session.link.SessionLink} holds all that one needs to
 * join, in the form that people paste, scan and keep.
 */
package dev.highfive.session.link;
