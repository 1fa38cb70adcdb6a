package dev.highfive.xr;

import dev.highfive.client.headset.HeadsetState;
import java.io.IOException;

/**
 * A program of its own that shows frames, until it has shown as many as its second argument says or its standard input
 * ends, and then exits as a program should. It sees through to the room where it can. The first argument is "pictures"
 * or "headless".
 */
final class HeadsetProgram {
    public static void main(String[] arguments) throws Exception {
        boolean pictures = arguments[0].equals("pictures");
        int frames = Integer.parseInt(arguments[1]);
        OpenXrOptions options = OpenXrOptions.of("Highfive program")
                .with(HeadsetTraits.unknown().with("foveation", "always"));
        try (DrivenHeadset driven = new DrivenHeadset(pictures ? options : options.withoutPictures())) {
            driven.start();
            driven.turnUntil(HeadsetState.FOCUSED);
            System.out.println("PROGRAM focused");
            driven.headset.showPassthrough(true);
            driven.turnUntil("enough frames", () -> driven.frames >= frames || isInputOver());
            if (driven.headset.state().isRunning()) {
                driven.headset.requestExit();
                driven.turnUntil(HeadsetState.EXITING);
            }
            System.out.println("PROGRAM states " + driven.states + ", wrong pixels " + driven.wrongPixels
                    + ", room seen " + driven.target.seeThrough);
        }
        System.out.println("PROGRAM open " + Ledger.open());
    }

    private static boolean isInputOver() {
        try {
            return System.in.available() > 0 && System.in.read() >= 0;
        } catch (IOException e) {
            return true;
        }
    }

    private HeadsetProgram() {}
}
