package dev.highfive.session.vip;

import dev.highfive.codec.vip.ImageForm;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.codec.vip.VipReader;
import dev.highfive.codec.vip.Vnet;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Keeps what a client would get, and reads it when told to. */
public final class KeptOutlet implements Outlet {
    private final boolean readsAll;
    private final ByteBuffer bytes = ByteBuffer.allocate(VipLimits.HARD_BACKLOG + 1000);
    private final VipReader reader = new VipReader(ImageForm.INTS, 1 << 16);
    private Integer answer;
    private boolean finished;

    public KeptOutlet(boolean readsAll) {
        this.readsAll = readsAll;
    }

    @Override
    public void send(ByteBuffer more) {
        bytes.put(more);
    }

    @Override
    public int backlog() {
        return bytes.position();
    }

    @Override
    public void finish() {
        finished = true;
    }

    @Override
    public boolean readsAllTypes() {
        return readsAll;
    }

    public boolean isFinished() {
        return finished;
    }

    /** The id, or why not; null before there is one. */
    public Integer answer() {
        if (answer == null && bytes.position() >= 4) {
            bytes.flip();
            answer = bytes.getInt();
            bytes.compact();
        }
        return answer;
    }

    /** What has come since the last time, as VNet prints it. */
    public List<String> read() {
        answer();
        List<String> events = new ArrayList<>();
        bytes.flip();
        for (VipMessage message = reader.read(bytes); message != null; message = reader.read(bytes)) {
            events.add(Vnet.event(message).substring("onNetInput ".length()));
        }
        bytes.compact();
        return events;
    }
}
