//! The texts of the page: `chesswright-speech` says them, the browser fetches its files.

use chesswright_draw::SheetText;
use chesswright_rules::Rules;
use chesswright_speech::sheet::{Sheet, Speaker};
pub(crate) use chesswright_speech::words::{
    LANGUAGES, Language, description_of, description_of_built_in, family, fitting, named, piece, side, speak,
    spoken, t, tell, title, title_of, title_of_built_in, who,
};
use chesswright_table::level::LevelSession;

use wasm_split_helpers::wasm_split;

use crate::browser;
use crate::parts::Unfetched;

/// The messages of a language with the titles of games, fetched unless they are inside the program. `None` if they cannot
/// be loaded.
pub(crate) async fn fetch(language: &Language) -> Option<String> {
    match chesswright_speech::words::built_in(language) {
        Some(messages) => Some(messages.to_owned()),
        None => {
            let messages = browser::fetch(&format!("{}.ftl", language.code)).await?;
            let games = browser::fetch(&format!("games-{}.ftl", language.code)).await?;
            Some(messages + "\n" + &games)
        }
    }
}

/// Writes the rule sheets of games.
pub(crate) type SheetWriter = Box<dyn Fn(&Rules) -> SheetText>;

/// The writer of rule sheets in the spoken language, with its sentences.
pub(crate) async fn fetch_sheets() -> Result<SheetWriter, Unfetched> {
    let language = spoken();
    let messages = browser::fetch(&format!("sheet-{}.ftl", language.code)).await.ok_or(Unfetched)?;
    sheet_writer(language.code.to_owned(), messages).await
}

#[wasm_split(sheets, fallible)]
fn sheet_writer(code: String, messages: String) -> Result<SheetWriter, Unfetched> {
    let speaker = Speaker::new(named(&code), &messages);
    Ok(Box::new(move |rules| Sheet::new(rules).say(&speaker)))
}

/// The title of a level.
pub(crate) fn level_title(session: &LevelSession) -> String {
    chesswright_speech::words::level_title(session.title())
}
