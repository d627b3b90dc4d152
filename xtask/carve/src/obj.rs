//! Writes models as OBJ files, one object for each level of detail.

use std::fmt::Write;

use crate::solid::Solid;

/// Levels of detail as an OBJ file, the finest first, each with the openness of its corners.
pub(crate) fn write(name: &str, levels: &[(Solid, Vec<f32>)]) -> String {
    let mut out = format!("# {name}: written by `cargo run -p xtask-carve`\nmtllib set.mtl\n");
    let mut base = 1;
    for (level, (solid, open)) in levels.iter().enumerate() {
        let _ = writeln!(out, "o detail-{level}");
        for (p, open) in solid.points.iter().zip(open) {
            let [x, y, z] = p.to_array().map(short);
            let grey = short((open * 50.0).round() / 50.0);
            let _ = writeln!(out, "v {x} {y} {z} {grey} {grey} {grey}");
        }
        let (mut material, mut group) = ("", 0);
        let mut faces = solid.faces.clone();
        faces.sort_by_key(|face| (face.material.name(), face.group));
        for face in &faces {
            if material != face.material.name() {
                material = face.material.name();
                let _ = writeln!(out, "usemtl {material}");
            }
            if group != face.group {
                group = face.group;
                let _ = writeln!(out, "s {group}");
            }
            let [a, b, c] = face.corners.map(|i| i + base);
            let _ = writeln!(out, "f {a} {b} {c}");
        }
        base += solid.points.len() as u32;
    }
    out
}

fn short(n: f32) -> String {
    let text = format!("{n:.4}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.to_owned() }
}
