// 1 where a distance is negative, 0 where it is positive, with an edge as wide as a pixel.
float inside(float distance) {
    return 1.0 - smoothstep(-0.5, 0.5, distance / max(fwidth(distance), 1e-5));
}

const vec3 HORIZON = vec3(0.62, 0.69, 0.75);

vec3 sky(float up) {
    vec3 above = mix(HORIZON, vec3(0.24, 0.38, 0.55), pow(clamp(up, 0.0, 1.0), 0.65));
    return mix(above, vec3(0.50, 0.55, 0.60), clamp(-4.0 * up, 0.0, 1.0));
}
