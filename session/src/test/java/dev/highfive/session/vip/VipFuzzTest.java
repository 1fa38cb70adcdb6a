package dev.highfive.session.vip;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.ByteBuffer;

/** Two hostile clients and what they do to each other, in pieces and over time. Kept seeds run with the other tests. */
class VipFuzzTest {
    private static final int BUFFER = 1 << 15;

    @FuzzTest
    void vipRoom(FuzzedDataProvider data) {
        VipRoom room = new VipRoom(new VipLimits().users(3).objects(8, 4), new VipListener() {});
        KeptOutlet[] outlets = {new KeptOutlet(false), new KeptOutlet(true), new KeptOutlet(true)};
        VipMember[] members = new VipMember[outlets.length];
        ByteBuffer[] unread = new ByteBuffer[outlets.length];
        for (int client = 0; client < members.length; client++) {
            members[client] = room.arrive(outlets[client], 0);
            unread[client] = ByteBuffer.allocate(BUFFER);
            if (client > 0) {
                members[client].receive(VipRoomTest.login("c" + client), 0);
            }
        }
        long nowNs = 0;
        while (data.remainingBytes() > 0) {
            int client = data.consumeInt(0, members.length);
            if (client == members.length) {
                nowNs += VipRoom.TICK_NS;
                room.tick(nowNs);
                outlets[2].read();
                continue;
            }
            byte[] bytes = data.consumeBytes(data.consumeInt(1, 64));
            ByteBuffer in = unread[client];
            if (bytes.length > in.remaining()) {
                members[client].leave(Departure.LOST);
                break;
            }
            in.put(bytes).flip();
            members[client].receive(in, nowNs);
            in.compact();
            assertTrue(outlets[client].backlog() <= VipLimits.HARD_BACKLOG);
        }
        room.close();
        assertTrue(room.objectCount() == 0 && room.userCount() == 0);
    }
}
