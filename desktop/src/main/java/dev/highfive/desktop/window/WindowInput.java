package dev.highfive.desktop.window;

import org.lwjgl.glfw.GLFW;

/**
 * What mouse and keys do in a window: drag to turn, drag with the right button to move, the wheel or + and - to zoom,
 * arrows to turn, R to return, P for a picture, H to hide the lines, Escape to close.
 */
final class WindowInput {
    private static final float RADIANS_PER_WINDOW = 3.5f;
    private static final float KEY_RADIANS = 0.08f;
    private static final float ZOOM_STEP = 0.9f;

    private final OrbitCamera camera;
    private final int[] height = new int[1];
    private KeyHandler handler = key -> {};
    private double lastX;
    private double lastY;
    private boolean turning;
    private boolean shifting;
    private boolean screenshotWished;
    private boolean lines = true;
    private boolean closing;

    WindowInput(long window, OrbitCamera camera) {
        this.camera = camera;
        GLFW.glfwSetCursorPosCallback(window, (w, x, y) -> moved(w, x, y));
        GLFW.glfwSetMouseButtonCallback(window, (w, button, action, modifiers) -> {
            turning = down(button, action, GLFW.GLFW_MOUSE_BUTTON_LEFT, turning);
            shifting = down(button, action, GLFW.GLFW_MOUSE_BUTTON_RIGHT, shifting);
        });
        GLFW.glfwSetScrollCallback(window, (w, x, y) -> camera.zoom((float) Math.pow(ZOOM_STEP, y)));
        GLFW.glfwSetKeyCallback(window, (w, key, scancode, action, modifiers) -> {
            if (action != GLFW.GLFW_RELEASE) {
                pressed(key, action == GLFW.GLFW_REPEAT);
            }
        });
    }

    void setHandler(KeyHandler handler) {
        this.handler = handler;
    }

    boolean takeScreenshotWish() {
        boolean wished = screenshotWished;
        screenshotWished = false;
        return wished;
    }

    boolean showsLines() {
        return lines;
    }

    boolean wantsToClose() {
        return closing;
    }

    private static boolean down(int button, int action, int watched, boolean before) {
        return button == watched ? action == GLFW.GLFW_PRESS : before;
    }

    private void moved(long window, double x, double y) {
        GLFW.glfwGetWindowSize(window, null, height);
        float right = (float) (x - lastX) / Math.max(1, height[0]);
        float down = (float) (y - lastY) / Math.max(1, height[0]);
        lastX = x;
        lastY = y;
        if (turning) {
            camera.turn(-RADIANS_PER_WINDOW * right, RADIANS_PER_WINDOW * down);
        } else if (shifting) {
            camera.shift(-right, down);
        }
    }

    private void pressed(int key, boolean again) {
        switch (key) {
            case GLFW.GLFW_KEY_LEFT -> camera.turn(-KEY_RADIANS, 0);
            case GLFW.GLFW_KEY_RIGHT -> camera.turn(KEY_RADIANS, 0);
            case GLFW.GLFW_KEY_UP -> camera.turn(0, KEY_RADIANS);
            case GLFW.GLFW_KEY_DOWN -> camera.turn(0, -KEY_RADIANS);
            case GLFW.GLFW_KEY_EQUAL, GLFW.GLFW_KEY_KP_ADD -> camera.zoom(ZOOM_STEP);
            case GLFW.GLFW_KEY_MINUS, GLFW.GLFW_KEY_KP_SUBTRACT -> camera.zoom(1 / ZOOM_STEP);
            case GLFW.GLFW_KEY_R -> camera.reset();
            case GLFW.GLFW_KEY_P -> screenshotWished |= !again;
            case GLFW.GLFW_KEY_H -> lines ^= !again;
            case GLFW.GLFW_KEY_ESCAPE -> closing = true;
            default -> {
                if (!again && (key >= 'A' && key <= 'Z' || key >= '0' && key <= '9')) {
                    handler.pressed((char) key);
                }
            }
        }
    }
}
