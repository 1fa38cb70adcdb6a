package dev.highfive.codec.rtp;

/**
 * Receives what an {@link RtcpReader} finds, in the order of the wire. Objects are the reader's own and valid
 * until the method returns.
 */
public interface RtcpHandler {
    default void onSenderReport(SenderReport report) {}

    default void onReceiverReport(int ssrc) {}

    /** A block of the report just received. */
    default void onReportBlock(int reporterSsrc, ReportBlock block) {}

    default void onSourceItem(SourceItem item) {}

    default void onBye(int ssrc) {}

    /** RFC 4585: something of the target's stream is missing. */
    default void onPictureLossIndication(int senderSsrc, int targetSsrc) {}

    /**
     * RFC 5104: the target is to send its full state.
     *
     * @param sequenceNumber 0 to 255; one that the sender used before for this target repeats that request
     */
    default void onFullIntraRequest(int senderSsrc, int targetSsrc, int sequenceNumber) {}
}
