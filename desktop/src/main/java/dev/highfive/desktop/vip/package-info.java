/** {@code highfive vip-server} and {@code vip-client}: worlds of the VRML Interchange Protocol from the terminal. */
package dev.highfive.desktop.vip;
