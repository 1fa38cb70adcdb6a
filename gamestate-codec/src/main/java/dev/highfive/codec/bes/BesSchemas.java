package dev.highfive.codec.bes;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Finds the schema of a URI: those built in, by their {@code urn:}, and what a {@code data:} URI brings along. Nothing
 * is ever fetched. Places are in metres, left-handed, y up, x right, as Game State has them on the wire.
 */
public final class BesSchemas {
    /** Somebody in a session. */
    public static final String PERSON = "urn:highfive:person:1";

    public static final String HEAD = "urn:highfive:head:1";
    /** A palm, and 25 joints in its frame, as {@link dev.highfive.codec.gamestate.HandJoint} orders them, or none. */
    public static final String HAND = "urn:highfive:hand:1";

    public static final String OBJECT = "urn:highfive:object:1";

    private static final int MAX_URI = 1100;
    private static final String POSITION = "position vec(3,float(32))";
    private static final String ROTATION = "rotation quat";
    private static final String PERSON_ID = "person objectid";
    private static final Map<String, BesSchema> BUILT_IN = builtIn();

    private BesSchemas() {}

    private static Map<String, BesSchema> builtIn() {
        Map<String, BesSchema> schemas = new LinkedHashMap<>();
        schemas.put(PERSON, of("name str", "source uint(0,4294967295)"));
        schemas.put(HEAD, of(POSITION, ROTATION, PERSON_ID, "ipd float(32)"));
        // A joint is at most a metre from its palm: 13 bits behind the point are two bytes, and 0.12 mm.
        schemas.put(HAND, of(POSITION, ROTATION, "joints list(vec(3,fixed(13)))", PERSON_ID, "left bool"));
        schemas.put(
                OBJECT,
                of(
                        POSITION,
                        ROTATION,
                        "scale vec(3,float(32))",
                        PERSON_ID,
                        "parent objectid",
                        "model str",
                        "name str"));
        schemas.put("urn:bes:avatar:1", of(POSITION, ROTATION, "name str", "height fixed(12)"));
        return schemas;
    }

    /** The properties get the ids from 1 on. */
    private static BesSchema of(String... properties) {
        StringBuilder xml =
                new StringBuilder("<vwipschema target=\"entity\" version=\"1.0\" compatible=\"1.0\"><required>");
        for (int index = 0; index < properties.length; index++) {
            String[] words = properties[index].split(" ");
            xml.append("<property nid=\"").append(index + 1).append("\"><semantic>");
            xml.append(words[0]).append("</semantic><name>").append(words[0]);
            xml.append("</name><type>").append(words[1]).append("</type></property>");
        }
        try {
            return BesSchema.parse(xml.append("</required></vwipschema>").toString());
        } catch (BadSchemaException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The URIs of those built in. */
    public static Set<String> uris() {
        return Collections.unmodifiableSet(BUILT_IN.keySet());
    }

    /** @throws BadSchemaException if nothing is built in under this URI, and it brings no schema along */
    public static BesSchema resolve(String uri) throws BadSchemaException {
        BesSchema known = BUILT_IN.get(uri);
        if (known != null) {
            return known;
        }
        if (uri.length() > MAX_URI) {
            throw new BadSchemaException("The URI of a schema has at most " + MAX_URI + " letters.");
        }
        if (!uri.regionMatches(true, 0, "data:", 0, 5)) {
            throw new BadSchemaException("There is no schema " + uri + " here, and none is fetched.");
        }
        int comma = uri.indexOf(',');
        if (comma < 0) {
            throw new BadSchemaException("A data: URI has a comma before its data.");
        }
        byte[] data = percentDecoded(uri.substring(comma + 1));
        if (uri.substring(0, comma).endsWith(";base64")) {
            try {
                data = Base64.getDecoder().decode(data);
            } catch (IllegalArgumentException e) {
                throw new BadSchemaException("The data: URI of a schema is no base64.");
            }
        }
        return BesSchema.parse(new String(data, StandardCharsets.UTF_8));
    }

    private static byte[] percentDecoded(String text) throws BadSchemaException {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream decoded = new ByteArrayOutputStream(encoded.length);
        for (int at = 0; at < encoded.length; at++) {
            if (encoded[at] == '%') {
                int high = at + 2 < encoded.length ? Character.digit(encoded[at + 1], 16) : -1;
                int low = high < 0 ? -1 : Character.digit(encoded[at + 2], 16);
                if (low < 0) {
                    throw new BadSchemaException("In the data: URI of a schema a % is not followed by two digits.");
                }
                decoded.write(16 * high + low);
                at += 2;
            } else {
                decoded.write(encoded[at]);
            }
        }
        return decoded.toByteArray();
    }
}
