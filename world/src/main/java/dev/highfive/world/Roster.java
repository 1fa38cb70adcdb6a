package dev.highfive.world;

import org.jspecify.annotations.Nullable;

/** Who is there, and who was lately. Bounded: whoever has been gone for longest goes first. */
final class Roster {
    private final WorldOptions options;
    private final Update update;
    private final ObjectBudget budget;
    private final SyncMode localSync = SyncMode.immediate();
    private final Participant[] participants;
    private int count;

    Roster(WorldOptions options, Update update, ObjectBudget budget) {
        this.options = options;
        this.update = update;
        this.budget = budget;
        this.participants = new Participant[options.maxParticipants];
    }

    int count() {
        return count;
    }

    Participant get(int index) {
        if (index < 0 || index >= count) {
            throw new IndexOutOfBoundsException(index + " of " + count);
        }
        return participants[index];
    }

    /** @return null if nobody has this source */
    @Nullable
    Participant find(int ssrc) {
        for (int index = 0; index < count; index++) {
            if (participants[index].ssrc() == ssrc) {
                return participants[index];
            }
        }
        return null;
    }

    /** @return null if there are too many */
    @Nullable
    Participant join(int ssrc, String cname, String name, long timeNs, boolean local) {
        Participant known = known(ssrc, cname, local);
        if (known != null) {
            if (known.ssrc() != ssrc) {
                known.restart(ssrc, timeNs);
                budget.removeAll(known.objects());
            }
            known.become(Presence.PRESENT, timeNs);
            known.rename(name);
            return known;
        }
        if (count == participants.length) {
            forgetLongestGone();
        }
        if (count == participants.length) {
            update.drop(WorldDrop.TOO_MANY_PARTICIPANTS);
            return null;
        }
        Participant added = new Participant(ssrc, cname, name, local, local ? localSync : options.sync, timeNs);
        participants[count++] = added;
        return added;
    }

    /** Removes the objects of those who left a while ago, and forgets those who left long ago. */
    void removeGone(long timeNs) {
        for (int index = count - 1; index >= 0; index--) {
            Participant participant = participants[index];
            long goneForNs = timeNs - participant.presenceSinceNs();
            if (participant.presence() == Presence.GONE && goneForNs > options.objectsStayNs) {
                budget.removeAll(participant.objects());
                if (goneForNs > options.participantsStayNs) {
                    forget(index);
                }
            }
        }
    }

    /** Nobody becomes us by taking our name. */
    private @Nullable Participant known(int ssrc, String cname, boolean local) {
        for (int index = 0; index < count; index++) {
            Participant participant = participants[index];
            boolean same = cname.isEmpty()
                    ? participant.ssrc() == ssrc
                    : participant.cname().equals(cname);
            if (same && participant.isLocal() == local) {
                return participant;
            }
        }
        return null;
    }

    private void forgetLongestGone() {
        int longest = -1;
        for (int index = 0; index < count; index++) {
            if (participants[index].presence() == Presence.GONE
                    && (longest < 0
                            || participants[index].presenceSinceNs() - participants[longest].presenceSinceNs() < 0)) {
                longest = index;
            }
        }
        if (longest >= 0) {
            forget(longest);
        }
    }

    private void forget(int index) {
        budget.removeAll(participants[index].objects());
        participants[index] = participants[--count];
        participants[count] = null;
    }
}
