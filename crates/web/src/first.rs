//! The first response: the table with the daily game as finished HTML, before any program has loaded.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use chesswright_draw::{Page, View, svg};
use chesswright_rules::Rules;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The page with a board drawn into it.
pub(crate) struct Painted {
    day: u64,
    pub(crate) plain: Bytes,
    pub(crate) gzip: Bytes,
}

/// Draws the page once a day.
pub(crate) struct First {
    template: String,
    painted: Mutex<Option<Arc<Painted>>>,
}

impl First {
    /// Takes a template with the placeholders `{{day}}`, `{{title}}` and `{{board}}`.
    pub(crate) fn new(template: &str) -> Self {
        Self { template: template.to_owned(), painted: Mutex::new(None) }
    }

    /// The page of a day, counted from 1 January 1970.
    pub(crate) fn of(&self, day: u64) -> Arc<Painted> {
        let mut painted = self.painted.lock().unwrap_or_else(PoisonError::into_inner);
        match &*painted {
            Some(page) if page.day == day => page.clone(),
            _ => {
                let page = Arc::new(paint(&self.template, day));
                *painted = Some(page.clone());
                page
            }
        }
    }
}

fn paint(template: &str, day: u64) -> Painted {
    let game = chesswright_catalog::definition(chesswright_catalog::of_the_day(day))
        .and_then(|game| Rules::new(&game).ok());
    let (title, board) = match game {
        Some(rules) => {
            let view = View { page: Page::Clear, ..View::default() };
            (rules.definition().title.clone(), svg(&rules.start(), &view))
        }
        // Without a picture the page still works: the program draws the board a moment later.
        None => (String::new(), String::new()),
    };
    let filled = template
        .replace("{{day}}", &day.to_string())
        .replace("{{title}}", &title)
        .replace("{{board}}", &board);
    let mut packed = GzEncoder::new(vec![], Compression::best());
    let gzip = packed.write_all(filled.as_bytes()).and_then(|()| packed.finish()).unwrap_or_default();
    Painted { day, plain: filled.into(), gzip: gzip.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_its_board() {
        let first = First::new("<p data-day=\"{{day}}\">{{title}}</p>{{board}}");
        let page = first.of(3);
        let text = String::from_utf8(page.plain.to_vec()).unwrap();
        assert!(text.starts_with("<p data-day=\"3\">") && text.contains("<svg "), "{text}");
        assert!(page.gzip.len() * 2 < text.len());
        assert!(Arc::ptr_eq(&first.of(3), &page) && !Arc::ptr_eq(&first.of(4), &page));
    }
}
