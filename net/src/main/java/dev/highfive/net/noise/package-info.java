/**
 * The Noise protocol framework (revision 34) with X25519, AES-GCM and SHA-256: how two who share a key, or know each
 * other's, agree on keys that nobody finds out later. Knows nothing of packets or streams.
 */
@NullMarked
package dev.highfive.net.noise;

import org.jspecify.annotations.NullMarked;
