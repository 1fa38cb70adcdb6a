package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.security.Provider;
import java.security.Security;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import org.conscrypt.Conscrypt;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Android's cryptography before Java's, as long as a class of tests runs. */
final class ConscryptFirst implements BeforeAllCallback, AfterAllCallback {
    @Override
    public void beforeAll(ExtensionContext context) throws Exception {
        Provider conscrypt = Conscrypt.newProvider();
        Security.insertProviderAt(conscrypt, 1);
        for (String algorithm : new String[] {"AES/GCM/NoPadding", "AES/ECB/NoPadding"}) {
            assertEquals(
                    conscrypt.getName(),
                    Cipher.getInstance(algorithm).getProvider().getName(),
                    algorithm);
        }
        assertEquals(
                conscrypt.getName(), Mac.getInstance("HmacSHA256").getProvider().getName());
    }

    @Override
    public void afterAll(ExtensionContext context) {
        Security.removeProvider(Conscrypt.newProvider().getName());
    }
}
