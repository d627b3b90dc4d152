//! Pieces in hand: captures that go to a hand, drops, gates, and promotion instead of moving.

use std::collections::BTreeSet;

use chesswright_rules::board::{Cell, CellSet, Vector};
use chesswright_rules::definition::model::{
    CapturesGo, DropDef, DropMate, EffectDef, EncloseRule, GateFrom, HandDef, PromotionMoment,
};

use super::game::Game;
use super::situation::{Deed, Man, Situation, WALL};

impl Game {
    fn hand(&self) -> Option<&HandDef> {
        self.definition.hand.as_ref()
    }

    /// The kind that a captured piece becomes in hand.
    pub fn captured_as(&self, kind: usize) -> usize {
        let other = self.definition.pieces[kind].captured_as.as_ref();
        other.and_then(|name| self.kind_number(name)).unwrap_or(kind)
    }

    /// Whether promoted pieces are marked.
    pub fn marks(&self) -> bool {
        self.hand().is_some_and(|hand| hand.reverts.is_some())
    }

    /// Puts a captured piece into a hand.
    pub fn pocket(&self, after: &mut Situation, us: usize, man: Man, marked: bool) {
        let Some(hand) = self.hand() else { return };
        let reverts = hand.reverts.as_ref().and_then(|name| self.kind_number(name)).filter(|_| marked);
        let kind = reverts.unwrap_or_else(|| self.captured_as(man.kind));
        match hand.captures {
            CapturesGo::Captor => after.hands[us][kind] += 1,
            CapturesGo::Owner => after.hands[man.side][kind] += 1,
            CapturesGo::Away | CapturesGo::Partner => {}
        }
    }

    /// Removes a dropped piece from the hand.
    pub fn pay(&self, after: &mut Situation, us: usize, kind: usize) {
        let held = self.captured_as(kind);
        if !self.is_endless(kind) && !self.is_endless(held) {
            after.hands[us][held] -= 1;
        }
    }

    fn drop_of(&self, kind: usize) -> DropDef {
        self.definition.pieces[kind].drop.clone().unwrap_or_default()
    }

    /// The cells where a kind in hand may be dropped as another kind, apart from what stands on them.
    fn drop_region(&self, held: usize, kind: usize, side: usize) -> CellSet {
        let all = || self.board.cells().collect::<CellSet>();
        let region = |text| self.sided(text, side, all()).unwrap_or_else(all);
        let everywhere = region(self.hand().and_then(|hand| hand.region.as_ref()));
        let confined = region(self.definition.pieces[kind].confined.as_ref());
        &(&region(self.drop_of(held).region.as_ref()) & &everywhere) & &confined
    }

    /// All drops, before any test of the resulting position.
    pub fn drops(&self, now: &Situation) -> Vec<Deed> {
        let Some(hand) = self.hand().filter(|hand| hand.drops) else { return vec![] };
        let us = now.turn;
        let mut deeds = vec![];
        for (held, kind) in self.ways_to_drop(hand) {
            if now.hands[us][held] == 0 && !self.is_endless(held) {
                continue;
            }
            let drop = self.drop_of(held);
            let region = self.drop_region(held, kind, us);
            for cell in region.iter().filter(|&cell| now.at(cell).is_none()) {
                let alike = |cell: &Cell| now.at(*cell) == Some(Man { side: us, kind });
                let crowded = drop.per_file > 0
                    && self.file(cell, us).into_iter().filter(alike).count() >= usize::from(drop.per_file);
                if !crowded && self.colours_allow(now, hand, kind, cell) && self.encloses(now, hand, cell) {
                    deeds.push(Deed { drop: Some(kind), ..Deed::quiet(cell, cell) });
                }
            }
        }
        deeds
    }

