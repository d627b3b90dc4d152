//! Findings about missing pieces and about pieces that cannot exist.

use super::{Finding, Look, Part};
use crate::definition::model::{CapturesGo, FlipRule};
use crate::message::Blank;
use crate::setup::Setup;
use crate::types::{Kind, Side};
use crate::{message, template};

impl Look<'_> {
    /// Finds sides without a royal, and sides with more royals than they can get.
    pub(super) fn royals(&self, found: &mut Vec<Finding>) {
        for side in self.sides() {
            let royal = |kind: &Kind| self.definition(*kind).is_some_and(|piece| piece.royal);
            // A royal that waits behind a cell will come in.
            let count = |setup| self.kinds().filter(royal).map(|kind| Self::count(setup, side, kind)).sum();
            let (start, now): (usize, usize) = (count(&self.start), count(&self.setup));
            let name = Self::name(self.rules, side);
            let what = self.kinds().find(royal).map_or("royal", |kind| self.rules.kind_name(kind));
            if start > 0 && now == 0 {
                let message =
                    message!("{side} has no {piece}", side = Blank::side(name), piece = Blank::piece(what));
                found.push(
                    Finding::error("no-royal", Part::Board, message)
                        .advice(template!("add one to the board")),
                );
            }
            let promotes = self.kinds().filter(royal).any(|kind| self.is_promoted_to(kind));
            if now > start && !promotes && !self.converts() {
                let cells =
                    self.kinds().filter(royal).flat_map(|kind| Self::cells_of(&self.setup, side, kind));
                let message = message!(
                    "{side} has {many}, but starts with {start}",
                    side = Blank::side(name),
                    many = Blank::count(now, what),
                    start,
                    piece = Blank::piece(what)
                );
                let finding = Finding::error("too-many-royals", Part::Board, message).on(cells);
                found.push(finding.advice(template!("take some away")));
            }
        }
    }

    /// Finds sides with more pieces than the game starts with. Promoted pieces replace those that could promote.
    pub(super) fn material(&self, found: &mut Vec<Finding>) {
        // Triggers, waiting pieces and bags may bring more pieces in.
        let definition = self.rules.definition();
        let draws = definition.chance.as_ref().is_some_and(|chance| !chance.bag.is_empty());
        if draws
            || definition.effects().next().is_some()
            || definition.gates.is_some() && !definition.has_gates_for_hands()
        {
            return;
        }
        let all = |setup, side| self.kinds().map(|kind| Self::count(setup, side, kind)).sum::<usize>();
        let sides: Vec<Side> = self.sides().collect();
        if self.converts() {
            // Where pieces change sides, only the total is limited, unless pieces come from elsewhere.
            let total = |setup| sides.iter().map(|&side| all(setup, side)).sum::<usize>();
            let (start, now) = (total(&self.start), total(&self.setup));
            if now > start && !self.is_endless() {
                let message =
                    message!("there are {now} pieces, but the game starts with {start}", now, start);
                found.push(
                    Finding::error("too-many-pieces", Part::Board, message)
                        .advice(template!("take some away")),
                );
            }
            return;
        }
        for side in sides {
            let (start, now) = (all(&self.start, side), all(&self.setup, side));
            let name = Self::name(self.rules, side);
            if now > start {
                let message = message!(
                    "{side} has {now} pieces, but starts with {start}",
                    side = Blank::side(name),
                    now,
                    start
                );
                found.push(
                    Finding::error("too-many-pieces", Part::Board, message)
                        .advice(template!("take some away")),
                );
            } else {
                self.surplus(side, found);
            }
        }
    }

    /// Finds pieces in hand that cannot have come there.
    pub(super) fn hands(&self, found: &mut Vec<Finding>) {
        let definition = self.rules.definition();
        let captures = definition.hand.as_ref().map_or(CapturesGo::Away, |hand| hand.captures);
        let becomes = |kind: Kind| match self.definition(kind) {
            Some(piece) if !piece.royal => match &piece.captured_as {
                Some(name) => self.rules.kind(name),
                None => Some(kind),
            },
            _ => None,
        };
        let taken: Vec<Kind> = self.kinds().filter_map(becomes).collect();
        let mut at_start = self.start.hands.iter().filter(|(_, _, count)| *count > 0);
        for &(side, kind, count) in self.setup.hands.iter().filter(|(_, _, count)| *count > 0) {
            let comes = captures != CapturesGo::Away && taken.contains(&kind);
            if !comes && !at_start.any(|(_, start, _)| *start == kind) {
                let (name, what) = (Self::name(self.rules, side), self.rules.kind_name(kind));
                let message = message!(
                    "{side} has {count} {piece} in hand, but a {piece} can never come there",
                    side = Blank::side(name),
                    count,
                    piece = Blank::piece(what)
                );
                found.push(
                    Finding::error("hand", Part::Hand, message).advice(template!("remove it from the hand")),
                );
            }
        }
    }

    /// Finds promoted pieces for which no piece that could promote is missing.
    fn surplus(&self, side: Side, found: &mut Vec<Finding>) {
        let name = Self::name(self.rules, side);
        let (mut extra, mut missing, mut cells, mut words) = (0, 0, vec![], vec![]);
        for kind in self.kinds() {
            let (start, now) = (Self::count(&self.start, side, kind), Self::count(&self.setup, side, kind));
            let Some(piece) = self.definition(kind) else { continue };
            if piece.promotion.is_some() {
                missing += start.saturating_sub(now);
            }
            if now <= start {
                continue;
            }
            let here = Self::cells_of(&self.setup, side, kind);
            if !self.is_promoted_to(kind) && !piece.royal {
                let what = self.rules.kind_name(kind);
                let message = message!(
                    "{side} has {many}, but starts with {start}, and no piece promotes to one",
                    side = Blank::side(name),
                    many = Blank::count(now, what),
                    start,
                    piece = Blank::piece(what)
                );
                let finding = Finding::error("too-many-of-a-kind", Part::Board, message).on(here);
                found.push(finding.advice(template!("take some away")));
            } else if !piece.royal {
                extra += now - start;
                cells.extend(here);
                words.push(Blank::count(now, self.rules.kind_name(kind)).to_string());
            }
        }
        if extra > missing {
            let (side, pieces, many) = (Blank::side(name), Blank::both(words), Blank::count(extra, "piece"));
            let message = match missing {
                0 => message!(
                    "{side} has {pieces}: {many} must have promoted, but none of the pieces that can promote are missing",
                    side,
                    pieces,
                    many
                ),
                missing => message!(
                    "{side} has {pieces}: {many} must have promoted, but only {missing} of the pieces that can promote are missing",
                    side,
                    pieces,
                    many,
                    missing
                ),
            };
            let advice = template!("remove some of them, or some pieces that could have promoted");
            found.push(Finding::error("too-many-promoted", Part::Board, message).advice(advice).on(cells));
        }
    }

    pub(super) fn definition(&self, kind: Kind) -> Option<&crate::definition::model::PieceDef> {
        self.rules.definition().pieces.get_index(kind.index()).map(|(_, piece)| piece)
    }

    /// Whether some piece promotes to a kind.
    pub(super) fn is_promoted_to(&self, kind: Kind) -> bool {
        let name = self.rules.kind_name(kind);
        let definition = self.rules.definition();
        let targets = definition.pieces.values().filter_map(|piece| piece.promotion.as_ref()).map(|p| &p.to);
        let sides = || definition.sides.iter().map(|side| side.name.as_str());
        targets.into_iter().any(|to| {
            sides().any(|side| to.get(side).is_some_and(|names| names.iter().any(|other| other == name)))
        })
    }

    /// How many pieces of a kind a side has, on the board, in hand and waiting.
    fn count(setup: &Setup, side: Side, kind: Kind) -> usize {
        let in_hand = setup.hands.iter().filter(|(owner, other, _)| (*owner, *other) == (side, kind));
        let waiting = setup.gates.iter().filter(|(_, piece)| (piece.side, piece.kind) == (side, kind));
        Self::cells_of(setup, side, kind).count()
            + in_hand.map(|(_, _, count)| usize::from(*count)).sum::<usize>()
            + waiting.count()
    }

    /// Whether pieces can change sides, so that the number of one side's pieces means nothing.
    pub(super) fn converts(&self) -> bool {
        let definition = self.rules.definition();
        let captor = definition.hand.as_ref().is_some_and(|hand| hand.captures == CapturesGo::Captor);
        self.is_endless()
            || captor
            || definition.any_side(|side| definition.capture.flips_for(side) != FlipRule::None)
    }

    /// Whether pieces can come into the game from elsewhere.
    fn is_endless(&self) -> bool {
        let hand = self.rules.definition().hand.as_ref();
        hand.is_some_and(|hand| !hand.endless.is_empty() || hand.captures == CapturesGo::Partner)
    }
}
