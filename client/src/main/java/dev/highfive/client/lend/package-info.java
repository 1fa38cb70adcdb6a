/** A headset that this program lends to others by LEMVR: {@link dev.highfive.client.lend.Lending}. */
@NullMarked
package dev.highfive.client.lend;

import org.jspecify.annotations.NullMarked;
