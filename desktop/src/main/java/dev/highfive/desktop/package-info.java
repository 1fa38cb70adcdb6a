/**
 * The PC program, {@link dev.highfive.desktop.Highfive}: its list of commands, and how it says what went
 * wrong. It is on top: no command uses it, and what commands share is in {@code cli}.
 */
package dev.highfive.desktop;
