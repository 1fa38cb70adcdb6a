package dev.highfive.desktop.lemvr;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.simulated.Physique;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.desktop.xr.OpenXrLoader;
import dev.highfive.net.Clock;
import dev.highfive.xr.OpenXrHeadset;
import dev.highfive.xr.OpenXrOptions;

/** The values of --headset: what there is to be lent. Made and closed on the thread of the frames. */
enum LentHeadset {
    /** A simulated person's, who waves. Its pictures go into textures that nobody sees but --picture. */
    SIM {
        @Override
        Worn open(OpenXrOptions options) {
            OffscreenGles context = new OffscreenGles();
            int left = texture(context.gles());
            int right = texture(context.gles());
            Headset headset = new SimulatedHeadset(waving(), Clock.SYSTEM, Sleeper.SYSTEM)
                    .pictures(left, right, SIZE, SIZE, true);
            return new Worn(headset, context);
        }
    },
    /** The one of this PC. */
    OPENXR {
        @Override
        Worn open(OpenXrOptions options) {
            OpenXrLoader.provide();
            return new Worn(new OpenXrHeadset(options), null);
        }
    };

    private static final int SIZE = 512;
    private static final int WAVES = 1000;

    abstract Worn open(OpenXrOptions options);

    private static Script waving() {
        Script script = new Script(Physique.AVERAGE, 1, 0, 0, 0);
        for (int wave = 0; wave < WAVES; wave++) {
            script.wave(wave % 2 == 0 ? Side.LEFT : Side.RIGHT, 2).pause(1);
        }
        return script;
    }

    private static int texture(Gles gles) {
        int texture = gles.genTexture();
        gles.bindTexture(Gles.TEXTURE_2D, texture);
        gles.texImage2D(Gles.TEXTURE_2D, 0, Gles.SRGB8_ALPHA8, SIZE, SIZE, Gles.RGBA, Gles.UNSIGNED_BYTE, null);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MIN_FILTER, Gles.LINEAR);
        return texture;
    }

    /** A headset with what has to be closed behind it, or null. */
    record Worn(Headset headset, OffscreenGles context) implements AutoCloseable {
        @Override
        public void close() {
            if (context != null) {
                context.close();
            }
        }
    }
}
