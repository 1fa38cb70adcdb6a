package dev.highfive.client.assets.failure;

import java.util.Objects;

/** Why something could not be loaded, as one sentence for a person. */
public final class AssetException extends Exception {
    public AssetException(String sentence) {
        super(sentence);
    }

    public AssetException(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
