/** What every protocol stands on: time, transports, RTP, RTCP and SRTP, captures, and bad networks on purpose. */
@NullMarked
package dev.highfive.net;

import org.jspecify.annotations.NullMarked;
