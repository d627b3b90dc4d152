//! The user's settings of the page.

use chesswright_draw::pieces::Figures;
use chesswright_draw::{THEMES, Theme};
use serde::{Deserialize, Serialize};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scheme {
    /// As the system's setting.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// What stands on the pieces of games from Asia.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Characters {
    /// Characters in regular script.
    #[default]
    Regular,
    /// Characters in a semi-bold hand.
    Even,
    /// Figures, as in chess.
    Figures,
}

/// How sounds sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SoundKit {
    /// Wood on wood.
    #[default]
    Wood,
    /// Felt under the pieces: low and short.
    Felt,
    /// Bells of glass.
    Glass,
    /// An early computer.
    Retro,
}

impl SoundKit {
    /// All kits, with their names.
    pub const ALL: [(&str, Self); 4] =
        [("wood", Self::Wood), ("felt", Self::Felt), ("glass", Self::Glass), ("retro", Self::Retro)];
}

/// All settings. Data stored by an older page may lack fields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The name of the board's colours.
    pub theme: String,
    /// Light or dark.
    pub scheme: Scheme,
    /// The volume, from 0 (mute) to 10.
    pub volume: u8,
    /// How sounds sound.
    pub kit: SoundKit,
    /// Whether a voice says the moves.
    pub spoken: bool,
    /// The tag of the language; empty until the user chooses one.
    pub language: String,
    /// The name of the set of figures.
    pub figures: String,
    /// What stands on the pieces of games from Asia.
    pub characters: Characters,
    /// Whether the edges of the board show coordinates.
    pub coordinates: bool,
    /// Whether they stand inside the cells.
    pub inside: bool,
    /// Whether coordinates and moves are written as the players of the game do.
    pub customary: bool,
    /// Whether the moves of makruk and its relatives are written in Thai.
    pub thai: bool,
    /// Whether moves are written with figurines.
    pub figurines: bool,
    /// The size of the board in hundredths of the largest.
    pub zoom: u8,
    /// The computer's playing strength where a game against it begins without being planned.
    pub level: u8,
    /// Whether the board shows legal moves.
    pub targets: bool,
    /// Whether moves are animated.
    pub motion: bool,
    /// Whether the board is a 3D table. Earlier pages stored this as `solid`.
    #[serde(rename = "solid")]
    pub three_d: bool,
    /// Whether the user has been told how to move the camera of the 3D table.
    pub knows_camera: bool,
    /// How the 3D table looks.
    pub table: TableLooks,
}

/// The name of the user's own models.
pub const OWN: &str = "own";

/// The look of the 3D table, by the names of its program; empty until the user chooses.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableLooks {
    /// The quality of frames.
    pub quality: String,
    /// The material of the board.
    pub board: String,
    /// The models of the pieces.
    pub set: String,
    /// Whether models of the user are stored.
    pub own: bool,
    /// The arrangement of layers.
    pub layers: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: THEMES[0].name.into(),
            scheme: Scheme::default(),
            volume: 6,
            kit: SoundKit::default(),
            spoken: false,
            language: String::new(),
            figures: Figures::default().name().into(),
            characters: Characters::default(),
            coordinates: true,
            inside: false,
            customary: true,
            thai: false,
            figurines: true,
            zoom: 100,
            level: 3,
            targets: true,
            motion: true,
            three_d: false,
            knows_camera: false,
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
