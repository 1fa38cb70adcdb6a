layout(location = 0) in vec2 corner;

out vec3 place;

const float REACH = 30.0;

void main() {
    vec2 middle = floor(eyeAndSeconds.xz);
    place = vec3(middle.x + REACH * corner.x, 0.0, middle.y + REACH * corner.y);
    gl_Position = viewProjection * vec4(place, 1.0);
}
