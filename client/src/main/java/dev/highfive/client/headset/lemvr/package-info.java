/** A headset that is lent by another program: {@link dev.highfive.client.headset.lemvr.LemvrHeadset}. */
package dev.highfive.client.headset.lemvr;
