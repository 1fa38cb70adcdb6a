/** How loading fails: one sentence, said alike by what fetches, what reads pictures and what reads meshes. */
@NullMarked
package dev.highfive.client.assets.failure;

import org.jspecify.annotations.NullMarked;
