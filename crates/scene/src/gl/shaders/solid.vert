uniform mat4 sight;

in vec3 position;
in vec3 normal;
in vec4 paint;
in vec2 more;

in vec4 place;   // where, and how much turned
in vec4 finish;  // the side's colour, and what it is made of
in vec4 state;   // size, opacity, plank, lean

out vec3 at;
out vec3 facing;
out vec3 own;
flat out vec4 dye;
flat out vec4 stand;
out vec4 wear;
flat out vec2 kind;

void main() {
    float c = cos(place.w), s = sin(place.w);
    mat3 turn = mat3(c, 0.0, -s, 0.0, 1.0, 0.0, s, 0.0, c);
    float lc = cos(state.w), ls = sin(state.w);
    mat3 lean = mat3(1.0, 0.0, 0.0, 0.0, lc, ls, 0.0, -ls, lc);
    vec3 here = turn * lean * (position * state.x) + place.xyz;
    facing = turn * lean * normal;
    at = here;
    own = position;
    dye = finish;
    stand = state;
    wear = vec4(paint.rgb, more.x);
    kind = vec2(paint.w, more.y);
#ifdef REFLECTION
    here.y = -here.y;
#endif
    gl_Position = sight * vec4(here, 1.0);
}
