package dev.highfive.desktop.vip;

import dev.highfive.session.vip.Departure;
import dev.highfive.session.vip.Refusal;
import dev.highfive.session.vip.VipListener;
import dev.highfive.session.vip.VipMember;
import dev.highfive.session.vip.VipObject;

/** Tells on the terminal who comes, goes and says what. */
final class Teller implements VipListener {
    /** A flood of refusals is told of as far as anybody reads. */
    private static final long REFUSAL_EVERY_NS = 1_000_000_000;

    private final Said said;
    private long refusalNs = System.nanoTime() - REFUSAL_EVERY_NS;
    private long untold;

    Teller(Said said) {
        this.said = said;
    }

    @Override
    public void entered(VipMember user) {
        said.line(user.name() + " is here (" + user.avatar().id() + ").");
    }

    @Override
    public void left(VipMember user, Departure why) {
        said.line(user.name() + " " + why.words() + ".");
    }

    @Override
    public void refused(String name, Refusal why) {
        long nowNs = System.nanoTime();
        if (nowNs - refusalNs < REFUSAL_EVERY_NS) {
            untold++;
            return;
        }
        refusalNs = nowNs;
        said.line((name.isEmpty() ? "Somebody" : "'" + name + "'") + " was refused: " + why.words() + "."
                + (untold == 0 ? "" : " (And " + untold + " before.)"));
        untold = 0;
    }

    @Override
    public void said(VipMember user, String text) {
        said.line(text);
    }

    @Override
    public void added(VipObject object) {
        if (!object.isAvatar()) {
            said.line(object.owner().name() + " shows " + object.url() + " (" + object.id() + ").");
        }
    }
}
