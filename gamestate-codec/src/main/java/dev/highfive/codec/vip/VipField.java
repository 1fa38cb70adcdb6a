package dev.highfive.codec.vip;

/** The numbers of fields that have a meaning of their own. Those from {@link #FIRST_BEHAVIOUR} on are events. */
public final class VipField {
    /** SFVec3f, in metres. */
    public static final short POSITION = 0;
    /** SFRotation. */
    public static final short ORIENTATION = 1;
    /** SFVec3f. */
    public static final short SCALE = 2;
    /** MFString, to be shown above the object. */
    public static final short NAME = 3;
    /** The first of the eventIns of the object's PROTO, in their order there. */
    public static final short FIRST_BEHAVIOUR = 4;

    /** Of the user, who leaves. */
    public static final short QUIT = -1;
    /** SFString, for all users' text windows. */
    public static final short MESSAGE = -2;
    /** SFString, the URL of what the object looks like. */
    public static final short ADD_OBJECT = -3;

    public static final short REMOVE_OBJECT = -4;
    /** SFString, for the user whose id stands where that of the object would. */
    public static final short PRIVATE_MESSAGE = -5;
    /** Asks for the id of a new object, and answers that. */
    public static final short CREATE_OBJECT = -6;
    /** SFString, the name of the user whose avatar this is. */
    public static final short USER_INFO = -7;

    private static final String[] NAMES = {"POSITION", "ORIENTATION", "SCALE", "NAME"};
    private static final String[] PSEUDO_NAMES = {
        "QUIT", "MESSAGE", "ADD_OBJECT", "REMOVE_OBJECT", "PRIVATE_MESSAGE", "CREATE_OBJECT", "USER_INFO"
    };

    private VipField() {}

    /** For people: the field's name or number. */
    public static String nameOf(short field) {
        if (field >= 0) {
            return field < NAMES.length ? NAMES[field] : "behaviour " + (field - FIRST_BEHAVIOUR);
        }
        int pseudo = -1 - field;
        return pseudo < PSEUDO_NAMES.length ? PSEUDO_NAMES[pseudo] : Short.toString(field);
    }
}
