/**
 * Models from files: glTF 2.0 and OBJ, read within {@link dev.highfive.client.assets.mesh.MeshLimits}.
 *
 * <p>What comes out is right-handed, Y up, in metres, as both formats are and as everything in client is. The wire is
 * left-handed: of a Mesh2 the location, rotation and scale are mirrored like those of any object, but the vertices of
 * the file that it names are not, since a file's format says by itself which way round it is: its x, y and z are the
 * wire's x, y and -z. So writing in a texture can be read.
 *
 * <p>Own readers over Gson and plain text, because those that exist for Java and Android cannot be bounded: jgltf-model
 * needs ImageIO and jackson-databind, and de.javagl:obj keeps an object for each vertex and takes minutes for one long
 * line.
 */
@NullMarked
package dev.highfive.client.assets.mesh;

import org.jspecify.annotations.NullMarked;
