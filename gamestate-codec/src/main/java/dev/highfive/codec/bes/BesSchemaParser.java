package dev.highfive.codec.bes;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Reads a schema's XML. A document with a declaration of its type is refused before any parser sees it: that is where
 * entities come from, and Android's parser knows no switch for them.
 */
final class BesSchemaParser extends DefaultHandler {
    private static final int MAX_XML = 1 << 16;
    private static final int MAX_PROPERTIES = 256;
    private static final int MAX_DEPTH = 16;
    private static final int MAX_TEXT = 256;

    private final Map<Integer, BesProperty> properties = new TreeMap<>();
    private final StringBuilder text = new StringBuilder();
    private int depth;
    private @Nullable String nid;
    private String name = "";
    private String semantic = "";
    private @Nullable String type;

    private BesSchemaParser() {}

    static BesSchema parse(String xml) throws BadSchemaException {
        if (xml.length() > MAX_XML) {
            throw new BadSchemaException("A schema takes at most " + MAX_XML + " letters.");
        }
        if (xml.contains("<!DOCTYPE") || xml.contains("<!ENTITY")) {
            throw new BadSchemaException("A schema must not declare a document type or entities.");
        }
        BesSchemaParser handler = new BesSchemaParser();
        try {
            XMLReader reader = SAXParserFactory.newInstance().newSAXParser().getXMLReader();
            reader.setContentHandler(handler);
            reader.setErrorHandler(handler);
            reader.setEntityResolver(handler);
            reader.parse(new InputSource(new StringReader(xml)));
        } catch (SAXException e) {
            if (e.getCause() instanceof BadSchemaException) {
                throw (BadSchemaException) e.getCause();
            }
            throw new BadSchemaException("A schema is not well-formed XML: " + e.getMessage());
        } catch (IOException | ParserConfigurationException e) {
            throw new IllegalStateException("A text can be read, and every Java has a parser.", e);
        }
        return handler.schema();
    }

    private BesSchema schema() throws BadSchemaException {
        if (properties.isEmpty()) {
            throw new BadSchemaException("A schema has at least one property.");
        }
        List<BesProperty> ordered = new ArrayList<>();
        for (BesProperty property : properties.values()) {
            ordered.add(new BesProperty(
                    property.id(), ordered.size(), property.name(), property.semantic(), property.type()));
        }
        return new BesSchema(ordered);
    }

    /** Nothing outside the document is ever read. */
    @Override
    public InputSource resolveEntity(String publicId, String systemId) throws SAXException {
        throw wrapped("A schema must not refer to anything outside of it.");
    }

    @Override
    public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
        if (++depth > MAX_DEPTH) {
            throw wrapped("The elements of a schema nest at most " + MAX_DEPTH + " deep.");
        }
        text.setLength(0);
        if (depth == 1) {
            checkRoot(qName, attributes);
        } else if (qName.equals("property")) {
            nid = attributes.getValue("nid");
            name = "";
            semantic = "";
            type = null;
        }
    }

    private static void checkRoot(String element, Attributes attributes) throws SAXException {
        if (!element.equals("vwipschema") || !"entity".equals(attributes.getValue("target"))) {
            throw wrapped("A schema is a vwipschema whose target is entity.");
        }
        String compatible = attributes.getValue("compatible");
        if (compatible != null && !compatible.equals("1") && !compatible.startsWith("1.")) {
            throw wrapped("A schema of version " + compatible + " is too new.");
        }
    }

    @Override
    public void characters(char[] letters, int start, int length) throws SAXException {
        if (text.length() + length > MAX_TEXT) {
            throw wrapped("The texts of a schema have at most " + MAX_TEXT + " letters each.");
        }
        text.append(letters, start, length);
    }

    @Override
    public void endElement(String uri, String localName, String qName) throws SAXException {
        depth--;
        String value = text.toString().trim();
        text.setLength(0);
        switch (qName) {
            case "name":
                name = value;
                break;
            case "semantic":
                semantic = value;
                break;
            case "type":
                type = value;
                break;
            case "property":
                add();
                break;
            default:
        }
    }

    private void add() throws SAXException {
        if (type == null || nid == null || !nid.matches("[0-9]{1,4}") || Integer.parseInt(nid) > BesSchema.MAX_ID) {
            throw wrapped("A property has a type, and a nid from 0 to " + BesSchema.MAX_ID + ".");
        }
        if (properties.size() == MAX_PROPERTIES) {
            throw wrapped("A schema has at most " + MAX_PROPERTIES + " properties.");
        }
        int id = Integer.parseInt(nid);
        try {
            if (properties.put(id, new BesProperty(id, 0, name, semantic, BesType.parse(type))) != null) {
                throw wrapped("Two properties of a schema have the nid " + id + ".");
            }
        } catch (BadSchemaException e) {
            throw new SAXException(e);
        }
    }

    private static SAXException wrapped(String sentence) {
        return new SAXException(new BadSchemaException(sentence));
    }
}
