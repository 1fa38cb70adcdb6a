in vec4 far;

out mediump vec4 result;

void main() {
    vec3 direction = normalize(far.xyz / far.w - eyeAndSeconds.xyz);
    result = finish(sky(direction.y), 1.0);
}
