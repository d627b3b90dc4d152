// With REFLECTION defined this draws what the board mirrors. That pass writes the texture `mirror`, so it must not have it as a sampler.
uniform vec3 eye;
uniform vec3 sun;            // toward the light
uniform mat4 shade;          // into the light's picture
uniform sampler2D shadows;
uniform float quality;       // 1, 2; the lowest has programs of its own
uniform float grain;
uniform vec4 island;         // the board's middle and half its size, for its shadow on the table
uniform vec2 standing;       // whether the board is round rather than a rectangle, and whether its layers are above the table
uniform float table_height;
uniform vec3 backdrop;
#ifndef REFLECTION
uniform sampler2D mirror;
uniform vec2 pixels;
uniform float mirroring;
#endif

in vec3 at;
in vec3 facing;
in vec3 own;
flat in vec4 dye;
flat in vec4 stand;
in vec4 wear;
flat in vec2 kind;
out vec4 colour;

const float PI = 3.14159265;

// The room, as something shining shows it: a dim floor, a bright ceiling, a window and a lamp.
vec3 room(vec3 way, float rough) {
    float up = way.y;
    vec3 light = mix(vec3(0.055, 0.045, 0.038), vec3(0.30, 0.29, 0.28), smoothstep(-0.35, 0.25, up));
    light = mix(light, vec3(0.52, 0.54, 0.58), smoothstep(0.1, 0.95, up));
    float soft = 0.05 + rough * 0.9;
    // A window with a cross, where the sun comes from.
    vec3 right = normalize(cross(vec3(0.0, 1.0, 0.0), sun));
    vec3 above = cross(sun, right);
    float ahead = dot(way, sun);
    vec2 pane = vec2(dot(way, right), dot(way, above)) / max(ahead, 0.001);
    vec2 inside = smoothstep(vec2(0.42, 0.52) + soft * 0.6, vec2(0.42, 0.52) - soft * 0.6, abs(pane));
    vec2 bars = mix(vec2(1.0), smoothstep(vec2(0.01), vec2(0.05), abs(pane)), clamp(1.0 - rough * 5.0, 0.0, 1.0));
    light += step(0.0, ahead) * inside.x * inside.y * bars.x * bars.y * vec3(17.0, 15.4, 13.2) * (0.4 / (0.4 + rough * 1.6));
    // A broad lamp on the other side.
    float lamp = smoothstep(0.90 - soft * 0.8, 0.97, dot(way, normalize(vec3(-sun.x * 0.9, 0.55, sun.z * 0.4 - 0.25))));
    light += lamp * vec3(2.0, 2.1, 2.3) * (1.0 / (1.0 + rough * 2.0));
    return light;
}

float lit(vec3 p, vec3 n) {
    vec3 q = (shade * vec4(p + n * 0.014, 1.0)).xyz * 0.5 + 0.5;
    if (any(lessThan(q.xy, vec2(0.0))) || any(greaterThan(q.xy, vec2(1.0))) || q.z > 1.0) return 1.0;
    vec2 texel = 1.0 / vec2(textureSize(shadows, 0));
    float bias = 0.0009;
    float turn = hash(vec3(gl_FragCoord.xy, 1.0)) * 2.0 * PI;
    float wide = 2.2;
    if (quality > 1.5) {
        // Shadows are sharp where they touch what casts them.
        float sum = 0.0, count = 0.0;
        for (int i = 0; i < 9; i++) {
            float r = sqrt((float(i) + 0.5) / 9.0) * 13.0, a = turn + float(i) * 2.39996;
            float d = texture(shadows, q.xy + vec2(cos(a), sin(a)) * r * texel).r;
            if (d < q.z - bias) { sum += d; count += 1.0; }
        }
        if (count < 0.5) return 1.0;
        wide = clamp((q.z - sum / count) * 190.0, 1.4, 15.0);
    }
    int taps = quality > 1.5 ? 18 : 8;
    float reached = 0.0;
    for (int i = 0; i < 18; i++) {
        if (i >= taps) break;
        float r = sqrt((float(i) + 0.5) / float(taps)) * wide, a = turn + float(i) * 2.39996;
        reached += texture(shadows, q.xy + vec2(cos(a), sin(a)) * r * texel).r < q.z - bias ? 0.0 : 1.0;
    }
    return reached / float(taps);
}

