/** What the codecs of the different protocols share. */
package dev.highfive.codec;
