/** What the codecs of the different protocols share. */
@NullMarked
package dev.highfive.codec;

import org.jspecify.annotations.NullMarked;
