/**
 * {@code highfive demo}: simulated people meet, in a window or as pictures. Each has a session and a thread
 * of their own, and they reach each other over real sockets only.
 */
package dev.highfive.desktop.demo;
