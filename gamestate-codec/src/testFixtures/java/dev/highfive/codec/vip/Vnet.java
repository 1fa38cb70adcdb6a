package dev.highfive.codec.vip;

import java.util.StringJoiner;

/** Messages as the original client prints them. */
public final class Vnet {
    private Vnet() {}

    public static String event(VipMessage message) {
        return "onNetInput " + message.object + " " + message.field + " "
                + message.type().tag() + " " + text(message);
    }

    public static String text(VipMessage message) {
        FieldType type = message.type();
        StringJoiner text = type.isList()
                ? new StringJoiner(", ", "{", "}")
                : type.width() > 1 ? new StringJoiner(", ", "(", ")") : new StringJoiner("");
        for (int index = 0; index < message.count(); index++) {
            switch (type.element()) {
                case BOOL -> text.add(Boolean.toString(message.bool()));
                case INT -> text.add(Integer.toString(message.integer(index)));
                case FLOAT -> text.add(Float.toString(message.number(index)));
                case DOUBLE -> text.add(Double.toString(message.time()));
                case STRING -> text.add('"' + message.string(index) + '"');
            }
        }
        return message.is(FieldType.NONE) ? "none" : text.toString();
    }
}
