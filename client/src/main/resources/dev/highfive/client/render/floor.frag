in vec3 place;

out mediump vec4 result;

// Lines at whole multiples of a distance, never thinner than a pixel but paler instead.
float lines(vec2 p, float width) {
    vec2 pixel = max(fwidth(p), vec2(1e-5));
    vec2 drawn = max(vec2(width), pixel);
    vec2 distance = abs(fract(p - 0.5) - 0.5);
    vec2 covered = 1.0 - smoothstep(drawn * 0.5 - pixel * 0.5, drawn * 0.5 + pixel * 0.5, distance);
    covered *= clamp(width / drawn, 0.0, 1.0);
    covered = mix(covered, vec2(width), clamp(2.0 * pixel - 0.5, 0.0, 1.0));
    return max(covered.x, covered.y);
}

void main() {
    float away = length(place.xz - eyeAndSeconds.xz);
    mediump vec3 ground = vec3(0.36, 0.40, 0.45);
    mediump float metre = lines(place.xz, 0.018);
    mediump float quarter = lines(place.xz * 4.0, 0.03) * (1.0 - smoothstep(1.5, 5.0, away));
    mediump vec3 light = mix(ground, vec3(0.66, 0.71, 0.76), max(0.75 * metre, 0.30 * quarter));
    result = finish(light, 1.0 - smoothstep(3.0, 16.0, away));
}
