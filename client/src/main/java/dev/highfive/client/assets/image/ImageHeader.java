package dev.highfive.client.assets.image;

import dev.highfive.client.assets.failure.AssetException;

/**
 * What a PNG or JPEG says of its size, read without unpacking anything. A few hundred bytes can claim a picture of
 * gigabytes, and a small progressive JPEG can ask for thousands of passes over a large one: both are refused here.
 */
public final class ImageHeader {
    public static final int MAX_PIXELS = 1 << 24;
    public static final int MAX_SIDE = 1 << 14;
    private static final int MAX_SCANS = 64;
    private static final long PNG_SIGNATURE = 0x89504E470D0A1A0AL;
    private static final int IHDR = 0x49484452;

    /** The formats that can be read. */
    public enum Format {
        PNG,
        JPEG
    }

    public final Format format;
    public final int width;
    public final int height;

    private ImageHeader(Format format, int width, int height) throws AssetException {
        if (width <= 0 || height <= 0) {
            throw new AssetException("A " + format + " of " + width + " x " + height + " pixels is no image.");
        }
        if (width > MAX_SIDE || height > MAX_SIDE || (long) width * height > MAX_PIXELS) {
            throw new AssetException("A " + format + " of " + width + " x " + height + " pixels is too large: at most "
                    + MAX_PIXELS / 1_000_000 + " million and " + MAX_SIDE + " a side.");
        }
        this.format = format;
        this.width = width;
        this.height = height;
    }

    /** Whether the bytes start as one of the formats does. */
    public static boolean isImage(byte[] bytes) {
        return isPng(bytes) || isJpeg(bytes);
    }

    /** @throws AssetException if it is neither a PNG nor a JPEG, or larger than can be borne */
    public static ImageHeader read(byte[] bytes) throws AssetException {
        if (isPng(bytes)) {
            if (bytes.length < 24 || int32(bytes, 12) != IHDR) {
                throw new AssetException("The PNG has no header.");
            }
            return new ImageHeader(Format.PNG, int32(bytes, 16), int32(bytes, 20));
        }
        if (isJpeg(bytes)) {
            return readJpeg(bytes);
        }
        throw new AssetException("It is neither a PNG nor a JPEG image.");
    }

    private static boolean isPng(byte[] bytes) {
        return bytes.length >= 8 && ((long) int32(bytes, 0) << 32 | int32(bytes, 4) & 0xFFFFFFFFL) == PNG_SIGNATURE;
    }

    private static boolean isJpeg(byte[] bytes) {
        return bytes.length >= 3 && uint16(bytes, 0) == 0xFFD8 && bytes[2] == (byte) 0xFF;
    }

    /** Walks over all segments, because a second frame header further on could claim another size. */
    private static ImageHeader readJpeg(byte[] bytes) throws AssetException {
        ImageHeader header = null;
        int scans = 0;
        int at = 2;
        while (at + 4 <= bytes.length) {
            int marker = bytes[at + 1] & 0xFF;
            if (bytes[at] != (byte) 0xFF || marker == 0 || marker == 0xFF || marker >= 0xD0 && marker <= 0xD8) {
                at++; // within a scan, or fill
                continue;
            }
            if (marker == 0xD9) {
                break;
            }
            if (isFrame(marker)) {
                if (header != null || at + 9 > bytes.length) {
                    throw new AssetException("The JPEG has not one frame.");
                }
                header = new ImageHeader(Format.JPEG, uint16(bytes, at + 7), uint16(bytes, at + 5));
            }
            if (marker == 0xDA && ++scans > MAX_SCANS) {
                throw new AssetException("The JPEG has more than " + MAX_SCANS + " scans.");
            }
            at += 2 + Math.max(2, uint16(bytes, at + 2));
        }
        if (header == null) {
            throw new AssetException("The JPEG has not one frame.");
        }
        return header;
    }

    /** SOF0 to SOF15, between which lie three markers that are none. */
    private static boolean isFrame(int marker) {
        return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    }

    private static int uint16(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }

    private static int int32(byte[] bytes, int at) {
        return uint16(bytes, at) << 16 | uint16(bytes, at + 2);
    }
}
