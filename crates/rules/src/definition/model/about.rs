//! Authorship and appearance. They do not affect how the game is played, so they are not part of its hash.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use super::Definition;
use crate::board::{Board, Cell, Geometry};

/// The game's author, and its names in other languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct AboutDef {
    /// Its author.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub author: String,
    /// The licence; an SPDX identifier if there is one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub licence: String,
    /// Other notes.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// Titles in other languages, by language tag (`de`, `pt-BR`).
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub titles: IndexMap<String, String>,
    /// Descriptions in other languages.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub descriptions: IndexMap<String, String>,
}

/// The appearance of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct LookDef {
    /// The appearance of regions, by name.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub regions: IndexMap<String, RegionLook>,
    /// The appearance of sides, by name.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub sides: IndexMap<String, SideLook>,
    /// The appearance of pieces, by name.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub pieces: IndexMap<String, PieceLook>,
    /// Lines on which the pieces stand instead of on cells, each as the names of the points that it joins, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// How the cells lie on the page.
    #[serde(skip_serializing_if = "is_flat")]
    pub shape: BoardShape,
}

/// How the cells of a board lie on the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardShape {
    /// On the lattice.
    #[default]
    Flat,
    /// Files around a middle, the first rank outermost.
    Ring,
    /// Three half boards around a point.
    ThreeSided,
}

impl BoardShape {
    /// Its name in documents.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Flat => "flat",
            Self::Ring => "ring",
            Self::ThreeSided => "three-sided",
        }
    }

    /// Whether the cells of a board can lie like this.
    pub fn fits(self, board: &Board) -> bool {
        let [files, ranks, layers] = board.extent();
        let squares = board.geometry() == Geometry::Square && layers == 1;
        match self {
            Self::Flat => true,
            Self::Ring => squares && files >= 3,
            Self::ThreeSided => {
                let third = |at: i16, all: u16| at / (all / 3).max(1) as i16;
                // Each third of the ranks belongs to a side, and lacks a third of the files.
                let is_missing = |cell: Cell| {
                    let at = board.coords(cell);
                    third(at.x, files) == [2, 1, 0][usize::from(third(at.y, ranks) as u16).min(2)]
                };
                squares && files % 3 == 0 && ranks % 3 == 0 && !board.cells().any(is_missing)
            }
        }
    }
}

fn is_flat(shape: &BoardShape) -> bool {
    *shape == BoardShape::Flat
}

impl LookDef {
    /// What a side is called, if the document says so.
    pub fn side_label(&self, name: &str) -> Option<&str> {
        self.sides.get(name).map(|look| look.label.as_str()).filter(|label| !label.is_empty())
    }
}

impl Definition {
    /// What a side is called: as the look says, otherwise by its name.
    pub fn side_label(&self, side: usize) -> &str {
        let name = self.sides.get(side).map_or("", |side| side.name.as_str());
        self.look.side_label(name).unwrap_or(name)
    }
}

impl AboutDef {
    /// The title in a language: in exactly this one (`pt-BR`), otherwise in one that shares its first part (`pt`).
    pub fn title_in(&self, language: &str) -> Option<&str> {
        in_language(&self.titles, language)
    }

    /// The description in a language, found in the same way.
    pub fn description_in(&self, language: &str) -> Option<&str> {
        in_language(&self.descriptions, language)
    }
}

fn in_language<'a>(texts: &'a IndexMap<String, String>, language: &str) -> Option<&'a str> {
    let first = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
    let exactly = || texts.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(language));
    let nearly = || texts.iter().find(|(tag, _)| first(tag) == first(language));
    let (_, text) = exactly().or_else(nearly)?;
    Some(text.as_str()).filter(|text| !text.is_empty())
}

/// The appearance of a region.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct RegionLook {
    /// A tint for its cells, as `#rrggbb`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// Its display name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub label: String,
}

/// The appearance of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SideLook {
    /// The colour of its pieces, as `#rrggbb`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// Its display name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub label: String,
}

/// The appearance of a piece: a named drawing, or a drawing of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PieceLook {
    /// A drawing of the current piece set, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawing: Option<String>,
    /// Outlines filled with the side's colour: SVG path data on a square of 100 by 100, with the y axis pointing down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fills: Vec<String>,
    /// Outlines that are stroked, not filled.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// Outlines filled with the stroke colour.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spots: Vec<String>,
    /// A body of the current 3D set, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
}
