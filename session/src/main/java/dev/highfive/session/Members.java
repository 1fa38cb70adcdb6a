package dev.highfive.session;

/** The other participants, found by SSRC without searching long and without garbage. */
final class Members {
    /** More are refused. */
    static final int MAX = 256;

    private final Member[] members = new Member[MAX];
    private final int[] ssrcs = new int[MAX];
    private int count;

    int count() {
        return count;
    }

    Member get(int index) {
        return members[index];
    }

    boolean isFull() {
        return count == MAX;
    }

    void add(Member member) {
        members[count] = member;
        ssrcs[count++] = member.ssrc;
    }

    void remove(Member member) {
        for (int index = 0; index < count; index++) {
            if (members[index] == member) {
                count--;
                members[index] = members[count];
                ssrcs[index] = ssrcs[count];
                members[count] = null;
                return;
            }
        }
    }

    Member bySsrc(int ssrc) {
        for (int index = 0; index < count; index++) {
            if (ssrcs[index] == ssrc) {
                return members[index];
            }
        }
        return null;
    }

    Member byCookie(long cookie) {
        for (int index = 0; index < count; index++) {
            if (members[index].cookie == cookie) {
                return members[index];
            }
        }
        return null;
    }

    Member byCname(String cname) {
        for (int index = 0; index < count; index++) {
            if (members[index].cname.equals(cname)) {
                return members[index];
            }
        }
        return null;
    }
}
