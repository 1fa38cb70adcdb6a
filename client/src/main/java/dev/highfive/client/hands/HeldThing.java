package dev.highfive.client.hands;

import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.gamestate.Object2;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** A thing in someone's hands, in the headset's space. */
public final class HeldThing {
    public long id;
    public final Vector3f position = new Vector3f();
    public final Quaternionf orientation = new Quaternionf();
    /** Metres: a thing fills a cube of one metre before it is scaled. */
    public final Vector3f scale = new Vector3f();

    private final TrackedPose pose = new TrackedPose();
    private final PoseRates rates = new PoseRates();
    private final Object2 wire = new Object2();
    private final Vector3f local = new Vector3f();

    void take(Object2 thing) {
        id = thing.id;
        WireAxes.position(thing.location, position);
        WireAxes.orientation(thing.rotation.now, orientation);
        scale.set(thing.scale.x, thing.scale.y, thing.scale.z);
        rates.clear();
    }

    /** Becomes what another hand holds. */
    void take(HeldThing other) {
        id = other.id;
        position.set(other.position);
        orientation.set(other.orientation);
        scale.set(other.scale);
        rates.clear();
    }

    /** From a point to its surface; 0 inside. */
    float distance(Vector3f point) {
        point.sub(position, local);
        orientation.transformInverse(local).absolute();
        local.set(
                Math.max(0, local.x - Math.abs(scale.x) / 2),
                Math.max(0, local.y - Math.abs(scale.y) / 2),
                Math.max(0, local.z - Math.abs(scale.z) / 2));
        return local.length();
    }

    /** What is to be told of it, moving as it has moved since the last call. */
    Object2 moving(long timeNs, long wallMillis) {
        pose.invalidate();
        pose.position.set(position);
        pose.orientation.set(orientation);
        rates.complete(pose, timeNs);
        return wire(wallMillis);
    }

    /** What is to be told of it when it is let go: it stays. */
    Object2 still(long wallMillis) {
        pose.position.set(position);
        pose.orientation.set(orientation);
        pose.linearVelocity.zero();
        pose.angularVelocity.zero();
        return wire(wallMillis);
    }

    private Object2 wire(long wallMillis) {
        wire.id = id;
        wire.timeMs = (int) wallMillis;
        WireAxes.setPosition(wire.location, pose.position);
        WireAxes.setVelocity(wire.location, pose.linearVelocity);
        WireAxes.setTurning(wire.rotation, pose.orientation, pose.angularVelocity);
        wire.scale.set(scale.x, scale.y, scale.z).setVelocity(0, 0, 0);
        wire.active = true;
        wire.parent.clear();
        return wire;
    }
}
