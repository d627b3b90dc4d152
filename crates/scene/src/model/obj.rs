//! Reads OBJ models from any program.
//!
//! It reads corners (`v`; an optional grey colour is the light that reaches the corner), faces (`f`) with any
//! number of corners, objects named `detail-0`, `detail-1` … as levels of detail, materials (`usemtl`), and smoothing
//! groups (`s`). It ignores normals and texture coordinates: it computes normals from the surfaces.

use glam::Vec3;
use thiserror::Error;

use super::mtl::{Materials, Swatch};
use super::smooth::{Corner, Triangle, mesh};
use crate::mesh::{MaterialKind, Mesh};

/// The largest file that is read, in bytes.
pub const MAX_BYTES: usize = 24 << 20;
/// The most corners, and the most triangles, of a model.
pub const MAX_CORNERS: usize = 300_000;
/// The largest distance of a corner from the origin.
const FARTHEST: f32 = 1e6;
/// The most levels of detail.
const MAX_LEVELS: usize = 4;

/// Why a model cannot be used.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("line {line}: {what}")]
pub struct Fault {
    /// The line, from 1. 0 stands for the whole file.
    pub line: usize,
    /// What is wrong, and how to fix it.
    pub what: String,
}

/// A warning about a model that can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The line, from 1. 0 stands for the whole file.
    pub line: usize,
    /// What was found.
    pub what: String,
}

impl Finding {
    pub(super) fn new(line: usize, what: impl Into<String>) -> Self {
        Self { line, what: what.into() }
    }
}

/// A model: the same body at several levels of detail, the finest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    /// The levels. A model that was read has at least one.
    pub levels: Vec<Mesh>,
}

impl Model {
    /// A level of detail, or the coarsest one if there are fewer levels.
    pub fn level(&self, level: usize) -> Option<&Mesh> {
        self.levels.get(level).or_else(|| self.levels.last())
    }
}

/// The result of reading a file.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The model.
    pub model: Model,
    /// Warnings about it.
    pub findings: Vec<Finding>,
}

/// Reads a model.
pub fn read(text: &str, materials: &Materials) -> Result<Reading, Fault> {
    if text.len() > MAX_BYTES {
        let what = format!("the file has more than {} MB; make the model simpler", MAX_BYTES >> 20);
        return Err(Fault { line: 0, what });
    }
    let mut builder = MeshBuilder::new(materials);
    for (line, text) in (1..).zip(text.lines()) {
        builder.line = line;
        builder.take(text)?;
    }
    builder.finish()
}

/// The first three numbers. All of them must be finite.
pub(super) fn numbers<'a>(words: impl Iterator<Item = &'a str>) -> Option<[f32; 3]> {
    let mut found = [0.0; 3];
    let mut count = 0;
    for (slot, word) in found.iter_mut().zip(words) {
        *slot = word.parse().ok().filter(|n: &f32| n.is_finite())?;
        count += 1;
    }
    (count > 0).then_some(found)
}

pub(super) struct MeshBuilder<'a> {
    materials: &'a Materials,
    line: usize,
    points: Vec<Vec3>,
    greys: Vec<f32>,
    /// Triangles by level of detail. New faces go to the current level.
    levels: Vec<Vec<Triangle>>,
    level: usize,
    count: usize,
    group: Option<u32>,
    swatch: Swatch,
    findings: Vec<Finding>,
}

impl<'a> MeshBuilder<'a> {
    pub(super) fn new(materials: &'a Materials) -> Self {
        Self {
            materials,
            line: 0,
            points: vec![],
            greys: vec![],
            levels: vec![vec![]],
            level: 0,
            count: 0,
            group: None,
            swatch: Swatch { colour: [0.5; 3], kind: MaterialKind::Finish },
            findings: vec![],
        }
    }

    fn fault<T>(&self, what: impl Into<String>) -> Result<T, Fault> {
        Err(Fault { line: self.line, what: what.into() })
    }

    fn warn(&mut self, what: impl Into<String>) {
        // A broken file often has the same fault many times.
        if self.findings.len() < 20 {
            self.findings.push(Finding::new(self.line, what));
        }
    }

