in vec3 place;
in mediump vec3 normal;
in mediump vec3 colour;

out mediump vec4 result;

void main() {
    vec3 ownNormal = cross(dFdx(place), dFdy(place)); // faces the eye
    vec3 n = dot(normal, normal) > 1e-6 ? normal : ownNormal;
    n = normalize(dot(n, ownNormal) < 0.0 ? -n : n);
    result = finish(lit(colour, n, place, 1.0, 0.15), 1.0);
}
