in vec2 across;

uniform sampler2D picture;

out vec4 result;

void main() {
    result = vec4(toSrgb(texture(picture, across).rgb), 1.0);
}
