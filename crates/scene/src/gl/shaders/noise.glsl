float hash(vec3 p) {
    p = fract(p * vec3(0.1031, 0.1030, 0.0973));
    p += dot(p, p.yxz + 33.33);
    return fract((p.x + p.y) * p.z);
}

float noise(vec3 p) {
    vec3 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    vec4 low = vec4(hash(i), hash(i + vec3(1, 0, 0)), hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)));
    vec4 high = vec4(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)));
    vec4 x = mix(low, high, f.z);
    vec2 y = mix(x.xz, x.yw, f.x);
    return mix(y.x, y.y, f.y);
}

float layers(vec3 p) {
    return noise(p) * 0.55 + noise(p * 2.03 + 7.1) * 0.28 + noise(p * 4.1 + 3.7) * 0.17;
}

// Wood cut from a trunk along x: rings, fibres, pores. Darkens by up to one.
float wood(vec3 p, float seed) {
    vec3 trunk = vec3(p.x * 0.35, p.y + 1.7 * sin(seed * 17.0), p.z + 3.0 * fract(seed * 7.31) - 1.0);
    float bend = noise(vec3(p.x * 0.55, trunk.yz * 1.4) + seed * 31.0);
    float rings = length(trunk.yz * vec2(1.0, 1.15)) * 7.5 + bend * 2.6;
    float ring = fract(rings);
    ring = smoothstep(0.0, 0.82, ring) * (1.0 - smoothstep(0.88, 1.0, ring));
    float fibre = noise(vec3(p.x * 2.2, p.y * 55.0, p.z * 55.0) + seed * 13.0);
    float pore = smoothstep(0.72, 0.9, noise(vec3(p.x * 6.0, p.y * 90.0, p.z * 90.0) + seed * 5.0));
    return clamp(ring * 0.55 + fibre * 0.32 + pore * 0.30 + bend * 0.25 - 0.18, 0.0, 1.0);
}

// Veins of marble: how near the next one is. Few run far, and between them the stone is calm.
float veins(vec3 p, float seed) {
    vec3 q = p * vec3(0.9, 0.9, 1.3) + seed * 19.0;
    vec3 bent = q + 0.9 * vec3(layers(q * 1.1), layers(q * 1.1 + 5.2), layers(q * 1.1 + 9.7));
    float where_ = smoothstep(0.42, 0.75, noise(q * 0.9 + 3.0));
    float main = 1.0 - abs(2.0 * noise(bent * 1.2) - 1.0);
    float fine = 1.0 - abs(2.0 * noise(bent * 3.4 + 4.0) - 1.0);
    return clamp(pow(main, 22.0) * (0.25 + 0.75 * where_) + pow(fine, 26.0) * 0.5 * where_, 0.0, 1.0);
}
