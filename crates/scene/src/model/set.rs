//! Sets of models: a manifest and its files.

use std::collections::BTreeMap;

use glam::{Mat4, Vec3};
use serde::{Deserialize, Serialize};

use super::mtl::Materials;
use super::obj::{self, Finding, Model, Reading};
use super::packed;
use crate::mesh::MaterialKind;

/// The manifest of a folder of models.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The name for people.
    pub title: String,
    /// The author, and the licence to use it.
    #[serde(default)]
    pub licence: String,
    /// The file of materials.
    #[serde(default)]
    pub materials: Option<String>,
    /// The width of a cell, in units of the models.
    #[serde(default = "one")]
    pub cell: f32,
    /// Which axis points up in the models.
    #[serde(default)]
    pub up: Up,
    /// The models, by the name of the drawing (`knight`, `archbishop` …).
    pub pieces: BTreeMap<String, PieceFile>,
}

/// Which axis points up in a model.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Up {
    /// As in most programs.
    #[default]
    Y,
    /// As in other programs.
    Z,
}

/// The model of a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceFile {
    /// The file.
    pub file: String,
    /// A scale factor.
    #[serde(default = "one")]
    pub scale: f32,
    /// The rotation to the left, in degrees, after which it faces away from its player.
    #[serde(default)]
    pub turn: f32,
}

fn one() -> f32 {
    1.0
}

/// The models of a set, by the names of drawings.
#[derive(Clone, Debug, Default)]
pub struct Patterns(pub BTreeMap<String, Model>);

/// A set that was read, and the problems found in it.
#[derive(Clone, Debug, Default)]
pub struct Set {
    /// The name for people.
    pub title: String,
    /// The models.
    pub patterns: Patterns,
    /// The problems: the file, and what is wrong with it. Pieces without a usable model get a body made from their
    /// drawing.
    pub findings: Vec<(String, Finding)>,
}

impl Set {
    /// Reads the models of a manifest. A function supplies the files, so they can come from anywhere.
    pub fn read(manifest: &Manifest, file: &dyn Fn(&str) -> Result<String, String>) -> Self {
        let mut findings = vec![];
        let mut materials = Materials::default();
        if let Some(name) = &manifest.materials {
            match file(name) {
                Ok(text) => {
                    let mut found = vec![];
                    materials = Materials::read(&text, &mut found);
                    findings.extend(found.into_iter().map(|finding| (name.clone(), finding)));
                }
                Err(what) => findings.push((name.clone(), Finding::new(0, what))),
            }
        }
        let model = |name: &str| {
            let text = file(name).map_err(|what| Finding::new(0, what))?;
            obj::read(&text, &materials).map_err(|fault| Finding::new(fault.line, fault.what))
        };
        Self::gather(manifest, findings, &model)
    }

    /// Combines the models of a manifest, and appends the problems found in them to the earlier findings.
    fn gather(
        manifest: &Manifest,
        findings: Vec<(String, Finding)>,
        model: &dyn Fn(&str) -> Result<Reading, Finding>,
    ) -> Self {
        let mut set = Self { title: manifest.title.clone(), findings, ..Self::default() };
        let cell = if manifest.cell.is_normal() { manifest.cell.abs() } else { 1.0 };
        for (name, piece) in &manifest.pieces {
            match model(&piece.file) {
                Ok(reading) => {
                    set.findings.extend(reading.findings.into_iter().map(|f| (piece.file.clone(), f)));
                    let mut corners = reading.model.levels.iter().flat_map(|level| &level.vertices);
                    if !corners.any(|corner| corner.kind == MaterialKind::Finish) {
                        let what = "no part has the material `body`, so both sides look alike; give the main part this material";
                        set.findings.push((piece.file.clone(), Finding::new(0, what)));
                    }
                    let model = placed(reading.model, piece, manifest.up, cell);
                    set.patterns.0.insert(name.clone(), model);
                }
                Err(finding) => set.findings.push((piece.file.clone(), finding)),
            }
        }
        set
    }

    /// The set that ships.
    pub fn staunton() -> Self {
        Self::staunton_of(&|_| true)
    }

    /// The wanted models of the set that ships. Reading all of them takes a while.
    pub fn staunton_of(wanted: &dyn Fn(&str) -> bool) -> Self {
        let pieces = SHIPPED.iter().filter(|(name, _)| wanted(name)).map(|(name, _)| {
            // Pieces that are recognized by their profile are turned so that players see them from the side.
            let turn = match *name {
                "knight" | "archbishop" | "chancellor" | "amazon" | "centaur" | "unicorn" => 78.0,
                "elephant" | "camel" | "hawk" => 78.0,
                "lion" | "nightrider" => 70.0,
                "cannon" | "champion" => 55.0,
                _ => 0.0,
            };
            ((*name).to_owned(), PieceFile { file: (*name).to_owned(), scale: 1.0, turn })
        });
        let manifest = Manifest {
            title: "Staunton".into(),
            licence: "MIT OR Apache-2.0".into(),
            materials: None,
            cell: 1.0,
            up: Up::Y,
            pieces: pieces.collect(),
        };
        let model = |name: &str| {
            let found = SHIPPED.iter().find(|(known, _)| *known == name);
            let (_, bytes) = found.ok_or_else(|| Finding::new(0, "it does not ship"))?;
            packed::read(bytes, &Materials::default()).map_err(|fault| Finding::new(fault.line, fault.what))
        };
        Self::gather(&manifest, vec![], &model)
    }
}

/// Moves and scales a model to the middle of its cell.
fn placed(model: Model, piece: &PieceFile, up: Up, cell: f32) -> Model {
    let upright = match up {
        Up::Y => Mat4::IDENTITY,
        Up::Z => Mat4::from_rotation_x(-std::f32::consts::FRAC_PI_2),
    };
    let scale = if piece.scale.is_normal() { piece.scale.abs() } else { 1.0 } / cell;
    let turn =
        Mat4::from_rotation_y(piece.turn.to_radians()) * Mat4::from_scale(Vec3::splat(scale)) * upright;
    let levels: Vec<_> = model.levels.into_iter().map(|level| level.moved(turn)).collect();
    // Models that float or sink are put on the ground.
    let low = levels.first().and_then(|level| Some(level.bounds()?.0.y)).unwrap_or(0.0);
    let down = Mat4::from_translation(Vec3::new(0.0, -low, 0.0));
    Model { levels: levels.into_iter().map(|level| level.moved(down)).collect() }
}

macro_rules! shipped {
    ($($name:literal),*) => {
        &[$(($name, include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".model")))),*]
    };
}

/// The models of the set that ships, packed by `build.rs`.
pub(super) const SHIPPED: &[(&str, &[u8])] = shipped!(
    "king",
    "queen",
    "rook",
    "bishop",
    "knight",
    "pawn",
    "archbishop",
    "chancellor",
    "amazon",
    "centaur",
    "crowned-rook",
    "crowned-bishop",
    "ferz",
    "wazir",
    "guard",
    "silver",
    "wizard",
    "champion",
    "cannon",
    "elephant",
    "camel",
    "hawk",
    "lion",
    "unicorn",
    "nightrider",
    "stone",
    "lance",
    "archer",
    "gold"
);
