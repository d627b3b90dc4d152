//! Captures that go on in the same move.

use std::collections::BTreeSet;

use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::definition::model::{ChainPromotion, ChainRule, RemovalRule};

use super::game::Game;
use super::situation::{Deed, Man, Situation, WALL};

/// The beginning of a chain.
#[derive(Clone)]
struct Link {
    /// Where the piece stands now, and what it is.
    cell: Cell,
    man: Man,
    promoted: bool,
    /// The direction of the last capture.
    way: Option<Vector>,
    /// The chain so far.
    deed: Deed,
}

/// What a piece is after a capture.
#[derive(Clone, Copy)]
struct Form {
    man: Man,
    promoted: bool,
    stops: bool,
}

impl Game {
    /// The rule about chains for a side.
    pub fn chain_rule(&self, side: usize) -> ChainRule {
        self.definition.capture.chain_for(self.side_name(side))
    }

    /// All chains of the piece on a cell, each result once.
    pub fn chains(&self, now: &Situation, from: Cell, rule: ChainRule) -> Vec<Deed> {
        let Some(man) = now.at(from) else { return vec![] };
        let start = Link { cell: from, man, promoted: false, way: None, deed: Deed::quiet(from, from) };
        let mut found: Vec<Deed> = vec![];
        let mut open = vec![start];
        let mut seen = BTreeSet::new();
        while let Some(link) = open.pop() {
            let taken: BTreeSet<Cell> = link.deed.captures.iter().copied().collect();
            let way = link.way.map(|way| (way.x, way.y, way.z));
            if !seen.insert((link.cell, link.man.kind, link.promoted, way, taken)) {
                continue;
            }
            let jumps = self.jumps(now, &link);
            for jump in &jumps {
                let set = |deed: &Deed| deed.captures.iter().copied().collect::<BTreeSet<Cell>>();
                let mut choice = jumps.iter().filter(|other| set(other) == set(jump));
                let some_go_on = choice.any(|other| {
                    let forms = self.forms(now, &link, other).into_iter().filter(|form| !form.stops);
                    forms.into_iter().any(|form| !self.jumps(now, &self.link(&link, other, form)).is_empty())
                });
                for form in self.forms(now, &link, jump) {
                    let next = self.link(&link, jump, form);
                    if form.stops || rule == ChainRule::May || !some_go_on {
                        let promotion = form.promoted.then_some(form.man.kind);
                        let deed = Deed { promotion, ..next.deed.clone() };
                        if found.iter().all(|other| other.identity() != deed.identity()) {
                            found.push(deed);
                        }
                    }
                    if !form.stops {
                        open.push(next);
                    }
                }
            }
        }
        found
    }

    /// The chain with one more capture.
    fn link(&self, before: &Link, jump: &Deed, form: Form) -> Link {
        let mut deed = before.deed.clone();
        deed.marks = if deed.captures.is_empty() { jump.marks.clone() } else { BTreeSet::new() };
        deed.captures.extend(&jump.captures);
        (deed.to, deed.unload) = (jump.to, jump.unload);
        let way = self.definition.capture.no_turning_back.then(|| self.way(before.cell, jump.to));
        Link { cell: jump.to, man: form.man, promoted: form.promoted, way, deed }
    }

    fn way(&self, from: Cell, to: Cell) -> Vector {
        self.board.coords(to) - self.board.coords(from)
    }

    /// The captures with which a chain can go on.
    fn jumps(&self, now: &Situation, link: &Link) -> Vec<Deed> {
        let mut board = now.clone();
        board.men[link.deed.from as usize] = None;
        let obstacle = (self.definition.capture.removed == RemovalRule::AtEnd).then_some(WALL);
        for &cell in &link.deed.captures {
            board.men[cell as usize] = obstacle;
        }
        board.men[link.cell as usize] = Some(link.man);
        if !link.deed.captures.is_empty() {
            board.targets = None;
            board.unmoved[link.cell as usize] = false;
        }
        let turns_back = |deed: &Deed| {
            link.way.is_some_and(|way| {
                // Two ways are opposite if they are parallel and their angle is not acute.
                let on = self.way(link.cell, deed.to);
                let [a, b] = [way, on].map(|v| [v.x, v.y, v.z].map(f64::from));
                let dot: f64 = a.iter().zip(b).map(|(p, q)| p * q).sum();
                let length = |v: [f64; 3]| v.iter().map(|p| p * p).sum::<f64>().sqrt();
                dot < 0.0 && (dot + length(a) * length(b)).abs() < 1e-6
            })
        };
        let deeds = self.single_moves(&board, link.cell).into_iter();
        deeds.filter(|deed| !deed.captures.is_empty() && !turns_back(deed)).collect()
    }

    /// What the piece can be after a capture in a chain.
    fn forms(&self, now: &Situation, link: &Link, jump: &Deed) -> Vec<Form> {
        let unloads = jump.unload.is_some();
        let same = Form { man: link.man, promoted: link.promoted, stops: unloads };
        let def = self.definition.pieces[link.man.kind].promotion.as_ref();
        let promotion = self.kinds[link.man.side][link.man.kind].promotion.as_ref();
        let (Some(def), Some(promotion)) = (def, promotion) else { return vec![same] };
        if link.promoted || def.in_chain == ChainPromotion::AtEnd || !promotion.applies(link.cell, jump) {
            return vec![same];
        }
        let stops = unloads || def.in_chain == ChainPromotion::Stops;
        let promoted = |kind| Form { man: Man { kind, ..link.man }, promoted: true, stops };
        let mut forms: Vec<Form> =
            self.choices(now, link.man.side, promotion).into_iter().map(promoted).collect();
        if !promotion.forced.contains(jump.to) {
            forms.push(same);
        }
        forms
    }

    /// Whether the chain itself has decided about the promotion of its piece.
    pub fn promotes_in_chain(&self, man: Man, deed: &Deed) -> bool {
        let promotion = self.definition.pieces[man.kind].promotion.as_ref();
        !deed.captures.is_empty()
            && self.chain_rule(man.side) != ChainRule::Never
            && promotion.is_some_and(|promotion| promotion.in_chain != ChainPromotion::AtEnd)
    }
}
