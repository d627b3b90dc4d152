uniform mat4 sight;
in vec2 position;
in vec4 place;  // where, and how broad
in vec4 state;  // how dark
out vec2 around;
flat out float dark;
void main() {
    around = position;
    dark = state.x;
    gl_Position = sight * vec4(place.xyz + vec3(position.x, 0.0, position.y) * place.w, 1.0);
}
