layout(location = 0) in vec3 position;
layout(location = 1) in vec3 modelNormal;
layout(location = 2) in vec4 row0;
layout(location = 3) in vec4 row1;
layout(location = 4) in vec4 row2;
layout(location = 5) in vec4 instanceColour;
layout(location = 6) in vec4 instanceIpd;

out vec3 place;
out vec3 normal;
out vec3 modelPlace;
flat out vec4 colour;
flat out float ipd;

invariant gl_Position;

void main() {
    vec4 p = vec4(position, 1.0);
    place = vec3(dot(row0, p), dot(row1, p), dot(row2, p));
    normal = vec3(dot(row0.xyz, modelNormal), dot(row1.xyz, modelNormal), dot(row2.xyz, modelNormal));
    modelPlace = position * 1000.0;
    colour = instanceColour;
    ipd = instanceIpd.x * 1000.0;
    gl_Position = viewProjection * vec4(place, 1.0);
}
