package dev.highfive.desktop.wire;

/** Floats as C prints them with %a: 0x1.8p+1, where Java has 0x1.8p1, and normalised where Java is not. */
final class HexFloat {
    private HexFloat() {}

    static String format(float value) {
        if (!Float.isFinite(value)) {
            return Float.toString(value);
        }
        // Every float is a normal double, and Java prints those with a leading 1.
        String java = Double.toHexString(value);
        int exponent = java.indexOf('p') + 1;
        String sign = java.charAt(exponent) == '-' ? "" : "+";
        return (java.substring(0, exponent) + sign + java.substring(exponent)).replace(".0p", "p");
    }
}
