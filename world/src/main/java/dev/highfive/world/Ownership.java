package dev.highfive.world;

/** Says which things are shared by all, and whose updates of them count. */
public interface Ownership {
    /** Nothing is shared. */
    Ownership NONE = new Ownership() {
        @Override
        public boolean isShared(long objectId) {
            return false;
        }

        @Override
        public boolean mayUpdate(long objectId, Participant from) {
            return false;
        }
    };

    /** Whether the id names one thing for everybody, instead of one of its sender. */
    boolean isShared(long objectId);

    /** Whether this participant owns the thing now; asked only about shared ones. */
    boolean mayUpdate(long objectId, Participant from);
}
