//! What a person can choose about how the page looks and sounds.

use chesswright_draw::{THEMES, Theme};
use serde::{Deserialize, Serialize};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scheme {
    /// As the system is.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// All settings. What an older page stored may lack fields that a newer one adds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The name of the board's colours.
    pub theme: String,
    /// Light or dark.
    pub scheme: Scheme,
    /// From 0, mute, to 10.
    pub volume: u8,
    /// The language's tag; empty as long as nothing was chosen.
    pub language: String,
    /// Whether letters and numbers stand at the edges of the board.
    pub coordinates: bool,
    /// Whether the board shows where pieces may go.
    pub targets: bool,
    /// Whether pieces glide.
    pub motion: bool,
    /// Whether the board is a 3D table. Earlier pages called that solid, and so does what they stored.
    #[serde(rename = "solid")]
    pub three_d: bool,
    /// How the 3D table looks.
    pub table: TableLooks,
}

/// The name of the models that a person brought.
pub const OWN: &str = "own";

/// How the 3D table looks, by the names that its program knows; empty where nothing was chosen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableLooks {
    /// How much work goes into a frame.
    pub quality: String,
    /// What the board is made of.
    pub board: String,
    /// The models of the pieces.
    pub set: String,
    /// Whether models are stored that the person brought.
    pub own: bool,
    /// How layers lie.
    pub layers: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: THEMES[0].name.into(),
            scheme: Scheme::default(),
            volume: 6,
            language: String::new(),
            coordinates: true,
            targets: true,
            motion: true,
            three_d: false,
            table: TableLooks::default(),
        }
    }
}

impl Settings {
    /// The board's colours.
    pub fn theme(&self) -> &'static Theme {
        Theme::named(&self.theme).unwrap_or(&THEMES[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_earlier_pages_stored_is_read() {
        let stored = r#"{"theme":"sea","solid":true,"table":{"board":"marble"},"of a page to come":1}"#;
        let read: Settings = serde_json::from_str(stored).expect(stored);
        assert!(read.three_d && read.coordinates);
        assert_eq!((read.theme().name, read.table.board.as_str(), read.volume), ("sea", "marble", 6));
    }
}
