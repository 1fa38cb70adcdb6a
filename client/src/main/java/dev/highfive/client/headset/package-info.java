/**
 * What a person wears, as the rest of the client knows it: {@link dev.highfive.client.headset.Headset}.
 * Everything in here is in OpenXR's coordinates: right-handed, Y up, -Z forward, metres, seconds, radians.
 */
@NullMarked
package dev.highfive.client.headset;

import org.jspecify.annotations.NullMarked;
