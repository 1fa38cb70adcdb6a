/** Sessions on the local network, by jmDNS. */
package dev.highfive.desktop.discovery;
