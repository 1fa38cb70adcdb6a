/**
 * What commands share, and only that: each command has a package of its own above this one, and
 * {@link dev.highfive.desktop.Highfive} lists them on top.
 */
package dev.highfive.desktop.cli;
