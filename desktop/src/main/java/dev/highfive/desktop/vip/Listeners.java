package dev.highfive.desktop.vip;

import dev.highfive.codec.vip.VipMessage;
import dev.highfive.session.vip.Departure;
import dev.highfive.session.vip.Refusal;
import dev.highfive.session.vip.VipListener;
import dev.highfive.session.vip.VipMember;
import dev.highfive.session.vip.VipObject;
import java.util.List;

/** Tells several what happens in a room. */
record Listeners(List<VipListener> all) implements VipListener {
    @Override
    public void entered(VipMember user) {
        all.forEach(each -> each.entered(user));
    }

    @Override
    public void left(VipMember user, Departure why) {
        all.forEach(each -> each.left(user, why));
    }

    @Override
    public void refused(String name, Refusal why) {
        all.forEach(each -> each.refused(name, why));
    }

    @Override
    public void said(VipMember user, String text) {
        all.forEach(each -> each.said(user, text));
    }

    @Override
    public void added(VipObject object) {
        all.forEach(each -> each.added(object));
    }

    @Override
    public void removed(VipObject object) {
        all.forEach(each -> each.removed(object));
    }

    @Override
    public void changed(VipObject object, VipMessage message) {
        all.forEach(each -> each.changed(object, message));
    }
}
