package dev.highfive.xr;

/** The result codes that decide something; all others are only named. */
final class XrResult {
    static final int SUCCESS = 0;
    static final int EVENT_UNAVAILABLE = 4;
    static final int SESSION_NOT_FOCUSED = 8;
    static final int ERROR_INSTANCE_LOST = -13;
    static final int ERROR_SESSION_LOST = -17;
    static final int ERROR_API_VERSION_UNSUPPORTED = -4;
    static final int ERROR_TIME_INVALID = -30;

    static boolean failed(int result) {
        return result < 0;
    }

    /** Whether it says that the headset is gone, whatever was asked. */
    static boolean isLoss(int result) {
        return result == ERROR_INSTANCE_LOST || result == ERROR_SESSION_LOST;
    }

    /** Throws if the last native call has failed, with the name of the OpenXR call that it failed in. */
    static void check(int result) throws XrException {
        if (failed(result)) {
            throw exception(result);
        }
    }

    static XrException exception(int result) {
        String name = Glue.resultName(result);
        return new XrException(Glue.failedCall(), name, name);
    }

    private XrResult() {}
}
