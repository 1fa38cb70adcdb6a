layout(location = 0) in vec3 position;
layout(location = 1) in vec3 vertexNormal;
layout(location = 2) in vec4 vertexColour; // sRGB

out vec3 place;
out vec3 normal;
out vec3 colour;

void main() {
    place = position;
    normal = vertexNormal;
    colour = pow(vertexColour.rgb, vec3(2.2));
    gl_Position = viewProjection * vec4(position, 1.0);
}
