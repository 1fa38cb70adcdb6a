package dev.highfive.session.vip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** 200 clients at once. `./highfive bench vip` has them move for a minute, and measures. */
@Timeout(120)
class VipCrowdTest {
    private static final int MOVES = 10;
    private final List<String> left = Collections.synchronizedList(new ArrayList<>());

    @Test
    void manyMoveAndAllKnowWhereAllAreWhileOneDoesNotRead() throws Exception {
        InetSocketAddress anyPort = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (VipServer server = new VipServer(anyPort, new VipLimits(), new Leaving());
                Socket deaf = new Socket()) {
            InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port());
            deaf.setReceiveBufferSize(1 << 12);
            deaf.connect(address);
            ByteBuffer login = VipRoomTest.login("deaf");
            deaf.getOutputStream().write(login.array(), 0, login.limit());
            try (VipCrowd crowd = new VipCrowd(address, 200, MOVES)) {
                for (int move = 0; move < MOVES; move++) {
                    for (int index = 0; index < crowd.size(); index++) {
                        crowd.move(index);
                    }
                    crowd.look(100);
                }
                while (!crowd.allKnowTheLast()) {
                    crowd.look(50);
                }
                assertEquals(0, crowd.outOfOrder());
                assertTrue(crowd.received() >= 200 * 199);
                server.check();
                assertEquals(List.of(), List.copyOf(left), "who is slow keeps nobody, and is waited for");
            }
        }
    }

    @Test
    void whoStopsReadingIsDroppedAlone() throws Exception {
        InetSocketAddress anyPort = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (VipServer server = new VipServer(anyPort, new VipLimits(), new Leaving());
                Socket deaf = new Socket()) {
            InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port());
            deaf.setReceiveBufferSize(1 << 12);
            deaf.connect(address);
            ByteBuffer login = VipRoomTest.login("deaf");
            deaf.getOutputStream().write(login.array(), 0, login.limit());
            try (VipCrowd crowd = new VipCrowd(address, 20, 1)) {
                while (left.isEmpty()) {
                    talk(server);
                    crowd.look(20);
                }
                assertEquals(List.of("deaf was too slow"), List.copyOf(left));
                crowd.move(0);
                while (!crowd.allKnowTheLast()) {
                    crowd.look(20);
                }
            }
            server.check();
        }
    }

    private int talks;
    private VipMember talker;

    /** Somebody says a lot, as fast as one may. */
    private void talk(VipServer server) {
        server.execute(room -> {
            if (talker == null) {
                talker = room.admit("talker", "", System.nanoTime());
            }
            talker.send(
                    new VipMessage().to(talker.avatar().id(), VipField.MESSAGE).string(talks++ + "x".repeat(1900)));
        });
    }

    private final class Leaving implements VipListener {
        @Override
        public void left(VipMember user, Departure why) {
            if (why == Departure.TOO_SLOW) {
                left.add(user.name() + " " + why.words());
            }
        }
    }
}
