package dev.highfive.session.vip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Allocation;
import dev.highfive.codec.vip.FieldType;
import dev.highfive.codec.vip.ImageForm;
import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipLogin;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.codec.vip.VipWriter;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VipRoomTest {
    private static final long SECOND = 1_000_000_000;

    private final List<String> told = new ArrayList<>();
    private final VipRoom room = new VipRoom(new VipLimits().users(5).objects(20, 3), new Telling());
    private final VipMessage message = new VipMessage();
    private long nowNs = SECOND;

    @Test
    void whoComesIsToldOfAllThereIsAndAllAreToldOfWhoComes() {
        Client ann = enter("Ann");
        assertEquals(List.of("0 -3 7 \"Ann.wrl\"", "0 -7 7 \"Ann\""), ann.out.read());
        ann.send(message.to(0, VipField.POSITION).vec3f(1, 2, 3));
        Client joe = enter("Joe");
        assertEquals(
                List.of(
                        "0 -3 7 \"Ann.wrl\"",
                        "0 0 10 (1.0, 2.0, 3.0)",
                        "0 1 6 (0.0, 1.0, 0.0, 0.0)",
                        "0 2 10 (1.0, 1.0, 1.0)",
                        "0 3 16 {\"\"}",
                        "0 -7 7 \"Ann\"",
                        "1 -3 7 \"Joe.wrl\"",
                        "1 -7 7 \"Joe\""),
                joe.out.read());
        assertEquals(List.of("1 -3 7 \"Joe.wrl\"", "1 -7 7 \"Joe\""), ann.out.read());
    }

    @Test
    void whatIsSetGoesToAllButItsSenderOnceInATick() {
        Client ann = enter("Ann");
        Client joe = enter("Joe");
        readAll(ann, joe);
        for (int step = 0; step < 9; step++) {
            ann.send(message.to(0, VipField.POSITION).vec3f(step, 0, 0));
        }
        ann.send(message.to(0, VipField.ORIENTATION).rotation(0, 1, 0, 2));
        ann.send(message.to(0, VipField.NAME).strings(List.of("Annie")));
        assertEquals(List.of(), joe.out.read());
        tick();
        assertEquals(
                List.of("0 0 10 (8.0, 0.0, 0.0)", "0 1 6 (0.0, 1.0, 0.0, 2.0)", "0 3 16 {\"Annie\"}"), joe.out.read());
        // Names go to all.
        assertEquals(List.of("0 3 16 {\"Annie\"}"), ann.out.read());
        tick();
        assertEquals(List.of(), joe.out.read());
    }

    @Test
    void wordsGoToAllOrToOne() {
        Client ann = enter("Ann");
        Client joe = enter("Joe");
        Client kim = enter("Kim");
        readAll(ann, joe, kim);
        ann.send(message.to(0, VipField.MESSAGE).string("Ann: hi"));
        for (Client each : List.of(ann, joe, kim)) {
            assertEquals(List.of("0 -2 7 \"Ann: hi\""), each.out.read());
        }
        ann.send(message.to(2, VipField.PRIVATE_MESSAGE).string("psst"));
        assertEquals(List.of("2 -5 7 \"psst\""), kim.out.read());
        assertEquals(List.of(), joe.out.read());
        ann.send(message.to(1, VipField.MESSAGE).string("Joe: I am Joe"));
        assertEquals(List.of(), joe.out.read());
        assertEquals(1, room.drops().of(VipDrop.NOT_OWN));
    }

    @Test
    void thingsAreMadeShownMovedAndRemovedByTheirOwnerAlone() {
        Client ann = enter("Ann");
        Client joe = enter("Joe");
        readAll(ann, joe);
        ann.send(message.to(0, VipField.CREATE_OBJECT));
        assertEquals(List.of("2 -6 -1 none"), ann.out.read());
        ann.send(message.to(2, VipField.POSITION).vec3f(1, 1, 1));
        assertEquals(1, room.drops().of(VipDrop.NO_SUCH_OBJECT), "it is not in the scene yet");
        ann.send(message.to(2, VipField.ADD_OBJECT).string("dog.wrl"));
        assertEquals(List.of("2 -3 7 \"dog.wrl\""), ann.out.read());
        assertEquals(List.of("2 -3 7 \"dog.wrl\""), joe.out.read());

        joe.send(message.to(2, VipField.POSITION).vec3f(5, 5, 5));
        joe.send(message.to(0, VipField.POSITION).vec3f(5, 5, 5));
        joe.send(message.to(2, VipField.REMOVE_OBJECT));
        joe.send(message.to(2, VipField.ADD_OBJECT).string("cat.wrl"));
        assertEquals(4, room.drops().of(VipDrop.NOT_OWN));
        tick();
        assertEquals(List.of(), ann.out.read());

        ann.send(message.to(2, VipField.REMOVE_OBJECT));
        assertEquals(List.of("2 -4 -1 none"), ann.out.read());
        assertEquals(List.of("2 -4 -1 none"), joe.out.read());
    }

    @Test
    void whoLeavesTakesAllAlongAndFreesTheName() {
        Client ann = enter("Ann");
        Client joe = enter("Joe");
        ann.send(message.to(0, VipField.CREATE_OBJECT));
        ann.send(message.to(2, VipField.ADD_OBJECT).string("dog.wrl"));
        readAll(ann, joe);
        ann.send(message.to(0, VipField.QUIT));
        assertEquals(List.of("2 -4 -1 none", "0 -4 -1 none"), joe.out.read());
        assertTrue(ann.out.isFinished());
        assertEquals(1, room.objectCount());
        assertEquals(3, enter("Ann").out.answer());
        joe.member.leave(Departure.LOST);
        tick();
        assertTrue(told.contains("Joe is gone"), told.toString());
    }

    @Test
    void namesThatAreTakenAndNamesThatAreNoneAreRefused() {
        enter("Ann");
        assertEquals(-1, enter("Ann").out.answer());
        assertEquals(-2, enter("").out.answer());
        assertEquals(-2, enter(" \t").out.answer());
        assertEquals(-2, enter("A\u001b[2Jnn").out.answer());
        assertEquals(-2, enter("n".repeat(200)).out.answer());
        for (int user = 0; user < 4; user++) {
            assertTrue(enter("user " + user).out.answer() > 0);
        }
        Client late = enter("one more");
        assertEquals(-3, late.out.answer());
        assertTrue(late.out.isFinished());
    }

    @Test
    void aNameOf65535BytesIsRefusedBeforeItHasCome() {
        KeptOutlet out = new KeptOutlet(false);
        VipMember member = room.arrive(out, nowNs);
        member.receive(ByteBuffer.wrap(new byte[] {-1, -1}), nowNs);
        assertEquals(-2, out.answer());
        assertFalse(member.isHere());
    }

    @Test
    void aListOfTwoToTheThirtyFirstEntriesEndsTheConnection() {
        Client ann = enter("Ann");
        ann.receive(ByteBuffer.wrap(new byte[] {0, 0, 0, 0, 0, 3, 16, 0x7F, -1, -1, -1}));
        assertTrue(ann.out.isFinished());
        assertTrue(told.contains("Ann could not be understood"), told.toString());
    }

    @Test
    void eventsGoAtOnceToAvatarsFromTheirOwnersToThingsFromAll() {
        Client ann = enter("Ann");
        Client joe = enter("Joe");
        ann.send(message.to(0, VipField.CREATE_OBJECT));
        ann.send(message.to(2, VipField.ADD_OBJECT).string("button.wrl"));
        readAll(ann, joe);
        ann.send(message.to(0, VipField.FIRST_BEHAVIOUR).bool(true));
        ann.send(message.to(0, VipField.FIRST_BEHAVIOUR).bool(false));
        assertEquals(List.of("0 4 0 true", "0 4 0 false"), joe.out.read());
        joe.send(message.to(2, VipField.FIRST_BEHAVIOUR).bool(true));
        assertEquals(List.of("2 4 0 true"), ann.out.read());
        joe.send(message.to(0, VipField.FIRST_BEHAVIOUR).bool(true));
        assertEquals(List.of(), ann.out.read());
        assertEquals(1, room.drops().of(VipDrop.NOT_OWN));
    }

    @Test
    void vnetIsSparedWhatItCannotRead() {
        Client ann = enter("Ann");
        Client vnet = enter("Vnet");
        Client page = enter("Page", true);
        readAll(ann, vnet, page);
        ann.send(message.to(0, (short) 5).floats(FieldType.MF_VEC3F, 1, 2, 3));
        assertEquals(List.of(), vnet.out.read());
        assertEquals(List.of("0 5 18 {1.0, 2.0, 3.0}"), page.out.read());
    }

    @Test
    void whatMakesNoSenseIsDroppedAndCounted() {
        Client ann = enter("Ann");
        Client joe = enter("Joe");
        readAll(ann, joe);
        ann.send(message.to(0, VipField.POSITION).vec3f(Float.NaN, 0, 0));
        ann.send(message.to(0, VipField.POSITION).bool(true));
        ann.send(message.to(0, VipField.USER_INFO).string("Zoe"));
        ann.send(message.to(0, (short) -99));
        ann.send(message.to(0, VipField.MESSAGE).bool(true));
        ann.send(message.to(0, VipField.MESSAGE).string("x".repeat(2001)));
        ann.send(message.to(0, VipField.NAME).strings(List.of("x".repeat(1100))));
        ann.send(message.to(77, VipField.PRIVATE_MESSAGE).string("psst"));
        for (int object = 0; object < 4; object++) {
            ann.send(message.to(0, VipField.CREATE_OBJECT));
        }
        tick();
        assertEquals(List.of(), joe.out.read());
        assertEquals(1, room.drops().of(VipDrop.NOT_FINITE));
        assertEquals(2, room.drops().of(VipDrop.WRONG_TYPE));
        assertEquals(2, room.drops().of(VipDrop.UNKNOWN_FIELD));
        assertEquals(2, room.drops().of(VipDrop.TOO_LONG));
        assertEquals(1, room.drops().of(VipDrop.NO_SUCH_OBJECT));
        assertEquals(1, room.drops().of(VipDrop.TOO_MANY_OBJECTS));
    }

    @Test
    void whoDoesNotReadIsToldOnlyWhatIsNewestAndGoesAfterAWhile() {
        Client ann = enter("Ann");
        Client joe = enter("Joe");
        readAll(ann, joe);
        ann.say(40);
        for (int round = 0; round < 60; round++) {
            ann.send(message.to(0, VipField.POSITION).vec3f(round, 0, 0));
            ann.out.read();
            nowNs += SECOND / 10;
            room.tick(nowNs);
        }
        assertTrue(joe.out.backlog() < VipLimits.HARD_BACKLOG);
        List<String> read = joe.out.read();
        assertFalse(read.stream().anyMatch(event -> event.startsWith("0 0 10")));
        tick();
        assertEquals("0 0 10 (59.0, 0.0, 0.0)", joe.out.read().get(0));

        ann.say(40);
        for (int round = 0; round < 150; round++) {
            ann.out.read();
            nowNs += SECOND / 10;
            room.tick(nowNs);
        }
        assertTrue(joe.out.isFinished());
        assertFalse(ann.out.isFinished());
        assertTrue(told.contains("Joe was too slow"), told.toString());
    }

    @Test
    void whoTalksTooMuchIsLeftUnreadForAWhile() {
        Client ann = enter("Ann");
        Client joe = enter("Joe");
        readAll(ann, joe);
        for (int words = 0; words < 200; words++) {
            ann.send(message.to(0, VipField.MESSAGE).string("Ann: hi"));
        }
        int heard = joe.out.read().size();
        assertTrue(heard >= 79 && heard <= 81, heard + " heard");
        assertTrue(ann.member.isHushed());
        tick();
        nowNs += SECOND;
        tick();
        assertFalse(ann.member.isHushed());
    }

    @Test
    void whoSaysNothingForLongGoes() {
        VipRoom strict = new VipRoom(new VipLimits().idleSeconds(60), new Telling());
        KeptOutlet stranger = new KeptOutlet(false);
        strict.arrive(stranger, nowNs);
        KeptOutlet sleeper = new KeptOutlet(false);
        VipMember member = strict.arrive(sleeper, nowNs);
        member.receive(login("Ann"), nowNs);
        strict.tick(nowNs + 6 * SECOND);
        assertTrue(stranger.isFinished());
        assertFalse(sleeper.isFinished());
        strict.tick(nowNs + 61 * SECOND);
        assertTrue(sleeper.isFinished());
        assertTrue(told.contains("Ann fell asleep"), told.toString());
    }

    @Test
    void ofManyStrangersTheOldestGoes() {
        List<KeptOutlet> strangers = new ArrayList<>();
        for (int count = 0; count < 1000; count++) {
            KeptOutlet stranger = new KeptOutlet(false);
            strangers.add(stranger);
            room.arrive(stranger, nowNs);
        }
        assertEquals(
                VipLimits.STRANGERS,
                strangers.stream().filter(each -> !each.isFinished()).count());
        assertTrue(strangers.get(0).isFinished());
        assertFalse(strangers.get(999).isFinished());
    }

    @Test
    void movesArePassedOnWithoutAllocation() {
        Client ann = enter("Ann");
        Client joe = enter("Joe");
        readAll(ann, joe);
        ByteBuffer move = bytes(message.to(0, VipField.POSITION).vec3f(1, 2, 3));
        Blackhole away = new Blackhole();
        VipMember reader = room.arrive(away, nowNs);
        reader.receive(login("Kim"), nowNs);
        joe.member.leave(Departure.LEFT);
        room.sweep();
        assertEquals(0, Allocation.of(() -> {
            for (int round = 0; round < 1000; round++) {
                move.rewind();
                ann.member.receive(move, nowNs);
                room.tick(nowNs);
            }
        }));
        assertTrue(away.bytes > 19_000);
    }

    private Client enter(String name) {
        return enter(name, false);
    }

    private Client enter(String name, boolean readsAll) {
        Client client = new Client(readsAll);
        client.receive(login(name));
        return client;
    }

    private void readAll(Client... clients) {
        tick();
        for (Client client : clients) {
            client.out.read();
        }
    }

    private void tick() {
        room.tick(nowNs);
    }

    static ByteBuffer login(String name) {
        VipLogin login = new VipLogin(name, name + ".wrl");
        ByteBuffer bytes = ByteBuffer.allocate(login.size());
        login.write(bytes);
        return bytes.flip();
    }

    static ByteBuffer bytes(VipMessage message) {
        VipWriter writer = new VipWriter(ImageForm.INTS);
        ByteBuffer bytes = ByteBuffer.allocate(writer.size(message));
        writer.write(message, bytes);
        return bytes.flip();
    }

    private final class Client {
        final KeptOutlet out;
        final VipMember member;

        Client(boolean readsAll) {
            out = new KeptOutlet(readsAll);
            member = room.arrive(out, nowNs);
        }

        void receive(ByteBuffer bytes) {
            member.receive(bytes, nowNs);
        }

        void send(VipMessage sent) {
            receive(bytes(sent));
        }

        /** In long sentences. */
        void say(int times) {
            for (int time = 0; time < times; time++) {
                send(message.to(0, VipField.MESSAGE).string("x".repeat(1000)));
            }
        }
    }

    private final class Telling implements VipListener {
        @Override
        public void left(VipMember user, Departure why) {
            told.add(user.name() + " " + why.words());
        }
    }

    private static final class Blackhole implements Outlet {
        long bytes;

        @Override
        public void send(ByteBuffer more) {
            bytes += more.remaining();
        }

        @Override
        public int backlog() {
            return 0;
        }

        @Override
        public void finish() {}

        @Override
        public boolean readsAllTypes() {
            return true;
        }
    }
}
