in vec4 seen;
out vec4 colour;
void main() {
    colour = seen;
}