    /// Whether the surroundings of a cell allow a drop there.
    fn encloses(&self, now: &Situation, hand: &HandDef, cell: Cell) -> bool {
        let us = now.turn;
        let open = |other: &Cell| now.at(*other).is_none();
        let first = |other: &Cell| self.in_region(&hand.first, us, *other) && hand.first.is_some();
        if self.board.cells().any(|other| open(&other) && first(&other)) {
            return first(&cell);
        }
        let own = |other: &Cell| now.at(*other).is_some_and(|man| man.side == us);
        let enemy = |other: &Cell| now.at(*other).is_some_and(|man| self.is_prey(now, us, man));
        // A piece may lean on the edge, a wall or another piece.
        let rests = |other: Option<Cell>| other.is_none_or(|other| !open(&other));
        match hand.encloses {
            EncloseRule::Anywhere => true,
            EncloseRule::Friends => self.leaps(self.round(), 0, cell).iter().any(own),
            EncloseRule::Apart => !self.leaps("W", 0, cell).iter().any(enemy),
            EncloseRule::Stacked => rests(self.step(cell, Vector::flat(0, -1))),
            EncloseRule::Lines => !now.enclosed(self, cell, us).is_empty(),
            EncloseRule::LinesOverWalls => {
                let at = self.board.coords(cell);
                let extent = self.board.extent().map(|n| n as i16);
                let ways = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
                self.leaps(self.round(), 0, cell).iter().any(enemy)
                    && ways.into_iter().any(|(x, y)| {
                        let mut to = Vector::new(at.x + x, at.y + y, at.z);
                        let mut far = false;
                        while (0..extent[0]).contains(&to.x) && (0..extent[1]).contains(&to.y) {
                            match self.board.at(to) {
                                Some(other) if open(&other) => return false,
                                Some(other) if own(&other) => return far,
                                Some(other) if now.at(other) != Some(WALL) && !enemy(&other) => return false,
                                _ => far = true,
                            }
                            to = Vector::new(to.x + x, to.y + y, to.z);
                        }
                        false
                    })
            }
            EncloseRule::Falls => {
                let line = |x: i16, y: i16| [cell].into_iter().chain(self.line(cell, Vector::flat(x, y)));
                let slides = |x: i16, y: i16| line(-x, -y).all(|c| open(&c)) && rests(line(x, y).nth(1));
                let falls = |x: i16, y: i16| {
                    line(-x, -y).last().is_some_and(|edge| open(&edge))
                        && line(x, y).skip(1).all(|c| !open(&c))
                };
                slides(1, 0) || slides(0, 1) || falls(-1, 0) || falls(0, -1)
            }
            EncloseRule::Slides => {
                let at = self.board.coords(cell);
                [(1, 0), (-1, 0), (0, 1), (0, -1)].into_iter().any(|(x, y)| {
                    let way = Vector::flat(x, y);
                    let next = self.step(cell, way);
                    let mut back = Some(at);
                    while let Some(from) = back.filter(|&from| self.board.at(from).is_some_and(|c| open(&c)))
                    {
                        back = Some(Vector::new(from.x - x, from.y - y, from.z));
                    }
                    // The piece has come all the way from the edge.
                    let edge = back.is_some_and(|from| self.board.at(from).is_none());
                    edge && rests(next)
                })
            }
        }
    }

    fn is_endless(&self, kind: usize) -> bool {
        let endless = |hand: &HandDef| hand.endless.iter().any(|name| self.kind_number(name) == Some(kind));
        self.hand().is_some_and(endless)
    }

    /// The kinds in hand, and the kinds they may be dropped as. A kind that changes when captured is in no hand.
    fn ways_to_drop(&self, hand: &HandDef) -> Vec<(usize, usize)> {
        let kinds = (0..self.definition.pieces.len()).filter(|_| hand.drops);
        kinds
            .filter(|&held| self.captured_as(held) == held || self.is_endless(held))
            .flat_map(|held| match &self.drop_of(held).forms[..] {
                [] => vec![(held, held)],
                names => names.iter().filter_map(|name| Some((held, self.kind_number(name)?))).collect(),
            })
            .collect()
    }

