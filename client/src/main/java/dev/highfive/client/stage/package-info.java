/** Turns the world of a session into the scene that a person sees. */
@NullMarked
package dev.highfive.client.stage;

import org.jspecify.annotations.NullMarked;
