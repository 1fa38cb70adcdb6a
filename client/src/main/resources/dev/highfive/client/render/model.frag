in vec3 place;
in vec3 normal;
in vec2 uv;

uniform sampler2D picture;
uniform vec4 colour;
uniform float cutoff;

out vec4 result;

void main() {
    vec4 albedo = colour * texture(picture, uv);
    if (albedo.a < cutoff) {
        discard;
    }
    vec3 n = normalize(normal);
    n = gl_FrontFacing ? n : -n;
    result = finish(lit(albedo.rgb, n, place, 1.0, 0.08), albedo.a);
}
