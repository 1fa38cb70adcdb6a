out mediump vec4 result;

void main() {
    result = vec4(0.0);
}
