in vec3 place;
in mediump vec3 normal;
in vec2 uv;
in mediump vec4 paint;

uniform mediump sampler2D picture;
uniform mediump vec4 colour;
uniform mediump float cutoff;
uniform mediump float unlit; // 1 for what is as bright as it is painted

out mediump vec4 result;

void main() {
    mediump vec4 albedo = colour * paint * texture(picture, uv);
    if (albedo.a < cutoff) {
        discard;
    }
    mediump vec3 n = normalize(normal);
    n = gl_FrontFacing ? n : -n;
    result = finish(mix(lit(albedo.rgb, n, place, 1.0, 0.08), albedo.rgb, unlit), albedo.a);
}
