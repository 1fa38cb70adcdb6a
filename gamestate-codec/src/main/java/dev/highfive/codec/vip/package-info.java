/**
 * The VRML Interchange Protocol of 1998, as VNet speaks it: messages that set a field of an object in a world. They
 * come in a stream without any frame around them, so whoever cannot read one cannot find the next either.
 */
@NullMarked
package dev.highfive.codec.vip;

import org.jspecify.annotations.NullMarked;
