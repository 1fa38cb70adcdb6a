/** A headset that this program lends to others by LEMVR: {@link dev.highfive.client.lend.Lending}. */
package dev.highfive.client.lend;
