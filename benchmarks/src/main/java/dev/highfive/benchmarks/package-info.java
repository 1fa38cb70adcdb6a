/** How the codec compares with what one would use instead. */
package dev.highfive.benchmarks;
