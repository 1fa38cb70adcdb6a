/** How datagrams leave and come: UDP, or anything else that is a {@link dev.highfive.net.transport.Transport}. */
@NullMarked
package dev.highfive.net.transport;

import org.jspecify.annotations.NullMarked;
