package dev.highfive.session.vip;

import dev.highfive.codec.vip.ImageForm;
import dev.highfive.codec.vip.VipLogin;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.codec.vip.VipReader;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Somebody in a room, or about to enter it. Belongs to the room's thread. */
public final class VipMember {
    final VipRoom room;
    /** Null for one whom this program itself brings in. */
    final @Nullable Outlet outlet;

    final List<VipObject> objects = new ArrayList<>();
    /** Null before it was let in. */
    @Nullable
    VipObject avatar;

    String name = "";
    /** Up to which change this one has been told. */
    long seen;
    /** Up to which object this one has been told what there is, while that goes on. */
    int describedTo = Integer.MIN_VALUE;

    boolean describing = true;

    @Nullable
    Departure leaving;

    long heardNs;
    /** Since when it has had much to read, or 0. */
    long behindSinceNs;

    private final VipReader reader;
    private double mayStillSay = 2 * VipLimits.AT_ONCE_PER_SECOND;
    private boolean refused;

    VipMember(VipRoom room, @Nullable Outlet outlet, long nowNs) {
        this.room = room;
        this.outlet = outlet;
        heardNs = nowNs;
        reader = new VipReader(ImageForm.INTS, room.limits.messageBytes);
    }

    public String name() {
        return name;
    }

    /** Null for one who has not been let in. */
    public @Nullable VipObject avatar() {
        return avatar;
    }

    /** Whether this program itself brought it in. */
    public boolean isOurs() {
        return outlet == null;
    }

    /** Whether this one is still to be listened to. */
    public boolean isHere() {
        return leaving == null && !refused;
    }

    /** Whether it has said too much of late, and what else it sends should be left where it is until the next tick. */
    public boolean isHushed() {
        return mayStillSay < 1;
    }

    /** Takes in what has come, as far as it is whole messages; the rest is to be offered again with what follows. */
    public void receive(ByteBuffer in, long nowNs) {
        heardNs = nowNs;
        if (avatar == null && isHere() && !login(in)) {
            return;
        }
        while (isHere() && !isHushed()) {
            VipMessage message = reader.read(in);
            if (message == null) {
                if (reader.error() != null) {
                    leave(Departure.UNREADABLE);
                }
                break;
            }
            room.take(this, message);
        }
        room.sweep();
    }

    /** @return whether somebody was let in */
    private boolean login(ByteBuffer in) {
        int nameSize = in.remaining() < 2 ? 0 : in.getShort(in.position()) & 0xFFFF;
        int urlAt = in.position() + 2 + nameSize;
        int urlSize = in.limit() < urlAt + 2 ? 0 : in.getShort(urlAt) & 0xFFFF;
        if (nameSize > VipLimits.NAME_BYTES || urlSize > VipLimits.URL_BYTES) {
            refuse("", Refusal.BAD_NAME);
            return false;
        }
        if (in.remaining() < 2 || VipLogin.size(in) > in.remaining()) {
            return false;
        }
        VipLogin login = new VipLogin();
        if (!login.read(in)) {
            refuse("", Refusal.BAD_NAME);
            return false;
        }
        Refusal refusal = room.enter(this, login.userName(), login.avatarUrl());
        if (refusal != null) {
            refuse(login.userName(), refusal);
        }
        return refusal == null;
    }

    private void refuse(String refusedName, Refusal why) {
        refused = true;
        room.refuse(this, refusedName, why);
    }

    /** The connection ended, or something else is wrong with this one. */
    public void leave(Departure why) {
        if (leaving == null) {
            leaving = why;
            room.leaves();
        }
    }

    /** Says or sets something, as if it had come over the network. For those whom this program brings in. */
    public void send(VipMessage message) {
        if (isHere()) {
            room.take(this, message);
            room.sweep();
        }
    }

    void says() {
        mayStillSay--;
    }

    void tick(double seconds) {
        double most = 2 * VipLimits.AT_ONCE_PER_SECOND;
        mayStillSay = Math.min(most, mayStillSay + seconds * VipLimits.AT_ONCE_PER_SECOND);
    }

    boolean readsAll() {
        return outlet != null && outlet.readsAllTypes();
    }
}
