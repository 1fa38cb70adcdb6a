in vec3 place;
in mediump vec3 normal;
in vec3 modelPlace; // millimetres from between the eyes
flat in mediump vec4 colour;
flat in float ipd;

out mediump vec4 result;

float roundedRectangle(vec2 p, vec2 halfSize, float corner) {
    vec2 d = abs(p) - halfSize + corner;
    return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - corner;
}

void main() {
    vec2 p = modelPlace.xy;
    bool front = modelPlace.z < 24.0;
    mediump vec3 albedo = colour.rgb;
    mediump float gloss = 0.10;
    mediump float glow = 0.0;

    // A strap around the head, so that it is told from behind which way one looks.
    mediump float strap = inside(max(abs(p.y) - 13.0, 40.0 - modelPlace.z));
    albedo = mix(albedo, colour.rgb * 0.32, strap);

    if (front) {
        mediump float body = inside(roundedRectangle(p, vec2(78.0, 36.0), 22.0)) * inside(modelPlace.z - 20.0);
        albedo = mix(albedo, vec3(0.86, 0.88, 0.90), body);
        mediump float glass = inside(roundedRectangle(p, vec2(63.0, 25.0), 20.0)) * inside(modelPlace.z - 4.0);
        albedo = mix(albedo, vec3(0.018, 0.022, 0.035), glass);
        gloss = mix(mix(gloss, 0.2, body), 0.6, glass);
        vec2 fromEye = vec2(abs(p.x) - 0.5 * ipd, p.y);
        glow = inside((length(fromEye / vec2(9.5, 12.5)) - 1.0) * 9.5) * glass;
        float smile = abs(length(p - vec2(0.0, -40.0)) - 30.0) - 2.2;
        smile = max(smile, abs(p.x) - 19.0);
        albedo = mix(albedo, colour.rgb * 0.25, inside(smile) * step(p.y, -55.0));
    }

    mediump vec3 light = lit(albedo, normalize(normal), place, 1.0, gloss);
    light = mix(light, mix(colour.rgb, vec3(1.0), 0.85), glow);
    result = finish(light, colour.a);
}
