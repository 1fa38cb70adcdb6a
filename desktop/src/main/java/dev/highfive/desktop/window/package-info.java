/**
 * A window that shows a scene, with a camera that mouse and keys move. It has no thread of its own:
 * everything happens while a picture is shown.
 */
package dev.highfive.desktop.window;
