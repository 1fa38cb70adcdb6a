/** Pictures: what their headers say before anything is decoded, their pixels, and some that are drawn here. */
@NullMarked
package dev.highfive.client.assets.image;

import org.jspecify.annotations.NullMarked;
