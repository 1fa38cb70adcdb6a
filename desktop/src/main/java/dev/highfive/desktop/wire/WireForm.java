package dev.highfive.desktop.wire;

/** A protocol's bytes as people read and write them. */
interface WireForm {
    /** One line. What could not be read is told beside what could. */
    String toJson(byte[] payload, boolean exact);

    /** @throws BadInputException if the line is not of the form that {@link #toJson} gives */
    byte[] toPayload(String line, int maxBytes);

    /** What each byte means. */
    String explain(byte[] payload);
}
