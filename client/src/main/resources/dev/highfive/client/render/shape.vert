layout(location = 0) in vec3 corner;
layout(location = 1) in vec3 direction;
layout(location = 2) in vec4 row0;
layout(location = 3) in vec4 row1;
layout(location = 4) in vec4 row2;
layout(location = 5) in vec4 colourAndLook;

uniform float wholeRadius; // 1 where the shape is all edge: a sphere

out vec3 place;
out vec3 normal;
out vec3 onFace; // from -1 to 1 along each axis
out vec3 faceDirection;
flat out vec4 look;

const float EDGE = 0.012;

void main() {
    mat3 axes = transpose(mat3(row0.xyz, row1.xyz, row2.xyz));
    vec3 size = max(vec3(length(axes[0]), length(axes[1]), length(axes[2])), vec3(1e-6));
    axes = mat3(axes[0] / size.x, axes[1] / size.y, axes[2] / size.z);
    vec3 halfSize = 0.5 * size;
    float edge = min(EDGE, 0.35 * min(halfSize.x, min(halfSize.y, halfSize.z)));
    vec3 radius = mix(vec3(edge), halfSize, wholeRadius);
    vec3 local = corner * (halfSize - radius) + direction * radius;
    place = axes * local + vec3(row0.w, row1.w, row2.w);
    normal = axes * normalize(direction / radius);
    onFace = local / halfSize;
    faceDirection = direction;
    look = colourAndLook;
    gl_Position = viewProjection * vec4(place, 1.0);
}
