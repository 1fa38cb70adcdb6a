in vec3 place;
in mediump vec3 normal;
in vec3 fromNail;
in vec3 modelPlace;
in mediump float openness;
in mediump float back;
flat in mediump vec4 colour;

out mediump vec4 result;

// How deep in one of the three lines of the palm, from 0 to 1; p is across and along the model hand in millimetres.
float palmLines(vec2 p) {
    float life = abs(length(p - vec2(-38.0, -38.0)) - 33.6) + 60.0 * step(p.x, -29.0) + 60.0 * step(-24.0, p.y);
    float x = p.x + 28.0;
    float head = abs(p.y + 74.0 - (0.3 + 0.004 * x) * x) * 0.85 + max(0.0, -x) + max(0.0, x - 48.0);
    x = 38.0 - p.x;
    float heart = abs(p.y + 66.0 - (0.0035 * x - 0.62) * x) * 0.85 + max(0.0, -x) + max(0.0, x - 46.0);
    return 1.0 - smoothstep(0.2, 1.6, min(life, min(head, heart)));
}

void main() {
    mediump vec3 n = normalize(normal);
    // The palm is a little paler than the back, as skin is.
    mediump vec3 albedo = mix(colour.rgb, mix(colour.rgb, vec3(1.0, 0.95, 0.92), 0.16), smoothstep(0.2, -0.5, back));

    albedo *= 1.0 - 0.22 * palmLines(modelPlace.xz) * smoothstep(-0.35, -0.7, back);

    float nail = length(vec2(fromNail.x / 5.4, (fromNail.z + 3.0) / 7.4)) - 1.0;
    mediump float isNail = inside(nail * 5.0) * inside(1.5 - fromNail.y) * step(-20.0, fromNail.z);
    albedo = mix(albedo, mix(colour.rgb, vec3(1.0, 0.96, 0.94), 0.5), isNail);

    // A cuff, for a hand ends here without an arm.
    mediump float cuff = inside(14.0 - modelPlace.z);
    mediump float seam = inside(abs(modelPlace.z - 14.0) - 0.7);
    albedo = mix(albedo, colour.rgb * 0.5, cuff);
    albedo = mix(albedo, colour.rgb * 0.25, seam);

    mediump float open = clamp(openness, 0.0, 1.0);
    mediump vec3 light = lit(albedo, n, place, mix(0.35, 1.0, open), mix(0.10, 0.35, isNail));
    result = finish(light, colour.a);
}
