in vec3 place;
in mediump vec3 normal;
in vec3 onFace;
in vec3 faceDirection;
flat in vec4 look;

out mediump vec4 result;

const vec3 WARNING = vec3(0.72, 0.05, 0.04);

void main() {
    float kind = floor(look.w);
    mediump float highlighted = step(0.25, fract(look.w));
    mediump vec3 albedo = look.rgb;
    vec3 d = abs(faceDirection);
    vec2 p = d.x > d.y && d.x > d.z ? onFace.zy : d.y > d.z ? onFace.xz : onFace.xy;
    if (kind > 1.5) { // could not be had: a cross on red
        float bar = min(abs(p.x - p.y), abs(p.x + p.y)) * 0.7071 - 0.13;
        mediump float cross = inside(bar) * inside(max(abs(p.x), abs(p.y)) - 0.62);
        albedo = mix(WARNING, vec3(0.9), cross);
    } else if (kind > 0.5) { // is being fetched: stripes that wander
        float stripe = abs(fract((p.x + p.y) * 1.5 - 0.5 * eyeAndSeconds.w) - 0.5) - 0.25;
        albedo = mix(vec3(0.45), vec3(0.75), inside(stripe));
    }
    mediump vec3 light = lit(albedo, normalize(normal), place, 1.0, 0.18);
    light += highlighted * (0.10 + 0.25 * albedo);
    result = finish(light, 1.0);
}
