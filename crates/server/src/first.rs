//! The first response: the table with a game of chess as finished HTML, before any program has loaded.

use std::io::Write;

use axum::body::Bytes;
use chesswright_draw::{Page, View, svg};
use chesswright_rules::Rules;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The page with a board drawn into it.
pub(crate) struct First {
    pub(crate) plain: Bytes,
    pub(crate) gzip: Bytes,
}

impl First {
    /// Takes a template with the placeholders `{{title}}` and `{{board}}`.
    pub(crate) fn new(template: &str) -> Self {
        paint(template)
    }
}

fn paint(template: &str) -> First {
    let game = chesswright_catalog::definition("chess").and_then(|game| Rules::new(&game).ok());
    let (title, board) = match game {
        Some(rules) => {
            let view = View { page: Page::Clear, ..View::default() };
            (rules.definition().title.clone(), svg(&rules.start(), &view))
        }
        // Without a picture the page still works: the program draws the board a moment later.
        None => (String::new(), String::new()),
    };
    let filled = template.replace("{{title}}", &title).replace("{{board}}", &board);
    let mut packed = GzEncoder::new(vec![], Compression::best());
    let gzip = packed.write_all(filled.as_bytes()).and_then(|()| packed.finish()).unwrap_or_default();
    First { plain: filled.into(), gzip: gzip.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_arrives_with_a_board() {
        let page = First::new("<p>{{title}}</p>{{board}}");
        let text = String::from_utf8(page.plain.to_vec()).unwrap();
        assert!(text.starts_with("<p>Chess</p>") && text.contains("<svg "), "{text}");
        assert!(page.gzip.len() * 2 < text.len());
    }
}
