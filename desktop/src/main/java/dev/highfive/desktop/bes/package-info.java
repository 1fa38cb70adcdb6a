/** Binary Entity Stream on the command line: serves a session as entities, and watches what is served. */
package dev.highfive.desktop.bes;
