package dev.highfive.client.headset.lemvr;

import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.ProjectionLayer;
import dev.highfive.codec.lemvr.ProjectionPicture;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.jspecify.annotations.Nullable;

/** Says in a packet what was drawn from where. The head is in the middle between the eyes. */
final class PictureWriter {
    private final ProjectionPicture packet = new ProjectionPicture();
    private final Vector3f head = new Vector3f();
    private final Quaternionf gaze = new Quaternionf();

    /** @param file where to put pictures, too, or null */
    ProjectionPicture write(ProjectionLayer layer, EyePictures pictures, @Nullable PictureFile file) {
        packet.leftTexture = name(Eye.LEFT, pictures, file);
        packet.rightTexture = name(Eye.RIGHT, pictures, file);
        packet.leftRect.set(0, 0, pictures.width, pictures.height);
        packet.rightRect.set(0, 0, pictures.width, pictures.height);
        layer.left.position.lerp(layer.right.position, 0.5f, head);
        layer.left.orientation.nlerp(layer.right.orientation, 0.5f, gaze);
        packet.position[0] = head.x;
        packet.position[1] = head.y;
        packet.position[2] = head.z;
        packet.orientation[0] = gaze.x;
        packet.orientation[1] = gaze.y;
        packet.orientation[2] = gaze.z;
        packet.orientation[3] = gaze.w;
        Matrices.putTexCoords(layer.left, packet.leftTexCoords);
        Matrices.putTexCoords(layer.right, packet.rightTexCoords);
        return packet;
    }

    private static long name(Eye eye, EyePictures pictures, @Nullable PictureFile file) {
        int texture = pictures.texture(eye);
        return file == null ? texture : file.put(texture, pictures.place(eye), pictures.width, pictures.height);
    }
}
