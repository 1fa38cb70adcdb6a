package dev.highfive.session.vip;

import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/** Something in the world: a user's avatar, or what a user has made. */
public final class VipObject {
    private final int id;
    private final VipMember owner;
    private final boolean avatar;
    private final Cell[] cells;
    private boolean body;
    private @Nullable String url;

    /** @param url null until it is added to the scene */
    VipObject(int id, VipMember owner, @Nullable String url) {
        this.id = id;
        this.owner = owner;
        this.url = url;
        avatar = url != null;
        body = avatar;
        cells = new Cell[owner == null ? 0 : VipField.FIRST_BEHAVIOUR];
        for (short field = 0; field < cells.length; field++) {
            cells[field] = new Cell(this, field);
            setDefault(cells[field].value);
        }
    }

    private static void setDefault(VipMessage value) {
        switch (value.field) {
            case VipField.POSITION:
                value.vec3f(0, 0, 10);
                break;
            case VipField.ORIENTATION:
                value.rotation(0, 1, 0, 0);
                break;
            case VipField.SCALE:
                value.vec3f(1, 1, 1);
                break;
            default:
                value.strings(Collections.singletonList(""));
        }
    }

    public int id() {
        return id;
    }

    public VipMember owner() {
        return owner;
    }

    public boolean isAvatar() {
        return avatar;
    }

    /** What it looks like; null for one that is not in the scene yet. */
    public @Nullable String url() {
        return url;
    }

    void show(String newUrl) {
        url = newUrl;
    }

    /** Whether only its owner may send events to it, as with avatars. */
    boolean isBody() {
        return body;
    }

    /** Makes it a part of somebody, to which nobody else may send events. */
    public VipObject asBody() {
        body = true;
        return this;
    }

    /** The newest value of a field from {@link VipField#POSITION} to {@link VipField#NAME}; not to be changed. */
    public VipMessage value(short field) {
        return cells[field].value;
    }

    Cell cell(short field) {
        return cells[field];
    }
}
