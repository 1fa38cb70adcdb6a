package dev.highfive.codec.vip;

import org.jspecify.annotations.Nullable;

/**
 * The types of VRML fields, described once for all who read, write, print or explain them: a tag, then so many elements
 * for each value, of which a list (MF) has any number after their count.
 */
public enum FieldType {
    NONE("none", -1, Element.BOOL, 0),
    SF_BOOL("SFBool", 0, Element.BOOL, 1),
    SF_COLOR("SFColor", 1, Element.FLOAT, 3),
    SF_FLOAT("SFFloat", 2, Element.FLOAT, 1),
    /** Width, height, components; then pixels, as many as those say, see {@link ImageForm}. */
    SF_IMAGE("SFImage", 3, Element.INT, 3),
    SF_INT32("SFInt32", 4, Element.INT, 1),
    /** The id of an object. */
    SF_NODE("SFNode", 5, Element.INT, 1),
    /** An axis, then an angle about it in radians. */
    SF_ROTATION("SFRotation", 6, Element.FLOAT, 4),
    SF_STRING("SFString", 7, Element.STRING, 1),
    /** In seconds since 1970. */
    SF_TIME("SFTime", 8, Element.DOUBLE, 1),
    SF_VEC2F("SFVec2f", 9, Element.FLOAT, 2),
    SF_VEC3F("SFVec3f", 10, Element.FLOAT, 3),
    MF_COLOR("MFColor", 11, Element.FLOAT, 3),
    MF_FLOAT("MFFloat", 12, Element.FLOAT, 1),
    MF_INT32("MFInt32", 13, Element.INT, 1),
    MF_NODE("MFNode", 14, Element.INT, 1),
    MF_ROTATION("MFRotation", 15, Element.FLOAT, 4),
    MF_STRING("MFString", 16, Element.STRING, 1),
    MF_VEC2F("MFVec2f", 17, Element.FLOAT, 2),
    MF_VEC3F("MFVec3f", 18, Element.FLOAT, 3);

    private static final FieldType[] ALL = values();

    private final String vrmlName;
    private final byte tag;
    private final Element element;
    private final int width;

    FieldType(String vrmlName, int tag, Element element, int width) {
        this.vrmlName = vrmlName;
        this.tag = (byte) tag;
        this.element = element;
        this.width = width;
    }

    /** @return null if no type has it */
    static @Nullable FieldType ofTag(int tag) {
        return tag < -1 || tag >= ALL.length - 1 ? null : ALL[tag + 1];
    }

    /** @return null if VRML has no such type */
    public static @Nullable FieldType named(String vrmlName) {
        for (FieldType type : ALL) {
            if (type.vrmlName.equals(vrmlName)) {
                return type;
            }
        }
        return null;
    }

    /** As VRML writes it: SFVec3f. */
    public String vrmlName() {
        return vrmlName;
    }

    public byte tag() {
        return tag;
    }

    public Element element() {
        return element;
    }

    /** How many elements a value has. */
    public int width() {
        return width;
    }

    public boolean isList() {
        return tag >= MF_COLOR.tag;
    }

    /**
     * Whether VNet's own client can read it. Any other tag it skips without its value, and takes that for the next
     * message.
     */
    public boolean isReadByVnet() {
        switch (this) {
            case NONE:
            case SF_BOOL:
            case SF_ROTATION:
            case SF_STRING:
            case SF_VEC3F:
            case MF_STRING:
                return true;
            default:
                return false;
        }
    }

    /** In bytes; what is longer than that is known only from the value itself. */
    int leastSize() {
        return isList() ? 4 : element.size * width;
    }
}
