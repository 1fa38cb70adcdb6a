package dev.highfive.xr;

/** Calls a method of Java 11 that Android 10 lacks. It is in no product: the build checks that this is noticed. */
final class NewerThanAndroid10 {
    static boolean isBlank(String text) {
        return text.isBlank();
    }

    private NewerThanAndroid10() {}
}
