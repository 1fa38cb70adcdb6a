package dev.highfive.desktop.session;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** The value of --to. */
public final class HostAndPort {
    private static final Pattern FORM = Pattern.compile("(?:\\[([^\\]]+)\\]|([^:]+)):([0-9]{1,5})");

    private final InetSocketAddress address;

    /** @throws TypeConversionException if it is not host:port */
    public HostAndPort(String text) {
        Matcher matcher = FORM.matcher(text);
        int port = matcher.matches() ? Integer.parseInt(matcher.group(3)) : 0;
        if (port < 1 || port > 0xFFFF) {
            throw new TypeConversionException("This takes host:port, such as 192.0.2.7:5004.");
        }
        address = new InetSocketAddress(resolve(matcher.group(1) == null ? matcher.group(2) : matcher.group(1)), port);
    }

    /** @throws TypeConversionException if nobody knows that host */
    public static InetAddress resolve(String host) {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw new TypeConversionException("There is no host called " + host + ".");
        }
    }

    public InetSocketAddress address() {
        return address;
    }

    @Override
    public String toString() {
        return address.getHostString() + ":" + address.getPort();
    }
}
