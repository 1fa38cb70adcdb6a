package dev.highfive.xr;

import dev.highfive.client.headset.HeadsetException;

/** Why a headset could not be started, as a sentence that says what to do. */
final class StartFailure {
    static HeadsetException explain(XrException e) {
        return new HeadsetException(sentence(e), e);
    }

    private static String sentence(XrException e) {
        return switch (e.resultName()) {
            case XrException.NO_LOADER ->
                "The OpenXR loader cannot be opened (" + e.getMessage() + "): install it"
                        + " (on Debian: apt install libopenxr-loader1), or Highfive again.";
            case "XR_ERROR_RUNTIME_UNAVAILABLE", "XR_ERROR_FILE_ACCESS_ERROR" ->
                "No OpenXR runtime answers on this machine: start your headset's software (SteamVR, or monado-service)"
                        + " and try again.";
            case "XR_ERROR_FORM_FACTOR_UNAVAILABLE" ->
                "The OpenXR runtime sees no headset: connect it, switch it on and try again.";
            case "XR_ERROR_LIMIT_REACHED" ->
                "This program uses a headset already, and OpenXR allows one at a time: close that first.";
            case "EGL", "XR_ERROR_GRAPHICS_DEVICE_INVALID" ->
                "The OpenXR runtime cannot use OpenGL ES here (" + e.getMessage() + "): update the graphics driver.";
            default ->
                "The OpenXR runtime refuses to start (" + e.getMessage() + "): restart the headset's software and try"
                        + " again.";
        };
    }

    private StartFailure() {}
}
