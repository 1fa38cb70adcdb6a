/**
 * {@code highfive host}, {@code join} and {@code replay}: taking part in a session from a terminal, with a
 * body or without. A recording is a session like any other here, except that it ends by itself.
 */
package dev.highfive.desktop.session;
