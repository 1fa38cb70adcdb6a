/** A headset that is lent by another program: {@link dev.highfive.client.headset.lemvr.LemvrHeadset}. */
@NullMarked
package dev.highfive.client.headset.lemvr;

import org.jspecify.annotations.NullMarked;
