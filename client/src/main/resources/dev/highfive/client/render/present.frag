in vec2 across;

uniform mediump sampler2D picture;

out mediump vec4 result;

void main() {
    result = vec4(toSrgb(texture(picture, across).rgb), 1.0);
}
