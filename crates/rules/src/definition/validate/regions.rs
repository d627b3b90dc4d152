//! Checks regions, named and unnamed.

use super::{Scene, Validator};
use crate::board::{CellSet, Frame};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::limits;
use crate::definition::model::Sided;
use crate::definition::region::{CellName, Expr, RESERVED, parse};
use crate::definition::suggest;
use crate::{message, template};

impl Validator<'_> {
    pub(super) fn named_regions(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        if def.regions.len() > limits::MAX_REGIONS {
            let finding = Diagnostic::error(
                "too-large",
                message!("the game has {count} regions", count = def.regions.len()),
            );
            self.report(
                finding.expected(message!("at most {most}", most = limits::MAX_REGIONS)).at("regions"),
            );
        }
        for (name, text) in &def.regions {
            let path = format!("regions.{name}");
            self.name(name, &path, template!("name of a region"));
            let taken = if RESERVED.contains(&name.as_str()) {
                Some(message!("`{name}` is not a valid name of a region: it is a keyword", name))
            } else if CellName::parse(name).is_some() {
                Some(message!("`{name}` is not a valid name of a region: it looks like a cell", name))
            } else {
                None
            };
            if let Some(why) = taken {
                let finding =
                    Diagnostic::error("bad-name", why).hint(message!("choose a longer name")).at(&path);
                self.report.push(self.places.locate_key(finding));
            }
            self.region_for_all(scene, text, &path);
        }
    }

    /// Warns about regions that nothing uses.
    pub(super) fn unused_regions(&mut self) {
        let def = self.def;
        // If a region's name is mistyped, the region would seem unused; one finding is enough.
        if self.report.errors().any(|d| d.code == "region" || d.place.path.starts_with("regions")) {
            return;
        }
        for name in def.regions.keys() {
            // Only regions of the document itself: a parent may define regions for several children.
            let own = self.places.find(&format!("regions.{name}")).is_none_or(|span| span.source == 0);
            if own && !self.used_regions.contains(name) {
                let finding =
                    Diagnostic::warning("unused-region", message!("region `{name}` is never used", name));
                self.report.push(self.places.locate_key(finding.at(format!("regions.{name}"))));
            }
        }
    }

    /// The cells of a region text for each side. `None` if the text has mistakes. Warns if no side has any cells.
    pub(super) fn region_for_all(
        &mut self,
        scene: &Scene<'_>,
        text: &str,
        path: &str,
    ) -> Option<Vec<CellSet>> {
        self.note_names(text);
        let mut sets = vec![];
        for frame in &scene.frames {
            sets.push(self.evaluate(scene, text, frame, path)?);
        }
        if sets.iter().all(CellSet::is_empty) && !is_none(text) {
            self.empty(path);
        }
        Some(sets)
    }

    /// The cells for each side; all cells for sides that are not named.
    pub(super) fn sided_region(
        &mut self,
        scene: &Scene<'_>,
        region: &Sided<String>,
        path: &str,
    ) -> Option<Vec<CellSet>> {
        let each = match region {
            Sided::All(text) => return self.region_for_all(scene, text, path),
            Sided::Each(each) => each,
        };
        let mut sets = vec![scene.all(); scene.frames.len()];
        let mut fine = true;
        for (name, text) in each {
            let path = format!("{path}.{name}");
            let Some(side) = self.side_name(name, &path) else {
                fine = false;
                continue;
            };
            self.note_names(text);
            match self.evaluate(scene, text, &scene.frames[side], &path) {
                Some(set) => {
                    if set.is_empty() && !is_none(text) {
                        self.empty(&path);
                    }
                    sets[side] = set;
                }
                None => fine = false,
            }
        }
        self.all_named(each.keys(), path);
        fine.then_some(sets)
    }

    /// Warns if a table of sides leaves some out.
    pub(super) fn all_named<'n>(&mut self, named: impl IntoIterator<Item = &'n String>, path: &str) {
        let named: Vec<_> = named.into_iter().collect();
        let left_out: Vec<_> = self
            .def
            .sides
            .iter()
            .map(|s| s.name.as_str())
            .filter(|s| !named.iter().any(|n| n == s))
            .collect();
        if !left_out.is_empty() {
            self.report(
                Diagnostic::warning(
                    "side-left-out",
                    message!("`{path}` leaves out {words}", path, words = suggest::list(left_out)),
                )
                .hint(message!("add the missing sides, with `all` or `none` for no rule of their own"))
                .at(path),
            );
        }
    }

    fn empty(&mut self, path: &str) {
        self.report(
            Diagnostic::warning("empty-region", message!("`{path}` has no cells", path))
                .hint(message!("write `none` if this is intended"))
                .at(path),
        );
    }

    fn evaluate(&mut self, scene: &Scene<'_>, text: &str, frame: &Frame, path: &str) -> Option<CellSet> {
        match scene.regions.cells(text, frame) {
            Ok(cells) => Some(cells),
            // The mistake is reported once, for the named region.
            Err(error) if error.nested && !path.starts_with("regions.") => None,
            Err(error) => {
                let finding = Diagnostic::error("region", error.message).hint(error.hint).at(path);
                let finding = Diagnostic { expected: error.expected, ..finding };
                let finding = self.places.locate_within(finding, text, error.span);
                self.report.push(finding);
                None
            }
        }
    }

    fn note_names(&mut self, text: &str) {
        if let Ok(expr) = parse(text) {
            names(&expr, &mut |name| {
                self.used_regions.insert(name.to_owned());
            });
        }
    }
}

fn is_none(text: &str) -> bool {
    matches!(text.trim(), "none" | "")
}

fn names(expr: &Expr, note: &mut impl FnMut(&str)) {
    match expr {
        Expr::Named(name, _) => note(name),
        Expr::Own(inner) | Expr::Not(inner) => names(inner, note),
        Expr::Chain(first, rest) => {
            names(first, note);
            rest.iter().for_each(|(_, expr)| names(expr, note));
        }
        _ => {}
    }
}
