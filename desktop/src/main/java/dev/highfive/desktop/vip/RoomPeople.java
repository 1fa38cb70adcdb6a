package dev.highfive.desktop.vip;

import dev.highfive.codec.vip.FieldType;
import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.session.vip.Departure;
import dev.highfive.session.vip.VipMember;
import dev.highfive.session.vip.VipObject;
import dev.highfive.session.vip.VipRoom;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.joml.AxisAngle4f;

/** The people of the session as users of the room: heads are avatars, hands and things are objects. For its thread. */
final class RoomPeople {
    private static final int MOST_NAMESAKES = 20;
    private static final int NAME_CHARS = 40;

    /** Where our own VRML files are to be had, or "" where they are not. */
    private final String shapes;

    private final Map<String, Known> known = new HashMap<>();
    private final VipMessage message = new VipMessage();
    private final AxisAngle4f axisAngle = new AxisAngle4f();

    RoomPeople(String shapes) {
        this.shapes = shapes;
    }

    /** Brings the room to what is seen. Sets what has changed, and nothing else. */
    void show(VipRoom room, List<SeenPerson> people, long nowNs) {
        Set<String> gone = new HashSet<>(known.keySet());
        for (SeenPerson person : people) {
            boolean isNeeded = !person.key.equals(SessionView.EVERYBODY) || !person.parts.isEmpty();
            Known user = isNeeded
                    ? known.computeIfAbsent(person.key, key -> new Known(admit(room, person.name, nowNs)))
                    : null;
            if (user != null && user.member != null) {
                gone.remove(person.key);
                show(room, person, user);
            }
        }
        for (String key : gone) {
            Known user = known.remove(key);
            if (user.member != null) {
                leave(room, user.member);
            }
        }
    }

    private static void leave(VipRoom room, VipMember member) {
        member.send(new VipMessage().to(member.avatar().id(), VipField.QUIT));
    }

    /** Under that name, or one like it: it may be taken. */
    private VipMember admit(VipRoom room, String name, long nowNs) {
        String plain = Said.plain(name).strip();
        plain = plain.isEmpty() ? "someone" : plain.substring(0, Math.min(NAME_CHARS, plain.length()));
        for (int namesake = 1; namesake <= MOST_NAMESAKES; namesake++) {
            VipMember member = room.admit(namesake == 1 ? plain : plain + " " + namesake, "", nowNs);
            if (member != null) {
                return member;
            }
        }
        return null;
    }

    private String shape(String part) {
        return shapes.isEmpty() ? "" : shapes + part + ".wrl";
    }

    private void show(VipRoom room, SeenPerson person, Known user) {
        for (Map.Entry<String, SeenPose> part : person.parts.entrySet()) {
            VipObject object = user.objects.get(part.getKey());
            if (object == null) {
                object = make(room, person, user.member, part.getKey());
                if (object == null) {
                    continue;
                }
                user.objects.put(part.getKey(), object);
            }
            SeenPose pose = part.getValue();
            if (!pose.isSame(user.shown.put(part.getKey(), pose))) {
                set(user.member, object, pose);
            }
        }
        user.objects.entrySet().removeIf(each -> {
            boolean isGone = !person.parts.containsKey(each.getKey());
            if (isGone) {
                user.shown.remove(each.getKey());
                if (each.getValue().isAvatar()) {
                    showHead(user.member, "");
                } else {
                    room.destroy(each.getValue());
                }
            }
            return isGone;
        });
    }

    private VipObject make(VipRoom room, SeenPerson person, VipMember member, String part) {
        if (part.equals(SessionView.HEAD)) {
            showHead(member, shape(SessionView.HEAD));
            return member.avatar();
        }
        boolean isHand = part.equals(SessionView.LEFT) || part.equals(SessionView.RIGHT);
        String url = isHand ? shape("hand") : person.urls.getOrDefault(part, shape("thing"));
        VipObject object = room.create(member, url);
        return object != null && isHand ? object.asBody() : object;
    }

    /** Who has no head to be seen by is a name in the list and no more. */
    private void showHead(VipMember member, String url) {
        member.send(message.to(member.avatar().id(), VipField.ADD_OBJECT).string(url));
    }

    private void set(VipMember member, VipObject object, SeenPose pose) {
        int id = object.id();
        member.send(message.to(id, VipField.POSITION).vec3f(pose.place.x, pose.place.y, pose.place.z));
        pose.turn.get(axisAngle);
        member.send(
                message.to(id, VipField.ORIENTATION).rotation(axisAngle.x, axisAngle.y, axisAngle.z, axisAngle.angle));
        VipMessage scale = object.value(VipField.SCALE);
        if (scale.number(0) != pose.scale.x || scale.number(1) != pose.scale.y || scale.number(2) != pose.scale.z) {
            member.send(message.to(id, VipField.SCALE).vec3f(pose.scale.x, pose.scale.y, pose.scale.z));
        }
        if (pose.joints != null) {
            member.send(message.to(id, VipField.FIRST_BEHAVIOUR).floats(FieldType.MF_VEC3F, pose.joints));
        }
        if (object.isAvatar() && !object.value(VipField.NAME).string(0).equals(member.name())) {
            member.send(message.to(id, VipField.NAME).strings(Collections.singletonList(member.name())));
        }
    }

    void close(VipRoom room) {
        known.values().stream().filter(user -> user.member != null).forEach(user -> user.member.leave(Departure.LEFT));
    }

    private static final class Known {
        /** Null if there was no room for it. */
        final VipMember member;

        final Map<String, VipObject> objects = new HashMap<>();
        final Map<String, SeenPose> shown = new HashMap<>();

        Known(VipMember member) {
            this.member = member;
        }
    }
}
