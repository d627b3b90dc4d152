//! Packs the models that ship. The packed numbers take a fifth of the size of the texts in `sets/` and are exactly
//! equal to them. `src/model/packed.rs` reads them.

use std::env;
use std::fs;
use std::path::Path;

/// The packed numbers are fixed-point: this many units for a length of 1, and for a grey of 1.
const FINE: f32 = 10_000.0;
const GREYS: f32 = 100.0;

fn main() {
    let (here, out) = (variable("CARGO_MANIFEST_DIR"), variable("OUT_DIR"));
    let folder = Path::new(&here).join("sets/staunton");
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = fs::read_dir(&folder).unwrap_or_else(|why| panic!("cannot read {}: {why}", folder.display()));
    for path in files.filter_map(|file| file.ok().map(|file| file.path())) {
        if path.extension().is_none_or(|extension| extension != "obj") {
            continue;
        }
        let text =
            fs::read_to_string(&path).unwrap_or_else(|why| panic!("cannot read {}: {why}", path.display()));
        let packed = pack(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let name = path.file_stem().unwrap_or_default();
        let packed_file = Path::new(&out).join(name).with_extension("model");
        fs::write(&packed_file, packed)
            .unwrap_or_else(|why| panic!("cannot write {}: {why}", packed_file.display()));
    }
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("Cargo sets {name}"))
}

/// Packs the statements of an OBJ text in their order. Consecutive corners, and consecutive triangles, form one
/// statement.
fn pack(text: &str) -> Result<Vec<u8>, String> {
    let mut out = vec![];
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("o", name) => string(&mut out, b'o', name)?,
            ("usemtl", name) => string(&mut out, b'u', name)?,
            ("s", group) => {
                out.push(b's');
                unsigned(&mut out, if group == "off" { 0 } else { number(group)? });
            }
            ("v", first) => {
                let mut corners = vec![corner(first)?];
                while let Some(next) = lines.next_if(|line| line.starts_with("v ")) {
                    corners.push(corner(&next[2..])?);
                }
                out.push(b'v');
                unsigned(&mut out, corners.len() as u32);
                for axis in 0..3 {
                    differences(&mut out, corners.iter().map(|(at, _)| at[axis]));
                }
                out.extend(corners.iter().map(|(_, grey)| grey));
            }
            ("f", first) => {
                let mut faces = vec![face(first)?];
                while let Some(next) = lines.next_if(|line| line.starts_with("f ")) {
                    faces.push(face(&next[2..])?);
                }
                out.push(b'f');
                unsigned(&mut out, faces.len() as u32);
                differences(&mut out, faces.into_iter().flatten());
            }
            ("mtllib", _) => {}
            (other, _) if other.is_empty() || other.starts_with('#') => {}
            (other, _) => return Err(format!("unknown statement `{other}`")),
        }
    }
    Ok(out)
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number"))
}

/// A number in fixed-point units. Fails if that is not exact.
fn parts(word: &str, fine: f32) -> Result<i32, String> {
    let value: f32 = number(word)?;
    let count = (f64::from(value) * f64::from(fine)).round() as i32;
    if count as f32 / fine == value { Ok(count) } else { Err(format!("`{word}` has too many decimals")) }
}

/// The position of a corner, and its grey, which says how much light reaches it.
fn corner(words: &str) -> Result<([i32; 3], u8), String> {
    let words: Vec<&str> = words.split(' ').collect();
    let &[x, y, z, r, g, b] = words.as_slice() else { return Err(format!("`v {words:?}` has no grey")) };
    if r != g || g != b {
        return Err(format!("`{r} {g} {b}` is not a grey"));
    }
    let grey = u8::try_from(parts(r, GREYS)?).map_err(|_| format!("`{r}` is not a grey"))?;
    Ok(([parts(x, FINE)?, parts(y, FINE)?, parts(z, FINE)?], grey))
}

fn face(words: &str) -> Result<[i32; 3], String> {
    let corners: Vec<i32> = words.split(' ').map(number).collect::<Result<_, _>>()?;
    corners.try_into().map_err(|_| format!("`f {words}` is not a triangle"))
}

fn string(out: &mut Vec<u8>, tag: u8, text: &str) -> Result<(), String> {
    let length = u8::try_from(text.len()).map_err(|_| format!("the name `{text}` is too long"))?;
    out.extend([tag, length]);
    out.extend(text.as_bytes());
    Ok(())
}

/// Writes each number as the difference from the one before, because neighbours have similar values.
fn differences(out: &mut Vec<u8>, numbers: impl Iterator<Item = i32>) {
    let mut before = 0;
    for number in numbers {
        let difference = number - before;
        // Zigzag coding: small numbers are short, negative ones too.
        unsigned(out, (difference << 1 ^ difference >> 31) as u32);
        before = number;
    }
}

/// Seven bits a byte, the lowest first. The eighth bit says that another byte follows.
fn unsigned(out: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}
