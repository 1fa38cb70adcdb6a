in vec2 across;
flat in vec2 halfSize;
flat in float cornerRadius;
flat in mediump vec4 colour;

uniform sampler2D atlas;

out mediump vec4 result;

void main() {
    float covered;
    if (cornerRadius > 0.0) {
        vec2 d = abs(across) - halfSize + cornerRadius;
        covered = inside(length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - cornerRadius);
    } else {
        float distance = texture(atlas, across).r - 0.5;
        float pixel = max(fwidth(distance), 1e-4);
        covered = smoothstep(-0.7 * pixel, 0.7 * pixel, distance);
    }
    result = finish(colour.rgb, colour.a * covered);
}
