package dev.highfive.client.headset;

/** What fills the view: the pictures of {@link Headset#acquire}, with where they were drawn from. One a frame. */
public final class ProjectionLayer extends Layer {
    public final EyeView left = new EyeView();
    public final EyeView right = new EyeView();

    public EyeView view(Eye eye) {
        return eye == Eye.LEFT ? left : right;
    }
}
