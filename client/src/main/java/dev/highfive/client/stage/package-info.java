/** Turns the world of a session into the scene that a person sees. */
package dev.highfive.client.stage;