    /// The cells of a file in a side's forward direction.
    fn file(&self, cell: Cell, side: usize) -> BTreeSet<Cell> {
        let ahead = self.frames[side].forward;
        let both = [ahead, -ahead].into_iter().flat_map(|step| self.line(cell, step));
        both.chain([cell]).collect()
    }

    fn is_dark(&self, cell: Cell) -> bool {
        let at = self.board.coords(cell);
        (at.x + at.y + at.z) % 2 == 0
    }

    /// Whether a drop keeps pieces of the same kind on cells of different colours.
    fn colours_allow(&self, now: &Situation, hand: &HandDef, kind: usize, cell: Cell) -> bool {
        let us = now.turn;
        let ways = self.ways_to_drop(hand).into_iter();
        ways.filter(|&(held, _)| self.drop_of(held).other_colour).all(|(held, other)| {
            let stands = |dark: bool| {
                now.men_of(us).iter().any(|(at, man)| man.kind == other && self.is_dark(*at) == dark)
            };
            if other == kind {
                return !stands(self.is_dark(cell));
            }
            let region = self.drop_region(held, other, us);
            let open = |dark: bool| {
                !stands(dark)
                    && region.iter().any(|c| c != cell && now.at(c).is_none() && self.is_dark(c) == dark)
            };
            let missing = [false, true].iter().filter(|&&dark| !stands(dark)).count();
            let wanted = missing.min(now.hands[us][held].into());
            [false, true].iter().filter(|&&dark| open(dark)).count() >= wanted
        })
    }

    /// Whether a drop may give the check or mate that it gives. Among answers, any mate may be given: asking what is mate
    /// asks for no further mates.
    pub fn drop_is_modest(&self, now: &Situation, deed: &Deed) -> bool {
        let (Some(kind), Some(hand)) = (deed.drop, self.hand()) else { return true };
        let after = self.after(now, deed);
        let check = self.gives_check(&after, now.turn);
        let illegal = !now.answering && self.drop_of(self.captured_as(kind)).mates == DropMate::Illegal;
        let stuck = || {
            let answering = after.answering();
            self.legal(&answering).is_empty() && !self.awaits(&answering)
        };
        let mates = || illegal && after.end.is_none() && stuck();
        !check || (hand.checks && !mates())
    }

    /// The kinds that may come from another board.
    pub fn comes(&self) -> Vec<usize> {
        let Some(hand) = self.hand().filter(|hand| hand.captures == CapturesGo::Partner) else {
            return vec![];
        };
        let royal = |kind: usize| self.definition.pieces[kind].royal;
        let held: BTreeSet<usize> = self.ways_to_drop(hand).into_iter().map(|(held, _)| held).collect();
        held.into_iter().filter(|&kind| !royal(kind)).collect()
    }

    /// Whether a side without a legal move waits: with some piece from another board it would have one.
    pub fn awaits(&self, now: &Situation) -> bool {
        self.hand().is_some_and(|hand| hand.waits)
            && now.end.is_none()
            && self.comes().into_iter().any(|kind| {
                let mut supplied = now.clone();
                supplied.hands[now.turn][kind] += 1;
                !self.legal(&supplied).is_empty()
            })
    }

    /// Forced drops, which take precedence over all other moves.
    pub fn first_drops(&self, deeds: &[Deed]) -> Vec<Deed> {
        let Some(hand) = self.hand() else { return vec![] };
        let must = |kind: usize| {
            let held = self.captured_as(kind);
            hand.must.iter().any(|name| self.kind_number(name) == Some(held))
        };
        deeds.iter().filter(|deed| deed.drop.is_some_and(must)).cloned().collect()
    }

    /// The cells that are gates of a side.
    pub fn gates(&self, side: usize) -> CellSet {
        let none = CellSet::new();
        let gates = self.definition.gates.as_ref().filter(|gates| gates.from == GateFrom::Hand);
        let cells = gates.map(|gates| &gates.cells);
        self.sided(cells, side, none.clone()).unwrap_or(none)
    }

