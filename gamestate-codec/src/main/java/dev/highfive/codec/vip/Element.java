package dev.highfive.codec.vip;

/** What the values of a field are made of. */
public enum Element {
    /** One byte; 0 is false. */
    BOOL(1),
    INT(4),
    FLOAT(4),
    DOUBLE(8),
    /** Modified UTF-8 after its length in 16 bits. */
    STRING(2);

    /** In bytes; of a string at least so many. */
    final int size;

    Element(int size) {
        this.size = size;
    }
}
