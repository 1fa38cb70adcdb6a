package dev.highfive.desktop.picture;

import java.awt.image.BufferedImage;

/**
 * How different two pictures look: edges may fall a little differently from one driver to the next, so blocks of pixels
 * are compared by their mean colour. A finger more or less, a hole or another colour changes whole blocks.
 */
final class PictureComparison {
    private static final int BLOCK = 6;
    /** Of 255, in any channel of any block. */
    private static final double WORST_ALLOWED = 26;
    /** Of 255, over the whole picture. */
    private static final double MEAN_ALLOWED = 1.2;

    final double worst;
    final double mean;
    final BufferedImage difference;

    PictureComparison(BufferedImage expected, BufferedImage actual) {
        int columns = actual.getWidth() / BLOCK;
        int rows = actual.getHeight() / BLOCK;
        difference = new BufferedImage(actual.getWidth(), actual.getHeight(), BufferedImage.TYPE_INT_RGB);
        double largest = 0;
        double sum = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                double block = 0;
                for (int shift = 0; shift <= 16; shift += 8) {
                    double other = mean(expected, column, row, shift);
                    block = Math.max(block, Math.abs(other - mean(actual, column, row, shift)));
                }
                largest = Math.max(largest, block);
                sum += block;
                paint(column, row, block);
            }
        }
        worst = largest;
        mean = sum / (rows * columns);
    }

    boolean isAlike() {
        return worst <= WORST_ALLOWED && mean <= MEAN_ALLOWED;
    }

    private static double mean(BufferedImage image, int column, int row, int shift) {
        int sum = 0;
        for (int y = row * BLOCK; y < (row + 1) * BLOCK; y++) {
            for (int x = column * BLOCK; x < (column + 1) * BLOCK; x++) {
                sum += image.getRGB(x, y) >> shift & 0xFF;
            }
        }
        return (double) sum / (BLOCK * BLOCK);
    }

    private void paint(int column, int row, double block) {
        int grey = (int) Math.min(255, 6 * block);
        for (int y = row * BLOCK; y < (row + 1) * BLOCK; y++) {
            for (int x = column * BLOCK; x < (column + 1) * BLOCK; x++) {
                difference.setRGB(x, y, grey << 16 | grey << 8 | grey);
            }
        }
    }
}
