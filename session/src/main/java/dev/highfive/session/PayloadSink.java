package dev.highfive.session;

import java.nio.ByteBuffer;

/** Takes the payloads of one payload type. On the network thread, so it must not wait. */
interface PayloadSink {
    /**
     * @param payload valid during the call
     * @return false if it had to be dropped, so that what it said is missing now
     */
    boolean take(Stream stream, ByteBuffer payload, long sampleTimeNs, long nowNs);
}
