/** {@code highfive lemvr-server}: lends a headset of this PC to a program that draws for it. */
package dev.highfive.desktop.lemvr;