// How a film sees it, as screens take it.
vec3 film(vec3 x) {
    x *= 0.60;
    vec3 y = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
    return pow(clamp(y, 0.0, 1.0), vec3(1.0 / 2.2));
}

void main() {
    vec3 n = normalize(facing);
    vec3 v = normalize(eye - at);
    if (dot(n, v) < 0.0 && kind.x > 0.5) n = -n;
    float occlusion = wear.w;
    vec3 albedo = wear.rgb;
    float rough = 0.6, coat = 0.0, metal = 0.0, mirrors = 0.0, alpha = stand.y;
    int material = int(kind.x + 0.5);

    if (material == 0) {                       // the side's finish
        albedo = dye.rgb;
        // Turned wood: fibres run up the piece.
        vec3 p = vec3(own.y, own.x, own.z) * vec3(1.0, 0.55, 0.55) + stand.z * 7.0;
        float w = grain < 0.01 ? 0.4 : wood(p, stand.z);
        float depth = dye.w < 0.5 ? 0.34 : dye.w < 1.5 ? 0.45 : 0.10;
        albedo *= 1.0 - grain * depth * (w - 0.35);
        if (dye.w < 0.5) albedo = mix(albedo, albedo * vec3(1.0, 0.90, 0.74), grain * w * 0.5);
        if (dye.w > 0.5 && dye.w < 1.5) albedo += grain * vec3(0.020, 0.008, 0.003) * smoothstep(0.45, 0.9, w);
        // Polish wears at the edges and dust stays in the hollows.
        albedo *= mix(0.42, 1.0, smoothstep(0.10, 0.85, occlusion));
        rough = 0.25; coat = dye.w < 0.5 ? 0.85 : 1.0;
    } else if (material == 1) {                // what contrasts with it
        float light = step(0.25, dot(dye.rgb, vec3(0.3, 0.6, 0.1)));
        albedo = mix(vec3(0.62, 0.46, 0.26), vec3(0.030, 0.018, 0.012), light);
        rough = 0.45; coat = 0.3;
    } else if (material == 2) {
        rough = 0.75; coat = 0.08;
    } else if (material == 3) {
        rough = 0.30; coat = 0.6; mirrors = 0.4;
    } else if (material == 4) {                // boards of wood
        float seed = kind.y;
        float turned = step(0.5, fract(seed * 1.0)) * step(1.0, seed);
        vec3 p = turned > 0.5 ? at.zyx : at.xyz;
        float w = wood(p + vec3(seed * 37.0, 0.0, 0.0), seed);
        float tone = fract(seed * 91.7) - 0.5;
        albedo *= (1.0 - 0.50 * (w - 0.35)) * (1.0 + 0.16 * tone);
        albedo = mix(albedo, albedo * vec3(1.06, 0.97, 0.88), w * 0.8);
        rough = 0.36 + 0.1 * w; coat = 0.42; mirrors = 1.0;
    } else if (material == 5) {                // boards of stone
        float seed = kind.y;
        float vein = veins(at, seed);
        float cloud = noise(at * 2.3 + seed * 23.0);
        float light = step(0.35, dot(albedo, vec3(0.33)));
        albedo *= 0.88 + 0.24 * cloud;
        albedo = mix(albedo, light > 0.5 ? albedo * vec3(0.55, 0.53, 0.50) : albedo + vec3(0.22, 0.23, 0.20), vein * 0.6);
        rough = 0.16; coat = 0.8; mirrors = 1.0;
    } else if (material == 6) {                // marks
        colour = vec4(film(albedo * 1.9), alpha * 0.90);
        return;
    } else if (material == 7) {                // felt
        float fuzz = noise(at * 130.0) * 0.5 + noise(at * 47.0) * 0.3 + layers(at * 1.3) * 0.5;
        albedo *= 0.72 + 0.42 * fuzz;
        rough = 0.95;
    } else if (material == 8) {
        metal = 1.0; rough = 0.28; coat = 0.0;
    } else {                               // glass, painted from below
        float cloud = layers(at * 3.0);
        float light = step(0.3, dot(albedo, vec3(0.33)));
        albedo = mix(albedo, albedo * (0.92 + 0.12 * cloud), 0.6);
        albedo += vec3(0.03, 0.06, 0.065) * pow(1.0 - max(dot(n, v), 0.0), 2.0);
        rough = light > 0.5 ? 0.10 : 0.05; coat = 1.0; mirrors = 1.0;
    }

    float table = 0.0;
    if (own.y < -90.0) {                   // the table itself, darker under the board
        table = 1.0;
        vec2 d = abs(at.xz - island.xy) - island.zw;
        float out_of = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
        float around = (length((at.xz - island.xy) / island.zw) - 1.0) * min(island.z, island.w);
        float shaded = mix(0.70, 0.15, standing.y);
        occlusion *= 1.0 - shaded + shaded * smoothstep(-0.05, 1.1, mix(out_of, around, standing.x));
        mirrors = 0.0; coat *= 0.5;
    }

    float sees = lit(at, n);
    // Much light comes in below a layer that is above the table.
    sees = mix(sees, 1.0, 0.40 * table * standing.y);
    float towards = max(dot(n, sun), 0.0);
    float wrapped = max((dot(n, sun) + 0.22) / 1.22, 0.0);
    vec3 sunlight = vec3(2.05, 1.84, 1.56);
    // Light leaks a little through the edge of a shadow, where wood is warm.
    vec3 direct = sunlight * sees * mix(towards, wrapped, 0.35);
    vec3 sky = mix(vec3(0.13, 0.105, 0.088), vec3(0.30, 0.315, 0.35), n.y * 0.5 + 0.5);
    vec3 fill = vec3(0.20, 0.21, 0.235) * max(dot(n, normalize(vec3(-sun.x * 0.6, 0.40, 0.85))), 0.0);
    float hollow = mix(occlusion, occlusion * occlusion, 0.5);
    vec3 light = albedo * (1.0 - metal) * (direct * mix(0.55, 1.0, occlusion) + (sky + fill) * hollow);

    // What shines.
    vec3 h = normalize(v + sun);
    float nv = max(dot(n, v), 0.02), nh = max(dot(n, h), 0.0), vh = max(dot(v, h), 0.0);
    float a = rough * rough, a2 = a * a;
    float spread = nh * nh * (a2 - 1.0) + 1.0;
    float gloss = a2 / (PI * spread * spread);
    float visible = 0.25 / mix(towards * nv + 0.02, 1.0, a);
    vec3 f0 = mix(vec3(0.042), albedo, metal);
    vec3 fresnel = f0 + (1.0 - f0) * pow(1.0 - vh, 5.0);
    float shine = max(coat, metal);
    light += sunlight * sees * towards * min(gloss * visible, 12.0) * fresnel * shine * 0.8;
    vec3 back = reflect(-v, n);
    vec3 edge = f0 + (max(vec3(1.0 - rough), f0) - f0) * pow(1.0 - nv, 5.0);
    vec3 seen = room(back, rough);
#ifndef REFLECTION
    if (mirroring > 0.01 && mirrors > 0.5 && n.y > 0.9) {
        vec2 here = gl_FragCoord.xy / pixels;
        vec4 other = vec4(0.0);
        float blur = (0.5 + rough * 5.0) * 1.6;
        for (int i = 0; i < 6; i++) {
            float r = sqrt((float(i) + 0.5) / 6.0) * blur, t = float(i) * 2.39996 + hash(vec3(gl_FragCoord.xy, 3.0)) * 6.28;
            other += texture(mirror, here + vec2(cos(t), sin(t)) * r / 900.0);
        }
        other /= 6.0;
        vec3 mirrored = pow(max(other.rgb, 0.0), vec3(2.2)) / max(other.a, 0.05);
        seen = mix(seen, mirrored, other.a);
        edge = edge * (1.0 + mirroring) + 0.035 * mirroring * other.a;
        light *= 1.0 - 0.10 * mirroring * other.a;
    }
#endif
    light += seen * edge * shine * mix(occlusion * occlusion, 1.0, 0.15) * 1.1;
    // The far end of the table goes over into the room.
    if (table > 0.5) {
        float away = length((at.xz - island.xy) / (island.zw + 1.0));
        light = mix(light, backdrop, smoothstep(1.6, 5.0, away));
    }
#ifdef REFLECTION
    alpha = 1.0;
#endif
    colour = vec4(film(light), alpha);
}
