//! The settings in this browser: stored between visits, and completed by the user's system settings.

use chesswright_draw::Page;
use chesswright_table::settings::{Scheme, Settings};

use crate::browser;
use crate::words::{self, LANGUAGES, Language};

/// The key under which they are stored.
pub(crate) const KEY: &str = "chesswright/settings";

/// The effective values of the settings in this browser.
pub(crate) trait InBrowser: Sized {
    /// The stored settings. Without readable stored settings, the defaults.
    fn load() -> Self;
    /// Stores them. If the browser does not allow storage, the next visit starts with the defaults.
    fn save(&self);
    /// Whether the page is dark.
    fn dark(&self) -> bool;
    /// The page behind the board.
    fn page(&self) -> Page;
    /// Whether pieces are animated.
    fn moving(&self) -> bool;
    /// The chosen language, or the first one of the user's languages.
    fn language(&self) -> &'static Language;
}

impl InBrowser for Settings {
    fn load() -> Self {
        let stored = browser::storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
        stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    fn save(&self) {
        if let (Some(storage), Ok(text)) = (browser::storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(KEY, &text);
        }
    }

    fn dark(&self) -> bool {
        match self.scheme {
            Scheme::System => browser::prefers("(prefers-color-scheme: dark)"),
            Scheme::Light => false,
            Scheme::Dark => true,
        }
    }

    fn page(&self) -> Page {
        if self.dark() { Page::Dark } else { Page::Light }
    }

    fn moving(&self) -> bool {
        self.motion && !browser::prefers("(prefers-reduced-motion: reduce)")
    }

    fn language(&self) -> &'static Language {
        let read = browser::languages();
        let tags = std::iter::once(&self.language).chain(&read);
        tags.filter_map(|tag| words::fitting(tag)).next().unwrap_or(&LANGUAGES[0])
    }
}
