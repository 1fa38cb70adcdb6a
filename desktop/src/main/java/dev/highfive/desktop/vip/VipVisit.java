package dev.highfive.desktop.vip;

import dev.highfive.codec.vip.FieldType;
import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.session.vip.VipClient;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A stay in somebody's world: what is there, and what a line that a person types does there. */
final class VipVisit {
    private static final String HELP = """
        /list                      who and what is there
        /move X Y Z [OBJECT]       go there, or put an object of yours there (metres)
        /turn X Y Z DEGREES [OBJECT]  turn about an axis
        /scale X Y Z [OBJECT]
        /add URL                   make an object that looks so
        /remove OBJECT             take an object of yours away
        /label OBJECT TEXT         what stands above it
        /tell USER TEXT            say it to one alone
        /do OBJECT NUMBER [false]  the event of that number, from 0, of what it can do
        /quit\
        """;

    private final VipClient client;
    private final String name;
    private final Said said;
    private final boolean tellMoves;
    private final Map<Integer, Thing> things = new TreeMap<>();
    /** The URLs of objects for which an id has been asked. */
    private final Deque<String> wanted = new ArrayDeque<>();

    private final VipMessage message = new VipMessage();
    private volatile IOException failure;

    VipVisit(VipClient client, String name, Said said, boolean tellMoves) {
        this.client = client;
        this.name = name;
        this.said = said;
        this.tellMoves = tellMoves;
    }

    /** Begins to listen. The thread ends with the world. */
    Thread start() {
        Thread thread = new Thread(this::listen, "highfive-vip-client");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private void listen() {
        try {
            client.read(this::take);
            said.line("The world has ended.");
        } catch (IOException e) {
            failure = e;
        }
    }

    /** @throws IOException if the world ended without a word */
    void check() throws IOException {
        if (failure != null) {
            throw new IOException("The connection to the world is gone: " + failure.getMessage(), failure);
        }
    }

    private synchronized void take(VipMessage got) {
        boolean text = got.is(FieldType.SF_STRING);
        switch (got.field) {
            case VipField.MESSAGE -> tell(text ? got.string(0) : "");
            case VipField.PRIVATE_MESSAGE -> tell("(to you) " + (text ? got.string(0) : ""));
            case VipField.ADD_OBJECT -> things.computeIfAbsent(got.object, Thing::new).url = text ? got.string(0) : "";
            case VipField.REMOVE_OBJECT -> removed(got.object);
            case VipField.USER_INFO -> named(got.object, text ? got.string(0) : "");
            case VipField.CREATE_OBJECT -> made(got.object);
            default -> changed(got);
        }
    }

    private void removed(int id) {
        Thing thing = things.remove(id);
        if (thing != null && thing.user != null) {
            tell(thing.user + " is gone.");
        }
    }

    private void named(int id, String user) {
        Thing thing = things.computeIfAbsent(id, Thing::new);
        if (!user.equals(thing.user) && id != client.id()) {
            tell(user + " is here (" + id + ").");
        }
        thing.user = user;
    }

    private void made(int id) {
        String url = wanted.poll();
        if (url == null) {
            return;
        }
        try {
            client.send(new VipMessage().to(id, VipField.ADD_OBJECT).string(url));
            tell("Your object is " + id + ".");
        } catch (IOException e) {
            failure = e;
        }
    }

    private void changed(VipMessage got) {
        Thing thing = things.get(got.object);
        if (thing == null) {
            return;
        }
        if (got.field == VipField.POSITION && got.is(FieldType.SF_VEC3F)) {
            thing.place = String.format(Locale.ROOT, "%.2f %.2f %.2f", got.number(0), got.number(1), got.number(2));
        } else if (got.field == VipField.NAME && got.is(FieldType.MF_STRING) && got.count() > 0) {
            thing.label = got.string(0);
        }
        if (tellMoves) {
            StringBuilder value = new StringBuilder();
            for (int index = 0; index < got.count(); index++) {
                value.append(' ')
                        .append(
                                switch (got.type().element()) {
                                    case BOOL -> Boolean.toString(got.bool());
                                    case INT -> Integer.toString(got.integer(index));
                                    case FLOAT -> String.format(Locale.ROOT, "%.3f", got.number(index));
                                    case DOUBLE -> Double.toString(got.time());
                                    case STRING -> got.string(index);
                                });
            }
            tell(thing.words() + " " + VipField.nameOf(got.field) + value);
        }
    }

    private void tell(String line) {
        said.line(line);
    }

    /** @return false if that was it */
    boolean obey(String line) throws IOException {
        String[] words = line.split("\\s+");
        try {
            switch (words[0]) {
                case "" -> {}
                case "/quit" -> {
                    return false;
                }
                case "/help" -> HELP.lines().forEach(said::line);
                case "/list" -> list();
                case "/move" ->
                    send(to(words, 4, VipField.POSITION).vec3f(number(words, 1), number(words, 2), number(words, 3)));
                case "/scale" ->
                    send(to(words, 4, VipField.SCALE).vec3f(number(words, 1), number(words, 2), number(words, 3)));
                case "/turn" -> {
                    float radians = (float) Math.toRadians(number(words, 4));
                    send(to(words, 5, VipField.ORIENTATION)
                            .rotation(number(words, 1), number(words, 2), number(words, 3), radians));
                }
                case "/add" -> add(words[1]);
                case "/remove" -> send(message.to(id(words, 1), VipField.REMOVE_OBJECT));
                case "/label" -> send(message.to(id(words, 1), VipField.NAME).strings(List.of(rest(line))));
                case "/tell" ->
                    send(message.to(id(words, 1), VipField.PRIVATE_MESSAGE).string(name + ": " + rest(line)));
                case "/do" -> {
                    short field = (short) (VipField.FIRST_BEHAVIOUR + id(words, 2));
                    send(message.to(id(words, 1), field).bool(words.length < 4 || !words[3].equals("false")));
                }
                default -> say(line);
            }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            said.line("This is not what " + words[0] + " takes; /help lists it.");
        }
        return true;
    }

    private void say(String line) throws IOException {
        if (line.startsWith("/")) {
            said.line("There is no " + line.split("\\s+")[0] + "; /help lists what you can do.");
        } else {
            send(message.to(client.id(), VipField.MESSAGE).string(name + ": " + line));
        }
    }

    private synchronized void add(String url) throws IOException {
        wanted.add(url);
        send(message.to(client.id(), VipField.CREATE_OBJECT));
    }

    private synchronized void list() {
        things.values().forEach(thing -> said.line(thing.words() + " at " + thing.place));
    }

    private void send(VipMessage sent) throws IOException {
        try {
            client.send(sent);
        } catch (IllegalArgumentException e) {
            said.line(e.getMessage());
        }
    }

    private VipMessage to(String[] words, int at, short field) {
        return message.to(words.length > at ? id(words, at) : client.id(), field);
    }

    private static int id(String[] words, int at) {
        return Integer.parseInt(words[at]);
    }

    private static float number(String[] words, int at) {
        return Float.parseFloat(words[at]);
    }

    private static String rest(String line) {
        return line.split("\\s+", 3)[2];
    }

    private static final class Thing {
        final int id;
        String url = "";
        String user;
        String label = "";
        String place = "0 0 10";

        Thing(int id) {
            this.id = id;
        }

        String words() {
            String what = user != null ? user : label.isEmpty() ? url : label;
            return id + " " + what;
        }
    }
}
