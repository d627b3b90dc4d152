//! Who made a game, and how it looks. None of it changes how the game is played, so none of it is part of its hash.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

/// Who made a game, and what it is called in other languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct AboutDef {
    /// Who made it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub author: String,
    /// On what terms others may use it, as an SPDX name where there is one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub licence: String,
    /// Anything else worth knowing.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The title in other languages, by their tags (`de`, `pt-BR`).
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub titles: IndexMap<String, String>,
    /// The description in other languages.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub descriptions: IndexMap<String, String>,
}

/// How a game looks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct LookDef {
    /// How regions look, by name.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub regions: IndexMap<String, RegionLook>,
    /// How sides look, by name.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub sides: IndexMap<String, SideLook>,
    /// How pieces look, by name.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub pieces: IndexMap<String, PieceLook>,
}

/// How a region looks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct RegionLook {
    /// Its colour, as `#rrggbb`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// What it is called.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub label: String,
}

/// How a side looks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SideLook {
    /// The colour of its pieces, as `#rrggbb`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// What it is called.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub label: String,
}

/// How a piece looks: as the drawing of that name, or as a drawing of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PieceLook {
    /// A drawing of the piece set in use, by its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawing: Option<String>,
    /// Outlines filled with the side's colour: SVG path data on a square of 100 by 100, the y axis down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fills: Vec<String>,
    /// Outlines that are only drawn along.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// Outlines filled with the colour of the lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spots: Vec<String>,
    /// A body of the 3D set in use, by its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
}
