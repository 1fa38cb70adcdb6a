/**
 * Worlds as VNet of 1998 had them: a server that tells everybody what anybody sets, by the VRML Interchange Protocol.
 * A {@link dev.highfive.session.vip.VipRoom} is such a world without a network; a
 * {@link dev.highfive.session.vip.VipServer} is its network, and the one thread to which the room belongs.
 */
@NullMarked
package dev.highfive.session.vip;

import org.jspecify.annotations.NullMarked;
