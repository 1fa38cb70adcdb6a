package dev.highfive.codec.gamestate;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Makes objects with any values that a profile can send, the odd ones more often than chance would. */
public final class AnyObject {
    private static final List<Supplier<GameObject>> TYPES = List.of(
        Head1::new, HeadIpd1::new, Hand1::new, Hand2::new, Object1::new, Object2::new, Mesh1::new, Mesh2::new,
        GameControl1::new, ThreeDof1::new, SixDof1::new, UnknownObject::new);

    private final SplittableRandom random;
    private final Profile profile;

    public AnyObject(long seed, Profile profile) {
        this.random = new SplittableRandom(seed);
        this.profile = profile;
    }

    public GameObject next() {
        GameObject object = TYPES.get(random.nextInt(TYPES.size())).get();
        if (object instanceof UnknownObject unknown) {
            unknown.tag = random.nextInt(137, 16_384);
            byte[] data = new byte[random.nextInt(40)];
            random.nextBytes(data);
            return unknown.setData(data);
        }
        return object.type().tag(profile) == 0 ? next() : filled(object);
    }

    /** An object of a type that the profile has. */
    public GameObject next(ObjectType<?> type) {
        return filled(type.create());
    }

    private GameObject filled(GameObject object) {
        if (!(object instanceof HeadIpd1)) {
            object.id = unsigned();
        }
        fill(object);
        return object;
    }

    private void fill(GameObject object) {
        if (object instanceof Head1 head) {
            head.timeMs = time();
            fill(head.location, head.rotation);
            head.hasIpd = random.nextBoolean();
            head.ipd = head.hasIpd ? number() : 0;
        } else if (object instanceof HeadIpd1 head) {
            head.ipd = number();
        } else if (object instanceof Hand hand) {
            hand.timeMs = time();
            hand.left = random.nextBoolean();
            fill(hand.location, hand.rotation);
            if (hand instanceof Hand2 fingers) {
                for (int index = 0; index < fingers.joints.length; index++) {
                    fingers.joints[index] = number();
                }
            }
        } else if (object instanceof Object1 thing) {
            fill(thing);
        } else if (object instanceof Object2 thing) {
            thing.timeMs = time();
            fill(thing.location, thing.rotation);
            fill(thing.scale);
            thing.active = profile == Profile.DRAFT_TXT || random.nextBoolean();
            fill(thing.parent);
        } else if (object instanceof Mesh1 mesh) {
            fill(mesh);
        } else if (object instanceof Mesh2 mesh) {
            fill(mesh.location, mesh.rotation);
            fill(mesh.scale);
            mesh.meshUrl = text();
            fill(mesh.texture);
            fill(mesh.parent);
        } else if (object instanceof GameControl1 control) {
            control.timeMs = time();
            control.buttons = random.nextLong() >> random.nextInt(64);
            control.buttonsTimeMs = time();
            control.leftX = number();
            control.leftY = number();
            control.rightX = number();
            control.rightY = number();
        } else if (object instanceof ThreeDof1 controller) {
            controller.timeMs = time();
            controller.left = random.nextBoolean();
            fill(controller.rotation);
        } else if (object instanceof SixDof1 controller) {
            controller.timeMs = time();
            controller.left = random.nextBoolean();
            fill(controller.location, controller.rotation);
            if (random.nextBoolean()) {
                controller.setPointer(number(), number(), number());
            }
        } else if (object instanceof Ownership1 ownership) {
            ownership.epoch = random.nextInt();
            ownership.ownerSsrc = random.nextInt();
            ownership.claim = random.nextBoolean();
        } else {
            throw new IllegalArgumentException("There are no values for " + object + ".");
        }
    }

    private void fill(Object1 thing) {
        thing.timeMs = time();
        thing.setLocation(number(), number(), number());
        thing.rotation.setImaginary(number(), number(), number());
        float scale = number();
        thing.setScale(scale, profile == Profile.GSE ? number() : scale, profile == Profile.GSE ? number() : scale);
        thing.active = profile == Profile.DRAFT_TXT || random.nextBoolean();
        fill(thing.parent);
    }

    private void fill(Mesh1 mesh) {
        int vertices = random.nextInt(9);
        boolean normals = random.nextBoolean();
        boolean mapped = random.nextBoolean();
        for (int vertex = 0; vertex < vertices; vertex++) {
            mesh.vertices.add(number(), number(), number());
            if (normals) {
                mesh.normals.add(number(), number(), number());
            }
            if (mapped && profile == Profile.DRAFT_MD) {
                mesh.uvs.add(number(), number());
            } else if (mapped) {
                mesh.integerUvs.add(unsigned()).add(unsigned());
            }
        }
        for (int index = random.nextInt(20); index > 0; index--) {
            mesh.triangles.add(unsigned());
        }
        if (profile != Profile.GSE) {
            fill(mesh.texture);
        }
    }

    private void fill(Texture texture) {
        switch (random.nextInt(3)) {
            case 0 -> texture.setPayloadType(random.nextInt(25, 128));
            case 1 -> texture.setUrl(text());
            default -> texture.clear();
        }
    }

    private void fill(MovingVector location, TurningRotation rotation) {
        fill(location);
        fill(rotation);
    }

    private void fill(MovingVector vector) {
        vector.set(number(), number(), number()).setVelocity(number(), number(), number());
    }

    private void fill(TurningRotation rotation) {
        rotation.now.setImaginary(number(), number(), number());
        rotation.inOneSecond.setImaginary(number(), number(), number());
    }

    private void fill(Parent parent) {
        if (random.nextBoolean()) {
            parent.set(unsigned());
        }
    }

    private int time() {
        return random.nextInt(0x10000);
    }

    private long unsigned() {
        return random.nextLong() >>> random.nextInt(64);
    }

    /** A number that a half can hold, so that it comes back as it was sent; NaN and infinity among them. */
    private float number() {
        return Float16.toFloat((short) random.nextInt(0x10000));
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(140); length > 0; length--) {
            int codePoint = random.nextInt(10) > 0 ? random.nextInt(0x80) : random.nextInt(0x110000);
            text.appendCodePoint(codePoint >= 0xD800 && codePoint < 0xE000 ? '?' : codePoint);
        }
        return text.toString();
    }
}
