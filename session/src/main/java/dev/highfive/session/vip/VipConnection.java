package dev.highfive.session.vip;

import java.io.IOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;

/** One client over TCP. */
final class VipConnection implements Outlet {
    private static final int FIRST_SIZE = 4 << 10;

    private final SocketChannel channel;
    private final SelectionKey key;
    private final ByteBuffer in;
    /** What has not left yet, from 0 to its position. Grows where it has to, which the room sets a limit to. */
    private ByteBuffer out = ByteBuffer.allocate(FIRST_SIZE);

    @SuppressWarnings("NullAway.Init") // since arrive()
    private VipMember member;

    private boolean finishing;
    private long finishingSinceNs;
    private boolean saidAll;

    VipConnection(SocketChannel channel, SelectionKey key, int messageBytes) {
        this.channel = channel;
        this.key = key;
        in = ByteBuffer.allocate(messageBytes);
    }

    void arrive(VipRoom room, long nowNs) {
        member = room.arrive(this, nowNs);
    }

    /** Takes in what has come, and no more than that fits: others want to be heard as well. */
    void read(long nowNs) {
        boolean isOver;
        try {
            isOver = channel.read(in) < 0;
        } catch (IOException e) {
            isOver = true;
        }
        if (finishing) {
            // What was still to be said would be lost if what the client says were left unread.
            ((Buffer) in).clear();
            if (isOver) {
                close();
            }
            return;
        }
        if (isOver) {
            member.leave(Departure.LOST);
        }
        take(nowNs);
    }

    private void take(long nowNs) {
        ((Buffer) in).flip();
        member.receive(in, nowNs);
        in.compact();
        listen();
    }

    /** Whoever has been told to hush may have become quiet enough. */
    void tick(long nowNs) {
        if (finishing) {
            if (nowNs - finishingSinceNs > VipLimits.LOGIN_NS) {
                close();
            }
        } else if (in.position() > 0 && !member.isHushed()) {
            long heardNs = member.heardNs;
            take(nowNs);
            member.heardNs = heardNs;
        } else {
            listen();
        }
    }

    @Override
    public void send(ByteBuffer bytes) {
        if (bytes.remaining() > out.remaining()) {
            ByteBuffer larger = ByteBuffer.allocate(Math.max(2 * out.capacity(), out.position() + bytes.remaining()));
            ((Buffer) out).flip();
            out = larger.put(out);
        }
        out.put(bytes);
    }

    @Override
    public int backlog() {
        return out.position();
    }

    /** Writes as much as the network takes. */
    void flush() {
        if (!channel.isOpen() || out.position() == 0 && !finishing) {
            return;
        }
        ((Buffer) out).flip();
        try {
            channel.write(out);
            out.compact();
            if (finishing && out.position() == 0 && !saidAll) {
                saidAll = true;
                channel.shutdownOutput();
            }
        } catch (IOException e) {
            ((Buffer) out).clear();
            member.leave(Departure.LOST);
            if (finishing) {
                close();
            }
        }
        listen();
    }

    private void listen() {
        if (!key.isValid()) {
            return;
        }
        int read = !finishing && member.isHushed() ? 0 : SelectionKey.OP_READ;
        int write = out.position() > 0 ? SelectionKey.OP_WRITE : 0;
        if (key.interestOps() != (read | write)) {
            key.interestOps(read | write);
        }
    }

    @Override
    public void finish() {
        if (!finishing) {
            finishing = true;
            finishingSinceNs = System.nanoTime();
        }
    }

    private void close() {
        key.cancel();
        try {
            channel.close();
        } catch (IOException e) {
            // Whether it could be closed in order does not matter to anybody: it is gone.
            ((Buffer) out).clear();
        }
    }

    @Override
    public boolean readsAllTypes() {
        return false;
    }
}
