layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normalAndOpenness;
layout(location = 2) in vec4 nail;
layout(location = 3) in uvec4 bone;
layout(location = 4) in vec4 weight;
layout(location = 5) in uint row;

uniform highp sampler2D bones;

out vec3 place;
out vec3 normal;
out vec3 fromNail;
out vec3 modelPlace;
out float openness;
out float back;
flat out vec4 colour;

invariant gl_Position;

const int BONES = 35;

void main() {
    int hand = int(row);
    vec4 row0 = vec4(0.0);
    vec4 row1 = vec4(0.0);
    vec4 row2 = vec4(0.0);
    for (int i = 0; i < 4 && weight[i] > 0.0; i++) { // the heaviest come first
        int at = 3 * int(bone[i]);
        row0 += weight[i] * texelFetch(bones, ivec2(at, hand), 0);
        row1 += weight[i] * texelFetch(bones, ivec2(at + 1, hand), 0);
        row2 += weight[i] * texelFetch(bones, ivec2(at + 2, hand), 0);
    }
    vec4 p = vec4(position, 1.0);
    place = vec3(dot(row0, p), dot(row1, p), dot(row2, p));
    vec3 n = normalAndOpenness.xyz;
    normal = vec3(dot(row0.xyz, n), dot(row1.xyz, n), dot(row2.xyz, n));
    openness = normalAndOpenness.w;
    fromNail = nail.xyz * 250.0; // millimetres
    modelPlace = position * 1000.0;
    back = nail.w;
    colour = texelFetch(bones, ivec2(3 * BONES, hand), 0);
    gl_Position = viewProjection * vec4(place, 1.0);
}
