in vec2 across;
flat in float strength;

out mediump vec4 result;

void main() {
    float inwards = clamp(1.0 - dot(across, across), 0.0, 1.0);
    result = finish(vec3(0.03, 0.04, 0.06), strength * inwards * inwards);
}
