/** How session, headset, hands and drawing become one person in a session. */
package dev.highfive.client.visit;
