package dev.highfive.net.capture;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** Finds the IP packet in what an interface saw, for the kinds of interfaces that people capture on. */
enum LinkLayer {
    ETHERNET {
        @Override
        int ipAt(ByteBuffer frame) {
            int at = frame.position() + 12;
            // Tags of virtual networks, at most the two that 802.1ad allows.
            for (int tags = 0; tags <= 2 && at + 2 <= frame.limit(); tags++, at += 4) {
                int type = frame.getShort(at) & 0xFFFF;
                if (type != 0x8100 && type != 0x88A8 && type != 0x9100) {
                    return isIp(type) ? at + 2 : NONE;
                }
            }
            return NONE;
        }
    },
    RAW_IP {
        @Override
        int ipAt(ByteBuffer frame) {
            return frame.position();
        }
    },
    /** Four bytes with the family of the address, in the byte order of whatever machine it was. */
    LOOPBACK {
        @Override
        int ipAt(ByteBuffer frame) {
            return frame.position() + 4;
        }
    },
    /** What Linux makes of the device "any". */
    LINUX_COOKED {
        @Override
        int ipAt(ByteBuffer frame) {
            return typed(frame, 14, 16);
        }
    },
    LINUX_COOKED_2 {
        @Override
        int ipAt(ByteBuffer frame) {
            return typed(frame, 0, 20);
        }
    };

    static final int NONE = -1;

    /** Null if it is not known. */
    static @Nullable LinkLayer of(int linkType) {
        return switch (linkType) {
            case 1 -> ETHERNET;
            case 12, 14, 101, 228, 229 -> RAW_IP;
            case 0, 108 -> LOOPBACK;
            case 113 -> LINUX_COOKED;
            case 276 -> LINUX_COOKED_2;
            default -> null;
        };
    }

    /**
     * Where the IP packet begins, perhaps behind the end, or {@link #NONE} if the frame has something else in it.
     *
     * @param frame from position to limit, in {@link ByteOrder#BIG_ENDIAN}
     */
    abstract int ipAt(ByteBuffer frame);

    private static boolean isIp(int etherType) {
        return etherType == 0x0800 || etherType == 0x86DD;
    }

    private static int typed(ByteBuffer frame, int typeAt, int headerSize) {
        return frame.remaining() >= headerSize && isIp(frame.getShort(frame.position() + typeAt) & 0xFFFF)
                ? frame.position() + headerSize
                : NONE;
    }
}
