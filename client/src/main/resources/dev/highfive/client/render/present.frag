in vec2 across;

uniform mediump sampler2D picture;
// x: whether what it is drawn into takes colours as they are; y: whether it covers what is behind.
uniform mediump vec2 into;

out mediump vec4 result;

void main() {
    mediump vec4 colour = texture(picture, across);
    result = vec4(into.x > 0.5 ? toSrgb(colour.rgb) : colour.rgb, max(into.y, colour.a));
}
