package dev.highfive.net.noise;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Who sends which key when, by its name in the Noise specification: {@code XXpsk0} is two who have a key in common and
 * tell each other who they are in three messages, none of which can be read without that key.
 */
public final class NoisePattern {
    enum Token {
        E,
        S,
        EE,
        ES,
        SE,
        SS,
        PSK
    }

    final String name;
    /** Whether the responder, or the initiator, knows the other's static key from the start. */
    final boolean initiatorIsKnown;

    final boolean responderIsKnown;
    final int pskCount;
    private final List<List<Token>> messages;

    private NoisePattern(String name, String known, String tokens, String modifiers) {
        this.name = name;
        initiatorIsKnown = known.contains("i");
        responderIsKnown = known.contains("r");
        messages = new ArrayList<>();
        for (String message : tokens.split("/")) {
            List<Token> list = new ArrayList<>();
            for (String token : message.trim().split(" ")) {
                list.add(Token.valueOf(token));
            }
            messages.add(list);
        }
        int psks = 0;
        for (String modifier : modifiers.isEmpty() ? new String[0] : modifiers.split("\\+")) {
            int after = Integer.parseInt(modifier.substring("psk".length()));
            // psk0 is before the first message's tokens, the others behind those of the message with their number.
            messages.get(Math.max(0, after - 1))
                    .add(after == 0 ? 0 : messages.get(after - 1).size(), Token.PSK);
            psks++;
        }
        pskCount = psks;
    }

    /** @throws IllegalArgumentException if it is none of XX, XN, XK and KK, with or without psk0, psk0+psk3, ... */
    public static NoisePattern of(String name) {
        if (!name.matches("(XX|XN|XK|KK)(psk[0-3](\\+psk[0-3])*)?") || name.matches("KK.*psk3.*")) {
            throw new IllegalArgumentException("There is no handshake " + name + ".");
        }
        String modifiers = name.substring(2);
        switch (name.substring(0, 2)) {
            case "XX":
                return new NoisePattern(name, "", "E / E EE S ES / S SE", modifiers);
            case "XN":
                return new NoisePattern(name, "", "E / E EE / S SE", modifiers);
            case "XK":
                return new NoisePattern(name, "r", "E ES / E EE / S SE", modifiers);
            default:
                return new NoisePattern(name, "ir", "E ES SS / E EE SE", modifiers);
        }
    }

    int messageCount() {
        return messages.size();
    }

    List<Token> message(int number) {
        return Collections.unmodifiableList(messages.get(number));
    }
}
