package dev.highfive.codec.gamestate;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.StringJoiner;

/** All that an object holds, in words, so that two objects can be compared without trusting the codec. */
final class Fields {
    private Fields() {}

    static String of(Object object) {
        if (object instanceof FloatList || object instanceof LongList) {
            return list(object);
        }
        if (object instanceof UnknownObject unknown) {
            return unknown.tag + "=" + java.util.HexFormat.of().formatHex(unknown.toByteArray());
        }
        if (object.getClass().isArray()) {
            return array(object, Array.getLength(object));
        }
        if (object.getClass().getPackage() != Fields.class.getPackage()) {
            return object.toString();
        }
        StringJoiner fields = new StringJoiner(", ", object.getClass().getSimpleName() + "{", "}");
        for (Class<?> type = object.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    fields.add(field.getName() + "=" + of(value(field, object)));
                }
            }
        }
        return fields.toString();
    }

    private static String list(Object list) {
        return list instanceof FloatList floats
                ? array(floats.values(), floats.size())
                : array(longs((LongList) list), ((LongList) list).size());
    }

    private static long[] longs(LongList list) {
        long[] longs = new long[list.size()];
        for (int index = 0; index < longs.length; index++) {
            longs[index] = list.get(index);
        }
        return longs;
    }

    private static String array(Object array, int size) {
        StringJoiner elements = new StringJoiner(", ", "[", "]");
        for (int index = 0; index < size; index++) {
            elements.add(String.valueOf(Array.get(array, index)));
        }
        return elements.toString();
    }

    private static Object value(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
