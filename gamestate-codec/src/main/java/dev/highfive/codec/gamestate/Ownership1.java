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
    public static final ObjectType<Ownership1> TYPE = new Type();

    /** How often the object has changed hands, unsigned. */
    public int epoch;
    public int ownerSsrc;
    /** Whether the owner to be asks for the object; otherwise it is theirs. */
    public boolean claim;

    @Override
    public ObjectType<Ownership1> type() {
        return TYPE;
    }

    private static final class Type extends ObjectType<Ownership1> {
        private static final int SIZE = 9;

        Type() {
            super("Ownership1", 16400);
        }

        @Override
        public Ownership1 create() {
            return new Ownership1();
        }

        @Override
        protected int size(Ownership1 object, Profile profile) {
            return SIZE;
        }

        @Override
        protected void write(Ownership1 object, FieldWriter out, Profile profile) {
            out.int32(object.epoch);
            out.int32(object.ownerSsrc);
            out.bool(object.claim);
        }

        @Override
        protected void read(Ownership1 object, FieldReader in, Profile profile) {
            object.epoch = in.int32();
            object.ownerSsrc = in.int32();
            object.claim = in.bool();
        }
    }
}
