package dev.highfive.benchmarks;

import dev.highfive.codec.rtp.RtpHeader;
import dev.highfive.net.srtp.SessionSecret;
import dev.highfive.net.srtp.SrtpProfile;
import dev.highfive.net.srtp.SrtpResult;
import dev.highfive.net.srtp.SrtpSender;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.concurrent.TimeUnit;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** What it costs to protect a packet of two hands and a head, by our two ciphers and by javax.crypto's GCM alone. */
@State(Scope.Thread)
public class SrtpComparison {
    private static final int HEADER_SIZE = RtpHeader.MIN_SIZE;
    private static final int SIZE = HEADER_SIZE + 411;

    private final ByteBuffer packet = ByteBuffer.allocate(500);
    private final byte[] sealed = new byte[500];
    private final SrtpSender gcm = sender(SrtpProfile.AEAD_AES_128_GCM);
    private final SrtpSender counterMode = sender(SrtpProfile.AES_CM_128_HMAC_SHA1_80);
    private final SecretKeySpec key = new SecretKeySpec(new byte[16], "AES");
    private final byte[] vector = new byte[12];
    private final Cipher javaxGcm;
    private short sequenceNumber;

    public SrtpComparison() {
        packet.put(0, (byte) 0x80);
        try {
            javaxGcm = Cipher.getInstance("AES/GCM/NoPadding");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] arguments) throws RunnerException {
        System.out.printf("%-24s %10s %10s%n", SIZE + " bytes", "time", "garbage");
        for (RunResult result : new Runner(new OptionsBuilder()
                        .include(SrtpComparison.class.getName())
                        .mode(Mode.AverageTime)
                        .timeUnit(TimeUnit.NANOSECONDS)
                        .warmupIterations(8)
                        .warmupTime(TimeValue.milliseconds(300))
                        .measurementIterations(30)
                        .measurementTime(TimeValue.milliseconds(50))
                        .forks(2)
                        .verbosity(VerboseMode.SILENT)
                        .addProfiler(GCProfiler.class)
                        .build())
                .run()) {
            String name = result.getParams().getBenchmark();
            System.out.printf(
                    "%-24s %7.0f ns %8.0f B%n",
                    name.substring(name.lastIndexOf('.') + 1),
                    result.getPrimaryResult().getStatistics().getMin(),
                    result.getSecondaryResults().get("gc.alloc.rate.norm").getScore());
        }
    }

    @Benchmark
    public SrtpResult highfiveGcm() {
        return gcm.protectRtp(nextPacket());
    }

    @Benchmark
    public SrtpResult highfiveAesCmHmacSha1() {
        return counterMode.protectRtp(nextPacket());
    }

    @Benchmark
    public int javaxGcm() throws GeneralSecurityException {
        vector[0]++;
        vector[1] += vector[0] == 0 ? 1 : 0;
        javaxGcm.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, vector));
        javaxGcm.updateAAD(packet.array(), 0, HEADER_SIZE);
        return javaxGcm.doFinal(packet.array(), HEADER_SIZE, SIZE - HEADER_SIZE, sealed, 0);
    }

    private ByteBuffer nextPacket() {
        return packet.limit(SIZE).putShort(2, ++sequenceNumber);
    }

    private static SrtpSender sender(SrtpProfile profile) {
        SessionSecret secret = new SessionSecret(new byte[SessionSecret.MIN_SIZE]);
        return new SrtpSender(secret.masterKey(profile, new byte[SessionSecret.NONCE_SIZE]), 0);
    }
}
