package dev.highfive.codec.bes;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Reads the verbs of a packet. They are gone through twice: {@link #check} finds out whether all of them are sound, and
 * only then {@link #read} hands them out, so that a packet counts as a whole or not at all.
 */
public final class BesVerbReader {
    /** No packet has more, since each takes at least a byte. */
    private static final int MAX_IDS = BesHeader.MAX_PACKET;

    private static final int MAX_ADDED = 400;

    private final long[] ids = new long[MAX_IDS];
    private final Trial trial = new Trial();
    private long unreadVerb;

    /**
     * Whether all verbs are sound. The reader stays where it is.
     *
     * @return what is wrong, or null
     */
    public @Nullable BesError check(BesReader in, BesDictionary known) {
        int start = in.position();
        trial.begin(known);
        BesError error = read(in, trial, trial);
        in.range(start, in.end());
        return trial.overflow ? BesError.TOO_MANY : error;
    }

    /** The last entity verb of the packet checked last whose type or entity was not known, or 0. */
    public long unreadVerb() {
        return unreadVerb;
    }

    /** Hands out the verbs of a packet. @return what is wrong with the first that is not sound, or null */
    public @Nullable BesError read(BesReader in, BesDictionary known, BesVerbHandler handler) {
        int end = in.end();
        while (in.remaining() > 0) {
            long verb = in.integer();
            long size = in.integer();
            if (!in.ok() || size < 0 || size > in.remaining()) {
                return BesError.BAD_VERB;
            }
            int next = in.position() + (int) size;
            in.range(in.position(), next);
            BesError error = readVerb(verb, in, known, handler);
            if (error != null || !in.ok() || in.remaining() > 0) {
                return error == null ? BesError.BAD_VERB : error;
            }
            in.range(next, end);
        }
        return null;
    }

    private @Nullable BesError readVerb(long code, BesReader in, BesDictionary known, BesVerbHandler handler) {
        BesVerb verb = BesVerb.of(code);
        if (verb == null) {
            return unread(code, in.position(), in, handler);
        }
        int start = in.position();
        switch (verb) {
            case ADDENTITYTYPE:
                long newType = in.unsigned();
                int text = in.position();
                in.skip(in.count(1));
                if (in.ok() && in.remaining() == 0) {
                    in.range(text, in.end());
                    handler.addEntityType(newType, in.string());
                }
                return null;
            case SUBSCRIBETYPE:
                subscribe(in, handler);
                return null;
            case UNSUBSCRIBETYPE:
                long oldType = in.unsigned();
                if (in.ok() && in.remaining() == 0) {
                    handler.unsubscribeType(oldType);
                }
                return null;
            case REMOVENTITY:
                long removed = in.unsigned();
                if (in.ok() && in.remaining() == 0) {
                    handler.removeEntity(removed);
                }
                return null;
            case ADDENTITY:
                long typeId = in.unsigned();
                long added = in.unsigned();
                BesSchema schema = in.ok() ? known.schemaOfType(typeId) : null;
                if (schema == null) {
                    return in.ok() ? unread(code, start, in, handler) : null;
                }
                handler.addEntity(typeId, added, schema);
                return readValues(in, schema, handler);
            default:
                long updated = in.unsigned();
                BesSchema itsSchema = in.ok() ? known.schemaOfEntity(updated) : null;
                if (itsSchema == null) {
                    return in.ok() ? unread(code, start, in, handler) : null;
                }
                handler.updateEntity(updated, itsSchema);
                return readValues(in, itsSchema, handler);
        }
    }

    private void subscribe(BesReader in, BesVerbHandler handler) {
        long typeId = in.unsigned();
        int count = in.count(1);
        if (count > MAX_IDS) {
            in.fail();
            return;
        }
        for (int index = 0; index < count; index++) {
            ids[index] = in.unsigned();
        }
        if (in.ok() && in.remaining() == 0) {
            handler.subscribeType(typeId, ids, count);
        }
    }

    private static @Nullable BesError readValues(BesReader in, BesSchema schema, BesVerbHandler handler) {
        int count = in.count(2);
        for (int index = 0; index < count; index++) {
            BesProperty property = schema.find(in.integer());
            if (!in.ok()) {
                return BesError.BAD_VERB;
            } else if (property == null) {
                return BesError.BAD_VALUE;
            }
            int start = in.position();
            property.type().pass(in);
            if (!in.ok()) {
                return BesError.BAD_VALUE;
            }
            handler.value(property, in.buffer(), start, in.position());
        }
        return null;
    }

    private static @Nullable BesError unread(long verb, int start, BesReader in, BesVerbHandler handler) {
        handler.unread(verb, in.buffer(), start, in.end());
        in.range(in.end(), in.end());
        return null;
    }

    /** Remembers which entities the packet itself adds, for what it says of them further on. */
    private final class Trial implements BesVerbHandler, BesDictionary {
        private final long[] added = new long[MAX_ADDED];
        private final @Nullable BesSchema[] schemas = new BesSchema[MAX_ADDED];
        private @Nullable BesDictionary known;
        private int count;
        private boolean overflow;

        void begin(BesDictionary dictionary) {
            known = dictionary;
            count = 0;
            overflow = false;
            unreadVerb = 0;
        }

        @Override
        public @Nullable BesSchema schemaOfType(long typeId) {
            return known == null ? null : known.schemaOfType(typeId);
        }

        @Override
        public @Nullable BesSchema schemaOfEntity(long entityId) {
            for (int index = count - 1; index >= 0; index--) {
                if (added[index] == entityId) {
                    return schemas[index];
                }
            }
            return known == null ? null : known.schemaOfEntity(entityId);
        }

        @Override
        public void addEntity(long typeId, long entityId, BesSchema schema) {
            note(entityId, schema);
        }

        /** @param schema null if it is gone */
        private void note(long entityId, @Nullable BesSchema schema) {
            if (count == MAX_ADDED) {
                overflow = true;
            } else {
                added[count] = entityId;
                schemas[count++] = schema;
            }
        }

        @Override
        public void removeEntity(long entityId) {
            if (schemaOfEntity(entityId) == null) {
                unreadVerb = BesVerb.REMOVENTITY.code();
            }
            note(entityId, null);
        }

        @Override
        public void unread(long verb, ByteBuffer packet, int start, int end) {
            unreadVerb = BesVerb.of(verb) == null ? unreadVerb : verb;
        }

        @Override
        public void addEntityType(long typeId, String schemaUri) {}

        @Override
        public void subscribeType(long typeId, long[] valueIds, int count) {}

        @Override
        public void unsubscribeType(long typeId) {}

        @Override
        public void updateEntity(long entityId, BesSchema schema) {}

        @Override
        public void value(BesProperty property, ByteBuffer packet, int start, int end) {}
    }
}
