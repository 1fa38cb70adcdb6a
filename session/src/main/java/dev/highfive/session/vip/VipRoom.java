package dev.highfive.session.vip;

import dev.highfive.codec.Counts;
import dev.highfive.codec.vip.FieldType;
import dev.highfive.codec.vip.ImageForm;
import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.codec.vip.VipWriter;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A world of VNet: who is there, what they brought, and whom to tell. Pseudo-fields and events go at once. What fields
 * are set to goes every 100 ms, and to a client that has not read the last of it, not before it has: nobody has to wait
 * for anybody else, and nothing is kept for a client but how far it is. Does no I/O.
 */
public final class VipRoom {
    /** How often {@link #tick} is to be called. */
    public static final long TICK_NS = 100_000_000;

    final VipLimits limits;
    private final VipListener listener;
    private final VipWriter writer = new VipWriter(ImageForm.INTS);
    private final ByteBuffer bytes;
    private final VipMessage own = new VipMessage();
    private final TreeMap<Integer, VipObject> objects = new TreeMap<>();
    private final List<VipMember> members = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private final Changes changes = new Changes();
    private final Counts<VipDrop> drops = new Counts<>(VipDrop.class);
    private int users;
    private int nextId;
    private boolean anyLeaves;
    private long tickNs;

    public VipRoom(VipLimits limits, VipListener listener) {
        this.limits = limits;
        this.listener = listener;
        bytes = ByteBuffer.allocate(limits.messageBytes + VipLimits.URL_BYTES);
    }

    /** Somebody has connected, and says next who it is. */
    public VipMember arrive(Outlet outlet, long nowNs) {
        VipMember member = new VipMember(this, outlet, nowNs);
        members.add(member);
        if (members.size() - users > VipLimits.STRANGERS) {
            oldestStranger().leave(Departure.NO_LOGIN);
            sweep();
        }
        return member;
    }

    private VipMember oldestStranger() {
        for (VipMember member : members) {
            if (member.avatar == null && member.leaving == null) {
                return member;
            }
        }
        throw new IllegalStateException("There are no strangers.");
    }

    /**
     * Brings in a user who comes by another way than this protocol.
     *
     * @return null if this one is refused, as any other would be
     */
    public @Nullable VipMember admit(String name, String avatarUrl, long nowNs) {
        VipMember member = new VipMember(this, null, nowNs);
        members.add(member);
        if (enter(member, name, avatarUrl) != null) {
            members.remove(member);
            return null;
        }
        return member;
    }

    /** @return why not, or null */
    @Nullable
    Refusal enter(VipMember member, String name, String avatarUrl) {
        if (!isName(name)) {
            return Refusal.BAD_NAME;
        }
        if (users >= limits.users || objects.size() >= limits.objects) {
            return Refusal.FULL;
        }
        if (!names.add(name)) {
            return Refusal.NAME_TAKEN;
        }
        users++;
        member.name = name;
        member.avatar = new VipObject(nextId++, member, avatarUrl);
        objects.put(member.avatar.id(), member.avatar);
        if (member.outlet != null) {
            answer(member.outlet, member.avatar.id());
            // What is set from here on is new to this one.
            member.seen = changes.version();
            update(member);
        }
        introduce(member.avatar, member);
        listener.entered(member);
        listener.added(member.avatar);
        return null;
    }

    private static boolean isName(String name) {
        boolean visible = false;
        for (int index = 0; index < name.length(); index++) {
            if (Character.isISOControl(name.charAt(index))) {
                return false;
            }
            visible |= !Character.isWhitespace(name.charAt(index));
        }
        return visible;
    }

    void refuse(VipMember member, String name, Refusal why) {
        if (member.outlet != null) {
            answer(member.outlet, why.answer());
            member.outlet.finish();
        }
        listener.refused(name, why);
        leaves();
    }

    private void answer(Outlet to, int answer) {
        ((Buffer) bytes).clear();
        bytes.putInt(answer);
        ((Buffer) bytes).flip();
        to.send(bytes);
    }

    /** Tells all others of an object, as far as they do not come to it themselves. */
    private void introduce(VipObject object, @Nullable VipMember except) {
        for (VipMember other : members) {
            if (other != except && knows(other, object)) {
                tellOf(other, object);
            }
        }
    }

    private void tellOf(VipMember member, VipObject object) {
        send(member, own.to(object.id(), VipField.ADD_OBJECT).string(Objects.requireNonNull(object.url())));
        if (object.isAvatar()) {
            send(member, own.to(object.id(), VipField.USER_INFO).string(object.owner().name));
        }
    }

    /** Whether this one has been told of the object, or would have been if it had been there. */
    private static boolean knows(VipMember member, VipObject object) {
        return member.avatar != null
                && member.outlet != null
                && (!member.describing || object.id() <= member.describedTo);
    }

    /** Passes a message on, if it may be said. */
    void take(VipMember from, VipMessage message) {
        VipDrop wrong = message.field >= 0 ? set(from, message) : pseudo(from, message);
        if (wrong != null) {
            drops.increment(wrong);
        }
    }

