// Places need all digits; colours, normals and light say mediump, which a headset's GPU does twice as fast.
precision highp float;
precision highp int;

layout(std140) uniform View {
    mat4 viewProjection;
    mat4 inverseViewProjection;
    vec4 eyeAndSeconds;
    vec4 encode; // x is 1 where the target does not turn light into sRGB by itself
};

const vec3 KEY_DIRECTION = vec3(0.36, 0.80, 0.48);
const vec3 KEY_LIGHT = vec3(1.0, 0.96, 0.90) * 0.52;
const vec3 FILL_LIGHT = vec3(0.92, 0.96, 1.0) * 0.34;
const vec3 SKY_LIGHT = vec3(0.84, 0.92, 1.0) * 0.30;
const vec3 GROUND_LIGHT = vec3(0.95, 0.88, 0.82) * 0.20;

// Light from the sky, the ground, one lamp in the room and one above whoever looks, so that no side is flat;
// openness is how much of the surroundings reaches the spot, gloss how much it shines.
mediump vec3 lit(mediump vec3 albedo, mediump vec3 normal, vec3 place, mediump float openness, mediump float gloss) {
    mediump vec3 toEye = normalize(eyeAndSeconds.xyz - place);
    mediump vec3 key = normalize(KEY_DIRECTION);
    mediump vec3 fill = normalize(toEye + vec3(-0.25, 0.75, 0.1));
    mediump float fromKey = clamp((dot(normal, key) + 0.2) / 1.2, 0.0, 1.0);
    mediump float fromFill = clamp((dot(normal, fill) + 0.1) / 1.1, 0.0, 1.0);
    mediump vec3 light = mix(GROUND_LIGHT, SKY_LIGHT, 0.5 + 0.5 * normal.y) * openness
        + KEY_LIGHT * fromKey * mix(1.0, openness, 0.5) + FILL_LIGHT * fromFill * mix(1.0, openness, 0.7);
    mediump float facing = clamp(dot(normal, toEye), 0.0, 1.0);
    mediump float away = (1.0 - facing) * (1.0 - facing);
    mediump float rim = away * away;
    mediump float shine = gloss * pow(clamp(dot(normal, normalize(key + toEye)), 0.0, 1.0), 40.0);
    return albedo * light + rim * (0.06 + 0.30 * albedo) * openness + shine;
}

mediump vec3 toSrgb(mediump vec3 light) {
    return mix(12.92 * light, 1.055 * pow(max(light, vec3(1e-4)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, light));
}

// What a fragment shader writes for an amount of light.
mediump vec4 finish(mediump vec3 light, mediump float opacity) {
    mediump vec3 clamped = clamp(light, 0.0, 1.0);
    if (encode.x > 0.5) {
        clamped = toSrgb(clamped);
    }
    return vec4(clamped, opacity);
}