    fn take(&mut self, text: &str) -> Result<(), Fault> {
        let mut words = text.split_ascii_whitespace();
        match words.next() {
            Some("v") => self.corner(words),
            Some("f") => self.face(words),
            Some("usemtl") => {
                self.material(&words.collect::<Vec<_>>().join(" "));
                Ok(())
            }
            Some("s") => {
                self.smooth(match words.next() {
                    Some("off") => Some(0),
                    Some(word) => word.parse().ok(),
                    None => None,
                });
                Ok(())
            }
            Some("o") => self.object(words.next().unwrap_or_default()),
            _ => Ok(()),
        }
    }

    /// Sets the material of the following surfaces.
    pub(super) fn material(&mut self, name: &str) {
        let found = self.materials.get(name);
        self.swatch = found.unwrap_or(Swatch { colour: [0.5; 3], kind: MaterialKind::Finish });
        if found.is_none() {
            self.warn(format!("there is no material `{name}`; the material of the side is used"));
        }
    }

    /// Sets the smoothing group of the following triangles. 0 stands for none.
    pub(super) fn smooth(&mut self, group: Option<u32>) {
        self.group = group;
    }

    /// Starts the object with that name.
    pub(super) fn object(&mut self, name: &str) -> Result<(), Fault> {
        let Some(level) = name.strip_prefix("detail-").and_then(|level| level.parse::<usize>().ok()) else {
            return Ok(());
        };
        if level >= MAX_LEVELS {
            return self
                .fault(format!("there are at most {MAX_LEVELS} levels of detail, from `detail-0` on"));
        }
        if self.levels.len() <= level {
            self.levels.resize(level + 1, vec![]);
        }
        self.level = level;
        Ok(())
    }