    private @Nullable VipDrop pseudo(VipMember from, VipMessage message) {
        from.says();
        switch (message.field) {
            case VipField.QUIT:
                from.leave(Departure.LEFT);
                return null;
            case VipField.MESSAGE:
                return say(from, message);
            case VipField.ADD_OBJECT:
                return add(from, message);
            case VipField.REMOVE_OBJECT:
                return remove(from, message);
            case VipField.PRIVATE_MESSAGE:
                return whisper(message);
            case VipField.CREATE_OBJECT:
                return create(from);
            default:
                return VipDrop.UNKNOWN_FIELD;
        }
    }

    private @Nullable VipDrop say(VipMember from, VipMessage message) {
        VipDrop wrong = checkText(message, VipLimits.TEXT_CHARS);
        if (wrong == null && (from.avatar == null || message.object != from.avatar.id())) {
            wrong = VipDrop.NOT_OWN;
        }
        if (wrong == null) {
            listener.said(from, message.string(0));
            for (VipMember member : members) {
                if (member.avatar != null) {
                    send(member, message);
                }
            }
        }
        return wrong;
    }

    private @Nullable VipDrop whisper(VipMessage message) {
        VipObject target = objects.get(message.object);
        VipDrop wrong = checkText(message, VipLimits.TEXT_CHARS);
        if (wrong == null && (target == null || !target.isAvatar())) {
            wrong = VipDrop.NO_SUCH_OBJECT;
        }
        if (wrong == null && target != null) {
            send(target.owner(), message);
        }
        return wrong;
    }

    private @Nullable VipDrop create(VipMember from) {
        if (objects.size() >= limits.objects || from.objects.size() >= limits.objectsPerUser) {
            return VipDrop.TOO_MANY_OBJECTS;
        }
        VipObject object = makeObject(from);
        send(from, own.to(object.id(), VipField.CREATE_OBJECT));
        return null;
    }

    private VipObject makeObject(VipMember owner) {
        VipObject object = new VipObject(nextId++, owner, null);
        objects.put(object.id(), object);
        owner.objects.add(object);
        return object;
    }

    /** The new object of a user whom this program brought in; null if there are too many. */
    public @Nullable VipObject create(VipMember owner, String url) {
        if (objects.size() >= limits.objects) {
            return null;
        }
        VipObject object = makeObject(owner);
        object.show(url);
        introduce(object, null);
        listener.added(object);
        return object;
    }

    /** Takes away an object of a user whom this program brought in. */
    public void destroy(VipObject object) {
        forget(object);
        object.owner().objects.remove(object);
        sweep();
    }

    private @Nullable VipDrop add(VipMember from, VipMessage message) {
        VipObject object = objects.get(message.object);
        VipDrop wrong = checkText(message, VipLimits.URL_BYTES);
        if (wrong == null) {
            wrong = checkOwn(from, object);
        }
        if (wrong == null && object != null) {
            object.show(message.string(0));
            for (VipMember member : members) {
                if (knows(member, object)) {
                    send(member, message);
                }
            }
            listener.added(object);
        }
        return wrong;
    }

    private @Nullable VipDrop remove(VipMember from, VipMessage message) {
        VipObject object = objects.get(message.object);
        VipDrop wrong = checkOwn(from, object);
        if (wrong != null || object == null) {
            return wrong;
        }
        if (object.isAvatar()) {
            from.leave(Departure.LEFT);
        } else {
            from.objects.remove(object);
            forget(object);
        }
        return null;
    }

    private @Nullable VipDrop set(VipMember from, VipMessage message) {
        VipObject object = objects.get(message.object);
        if (object == null || object.url() == null) {
            return VipDrop.NO_SUCH_OBJECT;
        }
        boolean isEvent = message.field >= VipField.FIRST_BEHAVIOUR;
        if (object.owner() != from && (!isEvent || object.isBody())) {
            return VipDrop.NOT_OWN;
        }
        if (!message.isFinite()) {
            return VipDrop.NOT_FINITE;
        }
        if (isEvent) {
            pass(from, message);
        } else {
            Cell cell = object.cell(message.field);
            if (!message.is(cell.value.type())) {
                return VipDrop.WRONG_TYPE;
            }
            if (message.field == VipField.NAME && writer.size(message) > VipLimits.LABEL_BYTES) {
                return VipDrop.TOO_LONG;
            }
            cell.value.set(message);
            changes.changed(cell);
        }
        listener.changed(object, message);
        return null;
    }

    /** To all but its sender, as far as they can read it and have read what was sent before. */
    private void pass(VipMember from, VipMessage message) {
        from.says();
        for (VipMember member : members) {
            boolean reads = member.readsAll() || message.type().isReadByVnet();
            if (member == from || member.outlet == null || member.avatar == null || !reads) {
                continue;
            }
            if (member.describing || member.outlet.backlog() > VipLimits.SOFT_BACKLOG) {
                drops.increment(VipDrop.NOT_READ);
            } else {
                send(member, message);
            }
        }
    }