    /// Whether a cell is a gate of a side through which a piece can still enter.
    pub fn is_gate(&self, now: &Situation, side: usize, cell: Cell) -> bool {
        let fills = |effect: &EffectDef| matches!(effect, EffectDef::Hand(_));
        let fills = self.definition.triggers.iter().flat_map(|trigger| &trigger.effects).any(fills)
            || self.hand().is_some_and(|hand| hand.captures != CapturesGo::Away);
        self.gates(side).contains(cell) && (fills || now.hands[side].iter().any(|&held| held > 0))
    }

    /// A legal move with each piece that may enter behind it.
    pub fn through_gates(&self, now: &Situation, deed: &Deed) -> Vec<Deed> {
        let Some(gates) = self.definition.gates.as_ref().filter(|gates| gates.from == GateFrom::Hand) else {
            return vec![];
        };
        if deed.drop.is_some() || deed.stays() {
            return vec![];
        }
        let us = now.turn;
        let mut cells = vec![deed.from];
        cells.extend(deed.partner.filter(|_| deed.castling).map(|[from, _]| from));
        let own = self.gates(us);
        cells.retain(|&cell| own.contains(cell) && now.unmoved[cell as usize]);
        // The move itself may fill the gate again.
        let filled = [Some(deed.to), deed.unload, deed.partner.map(|[_, to]| to)];
        cells.retain(|&cell| !filled.contains(&Some(cell)));
        let named = |kind: usize| {
            let name = self.definition.pieces.get_index(kind).map(|(name, _)| name);
            gates.pieces.is_empty() || name.is_some_and(|name| gates.pieces.contains(name))
        };
        let mut deeds = vec![];
        for &cell in &cells {
            // What the piece promotes to may come from the hand, too.
            let spent = now.at(deed.from).and_then(|man| {
                let promotion = self.kinds[us][man.kind].promotion.as_ref()?;
                deed.promotion.filter(|_| promotion.from_hand)
            });
            let held = |kind: usize| now.hands[us][kind] > u16::from(spent == Some(kind));
            for kind in (0..self.definition.pieces.len()).filter(|&kind| held(kind)) {
                if named(kind) && self.drop_region(kind, kind, us).contains(cell) {
                    deeds.push(Deed { gate: Some((kind, cell)), ..deed.clone() });
                }
            }
        }
        deeds
    }

    /// Promotions instead of moves.
    pub fn staying(&self, now: &Situation) -> Vec<Deed> {
        let us = now.turn;
        let mut deeds = vec![];
        for (cell, man) in now.men_of(us) {
            let Some(def) = &self.definition.pieces[man.kind].promotion else { continue };
            let Some(promotion) = &self.kinds[us][man.kind].promotion else { continue };
            if !def.on.contains(&PromotionMoment::Staying) {
                continue;
            }
            let last = def.last.is_some() && now.count(us, &[man.kind]) == 1;
            let zone = promotion.zone.clone();
            let zone =
                if last { self.sided(def.last.as_ref(), us, zone.clone()).unwrap_or(zone) } else { zone };
            for kind in self.choices(now, us, promotion).into_iter().filter(|_| zone.contains(cell)) {
                let mut there = now.clone();
                there.men[cell as usize] = Some(Man { side: us, kind });
                let steps = self.raw_moves(&there, cell).into_iter().filter(|deed| deed.captures.is_empty());
                for to in steps.map(|deed| deed.to).filter(|&to| to != cell).chain([cell]) {
                    let deed = Deed { promotion: Some(kind), ..Deed::quiet(cell, to) };
                    let after = now.moved(self, &deed);
                    let attacks = || self.raw_moves(&after, to).iter().any(|deed| !deed.captures.is_empty());
                    if !(def.peaceful && (self.gives_check(&after, us) || attacks())) {
                        deeds.push(deed);
                    }
                }
            }
        }
        deeds
    }
}