    fn corner<'w>(&mut self, words: impl Iterator<Item = &'w str>) -> Result<(), Fault> {
        let words: Vec<&str> = words.take(8).collect();
        let at = numbers(words.iter().copied()).filter(|_| words.len() >= 3);
        let grey = words.get(3..6).and_then(|words| numbers(words.iter().copied()));
        self.point(at.unwrap_or([f32::NAN; 3]), grey)
    }

    /// Adds a corner and its grey.
    pub(super) fn point(&mut self, at: [f32; 3], grey: Option<[f32; 3]>) -> Result<(), Fault> {
        if self.points.len() >= MAX_CORNERS {
            return self.fault(format!("more than {MAX_CORNERS} corners; make the model simpler"));
        }
        if !at.iter().all(|n| n.abs() <= FARTHEST) {
            return self.fault("`v` needs three numbers of reasonable size");
        }
        self.points.push(at.into());
        self.greys.push(grey.map_or(1.0, |[r, g, b]| ((r + g + b) / 3.0).clamp(0.0, 1.0)));
        Ok(())
    }

    fn face<'w>(&mut self, words: impl Iterator<Item = &'w str>) -> Result<(), Fault> {
        let mut numbers: Vec<i64> = vec![];
        for word in words {
            match word.split('/').next().unwrap_or_default().parse() {
                Ok(number) => numbers.push(number),
                Err(_) => return self.fault(format!("`{word}` is not the number of a vertex")),
            }
        }
        self.polygon(&numbers)
    }

    /// Adds a face by the numbers of its corners, from 1. Negative numbers count backwards from the last corner.
    pub(super) fn polygon(&mut self, numbers: &[i64]) -> Result<(), Fault> {
        let mut corners: Vec<u32> = vec![];
        for &number in numbers {
            let index = if number < 0 { self.points.len() as i64 + number } else { number - 1 };
            if index < 0 || index >= self.points.len() as i64 {
                return self
                    .fault(format!("there is no vertex {number}; there are {} so far", self.points.len()));
            }
            corners.push(index as u32);
        }
        if corners.len() < 3 {
            return self.fault("a face needs at least three vertices");
        }
        self.count += corners.len() - 2;
        if self.count > MAX_CORNERS {
            return self.fault(format!("more than {MAX_CORNERS} triangles; make the model simpler"));
        }
        let (group, swatch) = (self.group, self.swatch);
        let triangle =
            |i: usize| Triangle { corners: [corners[0], corners[i], corners[i + 1]], group, swatch };
        self.levels[self.level].extend((1..corners.len() - 1).map(triangle));
        Ok(())
    }

    pub(super) fn finish(mut self) -> Result<Reading, Fault> {
        let corners: Vec<Corner> =
            self.points.iter().zip(&self.greys).map(|(&at, &occlusion)| Corner { at, occlusion }).collect();
        self.levels.retain(|level| !level.is_empty());
        let levels: Vec<Mesh> = self.levels.iter().map(|triangles| mesh(&corners, triangles)).collect();
        if levels.iter().all(|level| level.indices.is_empty()) {
            self.line = 0;
            return self.fault("the file has no faces (`f`)");
        }
        let levels = levels.into_iter().filter(|level| !level.indices.is_empty()).collect();
        Ok(Reading { model: Model { levels }, findings: self.findings })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: &str = "v 0 0 0\nv 1 0 0\nv 1 0 1 0.5 0.5 0.5\nv 0 0 1\n";

    fn fault(text: &str) -> Fault {
        read(text, &Materials::default()).expect_err(text)
    }

    #[test]
    fn a_square_is_two_triangles() {
        let reading = read(&format!("{SQUARE}usemtl body\nf 1/1 -3//2 3 4"), &Materials::default()).unwrap();
        assert_eq!(reading.model.levels[0].triangles(), 2);
        assert_eq!(reading.findings, []);
        let (low, high) = reading.model.levels[0].bounds().unwrap();
        assert_eq!((low, high), (Vec3::ZERO, Vec3::new(1.0, 0.0, 1.0)));
    }

    #[test]
    fn levels_of_detail_are_separate() {
        let text = format!("o detail-1\n{SQUARE}f 1 2 3\no detail-0\nf 1 2 3 4");
        let model = read(&text, &Materials::default()).unwrap().model;
        let counts: Vec<usize> = model.levels.iter().map(Mesh::triangles).collect();
        assert_eq!(counts, [2, 1]);
        assert_eq!(model.level(7).map(Mesh::triangles), Some(1));
    }

    #[test]
    fn mistakes_are_reported_with_line_numbers() {
        assert_eq!(fault("v 0 0\n").line, 1);
        assert_eq!(fault("v 0 0 nan\n").line, 1);
        assert_eq!(fault("v 0 0 1e30\n").line, 1);
        assert_eq!(fault(&format!("{SQUARE}f 1 2 5")).line, 5);
        assert_eq!(fault(&format!("{SQUARE}f 1 2 0")).line, 5);
        assert_eq!(fault(&format!("{SQUARE}f 1 2")).line, 5);
        assert_eq!(fault(&format!("{SQUARE}o detail-9")).line, 5);
        assert_eq!(fault(SQUARE).line, 0);
        assert_eq!(fault("").line, 0);
        assert_eq!(fault(&" ".repeat(MAX_BYTES + 1)).line, 0);
        assert!(fault(&"v 0 0 0\n".repeat(MAX_CORNERS + 1)).what.contains("simpler"));
        let many = format!("{SQUARE}{}", "f 1 2 3\n".repeat(MAX_CORNERS + 1));
        assert!(fault(&many).what.contains("triangles"));
    }

    #[test]
    fn missing_materials_and_pictures_are_reported_and_replaced() {
        let mut findings = vec![];
        let materials =
            Materials::read("Kd 1 1 1\nnewmtl gold\nKd 1 0.5 0\nmap_Kd nowhere.png\nKd x", &mut findings);
        assert_eq!(findings.iter().map(|finding| finding.line).collect::<Vec<_>>(), [1, 4, 5]);
        let text = format!("{SQUARE}usemtl gold\nf 1 2 3\nusemtl silver\nf 1 3 4");
        let reading = read(&text, &materials).unwrap();
        assert_eq!(reading.findings.len(), 1);
        assert_eq!(reading.findings[0].line, 7);
        let kinds: Vec<MaterialKind> =
            reading.model.levels[0].vertices.iter().map(|vertex| vertex.kind).collect();
        assert!(kinds.contains(&MaterialKind::Own) && kinds.contains(&MaterialKind::Finish));
    }
}
