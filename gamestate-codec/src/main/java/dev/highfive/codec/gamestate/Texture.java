package dev.highfive.codec.gamestate;

/**
 * What a mesh is painted with: an image's URL, the payload type of an RTP video stream, or nothing. On the
 * wire the two share one field without a tag, so they are told apart by the first byte: a stream is one byte
 * from 25 to 127, and the length of a URL is written so that its first byte is 128 or more.
 */
public final class Texture {
    static final int SMALLEST_PAYLOAD_TYPE = 25;
    static final int LARGEST_PAYLOAD_TYPE = 127;

    private String url = "";
    private int payloadType;

    /** The image, or "" if there is none. */
    public String url() {
        return url;
    }

    /** The stream, or 0 if there is none. */
    public int payloadType() {
        return payloadType;
    }

    public boolean isNone() {
        return payloadType == 0 && url.isEmpty();
    }

    public Texture clear() {
        return setUrl("");
    }

    /** An empty URL is no texture. */
    public Texture setUrl(String url) {
        this.url = url;
        this.payloadType = 0;
        return this;
    }

    /** @throws IllegalArgumentException if the payload type is not from 25 to 127 */
    public Texture setPayloadType(int payloadType) {
        if (!isPayloadType(payloadType)) {
            throw new IllegalArgumentException("Payload type " + payloadType + " of a texture is not from "
                    + SMALLEST_PAYLOAD_TYPE + " to " + LARGEST_PAYLOAD_TYPE + ".");
        }
        this.url = "";
        this.payloadType = payloadType;
        return this;
    }

    static boolean isPayloadType(int firstByte) {
        return firstByte >= SMALLEST_PAYLOAD_TYPE && firstByte <= LARGEST_PAYLOAD_TYPE;
    }

    int size() {
        return payloadType != 0 ? 1 : FieldSizes.longString(url);
    }

    void write(FieldWriter out) {
        if (payloadType != 0) {
            out.int8(payloadType);
        } else {
            out.longString(url);
        }
    }
}
