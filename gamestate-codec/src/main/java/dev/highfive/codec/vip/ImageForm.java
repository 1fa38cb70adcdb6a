package dev.highfive.codec.vip;

/** How the pixels of an SFImage are written: the specification and VNet's own classes differ. */
public enum ImageForm {
    /** An integer each, as the specification has it. */
    INTS {
        @Override
        int size(int components) {
            return 4;
        }
    },
    /** A byte for each component, as VNet writes them. */
    BYTES {
        @Override
        int size(int components) {
            return components;
        }
    };

    /** Of a pixel, in bytes. */
    abstract int size(int components);
}
