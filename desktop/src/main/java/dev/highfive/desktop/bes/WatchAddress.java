package dev.highfive.desktop.bes;

import dev.highfive.desktop.session.HostAndPort;
import dev.highfive.session.bes.BesServer;
import java.net.InetSocketAddress;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Where something is served: HOST:PORT, and #DOOR where that is not open to everybody. */
record WatchAddress(InetSocketAddress address, long door) {
    /** Reads it on the command line. */
    static final class Text implements ITypeConverter<WatchAddress> {
        @Override
        public WatchAddress convert(String text) {
            int hash = text.indexOf('#');
            String door = hash < 0 ? Long.toString(BesServer.OPEN_DOOR) : text.substring(hash + 1);
            if (!door.matches("[1-9][0-9]{0,9}") || Long.parseLong(door) > Integer.MAX_VALUE) {
                throw new TypeConversionException(
                        "The part from # on is a number, as './highfive bes-serve' prints it.");
            }
            return new WatchAddress(
                    new HostAndPort(hash < 0 ? text : text.substring(0, hash)).address(), Long.parseLong(door));
        }
    }
}
