//! Checks authorship and appearance.

use super::{Scene, Validator};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::PieceLook;
use crate::definition::{drawing, limits};
use crate::message::Message;
use crate::{message, template};

impl Validator<'_> {
    pub(super) fn about(&mut self) {
        let about = &self.def.about;
        for (key, table) in [("titles", &about.titles), ("descriptions", &about.descriptions)] {
            for language in table.keys() {
                if !is_language(language) {
                    let message = message!("`{language}` is not a language", language);
                    let finding = Diagnostic::error("bad-name", message)
                        .expected(message!("a tag such as `de` or `pt-BR`"));
                    self.report.push(self.places.locate_key(finding.at(format!("about.{key}.{language}"))));
                }
            }
        }
    }

    /// Checks the look. What is wrong there becomes a warning in the end: it never keeps a game from being played.
    pub(super) fn look(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        for (name, look) in &def.look.regions {
            let path = format!("look.regions.{name}");
            // A region that `look` uses counts as used.
            self.region_for_all(scene, name, &path);
            self.colour(look.colour.as_deref(), &path);
        }
        if def.look.regions.len() > limits::MAX_REGIONS {
            let finding = Diagnostic::error(
                "too-large",
                message!("{count} regions look special", count = def.look.regions.len()),
            );
            self.report(
                finding.expected(message!("at most {most}", most = limits::MAX_REGIONS)).at("look.regions"),
            );
        }
        for (name, look) in &def.look.sides {
            let path = format!("look.sides.{name}");
            self.side_name(name, &path);
            self.colour(look.colour.as_deref(), &path);
        }
        self.alike_sides();
        for (name, look) in &def.look.pieces {
            let path = format!("look.pieces.{name}");
            self.piece_name(name, &path);
            self.drawing(look, &path);
        }
        if !def.look.shape.fits(scene.board) {
            let message =
                message!("the board does not fit the shape `{shape}`", shape = def.look.shape.word());
            self.report(Diagnostic::error("bad-shape", message).at("look.shape"));
        }
        for (i, line) in def.look.lines.iter().enumerate() {
            let unknown = |name: &&str| scene.board.cell(name).is_none();
            if let Some(name) = line.split_whitespace().find(unknown) {
                let finding = Diagnostic::error(
                    "unknown-cell",
                    message!("there is no cell `{cell}` on this board", cell = name),
                );
                let path = self.one_or_item("look.lines", i);
                self.report(finding.at(path));
            }
        }
    }

    fn colour(&mut self, colour: Option<&str>, path: &str) {
        if let Some(colour) = colour.filter(|colour| drawing::colour(colour).is_none()) {
            let finding = Diagnostic::error("bad-colour", message!("`{colour}` is not a colour", colour));
            self.report(
                finding
                    .expected(message!("`#` and six digits, such as `#c83c28`"))
                    .at(format!("{path}.colour")),
            );
        }
    }

    /// Reports a side whose colour is nearly that of a side before it.
    fn alike_sides(&mut self) {
        let def = self.def;
        let coloured = def
            .look
            .sides
            .iter()
            .filter_map(|(name, look)| Some((name, drawing::colour(look.colour.as_deref()?)?)));
        let coloured: Vec<(&String, [u8; 3])> = coloured.collect();
        for (i, (name, colour)) in coloured.iter().enumerate() {
            let near = |other: &[u8; 3]| colour.iter().zip(other).all(|(a, b)| a.abs_diff(*b) < ALIKE);
            if let Some((other, _)) = coloured[..i].iter().find(|(_, other)| near(other)) {
                let message = message!("`{name}` has nearly the same colour as `{other}`", name, other);
                let finding = Diagnostic::warning("alike-sides", message)
                    .hint(message!("choose a lighter one for one of them and a darker one for the other"))
                    .at(format!("look.sides.{name}.colour"));
                self.report(finding);
            }
        }
    }

    /// Checks the outlines that a document draws.
    fn drawing(&mut self, look: &PieceLook, path: &str) {
        let outlines = [("fills", &look.fills), ("lines", &look.lines), ("spots", &look.spots)];
        let (mut length, mut segments) = (0, 0);
        for (key, list) in outlines {
            for (i, outline) in list.iter().enumerate() {
                length += outline.len();
                match drawing::outline(outline) {
                    Ok(read) => segments += read.len(),
                    Err(mistake) => {
                        let path = self.one_or_item(&format!("{path}.{key}"), i);
                        let finding =
                            Diagnostic::error("bad-outline", mistake.what).expected(mistake.expected);
                        let finding = self.places.locate_within(finding.at(path), outline, mistake.at);
                        self.report.push(finding);
                    }
                }
            }
        }
        for (many, most, what) in [
            (length, limits::MAX_DRAWING, template!("characters")),
            (segments, limits::MAX_SEGMENTS, template!("segments")),
        ] {
            if many > most {
                let finding = Diagnostic::error(
                    "too-large",
                    message!("the drawing has {many} {what}", many, what = Message::of(what)),
                );
                self.report(finding.expected(message!("at most {most}", most)).at(path));
            }
        }
    }
}

/// Two colours whose channels differ by less than this are hard to tell apart.
const ALIKE: u8 = 40;

/// Whether a text is a language tag: parts of letters and digits, the first of letters only.
fn is_language(tag: &str) -> bool {
    let mut parts = tag.split('-');
    let first = parts.next().unwrap_or_default();
    (2..=8).contains(&first.len())
        && first.bytes().all(|b| b.is_ascii_alphabetic())
        && parts.all(|part| (1..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric()))
}
