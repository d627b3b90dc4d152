//! Checks pieces.

use std::collections::HashMap;

use super::betza::check_betza;
use super::{Scene, Validator};
use crate::board::{CellSet, Geometry};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::limits;
use crate::definition::model::{
    FirstMoveRule, MoveDef, PieceDef, PromotionDef, PromotionMoment, Sided, StepsDef,
};
use crate::definition::reach::reachable;
use crate::message::{Blank, Message};
use crate::{message, template};

impl Validator<'_> {
    pub(super) fn pieces(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        if def.pieces.is_empty() || def.pieces.len() > limits::MAX_PIECES {
            let finding = Diagnostic::error(
                "piece-count",
                message!("the game has {count} kinds of pieces", count = def.pieces.len()),
            );
            self.report(finding.expected(message!("1 to {most}", most = limits::MAX_PIECES)).at("pieces"));
        }
        self.letters();
        self.other_letters();
        for (name, piece) in &def.pieces {
            let path = format!("pieces.{name}");
            self.name(name, &path, template!("name of a piece"));
            self.moves(scene, piece, &path);
            let confined = piece
                .confined
                .as_ref()
                .and_then(|r| self.sided_region(scene, r, &format!("{path}.confined")));
            if let FirstMoveRule::In(region) = &piece.first_move {
                self.sided_region(scene, region, &format!("{path}.first-move.in"));
            }
            if let Some(promotion) = &piece.promotion {
                self.promotion(scene, name, promotion, confined.as_deref(), &format!("{path}.promotion"));
            }
            if let Some(by) = &piece.capturable_by {
                self.piece_names(by, &format!("{path}.capturable-by"));
            }
            self.piece_names(&piece.no_hop_over, &format!("{path}.no-hop-over"));
        }
    }

    fn letters(&mut self) {
        let def = self.def;
        // The signs that rows may contain, and the piece that uses each.
        let mut signs: HashMap<String, usize> = HashMap::new();
        for (index, (name, piece)) in def.pieces.iter().enumerate() {
            let path = format!("pieces.{name}.letter");
            let before = self.report.len();
            self.letters_of(name, &piece.letter, &path);
            if self.report.len() == before {
                self.own_signs(&mut signs, index, name, &path);
            }
        }
    }

    /// Checks the letter of a piece, or its letter for each side.
    fn letters_of(&mut self, name: &str, letters: &Sided<String>, path: &str) {
        match letters {
            Sided::All(letter) => self.letter(letter, path, self.def.sides.len() == 2),
            Sided::Each(each) => {
                if each.is_empty() {
                    let message = message!("`{name}` has no letter for any side", name);
                    self.report(Diagnostic::error("bad-letter", message).at(path));
                }
                for (side, letter) in each {
                    let path = format!("{path}.{side}");
                    self.side_name(side, &path);
                    self.letter(letter, &path, false);
                }
            }
        }
    }

    /// Checks that no other piece is written like this one, for any side.
    fn own_signs(&mut self, signs: &mut HashMap<String, usize>, index: usize, name: &str, path: &str) {
        let def = self.def;
        for side in (0..def.sides.len()).filter(|&side| def.letter(side, index).is_some()) {
            let sign = def.sign(side, index);
            if let Some(&other) = signs.get(&sign).filter(|&&other| other != index) {
                let other = def.pieces.get_index(other).map_or("", |(name, _)| name);
                let message =
                    message!("`{other}` and `{name}` have the same sign `{sign}`", other, name, sign);
                let hint = message!("give one of them another letter, or several characters");
                return self.report(Diagnostic::error("duplicate-letter", message).hint(hint).at(path));
            }
            signs.insert(sign, index);
        }
    }

    /// Checks that `also` has no letters of other pieces, which would make texts ambiguous.
    fn other_letters(&mut self) {
        let def = self.def;
        let mut taken: HashMap<&str, &str> = HashMap::new();
        for (name, piece) in &def.pieces {
            match &piece.letter {
                Sided::All(letter) => _ = taken.insert(letter, name),
                Sided::Each(each) => {
                    taken.extend(each.values().map(|letter| (letter.as_str(), name.as_str())))
                }
            }
        }
        for (name, piece) in &def.pieces {
            for (i, letter) in piece.also.iter().enumerate() {
                let path = format!("pieces.{name}.also[{i}]");
                self.letter(letter, &path, true);
                if let Some(other) = taken.insert(letter, name) {
                    let message = message!("`{letter}` already stands for `{other}`", letter, other);
                    self.report(Diagnostic::error("duplicate-letter", message).at(&path));
                }
            }
        }
    }

    fn letter(&mut self, letter: &str, path: &str, for_both: bool) {
        let wrong = |message: Message| Diagnostic::error("bad-letter", message).at(path);
        let allowed = |c: char| c.is_alphanumeric() || "+-'_".contains(c);
        if letter.is_empty() {
            self.report(wrong(message!("the letter is empty")).expected(message!("a letter, such as `n`")));
        } else if let Some(c) = letter.chars().find(|&c| !allowed(c)) {
            self.report(
                wrong(message!("a piece's letter cannot contain `{c}`", c))
                    .expected(message!("letters, digits, `+`, `-`, `'` and `_`")),
            );
        } else if !letter.chars().any(char::is_alphabetic) {
            self.report(
                wrong(message!("`{letter}` contains no letter", letter))
                    .expected(message!("at least one letter")),
            );
        } else if for_both && letter.to_uppercase() == letter.to_lowercase() {
            self.report(
                wrong(message!("`{letter}` has no capital form, which would tell the sides apart", letter))
                    .hint(message!(
                        "give each side its own letter: `letter = { white = \"…\", black = \"…\" }`"
                    )),
            );
        }
    }

    fn moves(&mut self, scene: &Scene<'_>, piece: &PieceDef, path: &str) {
        if piece.moves.is_empty() && self.places.said(path) && !self.places.said(&format!("{path}.moves")) {
            self.report(
                Diagnostic::warning("no-moves", message!("`{path}` has no moves", path))
                    .hint(message!("set `moves = []` if this is intended"))
                    .at(path),
            );
        }
        for (i, step) in piece.moves.iter().enumerate() {
            self.one_move(scene, step, &format!("{path}.moves[{i}]"));
        }
    }

    fn one_move(&mut self, scene: &Scene<'_>, step: &MoveDef, path: &str) {
        match (&step.steps, step.betza.is_empty()) {
            (Some(_), false) => {
                self.report(
                    Diagnostic::error("conflict", message!("a move cannot have both `betza` and `steps`"))
                        .at(path),
                );
            }
            (None, true) => {
                let finding = Diagnostic::error("empty-move", message!("the move is empty"));
                self.report(finding.expected(message!("a Betza text or `steps`")).at(path));
            }
            (Some(steps), true) => self.steps(scene, steps, &format!("{path}.steps")),
            (None, false) => self.betza(&step.betza, scene.board.geometry(), path),
        }
        let regions = [("from", &step.from), ("to", &step.to), ("within", &step.within)];
        for (key, region) in regions {
            if let Some(region) = region {
                self.sided_region(scene, region, &format!("{path}.{key}"));
            }
        }
        for (i, condition) in step.when.iter().enumerate() {
            let path = self.one_or_item(&format!("{path}.when"), i);
            self.move_condition(scene, condition, &path);
        }
    }

    fn betza(&mut self, text: &str, geometry: Geometry, path: &str) {
        let inner = format!("{path}.betza");
        let path = if self.places.said(&inner) { inner } else { path.to_owned() };
        let length = text.chars().count();
        if length > limits::MAX_BETZA {
            let finding =
                Diagnostic::error("too-large", message!("the text has {length} characters", length));
            self.report(finding.expected(message!("at most {most}", most = limits::MAX_BETZA)).at(path));
            return;
        }
        for found in check_betza(text, geometry) {
            let finding = if found.error {
                Diagnostic::error("betza", found.message)
            } else {
                Diagnostic::warning("betza", found.message)
            };
            let finding = Diagnostic { expected: found.expected, ..finding.hint(found.hint).at(&path) };
            let finding = self.places.locate_within(finding, text, found.span);
            self.report.push(finding);
        }
    }

    fn steps(&mut self, scene: &Scene<'_>, steps: &StepsDef, path: &str) {
        if steps.vectors.is_empty() {
            self.report(
                Diagnostic::error("empty-move", message!("the list of vectors is empty"))
                    .expected(message!("a list such as `[[1, 2]]`"))
                    .at(path),
            );
        }
        for (i, vector) in steps.vectors.iter().enumerate() {
            // The short form, a plain list of vectors, has no key of its own.
            let list = format!("{path}.vectors");
            let list = if self.places.said(path) && !self.places.said(&list) { path } else { &list };
            let path = format!("{list}[{i}]");
            if self.vector(scene, vector, &path) && steps.vectors[..i].contains(vector) {
                self.report(Diagnostic::warning("named-twice", message!("duplicate vector")).at(&path));
            }
        }
        if let Some(c) = steps.modality.chars().find(|c| !"mcdek".contains(*c)) {
            self.report(
                Diagnostic::error("unknown-value", message!("unknown modality `{c}`", c))
                    .expected(
                        message!("`m` to empty cells, `c` captures, `d` captures one's own, `e` captures in passing, `k` captures royals"),
                    )
                    .at(format!("{path}.modality")),
            );
        }
        if steps.range != 0 && steps.least > steps.range {
            let message = message!(
                "the minimum of {least} steps is greater than the maximum of {range}",
                least = steps.least,
                range = steps.range
            );
            self.report(Diagnostic::error("out-of-range", message).at(format!("{path}.least")));
        }
    }

    /// Checks a vector, and whether it is one.
    pub(super) fn vector(&mut self, scene: &Scene<'_>, vector: &[i16], path: &str) -> bool {
        let wrong = |message: Message| Diagnostic::error("bad-vector", message).at(path);
        let layered = scene.board.extent()[2] > 1;
        let most = if layered { 3 } else { 2 };
        if !(2..=most).contains(&vector.len()) {
            let expected = match layered {
                true => message!("two or three: right, forward, up"),
                false => message!("two: right, forward"),
            };
            self.report(
                wrong(message!("the vector has {numbers}", numbers = Blank::count(vector.len(), "number")))
                    .expected(expected),
            );
            return false;
        }
        if vector.iter().all(|&n| n == 0) {
            self.report(wrong(message!("this vector is zero")));
            return false;
        }
        true
    }

    fn promotion(
        &mut self,
        scene: &Scene<'_>,
        name: &str,
        promotion: &PromotionDef,
        confined: Option<&[CellSet]>,
        path: &str,
    ) {
        let zone = self.sided_region(scene, &promotion.zone, &format!("{path}.zone"));
        if let Some(zone) = &zone {
            self.reachable_zone(scene, name, zone, confined, &format!("{path}.zone"));
        }
        self.forced_zone(scene, promotion, zone.as_deref(), &format!("{path}.forced"));
        self.promotion_targets(name, promotion, &format!("{path}.to"));
        for (kind, _) in &promotion.limit {
            self.limited_target(name, promotion, kind, &format!("{path}.limit.{kind}"));
        }
    }

    /// Warns about cells where promotion is forced but not possible.
    fn forced_zone(
        &mut self,
        scene: &Scene<'_>,
        promotion: &PromotionDef,
        zone: Option<&[CellSet]>,
        path: &str,
    ) {
        let forced = promotion.forced.as_ref().and_then(|region| self.sided_region(scene, region, path));
        // Moves that leave the zone promote outside it.
        let leaving = promotion.on.contains(&PromotionMoment::Leaving);
        let (Some(zone), Some(forced), false) = (zone, forced, leaving) else { return };
        if forced.iter().zip(zone).any(|(forced, zone)| !(forced - zone).is_empty()) {
            let message = message!("promotion is forced on cells outside the promotion zone");
            self.report(Diagnostic::warning("outside-zone", message).at(path));
        }
    }

    fn promotion_targets(&mut self, name: &str, promotion: &PromotionDef, path: &str) {
        match &promotion.to {
            Sided::All(to) => self.targets(name, to, None, path),
            Sided::Each(each) => {
                for (side, to) in each {
                    let path = format!("{path}.{side}");
                    if let Some(side) = self.side_name(side, &path) {
                        self.targets(name, to, Some(side), &path);
                    }
                }
                self.all_named(each.keys(), path);
            }
        }
    }

    /// Checks a kind whose number on the board limits promotion to it.
    fn limited_target(&mut self, name: &str, promotion: &PromotionDef, kind: &str, path: &str) {
        let offers = |to: &[String]| to.iter().any(|target| target == kind);
        let offered = match &promotion.to {
            Sided::All(to) => offers(to),
            Sided::Each(each) => each.values().any(|to| offers(to)),
        };
        if self.piece_name(kind, path).is_some() && !offered {
            let message = message!("`{name}` cannot promote to `{kind}`", name, kind);
            self.report(Diagnostic::warning("not-offered", message).at(path));
        }
    }

    /// Warns about a promotion zone that the pieces of the setup can never reach.
    fn reachable_zone(
        &mut self,
        scene: &Scene<'_>,
        name: &str,
        zone: &[CellSet],
        confined: Option<&[CellSet]>,
        path: &str,
    ) {
        let def = self.def;
        let Some(index) = def.pieces.get_index_of(name) else {
            return;
        };
        // Pieces that come from promotion may begin anywhere.
        let made = def.pieces.values().filter_map(|p| p.promotion.as_ref()).any(|p| match &p.to {
            Sided::All(to) => to.iter().any(|t| t == name),
            Sided::Each(each) => each.values().flatten().any(|t| t == name),
        });
        if made || scene.placed.is_empty() {
            return;
        }
        for (side, zone) in zone.iter().enumerate() {
            if zone.is_empty() || scene.standing(side, index).next().is_none() {
                continue;
            }
            let within = confined.map_or_else(|| scene.all(), |c| c[side].clone());
            let moves = &def.pieces[index].moves;
            let start = scene.standing(side, index);
            let reached = reachable(moves, scene.board, &scene.frames[side], start, &within);
            if reached.is_some_and(|cells| (&cells & zone).is_empty()) {
                let message = message!(
                    "no `{name}` of {side} can ever reach its promotion zone",
                    name,
                    side = Blank::side(&def.sides[side].name)
                );
                let hint = message!("write `own` before the zone to turn it to each side's point of view");
                self.report(Diagnostic::warning("unreachable", message).hint(hint).at(path));
                return;
            }
        }
    }

    fn targets(&mut self, name: &str, to: &[String], side: Option<usize>, path: &str) {
        if to.is_empty() {
            self.report(
                Diagnostic::error("promotes-to-nothing", message!("`{name}` has no promotion targets", name))
                    .hint(message!("set `promotion = false` for a piece that does not promote"))
                    .at(path),
            );
        }
        self.piece_names(to, path);
        for (i, target) in to.iter().enumerate() {
            let item = format!("{path}[{i}]");
            if target == name {
                self.report(
                    Diagnostic::error("promotes-to-itself", message!("`{name}` promotes to itself", name))
                        .hint(message!("set `forced = false` if promotion is optional"))
                        .at(item),
                );
                continue;
            }
            let Some(index) = self.def.pieces.get_index_of(target) else {
                continue;
            };
            let sides = side.map_or(0..self.def.sides.len(), |s| s..s + 1);
            for side in sides {
                // A side without a letter for a piece cannot have that piece.
                if self.def.letter(side, index).is_none() {
                    let message = message!(
                        "`{target}` has no letter for {side}",
                        target,
                        side = Blank::side(&self.def.sides[side].name)
                    );
                    self.report(Diagnostic::error("no-letter", message).at(&item));
                }
            }
        }
    }
}
