/** Programs to start from, a file each. */
package dev.highfive.examples;
