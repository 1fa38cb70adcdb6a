package dev.highfive.session;

import dev.highfive.codec.rtp.RtpHeader;
import dev.highfive.net.Clock;
import dev.highfive.net.rtp.RtpSender;
import dev.highfive.net.srtp.SrtpProfile;
import dev.highfive.net.transport.Transport;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.security.SecureRandom;

/** Someone who has the key of a session, is believed by its host, and sends it whatever comes to mind. */
final class Insider implements AutoCloseable {
    private final SecureRandom random = new SecureRandom();
    private final DatagramChannel channel =
            DatagramChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    private final InetSocketAddress host;
    private final SessionLink link;
    private final IntroductionSeal seal;
    private final Introduction introduction = new Introduction();
    private final ByteBuffer packet = ByteBuffer.allocate(Transport.MAX_DATAGRAM + 100);
    private final RtpSender own;
    private final long hostCookie;

    Insider(SessionLink link) throws IOException {
        this.link = link;
        host = new InetSocketAddress(link.host(), link.port());
        seal = new IntroductionSeal(link.secret(), random);
        own = newSource();
        introduce(own, 0);
        Introduction answer = new Introduction();
        do {
            packet.clear();
            channel.receive(packet);
            packet.flip();
        } while (!IntroductionSeal.isIntroduction(packet) || seal.open(packet, answer) != IntroductionSeal.Opened.OK);
        hostCookie = answer.cookie;
        introduce(own, 0);
    }

    int ssrc() {
        return own.ssrc();
    }

    /** As one whom the host has never heard of, and who has met others who are not there. */
    void introduceAnother(int others) throws IOException {
        introduce(newSource(), others);
    }

    private RtpSender newSource() {
        return new RtpSender(link.secret(), SrtpProfile.AEAD_AES_128_GCM, 98, Clock.SYSTEM, random);
    }

    private void introduce(RtpSender source, int others) throws IOException {
        introduction.answerWanted = hostCookie == 0;
        introduction.streamCount = 1;
        introduction.streams[0].set(source);
        // One run each, as a program has it.
        introduction.cookie = source.ssrc() | 1L << 32;
        introduction.echo = hostCookie;
        introduction.cname = "insider-" + introduction.cookie;
        introduction.name = "Insider";
        introduction.otherCount = 0;
        for (int other = 0; other < others; other++) {
            introduction.addOther(new InetSocketAddress(InetAddress.getLoopbackAddress(), 9), random.nextLong());
        }
        packet.clear();
        seal.seal(introduction, packet);
        send();
    }

    /** Sends a payload as its own stream's. */
    void sendRtp(byte[] payload) throws IOException {
        packet.clear().position(RtpHeader.MIN_SIZE);
        packet.put(payload).flip();
        own.beginRtp(packet, Clock.SYSTEM.nanoTime());
        packet.position(0);
        own.endRtp(packet);
        packet.position(packet.limit());
        send();
    }

    /** Sends RTCP, whose first packet has to claim to be of this source. */
    void sendRtcp(byte[] compound) throws IOException {
        packet.clear();
        packet.put(compound).flip();
        own.protectRtcp(packet);
        packet.position(packet.limit());
        send();
    }

    private void send() throws IOException {
        channel.send(packet.flip(), host);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
