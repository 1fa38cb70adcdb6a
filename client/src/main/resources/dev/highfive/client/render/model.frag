in vec3 place;
in vec3 normal;
in vec2 uv;
in vec4 paint;

uniform sampler2D picture;
uniform vec4 colour;
uniform float cutoff;
uniform float unlit; // 1 for what is as bright as it is painted

out vec4 result;

void main() {
    vec4 albedo = colour * paint * texture(picture, uv);
    if (albedo.a < cutoff) {
        discard;
    }
    vec3 n = normalize(normal);
    n = gl_FrontFacing ? n : -n;
    result = finish(mix(lit(albedo.rgb, n, place, 1.0, 0.08), albedo.rgb, unlit), albedo.a);
}
