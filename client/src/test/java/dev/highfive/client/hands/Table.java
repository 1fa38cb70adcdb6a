package dev.highfive.client.hands;

import dev.highfive.codec.gamestate.Object2;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** One thing that several people can take: it goes to whoever asks, some questions later, as over a network. */
final class Table {
    static final long ID = 77;
    private static final int ANSWER_AFTER = 4;

    final Object2 thing = new Object2();
    String owner = "nobody";
    boolean generous = true;
    int published;

    Table(float size, Vector3f place) {
        thing.id = ID;
        thing.scale.set(size, size, size);
        WireAxes.setPosition(thing.location, place);
    }

    Vector3f place() {
        return WireAxes.position(thing.location, new Vector3f());
    }

    Quaternionf turn() {
        return WireAxes.orientation(thing.rotation.now, new Quaternionf());
    }

    /** The table as a person sees it. */
    SharedThings of(String name) {
        return new SharedThings() {
            private int asked;

            @Override
            public int count() {
                return 1;
            }

            @Override
            public Object2 get(int index) {
                return thing;
            }

            @Override
            public boolean owns(long id) {
                return owner.equals(name);
            }

            @Override
            public boolean isClaiming(long id) {
                if (asked > 0 && --asked == 0 && generous) {
                    owner = name;
                }
                return asked > 0 || owns(id);
            }

            @Override
            public void claim(long id, long nowNs) {
                asked = owns(id) ? 0 : ANSWER_AFTER;
            }

            @Override
            public void publish(Object2 told, long sampleTimeNs) {
                if (owns(told.id)) {
                    published++;
                    thing.timeMs = told.timeMs;
                    thing.location
                            .set(told.location.x, told.location.y, told.location.z)
                            .setVelocity(told.location.vx, told.location.vy, told.location.vz);
                    thing.rotation.now.setImaginary(told.rotation.now.i, told.rotation.now.j, told.rotation.now.k);
                    thing.scale.set(told.scale.x, told.scale.y, told.scale.z);
                }
            }
        };
    }
}
