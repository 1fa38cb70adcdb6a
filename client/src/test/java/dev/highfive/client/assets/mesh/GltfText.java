package dev.highfive.client.assets.mesh;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * A small glTF whose parts tests replace: a unit square in the XY plane as two triangles, with normals and texture
 * coordinates. Its buffer: 4 positions at 0, 4 normals at 48, 4 texture coordinates at 96, 6 short indices at 128.
 */
final class GltfText {
    static final String VIEWS = "[{'buffer':0,'byteOffset':0,'byteLength':48},"
            + "{'buffer':0,'byteOffset':48,'byteLength':48},{'buffer':0,'byteOffset':96,'byteLength':32},"
            + "{'buffer':0,'byteOffset':128,'byteLength':12}]";
    static final String ACCESSORS = "[{'bufferView':0,'componentType':5126,'count':4,'type':'VEC3'},"
            + "{'bufferView':1,'componentType':5126,'count':4,'type':'VEC3'},"
            + "{'bufferView':2,'componentType':5126,'count':4,'type':'VEC2'},"
            + "{'bufferView':3,'componentType':5123,'count':6,'type':'SCALAR'}]";
    static final String PRIMITIVE = "{'attributes':{'POSITION':0,'NORMAL':1,'TEXCOORD_0':2},'indices':3,'material':0}";

    String nodes = "[{'mesh':0}]";
    String scenes = "[{'nodes':[0]}]";
    String primitives = "[" + PRIMITIVE + "]";
    String accessors = ACCESSORS;
    String views = VIEWS;
    String buffers = "[{'uri':'data:application/octet-stream;base64," + base64(square()) + "','byteLength':140}]";
    String materials = "[{'pbrMetallicRoughness':{'baseColorFactor':[0.5,0.25,0.125,1]}}]";
    String rest = "";

    static byte[] square() {
        ByteBuffer bytes = ByteBuffer.allocate(140).order(ByteOrder.LITTLE_ENDIAN);
        float[] floats = {
            0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, /**/ 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, /**/ 0, 1, 1, 1, 1, 0, 0, 0
        };
        for (float value : floats) {
            bytes.putFloat(value);
        }
        for (int index : new int[] {0, 1, 2, 0, 2, 3}) {
            bytes.putShort((short) index);
        }
        return bytes.array();
    }

    static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    byte[] json() {
        String text = "{'asset':{'version':'2.0'},'scene':0,'scenes':" + scenes + ",'nodes':" + nodes
                + ",'meshes':[{'primitives':" + primitives + "}],'accessors':" + accessors + ",'bufferViews':" + views
                + ",'buffers':" + buffers + ",'materials':" + materials + rest + "}";
        return text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    }

    /** With the square as its binary chunk. */
    byte[] glb() {
        buffers = "[{'byteLength':140}]";
        byte[] json = json();
        int padded = (json.length + 3) / 4 * 4;
        ByteBuffer file = ByteBuffer.allocate(12 + 8 + padded + 8 + 140).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(0x46546C67).putInt(2).putInt(file.capacity());
        file.putInt(padded).putInt(0x4E4F534A).put(json);
        while (file.position() < 20 + padded) {
            file.put((byte) ' ');
        }
        return file.putInt(140).putInt(0x004E4942).put(square()).array();
    }
}
