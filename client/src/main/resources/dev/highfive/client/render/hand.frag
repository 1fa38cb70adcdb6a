in vec3 place;
in vec3 normal;
in vec3 fromNail;
in vec3 modelPlace;
in float openness;
in float back;
flat in vec4 colour;

out vec4 result;

void main() {
    vec3 n = normalize(normal);
    // The palm is a little paler than the back, as skin is.
    vec3 albedo = mix(colour.rgb, mix(colour.rgb, vec3(1.0, 0.95, 0.92), 0.16), smoothstep(0.2, -0.5, back));

    float nail = length(vec2(fromNail.x / 5.4, (fromNail.z + 3.0) / 7.4)) - 1.0;
    float isNail = inside(nail * 5.0) * inside(1.5 - fromNail.y) * step(-20.0, fromNail.z);
    albedo = mix(albedo, mix(colour.rgb, vec3(1.0, 0.96, 0.94), 0.5), isNail);

    // A cuff, for a hand ends here without an arm.
    float cuff = inside(14.0 - modelPlace.z);
    float seam = inside(abs(modelPlace.z - 14.0) - 0.7);
    albedo = mix(albedo, colour.rgb * 0.5, cuff);
    albedo = mix(albedo, colour.rgb * 0.25, seam);

    float open = clamp(openness, 0.0, 1.0);
    vec3 light = lit(albedo, n, place, mix(0.35, 1.0, open), mix(0.10, 0.35, isNail));
    result = finish(light, colour.a);
}
