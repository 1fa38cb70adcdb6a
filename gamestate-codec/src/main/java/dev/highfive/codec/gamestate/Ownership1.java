package dev.highfive.codec.gamestate;

/**
 * Says who owns the shared object of the same id, or who wants to. It comes in the same packet as the object,
 * before it. Receivers that do not know it skip it and see an object of its sender's.
 *
 * <pre>
 * tag 16400, length, id: VarUInt | epoch: UInt32 | owner's SSRC: UInt32 | claim: Boolean
 * </pre>
 */
public final class Ownership1 extends GameObject {
    public static final ObjectType<Ownership1> TYPE = new ObjectType<>("Ownership1", Ownership1::new, 16400);

    /** How often the object has changed hands, unsigned. */
    public int epoch;

    public int ownerSsrc;
    /** Whether the owner to be asks for the object; otherwise it is theirs. */
    public boolean claim;

    @Override
    public ObjectType<Ownership1> type() {
        return TYPE;
    }

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        epoch = fields.uint32("epoch", epoch);
        ownerSsrc = fields.ssrc("owner", ownerSsrc);
        claim = fields.bool("claim", claim);
    }
}
