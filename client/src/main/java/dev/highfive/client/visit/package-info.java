/** How session, headset, hands and drawing become one person in a session. */
@NullMarked
package dev.highfive.client.visit;

import org.jspecify.annotations.NullMarked;
