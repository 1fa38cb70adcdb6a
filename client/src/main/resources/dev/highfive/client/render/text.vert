layout(location = 0) in vec2 corner;
layout(location = 1) in vec4 anchorAndCorner;
layout(location = 2) in vec4 rectangle;
layout(location = 3) in vec4 inner; // in the atlas; of a plate from its middle
layout(location = 4) in vec4 instanceColour;

uniform vec2 screen; // its size in pixels, or 0 for text in the room

out vec2 across;
flat out vec2 halfSize;
flat out float cornerRadius; // of a plate; 0 for a letter
flat out vec4 colour;

void main() {
    vec2 offset = mix(rectangle.xy, rectangle.zw, corner);
    across = mix(inner.xy, inner.zw, corner);
    halfSize = inner.zw;
    cornerRadius = anchorAndCorner.w;
    colour = instanceColour;
    vec3 anchor = anchorAndCorner.xyz;
    if (screen.x > 0.0) {
        vec2 pixel = anchor.xy + offset; // from the upper left, upwards
        gl_Position = vec4(2.0 * pixel.x / screen.x - 1.0, 1.0 + 2.0 * pixel.y / screen.y, 0.0, 1.0);
    } else {
        vec3 toEye = eyeAndSeconds.xyz - anchor;
        vec3 right = normalize(cross(vec3(0.0, 1.0, 0.0), toEye) + vec3(1e-6, 0.0, 0.0));
        vec3 up = normalize(cross(toEye, right));
        gl_Position = viewProjection * vec4(anchor + right * offset.x + up * offset.y, 1.0);
    }
}
