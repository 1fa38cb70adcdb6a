/**
 * What is loaded by URL: {@link dev.highfive.client.assets.AssetLibrary} is asked for a mesh or an image each frame and
 * says how far it is. URLs come from other people, so everything in here takes hostile bytes for normal.
 */
@NullMarked
package dev.highfive.client.assets;

import org.jspecify.annotations.NullMarked;
