//! What nature decides, by counting.

use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::{CapturedRule, ChanceDef};

use super::game::Game;
use super::situation::{Deed, Man, Situation, WALL};

/// What a position knows of nature.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nature {
    pub die: Option<usize>,
    /// The cell on which a piece is about to be turned up, and by whom.
    pub reveals: Option<(Cell, usize)>,
    /// By side and kind.
    pub bag: Vec<Vec<u16>>,
    /// What captured pieces were that lay face down, by side and kind.
    pub taken: Vec<Vec<u16>>,
    /// How many of which nature has to draw what they were, by side.
    pub draws: Vec<u16>,
}

impl Game {
    fn chance(&self) -> Option<&ChanceDef> {
        self.definition.chance.as_ref()
    }

    fn covered(&self) -> Option<usize> {
        self.kind_number(self.chance()?.covered.as_ref()?)
    }

    fn faces(&self) -> Vec<usize> {
        let faces = self.chance().map(|chance| chance.dice.as_slice()).unwrap_or_default();
        faces.iter().filter_map(|name| self.kind_number(name)).collect()
    }

    /// Full bags, and pieces that lie face down.
    pub fn prepare(&self, start: &mut Situation) {
        let Some(chance) = self.chance() else { return };
        let count = |name: &String| chance.bag.get(name).copied().unwrap_or(0);
        let bag: Vec<u16> = self.definition.pieces.keys().map(count).collect();
        start.nature.taken = vec![vec![0; bag.len()]; self.sides()];
        start.nature.draws = vec![0; self.sides()];
        start.nature.bag = vec![bag; self.sides()];
        if let Some(cells) = self.region_of(&chance.face_down, 0) {
            for cell in cells.iter().filter(|&cell| start.men[cell as usize].is_none()).collect::<Vec<_>>() {
                start.men[cell as usize] = Some(WALL);
            }
        }
    }

    /// The sides to which a piece that is turned up may belong.
    fn owners(&self, now: &Situation, cell: Cell, by: usize) -> Vec<usize> {
        let first = self.chance().is_some_and(|chance| chance.first_own)
            && (0..self.sides()).all(|side| now.men_of(side).is_empty());
        let nobodys = now.at(cell) == Some(WALL) && !first;
        (0..self.sides()).filter(|&side| nobodys || side == by).collect()
    }

    fn drawn(&self, now: &Situation, cell: Cell, by: usize) -> Vec<(usize, usize)> {
        let of = |side: usize| now.nature.bag[side].iter().enumerate().filter(|(_, n)| **n > 0);
        let owners = self.owners(now, cell, by).into_iter();
        owners.flat_map(|side| of(side).map(move |(kind, _)| (side, kind)).collect::<Vec<_>>()).collect()
    }

    /// Nature's steps, if it is to draw what a captured piece was, or to turn up a piece.
    pub fn revealing(&self, now: &Situation) -> Option<Vec<Deed>> {
        if let Some(side) = (0..self.sides()).find(|&side| now.nature.draws.get(side).is_some_and(|n| *n > 0))
        {
            let kinds = (0..now.nature.bag[side].len()).filter(|&kind| now.nature.bag[side][kind] > 0);
            let deed = |kind| Deed { chance: Some((Some(side), kind)), draws: true, ..Deed::quiet(0, 0) };
            return Some(kinds.map(deed).collect());
        }
        let (cell, by) = now.nature.reveals?;
        let drawn = self.drawn(now, cell, by).into_iter();
        let deed = |(side, kind)| Deed { chance: Some((Some(side), kind)), ..Deed::quiet(cell, cell) };
        Some(drawn.map(deed).collect())
    }

    /// Turning up a piece of nobody instead of moving.
    pub fn uncoverings(&self, now: &Situation) -> Vec<Deed> {
        let checked = self.binding(now.turn) && self.in_check(now, now.turn);
        if checked || !self.chance().is_some_and(ChanceDef::turns_up) {
            return vec![];
        }
        let walls = self.board.cells().filter(|&cell| now.at(cell) == Some(WALL));
        let some = walls.filter(|&cell| !self.drawn(now, cell, now.turn).is_empty());
        some.map(|cell| Deed { uncovers: true, ..Deed::quiet(cell, cell) }).collect()
    }

    /// Of a side's moves, those that the die allows; or nature's rolls.
    pub fn by_die(&self, now: &Situation, mut deeds: Vec<Deed>) -> Vec<Deed> {
        let faces = self.faces();
        if faces.is_empty() {
            return deeds;
        }
        let fits = |deed: &Deed, kind: usize| {
            let moved = deed.drop.or(now.at(deed.from).map(|man| man.kind));
            !deed.stays() && (moved == Some(kind) || deed.promotion == Some(kind))
        };
        if let Some(kind) = now.nature.die {
            deeds.retain(|deed| fits(deed, kind));
            return deeds;
        }
        let rolled = |kind: &usize| deeds.iter().any(|deed| fits(deed, *kind));
        let kinds: std::collections::BTreeSet<usize> = faces.into_iter().filter(rolled).collect();
        kinds.into_iter().map(|kind| Deed { chance: Some((None, kind)), ..Deed::quiet(0, 0) }).collect()
    }

    /// The position after a step of nature. No time passes.
    pub fn after_chance(&self, now: &Situation, deed: &Deed) -> Option<Situation> {
        let mut after = now.clone();
        match deed.chance? {
            (None, kind) => after.nature.die = Some(kind),
            (Some(side), kind) if deed.draws => {
                after.nature.draws[side] -= 1;
                after.nature.bag[side][kind] -= 1;
                after.nature.taken[side][kind] += 1;
            }
            (Some(side), kind) => {
                after.men[deed.to as usize] = Some(Man { side, kind });
                after.nature.bag[side][kind] -= 1;
                after.nature.reveals = None;
            }
        }
        Some(after)
    }

    /// What effects at the end of a turn have carried away or removed is not turned up any more.
    pub fn forget_moved_reveal(&self, after: &mut Situation) {
        if let Some((cell, side)) = after.nature.reveals {
            let covered = self.covered().map(|kind| Man { side, kind });
            let there = after.at(cell);
            if there.is_none() || (there != covered && there != Some(WALL)) {
                after.nature.reveals = None;
            }
        }
    }

    /// What nature has to decide after a step.
    pub fn ask_nature(&self, now: &Situation, after: &mut Situation, deed: &Deed) {
        let us = now.turn;
        let free = |after: &Situation, side: usize| {
            after.nature.bag[side].iter().sum::<u16>() > after.nature.draws[side]
        };
        if self.chance().is_some_and(|chance| chance.captured != CapturedRule::Nobody) {
            let back = deed.unload.and(deed.captures.last());
            for cell in deed.captures.iter().filter(|cell| Some(*cell) != back) {
                let fell = now.at(*cell).filter(|man| *man != WALL && Some(man.kind) == self.covered());
                if let Some(man) = fell.filter(|man| free(after, man.side)) {
                    after.nature.draws[man.side] += 1;
                }
            }
        }
        let covered = self.covered().map(|kind| Man { side: us, kind });
        let moved = !deed.stays() && deed.drop.is_none() && now.at(deed.from) == covered;
        let arrived = covered.is_some() && moved && after.at(deed.to) == covered;
        let full = self.chance().is_some() && free(after, us);
        if deed.uncovers || (arrived && full) {
            after.nature.reveals = Some((deed.to, us));
        }
    }
}
