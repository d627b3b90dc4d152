//! The first response: the table with a game of chess as finished HTML, before any program has loaded.

use anyhow::Result;
use axum::body::Bytes;
use chesswright_draw::{Page, View, svg};
use chesswright_rules::Rules;

use crate::answer::Addresses;
use crate::file::gzip;

/// The page with a board drawn into it.
pub(crate) struct First {
    pub(crate) plain: Bytes,
    pub(crate) gzip: Bytes,
}

impl First {
    /// Takes a template with the placeholders `{{title}}`, `{{board}}` and `{{server}}`: the mark by which the page knows that people
    /// can play with each other here.
    pub(crate) fn new(template: &str, addresses: Addresses) -> Result<Self> {
        paint(template, if addresses == Addresses::OfGames { " data-server" } else { "" })
    }
}

fn paint(template: &str, server: &str) -> Result<First> {
    let game = chesswright_catalog::definition("chess").and_then(|game| Rules::new(&game).ok());
    let (title, board) = match game {
        Some(rules) => {
            let view = View { page: Page::Clear, ..View::default() };
            (rules.definition().title.clone(), svg(&rules.start(), &view))
        }
        // Without a picture the page still works: the program draws the board a moment later.
        None => (String::new(), String::new()),
    };
    let filled =
        template.replace("{{title}}", &title).replace("{{board}}", &board).replace("{{server}}", server);
    Ok(First { gzip: gzip(filled.as_bytes())?.into(), plain: filled.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_arrives_with_a_board() {
        let page = First::new("<p>{{title}}</p>{{board}}", Addresses::OfThePage).unwrap();
        let text = String::from_utf8(page.plain.to_vec()).unwrap();
        assert!(text.starts_with("<p>Chess</p>") && text.contains("<svg "), "{text}");
        assert!(page.gzip.len() * 2 < text.len());
    }

    #[test]
    fn the_page_knows_whether_there_is_a_server() {
        let html = |addresses| First::new("<html{{server}}>", addresses).unwrap().plain;
        assert_eq!(html(Addresses::OfThePage), "<html>");
        assert_eq!(html(Addresses::OfGames), "<html data-server>");
    }
}
