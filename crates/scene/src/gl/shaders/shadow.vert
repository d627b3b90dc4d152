uniform mat4 sight;

in vec3 position;
in vec4 place;
in vec4 state;

void main() {
    float c = cos(place.w), s = sin(place.w);
    mat3 turn = mat3(c, 0.0, -s, 0.0, 1.0, 0.0, s, 0.0, c);
    float lc = cos(state.w), ls = sin(state.w);
    mat3 lean = mat3(1.0, 0.0, 0.0, 0.0, lc, ls, 0.0, -ls, lc);
    gl_Position = sight * vec4(turn * lean * (position * state.x) + place.xyz, 1.0);
}
