package dev.highfive.client.assets.mesh;

/** What a mesh from a stranger may ask of a headset. Each is checked before anything is allocated for it. */
public final class MeshLimits {
    public static final int MAX_VERTICES = 500_000;
    public static final int MAX_INDICES = 1_500_000;
    public static final int MAX_NODES = 10_000;
    public static final int MAX_DEPTH = 64;
    /** Each is a draw call. */
    public static final int MAX_PARTS = 64;
    /** Of the JSON of a glTF, with what stands in it as Base64: reading text takes several times its size. */
    public static final int MAX_JSON_BYTES = 8 << 20;
    /** Values in the JSON of a glTF: each takes some hundred bytes once read. */
    public static final int MAX_JSON_VALUES = 200_000;

    private MeshLimits() {}
}
