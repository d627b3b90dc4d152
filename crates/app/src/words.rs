//! The texts of the page: `chesswright-speech` says them, the browser fetches its files.

use chesswright_speech::sheet::Speaker;
pub(crate) use chesswright_speech::words::{
    LANGUAGES, Language, description_of, family, fitting, named, piece, side, speak, t, tell, title,
    title_of, who,
};
use chesswright_table::level::LevelSession;

use crate::browser;

/// The messages of a language, fetched unless they are inside the program. `None` if they cannot be loaded.
pub(crate) async fn fetch(language: &Language) -> Option<String> {
    match chesswright_speech::words::built_in(language) {
        Some(messages) => Some(messages.to_owned()),
        None => browser::fetch(&format!("{}.ftl", language.code)).await,
    }
}

/// The sentences of rule sheets, which are in English only so far. `None` if they cannot be loaded.
pub(crate) async fn fetch_sheets() -> Option<Speaker> {
    Some(Speaker::new(&LANGUAGES[0], &browser::fetch("sheet-en.ftl").await?))
}

/// The title of a level.
pub(crate) fn level_title(session: &LevelSession) -> String {
    chesswright_speech::words::level_title(session.title())
}
