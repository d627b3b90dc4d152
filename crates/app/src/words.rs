//! The texts of the page: `chesswright-speech` says them, the browser fetches its files.

use chesswright_speech::fingers::for_fingers;
pub(crate) use chesswright_speech::mistakes::{say, say_all};
pub(crate) use chesswright_speech::words::{
    LANGUAGES, Language, action, chapter_about, chapter_title, description_of, description_of_built_in,
    family, fitting, known, list, named, piece, side, speak, spoken, t, tell, title, title_of,
    title_of_built_in, who,
};
use chesswright_table::level::LevelSession;

use crate::browser;

/// Messages as they are said to whoever uses this screen.
pub(crate) fn to_user(language: &Language, messages: &str) -> String {
    if browser::prefers("(pointer: coarse)") { for_fingers(language, messages) } else { messages.to_owned() }
}

/// The messages of a language with the titles of games and what is said of mistakes, fetched unless they are inside the program. `None` if they cannot
/// be loaded.
pub(crate) async fn fetch(language: &Language) -> Option<String> {
    match chesswright_speech::words::built_in(language) {
        Some(messages) => Some(to_user(language, messages)),
        None => {
            let messages = browser::fetch(&format!("{}.ftl", language.code)).await?;
            let games = browser::fetch(&format!("games-{}.ftl", language.code)).await?;
            let mistakes = browser::fetch(&format!("mistakes-{}.ftl", language.code)).await?;
            Some([to_user(language, &messages), games, mistakes].join("\n"))
        }
    }
}

/// Fetches the messages about people elsewhere in the language that is spoken. Returns whether they are here.
pub(crate) async fn fetch_online() -> bool {
    let language = spoken();
    let messages = browser::fetch(&format!("online-{}.ftl", language.code)).await;
    let found = messages.as_deref().map(|messages| chesswright_speech::words::speak_also(language, messages));
    found.is_some()
}

/// The title of a level.
pub(crate) fn level_title(session: &LevelSession) -> String {
    match &session.level().game {
        // A position of a game without a title of its own is called by the game.
        Some(_) if session.title().is_empty() => title(session.puzzle.rules()),
        _ => chesswright_speech::words::level_title(session.title()).text,
    }
}
