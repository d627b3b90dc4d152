// Everything at the lowest quality: light is worked out at corners only, for machines that draw without a graphics processor.
uniform mat4 sight;
uniform vec3 eye;
uniform vec3 sun;            // toward the light
uniform float grain;
uniform vec4 island;         // the board's middle and half its size, for its shadow on the table
uniform vec2 standing;       // whether the board is round rather than a rectangle, and whether its layers are above the table
uniform vec3 backdrop;

in vec3 position;
in vec3 normal;
in vec4 paint;
in vec2 more;

in vec4 place;   // where, and how much turned
in vec4 finish;  // the side's colour, and what it is made of
in vec4 state;   // size, opacity, plank, lean

out vec4 seen;

// How a film sees it, as screens take it.
vec3 film(vec3 x) {
    x *= 0.60;
    vec3 y = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
    return pow(clamp(y, 0.0, 1.0), vec3(1.0 / 2.2));
}

void main() {
    float c = cos(place.w), s = sin(place.w);
    mat3 turn = mat3(c, 0.0, -s, 0.0, 1.0, 0.0, s, 0.0, c);
    float lc = cos(state.w), ls = sin(state.w);
    mat3 lean = mat3(1.0, 0.0, 0.0, 0.0, lc, ls, 0.0, -ls, lc);
    vec3 at = turn * lean * (position * state.x) + place.xyz;
    gl_Position = sight * vec4(at, 1.0);

    int material = int(paint.w + 0.5);
    vec3 albedo = paint.rgb;
    if (material == 6) {                       // marks
        seen = vec4(film(albedo * 1.9), state.y * 0.90);
        return;
    }
    vec3 n = turn * lean * normal;
    vec3 v = normalize(eye - at);
    float occlusion = more.x, gloss = 0.0;
    if (material == 0) {                       // the side's finish
        albedo = finish.rgb;
        if (finish.w < 0.5) albedo *= mix(vec3(1.0), vec3(1.0, 0.90, 0.74), grain * 0.2);
        albedo *= mix(0.42, 1.0, smoothstep(0.10, 0.85, occlusion));
        gloss = 0.5;
    } else if (material == 1) {                // what contrasts with it
        float light = step(0.25, dot(finish.rgb, vec3(0.3, 0.6, 0.1)));
        albedo = mix(vec3(0.62, 0.46, 0.26), vec3(0.030, 0.018, 0.012), light);
    } else if (material == 4 || material == 5) {   // planks and slabs, none like another
        albedo *= 1.0 + 0.16 * (fract(more.y * 91.7) - 0.5);
    } else if (material == 7) {                // felt
        albedo *= 0.99;
    } else if (material == 8) {                // metal
        albedo *= 0.8;
        gloss = 1.2;
    }
    bool table = position.y < -90.0;
    if (table) {
        vec2 d = abs(at.xz - island.xy) - island.zw;
        float out_of = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
        float around = (length((at.xz - island.xy) / island.zw) - 1.0) * min(island.z, island.w);
        float shaded = mix(0.70, 0.15, standing.y);
        occlusion *= 1.0 - shaded + shaded * smoothstep(-0.05, 1.1, mix(out_of, around, standing.x));
    }
    float wrapped = max((dot(n, sun) + 0.15) / 1.15, 0.0);
    vec3 direct = vec3(2.05, 1.84, 1.56) * wrapped;
    vec3 sky = mix(vec3(0.13, 0.105, 0.088), vec3(0.30, 0.315, 0.35), n.y * 0.5 + 0.5);
    vec3 fill = vec3(0.20, 0.21, 0.235) * max(dot(n, normalize(vec3(-sun.x * 0.6, 0.40, 0.85))), 0.0);
    vec3 light = albedo * (direct * mix(0.55, 1.0, occlusion) + (sky + fill) * mix(occlusion, occlusion * occlusion, 0.5));
    light += gloss * vec3(0.9, 0.85, 0.75) * pow(max(dot(n, normalize(v + sun)), 0.0), 24.0) * occlusion * occlusion;
    light += gloss * 0.04 * occlusion;
    if (table) {
        float away = length((at.xz - island.xy) / (island.zw + 1.0));
        light = mix(light, backdrop, smoothstep(1.6, 5.0, away));
    }
    seen = vec4(film(light), state.y);
}
