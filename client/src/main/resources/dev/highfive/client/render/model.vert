layout(location = 0) in vec3 position;
layout(location = 1) in vec3 vertexNormal;
layout(location = 2) in vec2 vertexUv;
layout(location = 3) in vec4 vertexColour;

uniform vec4 row0;
uniform vec4 row1;
uniform vec4 row2;

out vec3 place;
out vec3 normal;
out vec2 uv;
out vec4 paint;

void main() {
    vec4 p = vec4(position, 1.0);
    place = vec3(dot(row0, p), dot(row1, p), dot(row2, p));
    // The inverse transpose of the matrix but for a factor: right under any scale.
    vec3 c0 = cross(row1.xyz, row2.xyz);
    vec3 c1 = cross(row2.xyz, row0.xyz);
    vec3 c2 = cross(row0.xyz, row1.xyz);
    normal = sign(dot(row0.xyz, c0)) * vec3(dot(c0, vertexNormal), dot(c1, vertexNormal), dot(c2, vertexNormal));
    uv = vertexUv;
    paint = vertexColour;
    gl_Position = viewProjection * vec4(place, 1.0);
}
