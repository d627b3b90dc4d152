//! Reads the models that ship, as `build.rs` packs them: the statements of OBJ files in numbers instead of text.
//!
//! A statement is a letter and its data: a name for `o` and `u` (`usemtl`), a number for `s`, and a list with its
//! length for `v` and `f`. Corners are in fixed-point units: first all x, then all y and all z, then their greys in a
//! byte each. Triangles are three numbers of corners. Each number is stored as the difference from the one before.

use super::mtl::Materials;
use super::obj::{Fault, MeshBuilder, Reading};

/// The packed numbers are fixed-point: this many units for a length of 1, and for a grey of 1.
const FINE: f32 = 10_000.0;
const GREYS: f32 = 100.0;

/// Reads a packed model.
pub(super) fn read(packed: &[u8], materials: &Materials) -> Result<Reading, Fault> {
    let mut builder = MeshBuilder::new(materials);
    let mut bytes = Bytes(packed);
    while !bytes.0.is_empty() {
        statement(&mut bytes, &mut builder)
            .unwrap_or_else(|| Err(Fault { line: 0, what: "unexpected end of the packed model".into() }))?;
    }
    builder.finish()
}

/// Reads one statement. Returns `None` if the bytes end before the statement does.
fn statement(bytes: &mut Bytes<'_>, builder: &mut MeshBuilder<'_>) -> Option<Result<(), Fault>> {
    match bytes.byte()? {
        b'o' => return Some(builder.object(bytes.name()?)),
        b'u' => builder.material(bytes.name()?),
        b's' => builder.smooth(Some(bytes.unsigned()?)),
        b'v' => {
            let count = bytes.count()?;
            let mut axes = [vec![], vec![], vec![]];
            for axis in &mut axes {
                *axis = bytes.differences(count)?;
            }
            let [xs, ys, zs] = &axes;
            for ((x, y), z) in xs.iter().zip(ys).zip(zs) {
                let at = [x, y, z].map(|n| *n as f32 / FINE);
                let grey = f32::from(bytes.byte()?) / GREYS;
                if let Err(fault) = builder.point(at, Some([grey; 3])) {
                    return Some(Err(fault));
                }
            }
        }
        b'f' => {
            let count = bytes.count()?;
            for corners in bytes.differences(count.checked_mul(3)?)?.chunks(3) {
                let corners: Vec<i64> = corners.iter().map(|n| i64::from(*n)).collect();
                if let Err(fault) = builder.polygon(&corners) {
                    return Some(Err(fault));
                }
            }
        }
        _ => {
            return Some(Err(Fault { line: 0, what: "the packed model has an unknown statement".into() }));
        }
    }
    Some(Ok(()))
}

struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn unsigned(&mut self) -> Option<u32> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    /// The length of a list, limited by the number of bytes left.
    fn count(&mut self) -> Option<usize> {
        let count = self.unsigned()? as usize;
        (count <= self.0.len()).then_some(count)
    }

    fn differences(&mut self, count: usize) -> Option<Vec<i32>> {
        let mut before = 0i32;
        let next = |_| {
            let bits = self.unsigned()?;
            before = before.wrapping_add((bits >> 1) as i32 ^ -((bits & 1) as i32));
            Some(before)
        };
        (0..count).map(next).collect()
    }

    fn name(&mut self) -> Option<&'a str> {
        let length = usize::from(self.byte()?);
        let (name, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        std::str::from_utf8(name).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::super::obj;
    use super::super::set::SHIPPED;
    use super::*;

    #[test]
    fn packed_models_are_those_of_their_files() {
        let materials = Materials::default();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/sets/staunton");
        for (name, packed) in SHIPPED {
            let text = std::fs::read_to_string(format!("{folder}/{name}.obj")).expect(name);
            let (packed_reading, reading) =
                (read(packed, &materials).expect(name), obj::read(&text, &materials).expect(name));
            assert!(packed_reading.model == reading.model, "{name}");
            assert!(packed_reading.findings.is_empty() && reading.findings.is_empty(), "{name}");
            assert!(packed.len() * 4 < text.len(), "{name}: {} bytes", packed.len());
        }
        let files = std::fs::read_dir(folder).expect(folder).flatten();
        let models = files.filter(|file| file.path().extension().is_some_and(|extension| extension == "obj"));
        assert_eq!(models.count(), SHIPPED.len(), "every file ships");
    }

    #[test]
    fn broken_bytes_are_a_fault() {
        let (_, whole) = SHIPPED[0];
        for length in (0..2000).chain([whole.len() - 1]) {
            assert!(read(&whole[..length], &Materials::default()).is_err(), "{length}");
        }
        let mut random = 1u32;
        for _ in 0..200 {
            let mut broken = whole[..3000].to_vec();
            for _ in 0..20 {
                random = random.wrapping_mul(0x0019_660D).wrapping_add(0x3C6E_F35F);
                broken[random as usize % 3000] = (random >> 24) as u8;
            }
            // The result does not matter, but reading must not panic.
            let _ = read(&broken, &Materials::default());
        }
    }
}