    private static @Nullable VipDrop checkOwn(VipMember from, @Nullable VipObject object) {
        return object == null ? VipDrop.NO_SUCH_OBJECT : object.owner() != from ? VipDrop.NOT_OWN : null;
    }

    private static @Nullable VipDrop checkText(VipMessage message, int most) {
        return !message.is(FieldType.SF_STRING)
                ? VipDrop.WRONG_TYPE
                : message.string(0).length() > most ? VipDrop.TOO_LONG : null;
    }

    /** Tells everybody what was set since the last time, and sees to those who do not answer. */
    public void tick(long nowNs) {
        double seconds = tickNs == 0 ? 0 : (nowNs - tickNs) / 1e9;
        tickNs = nowNs;
        for (int index = 0; index < members.size(); index++) {
            VipMember member = members.get(index);
            member.tick(seconds);
            if (member.outlet != null) {
                if (member.avatar != null) {
                    update(member);
                }
                watch(member, nowNs);
            }
        }
        sweep();
    }

    private void watch(VipMember member, long nowNs) {
        if (member.avatar == null && nowNs - member.heardNs > VipLimits.LOGIN_NS) {
            member.leave(Departure.NO_LOGIN);
        } else if (nowNs - member.heardNs > limits.idleNs) {
            member.leave(Departure.IDLE);
        }
        boolean isBehind = !hasRead(member);
        if (!isBehind) {
            member.behindSinceNs = 0;
        } else if (member.behindSinceNs == 0) {
            member.behindSinceNs = nowNs;
        } else if (nowNs - member.behindSinceNs > VipLimits.STALLED_NS) {
            member.leave(Departure.TOO_SLOW);
        }
    }

    private void update(VipMember member) {
        while (member.describing && hasRead(member)) {
            describeNext(member);
        }
        if (member.describing || !hasRead(member)) {
            return;
        }
        for (Cell cell = changes.after(member.seen); cell != null; cell = changes.next(cell)) {
            if (!hasRead(member)) {
                return;
            }
            member.seen = cell.version;
            if (cell.object.owner() != member || cell.value.field == VipField.NAME) {
                send(member, cell.value);
            }
        }
    }

    private static boolean hasRead(VipMember member) {
        return member.outlet == null || member.outlet.backlog() < VipLimits.SOFT_BACKLOG;
    }

    private void describeNext(VipMember member) {
        Map.Entry<Integer, VipObject> next = objects.higherEntry(member.describedTo);
        if (next == null) {
            member.describing = false;
            return;
        }
        VipObject object = next.getValue();
        member.describedTo = object.id();
        if (object.url() == null) {
            return;
        }
        send(member, own.to(object.id(), VipField.ADD_OBJECT).string(object.url()));
        for (short field = 0; field < VipField.FIRST_BEHAVIOUR && object != member.avatar; field++) {
            send(member, object.value(field));
        }
        if (object.isAvatar()) {
            send(member, own.to(object.id(), VipField.USER_INFO).string(object.owner().name));
        }
    }

    private void send(VipMember member, VipMessage message) {
        if (member.outlet == null || member.leaving != null) {
            return;
        }
        ((Buffer) bytes).clear();
        writer.write(message, bytes);
        ((Buffer) bytes).flip();
        if (member.outlet.backlog() + bytes.remaining() > VipLimits.HARD_BACKLOG) {
            member.leave(Departure.TOO_SLOW);
        } else {
            member.outlet.send(bytes);
        }
    }

    void leaves() {
        anyLeaves = true;
    }

    /** Sees off those who leave. Whoever is too slow to hear of that leaves as well. */
    void sweep() {
        while (anyLeaves) {
            anyLeaves = false;
            for (int index = members.size() - 1; index >= 0; index--) {
                VipMember member = members.get(index);
                if (!member.isHere()) {
                    members.remove(index);
                    seeOff(member);
                }
            }
        }
    }

    private void seeOff(VipMember member) {
        if (member.outlet != null) {
            member.outlet.finish();
        }
        if (member.avatar == null) {
            return;
        }
        users--;
        names.remove(member.name);
        for (VipObject object : member.objects) {
            forget(object);
        }
        forget(member.avatar);
        listener.left(member, Objects.requireNonNull(member.leaving));
    }

    private void forget(VipObject object) {
        objects.remove(object.id());
        for (short field = 0; field < VipField.FIRST_BEHAVIOUR; field++) {
            changes.remove(object.cell(field));
        }
        if (object.url() == null) {
            return;
        }
        for (VipMember member : members) {
            if (knows(member, object)) {
                send(member, own.to(object.id(), VipField.REMOVE_OBJECT));
            }
        }
        listener.removed(object);
    }

    /** Everybody has to go. */
    public void close() {
        for (VipMember member : members) {
            member.leave(Departure.CLOSED);
        }
        sweep();
    }

    public int userCount() {
        return users;
    }

    public int objectCount() {
        return objects.size();
    }

    /** @return null if there is none */
    public @Nullable VipObject find(int id) {
        return objects.get(id);
    }

    /** What was not passed on, by reason. */
    public Counts<VipDrop> drops() {
        return drops;
    }
}
