package dev.highfive.client.headset.simulated;

/** Something to draw in one stroke: from -1 to 1 each way, as a function of how much of it is drawn. */
public enum Figure {
    CIRCLE {
        @Override
        double x(double part) {
            return Math.sin(2 * Math.PI * part);
        }

        @Override
        double y(double part) {
            return Math.cos(2 * Math.PI * part);
        }
    },
    HEART {
        @Override
        double x(double part) {
            double sine = Math.sin(2 * Math.PI * part);
            return sine * sine * sine;
        }

        @Override
        double y(double part) {
            double angle = 2 * Math.PI * part;
            return (13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle))
                    / 16;
        }
    },
    EIGHT {
        @Override
        double x(double part) {
            return 0.7 * Math.sin(4 * Math.PI * part);
        }

        @Override
        double y(double part) {
            return Math.cos(2 * Math.PI * part);
        }
    },
    SPIRAL {
        @Override
        double x(double part) {
            return part * Math.sin(6 * Math.PI * part);
        }

        @Override
        double y(double part) {
            return part * Math.cos(6 * Math.PI * part);
        }
    };

    abstract double x(double part);

    abstract double y(double part);
}
