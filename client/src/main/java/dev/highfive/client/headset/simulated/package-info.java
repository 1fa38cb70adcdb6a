/**
 * A person without a headset, for demos and tests: {@link
 * dev.highfive.client.headset.simulated.SimulatedHeadset}. Hands bend only where hands can, arms reach only
 * as far as arms do, and everything moves smoothly; the same seed moves the same way.
 */
@NullMarked
package dev.highfive.client.headset.simulated;

import org.jspecify.annotations.NullMarked;
