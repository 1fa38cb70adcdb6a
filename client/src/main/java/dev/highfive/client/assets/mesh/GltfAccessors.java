package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import java.nio.ByteBuffer;

/** The numbers in a glTF's buffers. No array is made for more of them than there are bytes that hold them. */
final class GltfAccessors {
    private static final int BYTE = 5120;
    private static final int UNSIGNED_BYTE = 5121;
    private static final int SHORT = 5122;
    private static final int UNSIGNED_SHORT = 5123;
    private static final int UNSIGNED_INT = 5125;
    private static final int FLOAT = 5126;

    private final JsonNode gltf;
    private final GltfBuffers buffers;

    GltfAccessors(JsonNode gltf, GltfBuffers buffers) {
        this.gltf = gltf;
        this.buffers = buffers;
    }

    int count(int index) throws AssetException {
        return gltf.get("accessors", index).index("count", 0);
    }

    /** Of each element, 1 if it is of no kind that has several. */
    int components(int index) throws AssetException {
        String type = gltf.get("accessors", index).string("type", "");
        return type.equals("VEC4") ? 4 : type.equals("VEC3") ? 3 : type.equals("VEC2") ? 2 : 1;
    }

    /** Normalized integers come out as -1 to 1, others as they are. */
    float[] floats(int index, int components) throws AssetException {
        JsonNode accessor = gltf.get("accessors", index);
        int type = accessor.index("componentType", 0);
        boolean normalized = accessor.isTrue("normalized");
        ByteBuffer bytes = bytes(accessor, components);
        int stride = stride(accessor, components);
        float[] values = new float[count(index) * components];
        for (int i = 0, at = start(accessor); i < values.length; at += stride) {
            for (int c = 0; c < components; c++) {
                values[i++] = number(bytes, at + c * size(type), type, normalized);
            }
        }
        return values;
    }

    int[] indices(int index) throws AssetException {
        JsonNode accessor = gltf.get("accessors", index);
        int type = accessor.index("componentType", 0);
        if (type != UNSIGNED_BYTE && type != UNSIGNED_SHORT && type != UNSIGNED_INT) {
            throw new AssetException("The glTF has indices of type " + type + ".");
        }
        ByteBuffer bytes = bytes(accessor, 1);
        int stride = stride(accessor, 1);
        int[] values = new int[count(index)];
        for (int i = 0, at = start(accessor); i < values.length; i++, at += stride) {
            values[i] = type == UNSIGNED_INT
                    ? bytes.getInt(at)
                    : type == UNSIGNED_SHORT ? bytes.getShort(at) & 0xFFFF : bytes.get(at) & 0xFF;
        }
        return values;
    }

    /** The view that holds all of the accessor. */
    private ByteBuffer bytes(JsonNode accessor, int components) throws AssetException {
        if (accessor.has("sparse")) {
            throw new AssetException("The glTF has a sparse accessor, which cannot be read.");
        }
        if (!accessor.has("bufferView")) {
            throw new AssetException(
                    "The glTF has numbers in no buffer, as when they are compressed, which cannot be " + "read.");
        }
        String type = accessor.string("type", "");
        if (!type.equals(components == 1 ? "SCALAR" : "VEC" + components)) {
            throw new AssetException("The glTF has an accessor of another type than its use.");
        }
        ByteBuffer bytes = buffers.view(accessor.index("bufferView", 0));
        long element = (long) components * size(accessor.index("componentType", 0));
        long count = accessor.index("count", 0);
        long end = start(accessor) + (count - 1) * stride(accessor, components) + element;
        if (count > 0 && end > bytes.capacity()) {
            throw new AssetException("The glTF has an accessor that goes beyond its bufferView.");
        }
        return bytes;
    }

    private static int start(JsonNode accessor) throws AssetException {
        return accessor.index("byteOffset", 0);
    }

    private int stride(JsonNode accessor, int components) throws AssetException {
        int element = components * size(accessor.index("componentType", 0));
        int stride = buffers.stride(accessor.index("bufferView", 0));
        if (stride != 0 && stride < element) {
            throw new AssetException("The glTF has an accessor whose elements overlap.");
        }
        return stride == 0 ? element : stride;
    }

    private static int size(int type) throws AssetException {
        return switch (type) {
            case BYTE, UNSIGNED_BYTE -> 1;
            case SHORT, UNSIGNED_SHORT -> 2;
            case UNSIGNED_INT, FLOAT -> 4;
            default -> throw new AssetException("The glTF has numbers of type " + type + ".");
        };
    }

    private static float number(ByteBuffer bytes, int at, int type, boolean normalized) {
        return switch (type) {
            case BYTE -> normalized ? Math.max(bytes.get(at) / 127f, -1) : bytes.get(at);
            case UNSIGNED_BYTE -> (bytes.get(at) & 0xFF) / (normalized ? 255f : 1);
            case SHORT -> normalized ? Math.max(bytes.getShort(at) / 32767f, -1) : bytes.getShort(at);
            case UNSIGNED_SHORT -> (bytes.getShort(at) & 0xFFFF) / (normalized ? 65535f : 1);
            case UNSIGNED_INT -> bytes.getInt(at) & 0xFFFFFFFFL;
            default -> bytes.getFloat(at);
        };
    }
}
