//! What the person has chosen about how the page looks and sounds.

use chesswright_draw::{Page, THEMES, Theme};
use serde::{Deserialize, Serialize};

use crate::browser;
use crate::words::{self, LANGUAGES, Language};

const KEY: &str = "chesswright/settings";

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Scheme {
    /// As the system is.
    #[default]
    System,
    Light,
    Dark,
}

/// All settings. What an older page stored may lack fields that a newer one adds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Settings {
    pub(crate) theme: String,
    pub(crate) scheme: Scheme,
    /// From 0, mute, to 10.
    pub(crate) volume: u8,
    /// The language's tag; empty as long as nothing was chosen.
    pub(crate) language: String,
    pub(crate) coordinates: bool,
    pub(crate) targets: bool,
    pub(crate) motion: bool,
    /// Whether the board is a 3D table.
    #[serde(rename = "solid")]
    pub(crate) three_d: bool,
    pub(crate) table: TableLooks,
}

/// The name of the models that a person brought.
pub(crate) const OWN: &str = "own";

/// How the 3D table looks, by the names that its program knows; empty where nothing was chosen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct TableLooks {
    pub(crate) quality: String,
    pub(crate) board: String,
    pub(crate) set: String,
    /// Whether models are kept that a person brought.
    pub(crate) own: bool,
    pub(crate) layers: String,
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
    /// The stored settings; the defaults where none are stored, or none that can be read.
    pub(crate) fn load() -> Self {
        let kept = browser::storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
        kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Stores them. Where the browser stores nothing, the next visit begins with the defaults.
    pub(crate) fn save(&self) {
        if let (Some(storage), Ok(text)) = (browser::storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(KEY, &text);
        }
    }

    /// The board's colours.
    pub(crate) fn theme(&self) -> &'static Theme {
        Theme::named(&self.theme).unwrap_or(&THEMES[0])
    }

    /// Whether the page is dark.
    pub(crate) fn dark(&self) -> bool {
        match self.scheme {
            Scheme::System => browser::prefers("(prefers-color-scheme: dark)"),
            Scheme::Light => false,
            Scheme::Dark => true,
        }
    }

    /// What the board lies on.
    pub(crate) fn page(&self) -> Page {
        if self.dark() { Page::Dark } else { Page::Light }
    }

    /// Whether pieces glide.
    pub(crate) fn moving(&self) -> bool {
        self.motion && !browser::prefers("(prefers-reduced-motion: reduce)")
    }

    /// The language that was chosen, or the first one the person reads.
    pub(crate) fn language(&self) -> &'static Language {
        let read = browser::languages();
        let tags = std::iter::once(&self.language).chain(&read);
        tags.filter_map(|tag| words::fitting(tag)).next().unwrap_or(&LANGUAGES[0])
    }
}
