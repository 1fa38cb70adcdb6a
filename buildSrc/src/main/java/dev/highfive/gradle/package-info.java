/** What build files ask: which tools this machine has, and how they build native code. */
package dev.highfive.gradle;
