/**
 * {@code highfive view}: looking on at a session, from anywhere or through someone's eyes. An onlooker is a
 * participant without a body, and sees only what the network lets through.
 */
package dev.highfive.desktop.view;
