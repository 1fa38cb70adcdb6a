package dev.highfive.app;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.image.ImageDecoder;
import dev.highfive.client.assets.image.ImageHeader;
import dev.highfive.client.assets.image.Pixels;
import dev.highfive.client.scene.Picture;

/** Unpacks images with what Android has. */
final class BitmapDecoder implements ImageDecoder {
    @Override
    public Picture decode(byte[] bytes, ImageHeader header) throws AssetException {
        BitmapFactory.Options options = new BitmapFactory.Options();
        options.inJustDecodeBounds = true;
        BitmapFactory.decodeByteArray(bytes, 0, bytes.length, options);
        if (options.outWidth != header.width || options.outHeight != header.height) {
            throw new AssetException("The " + header.format + " claims two sizes, or none.");
        }
        options.inJustDecodeBounds = false;
        options.inPreferredConfig = Bitmap.Config.ARGB_8888;
        options.inPremultiplied = false; // what is transparent keeps its colour
        options.inScaled = false;
        options.inSampleSize = sampleSize(Math.max(header.width, header.height));
        Bitmap bitmap = BitmapFactory.decodeByteArray(bytes, 0, bytes.length, options);
        if (bitmap == null || bitmap.getConfig() != Bitmap.Config.ARGB_8888) {
            throw new AssetException("The " + header.format + " is broken.");
        }
        try {
            return picture(bitmap);
        } finally {
            bitmap.recycle();
        }
    }

    /** Pixel by pixel, because the order of the bytes in a bitmap's memory is the platform's own affair. */
    private static Picture picture(Bitmap bitmap) {
        int width = bitmap.getWidth();
        byte[] rgba = new byte[4 * width * bitmap.getHeight()];
        int[] row = new int[width];
        for (int y = 0, at = 0; y < bitmap.getHeight(); y++) {
            bitmap.getPixels(row, 0, width, 0, y, width, 1);
            for (int pixel : row) {
                rgba[at++] = (byte) (pixel >> 16);
                rgba[at++] = (byte) (pixel >> 8);
                rgba[at++] = (byte) pixel;
                rgba[at++] = (byte) (pixel >> 24);
            }
        }
        return Pixels.picture(width, bitmap.getHeight(), rgba);
    }

    /** The power of two by which a side is to be divided so that it fits. */
    private static int sampleSize(int side) {
        return Math.max(1, Integer.highestOneBit(side - 1) / MAX_SIDE * 2);
    }
}
