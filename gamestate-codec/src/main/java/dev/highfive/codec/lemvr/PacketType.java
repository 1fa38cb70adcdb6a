package dev.highfive.codec.lemvr;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The kinds of packets, by the byte that each starts with. */
public enum PacketType {
    RENDER_SIZE_REQUEST(32, Sender.CLIENT, LemvrVersion.V0_1, () -> new Signal("RenderSizeRequest")),
    RENDER_SIZE(33, Sender.SERVER, LemvrVersion.V0_1, RenderSize::new),
    FRAMERATES_REQUEST(34, Sender.CLIENT, LemvrVersion.V0_1, () -> new Signal("FrameratesRequest")),
    FRAMERATES(35, Sender.SERVER, LemvrVersion.V0_1, Framerates::new),
    FRAME_METADATA(36, Sender.SERVER, LemvrVersion.V0_1, FrameMetadata::new),
    POSE(37, Sender.SERVER, LemvrVersion.V0_1, Pose::new),
    INPUT(38, Sender.SERVER, LemvrVersion.V0_1, Input::new),
    HAPTICS(39, Sender.CLIENT, LemvrVersion.V0_1, Haptics::new),
    SUBMIT_FRAME(40, Sender.CLIENT, LemvrVersion.V0_1, SubmitFrame::new),
    PROJECTION_LAYER(41, Sender.CLIENT, LemvrVersion.V0_1, ProjectionPicture::new),
    /** The server ends the session; to be answered with the next one. */
    END_BY_SERVER(42, Sender.SERVER, LemvrVersion.V0_1, () -> new Signal("EndByServer")),
    END_BY_CLIENT(43, Sender.CLIENT, LemvrVersion.V0_1, () -> new Signal("EndByClient")),
    FRAME_TIMES(44, Sender.SERVER, LemvrVersion.V0_2, FrameTimes::new),
    HAND(45, Sender.SERVER, LemvrVersion.V0_2, TrackedHand::new),
    QUAD_LAYER(46, Sender.CLIENT, LemvrVersion.V0_2, QuadPicture::new),
    SHARED_PICTURES(47, Sender.SERVER, LemvrVersion.V0_2, SharedPictures::new),
    END_OF_CHAIN(99, Sender.BOTH, LemvrVersion.V0_1, () -> new Signal("EndOfChain"));

    private static final @Nullable PacketType[] BY_CODE = new PacketType[256];

    static {
        for (PacketType type : values()) {
            BY_CODE[type.code] = type;
        }
    }

    public final int code;
    public final Sender sender;
    /** The first that has it. */
    public final LemvrVersion since;

    private final Supplier<LemvrPacket> maker;

    PacketType(int code, Sender sender, LemvrVersion since, Supplier<LemvrPacket> maker) {
        this.code = code;
        this.sender = sender;
        this.since = since;
        this.maker = maker;
    }

    /** Null if there is none. */
    public static @Nullable PacketType of(int code) {
        return BY_CODE[code & 0xFF];
    }

    public LemvrPacket create() {
        return maker.get();
    }
}
