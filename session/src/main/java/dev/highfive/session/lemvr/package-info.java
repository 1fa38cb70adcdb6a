/**
 * LEMVR connections: {@link dev.highfive.session.lemvr.LemvrServer} lends a headset,
 * {@link dev.highfive.session.lemvr.LemvrConnection} borrows one. What a headset is, this package does not know.
 */
@NullMarked
package dev.highfive.session.lemvr;

import org.jspecify.annotations.NullMarked;
