/** How loading fails: one sentence, said alike by what fetches, what reads pictures and what reads meshes. */
package dev.highfive.client.assets.failure;
