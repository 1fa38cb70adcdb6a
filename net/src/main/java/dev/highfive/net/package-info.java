/** What every protocol stands on: time, transports, RTP, RTCP and SRTP, captures, and bad networks on purpose. */
package dev.highfive.net;
