package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.image.FailureSign;
import dev.highfive.client.scene.Picture;
import java.util.HashMap;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The materials that an OBJ file names, from its MTL files: diffuse colour and texture, and how opaque they are.
 * Images are loaded when a material is first used; one that cannot be had shows the sign of failure.
 */
final class MtlLibrary {
    private static final Logger LOG = Logger.getLogger("dev.highfive.assets");
    private static final int MAX_MATERIALS = 1000;

    private static final class Material {
        final float[] color = {0.6f, 0.6f, 0.6f, 1};
        String imageName = "";

        @Nullable
        Surface surface;
    }

    private final MeshResources resources;
    private final Map<String, Material> materials = new HashMap<>();
    private final Map<String, Picture> images = new HashMap<>();

    MtlLibrary(MeshResources resources) {
        this.resources = resources;
    }

    /** An OBJ without its MTL is common, and still worth seeing. */
    void addFile(String reference) {
        try {
            add(resources.fetch(reference));
        } catch (AssetException e) {
            LOG.log(Level.FINE, "Materials {0}: {1}", new Object[] {reference, e.getMessage()});
        }
    }

    void add(byte[] file) throws AssetException {
        TextLines lines = new TextLines(file);
        Material material = new Material();
        while (lines.nextLine()) {
            switch (lines.word()) {
                case "newmtl" -> {
                    if (materials.size() == MAX_MATERIALS) {
                        throw new AssetException("The MTL has more than " + MAX_MATERIALS + " materials.");
                    }
                    material = new Material();
                    materials.put(lines.rest(), material);
                }
                case "Kd" -> {
                    float red = linear(lines.number());
                    material.color[0] = red;
                    material.color[1] = lines.hasWord() ? linear(lines.number()) : red;
                    material.color[2] = lines.hasWord() ? linear(lines.number()) : red;
                }
                case "d" -> material.color[3] = bounded(lines.number());
                case "Tr" -> material.color[3] = 1 - bounded(lines.number());
                case "map_Kd" -> material.imageName = imageName(lines.rest());
                default -> {}
            }
        }
    }

    /** Of the material of that name; a plain one if there is none. */
    Surface surface(String name) {
        Material material = materials.get(name);
        if (material == null) {
            return Surface.PLAIN;
        }
        if (material.surface == null) {
            Picture image = material.imageName.isEmpty() ? null : image(material.imageName);
            material.surface = new Surface(material.color, image, 0, false, false);
        }
        return material.surface;
    }

    private Picture image(String name) {
        Picture image = images.get(name);
        if (image == null) {
            try {
                image = resources.decode(resources.fetch(name));
            } catch (AssetException e) {
                LOG.log(Level.FINE, "Texture {0}: {1}", new Object[] {name, e.getMessage()});
                image = FailureSign.PICTURE;
            }
            images.put(name, image);
        }
        return image;
    }

    /** The name may have spaces, and options with up to three numbers or a word may stand before it. */
    private static String imageName(String rest) {
        String name = rest;
        while (name.startsWith("-")) {
            String[] words = name.split("\\s+", 6);
            int skip = 2;
            if (words[0].equals("-o") || words[0].equals("-s") || words[0].equals("-t") || words[0].equals("-mm")) {
                while (skip < 4 && skip < words.length && words[skip].matches("[-+0-9.eE]+")) {
                    skip++;
                }
            }
            if (skip >= words.length) {
                return "";
            }
            name = name.split("\\s+", skip + 1)[skip];
        }
        return name;
    }

    /** MTL does not say what its colours are; programs that write it take them from the screen, which is sRGB. */
    private static float linear(float srgb) {
        float value = bounded(srgb);
        return value <= 0.04045f ? value / 12.92f : (float) Math.pow((value + 0.055) / 1.055, 2.4);
    }

    private static float bounded(float value) {
        return value >= 0 ? Math.min(value, 1) : 0; // NaN too
    }
}
