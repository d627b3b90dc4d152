in vec2 around;
flat in float dark;
out vec4 colour;
void main() {
    float r = length(around);
    // Darkest at the foot's edge, gone where its shadow could not be told from the rest.
    float fall = 1.0 - smoothstep(0.5, 1.0, r);
    colour = vec4(0.0, 0.0, 0.0, dark * fall * fall);
}
