//! Legal moves: each move is made, and the position after it tested.

use std::collections::BTreeSet;

use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::definition::model::{CheckBan, CheckingCaptures, FacingRule, PassRule};

use super::game::{Game, Promotion};
use super::situation::{Castle, Deed, Man, Situation};
use super::turn::Record;

impl Promotion {
    /// Whether a move, or a capture of a chain, from a cell allows to promote.
    pub fn applies(&self, from: Cell, deed: &Deed) -> bool {
        let [begins, ends] = [from, deed.to].map(|cell| self.zone.contains(cell));
        let moment =
            (self.arriving && ends) || (self.entering && ends && !begins) || (self.leaving && begins);
        moment && !(self.captures_only && deed.captures.is_empty())
    }
}

impl Game {
    /// The legal moves. A game that has ended by a step has none. Draws by counting are not considered here.
    pub fn legal(&self, now: &Situation) -> Vec<Deed> {
        self.legal_with(now, true)
    }

    /// The legal moves. Forbidden checks are among them unless `banned`.
    fn legal_with(&self, now: &Situation, banned: bool) -> Vec<Deed> {
        if now.end.is_some() {
            return vec![];
        }
        match self.revealing(now) {
            Some(deeds) => deeds,
            None => {
                let mut deeds = self.by_die(now, self.legal_for_any_die(now, banned));
                let stuck = self.definition.turn.pass_for(self.side_name(now.turn)) == PassRule::Stuck;
                if deeds.is_empty() && stuck && self.may_pass(now) {
                    deeds.push(Deed { pass: true, ..Deed::quiet(0, 0) });
                }
                deeds
            }
        }
    }

    /// Whether the side to move, if it may pass at all, may do so now.
    fn may_pass(&self, now: &Situation) -> bool {
        !now.men_of(now.turn).is_empty() && (now.facing || !self.in_check(now, now.turn))
    }

    fn legal_for_any_die(&self, now: &Situation, banned: bool) -> Vec<Deed> {
        let us = now.turn;
        let mut deeds = self.pseudo(now);
        deeds.extend(self.castlings(now));
        deeds.extend(self.drops(now));
        deeds.extend(self.staying(now));
        let mut deeds: Vec<Deed> = deeds.into_iter().flat_map(|deed| self.walled(now, deed)).collect();
        deeds.extend(self.bare_walls(now));
        // If triggers matter, safety is tested after all effects. Only castlings are tested before, because they ask
        // about attacks on the way.
        let looks = self.judges_after();
        deeds.retain(|deed| (looks && deed.partner.is_none()) || self.is_safe(now, deed));
        let gated: Vec<Deed> = deeds.iter().flat_map(|deed| self.through_gates(now, deed)).collect();
        deeds.extend(gated);
        deeds.extend(self.actions(now));
        deeds.retain(|deed| self.is_modest(now, deed, banned) && self.drop_is_modest(now, deed));
        deeds.retain(|deed| !looks || self.ends_well(now, deed));
        deeds.extend(self.uncoverings(now));
        let presses =
            |deed: &Deed| deed.action.is_some_and(|(number, _)| self.definition.actions[number].must);
        if deeds.iter().any(presses) {
            deeds.retain(presses);
            return deeds;
        }
        let first = self.first_drops(&deeds);
        if !first.is_empty() {
            return first;
        }
        let forced = self.definition.capture.forced_for(self.side_name(us));
        if forced && deeds.iter().any(|deed| !deed.captures.is_empty()) {
            deeds.retain(|deed| !deed.captures.is_empty());
            if self.definition.capture.most_for(self.side_name(us)) {
                let most = deeds.iter().map(|deed| deed.captures.len()).max();
                deeds.retain(|deed| Some(deed.captures.len()) == most);
            }
            return deeds;
        }
        if self.definition.turn.pass_for(self.side_name(us)) == PassRule::Allowed && self.may_pass(now) {
            let pass = Deed { pass: true, ..Deed::quiet(0, 0) };
            let after = self.after(now, &pass);
            if (!looks || self.ends_well(now, &pass)) && self.may_check(us, &after, banned) {
                deeds.push(pass);
            }
        }
        deeds
    }

    /// The pseudo-legal moves of the side to move, promotions included.
    pub fn pseudo(&self, now: &Situation) -> Vec<Deed> {
        let men = now.men_of(now.turn).into_iter();
        men.flat_map(|(cell, _)| self.raw_moves(now, cell))
            .flat_map(|deed| self.promotions(now, deed))
            .collect()
    }

    /// A move with each choice of promotion, and without promotion if that is allowed.
    pub fn promotions(&self, now: &Situation, deed: Deed) -> Vec<Deed> {
        let Some(man) = now.at(deed.from) else { return vec![] };
        let Some(promotion) = &self.kinds[man.side][man.kind].promotion else { return vec![deed] };
        if !promotion.applies(deed.from, &deed) || self.promotes_in_chain(man, &deed) {
            return vec![deed];
        }
        let to = self.choices(now, man.side, promotion);
        let promoted = |kind| Deed { promotion: Some(kind), marks: BTreeSet::new(), ..deed.clone() };
        let mut deeds: Vec<Deed> = to.into_iter().map(promoted).collect();
        if !promotion.forced.contains(deed.to) {
            deeds.push(deed);
        }
        deeds
    }

    /// What a piece may promote to now.
    pub fn choices(&self, now: &Situation, side: usize, promotion: &Promotion) -> BTreeSet<usize> {
        let available = |kind: &&usize| {
            let limits = promotion.limit.iter().filter(|(limited, _)| limited == *kind);
            let held = !promotion.from_hand || now.hands[side][**kind] > 0;
            held && limits.into_iter().all(|&(kind, most)| now.count(side, &[kind]) < most)
        };
        promotion.to.iter().filter(available).copied().collect()
    }

    /// Whether a move keeps the player's own royals safe, whatever piece enters behind it.
    fn is_safe(&self, now: &Situation, deed: &Deed) -> bool {
        let us = now.turn;
        if self.binding(us) && deed.captures.iter().any(|cell| self.royals_of(now, us).contains(cell)) {
            return false;
        }
        let after = now.moved(self, deed);
        // A royal that promotes must also be safe as the kind it was.
        let royal = now.at(deed.from).is_some_and(|man| self.kinds[us][man.kind].royal);
        let still = now.moved(self, &Deed { promotion: None, ..deed.clone() });
        let own = |now: &Situation| self.royals_of(now, us).len();
        let others = |now: &Situation| -> usize {
            (0..self.sides()).filter(|&side| side != us).map(|side| self.royals_of(now, side).len()).sum()
        };
        if self.binding(us) && own(&still) < own(now) {
            return false; // blown up or petrified
        }
        if self.binding(us) && self.definition.capture.blast.is_some() && others(&after) < others(now) {
            return true; // this wins
        }
        let stays = self.definition.check.stays_for(self.side_name(us));
        if self.binding(us) && stays && royal && self.in_check(now, us) {
            let attackers = self.attackers(now, us, deed.from);
            if attackers.is_empty() || attackers.iter().any(|cell| !deed.captures.contains(cell)) {
                return false;
            }
        }
        let safe = !self.binding(us) || !(self.in_check(&after, us) || (royal && self.in_check(&still, us)));
        let crosses = !deed.castling
            && self.binding(us)
            && deed.partner.is_some_and(|[_, beside]| {
                let man = now.at(deed.from);
                let royal = man.is_some_and(|man| self.kinds[us][man.kind].royal);
                royal && self.crosses_attack(now, deed.from, deed.to, beside)
            });
        safe && !crosses
    }

    /// Whether a move gives no forbidden check, and ends a facing of royals.
    fn is_modest(&self, now: &Situation, deed: &Deed, banned: bool) -> bool {
        let ban = self.definition.check.ban_for(self.side_name(now.turn));
        let forbidden = banned && ban != CheckBan::Never;
        if !forbidden && !now.facing {
            return true;
        }
        // A side that is eliminated by the step is no longer in check, if its pieces vanish.
        let settled = if self.judges_after() || ban == CheckBan::UnlessMate {
            self.after(now, deed)
        } else {
            let mut settled = now.moved(self, deed);
            self.judge_losses(&mut settled, now.turn);
            settled
        };
        self.may_check(now.turn, &settled, banned) && (!now.facing || !self.royals_face(&settled))
    }

    /// Whether a side gives no check in the position that it leaves, or may give it.
    fn may_check(&self, us: usize, after: &Situation, banned: bool) -> bool {
        let ban = self.definition.check.ban_for(self.side_name(us));
        if !banned || ban == CheckBan::Never || !self.gives_check(after, us) {
            return true;
        }
        let next = after.turn;
        ban == CheckBan::UnlessMate
            && after.end.is_none()
            && next != us
            && self.in_check(after, next)
            && self.legal_with(&after.answering(), false).is_empty()
    }

    fn royals_of(&self, now: &Situation, side: usize) -> Vec<Cell> {
        now.royals(self, side)
    }

    /// Whether some piece of `by` could capture on one of these cells.
    pub fn attacks(&self, now: &Situation, by: usize, cells: &[Cell]) -> bool {
        if cells.is_empty() {
            return false;
        }
        let quiet = Situation { targets: None, ..now.clone() };
        quiet.men_of(by).iter().filter(|(_, man)| !self.captures_nothing(*man)).any(|&(from, _)| {
            let deeds = self.raw_moves(&quiet, from);
            deeds.iter().any(|deed| {
                deed.captures.iter().any(|cell| cells.contains(cell)) && self.gives_check_by(&quiet, by, deed)
            })
        })
    }

    /// Whether the capture of a royal by this move counts as a check.
    fn gives_check_by(&self, now: &Situation, by: usize, deed: &Deed) -> bool {
        if self.definition.check.captures == CheckingCaptures::All || !self.judges_after() || now.probing {
            return true;
        }
        let turned = Situation { turn: by, targets: None, end: None, probing: true, ..now.clone() };
        let forms = self.promotions(&turned, deed.clone());
        forms.iter().any(|deed| !self.after(&turned, deed).forbidden)
    }

    /// Whether it is a royal that a capture would petrify.
    fn captures_nothing(&self, man: Man) -> bool {
        let kind = &self.definition.pieces[man.kind];
        self.binding(man.side) && kind.royal && kind.royal_up_to.is_none() && self.is_petrified(man)
    }

    /// Whether any other side could capture a royal of this side.
    pub fn in_check(&self, now: &Situation, side: usize) -> bool {
        let royals = self.royals_of(now, side);
        let mut hit = royals.iter().map(|&royal| self.is_hit(now, side, royal));
        if self.needs_all(side) { !royals.is_empty() && hit.all(|hit| hit) } else { hit.any(|hit| hit) }
    }

    /// Whether any other side could capture this royal.
    pub fn is_hit(&self, now: &Situation, side: usize, royal: Cell) -> bool {
        let mut others = (0..self.sides()).filter(|&other| other != side);
        let mut foes = self.foes(now, side).into_iter();
        let area = self.blast_area(side, royal);
        let touched = others.any(|other| self.royals_of(now, other).iter().any(|cell| area.contains(cell)));
        !touched && foes.any(|other| self.attacks(now, other, &[royal]))
    }

    /// The kinds of pieces that attack a side's royals.
    pub fn checking_kinds(&self, now: &Situation, side: usize) -> Vec<usize> {
        let attackers = self.royals_of(now, side).into_iter().flat_map(|k| self.attackers(now, side, k));
        attackers.filter_map(|cell| now.at(cell)).map(|man| man.kind).collect()
    }

    /// The pieces that attack a royal.
    fn attackers(&self, now: &Situation, side: usize, royal: Cell) -> Vec<Cell> {
        let quiet = Situation { targets: None, ..now.clone() };
        let men = self.foes(now, side).into_iter().flat_map(|other| quiet.men_of(other));
        let men = men.filter(|(_, man)| !self.captures_nothing(*man)).map(|(cell, _)| cell);
        let attacks = |from: Cell| {
            let Some(man) = quiet.at(from) else { return false };
            let deeds = self.raw_moves(&quiet, from);
            let mut captures = deeds.iter().filter(|deed| deed.captures.contains(&royal));
            captures.any(|deed| self.gives_check_by(&quiet, man.side, deed))
        };
        men.filter(|&from| attacks(from)).collect()
    }

    /// Whether this side could capture a royal of any other side.
    pub fn gives_check(&self, now: &Situation, side: usize) -> bool {
        self.foes(now, side)
            .into_iter()
            .flat_map(|other| self.royals_of(now, other).into_iter().map(move |royal| (other, royal)))
            .any(|(other, royal)| {
                let area = self.blast_area(other, royal);
                let touched = (0..self.sides())
                    .filter(|&third| third != other)
                    .any(|third| self.royals_of(now, third).iter().any(|cell| area.contains(cell)));
                !touched && self.attacks(now, side, &[royal])
            })
    }

    /// Whether two royals of different sides face each other along a file.
    pub fn royals_face(&self, now: &Situation) -> bool {
        if self.definition.check.facing == FacingRule::Ignored {
            return false;
        }
        let royals = |side| self.royals_of(now, side).into_iter().map(move |cell| (side, cell));
        let royals: Vec<(usize, Cell)> = (0..self.sides()).flat_map(royals).collect();
        royals.iter().any(|&(side, cell)| {
            let low = self.board.coords(cell);
            royals.iter().filter(|&&(other, _)| other != side).any(|&(_, cell)| {
                let high = self.board.coords(cell);
                let mut between = low.y + 1..high.y;
                (low.x, low.z) == (high.x, high.z)
                    && low.y < high.y
                    && between
                        .all(|y| self.board.at(Vector { y, ..low }).is_none_or(|cell| now.at(cell).is_none()))
            })
        })
    }

    /// Castlings by rule, before the test whether the king ends safely.
    fn castlings(&self, now: &Situation) -> Vec<Deed> {
        let us = now.turn;
        if self.binding(us) && self.in_check(now, us) {
            return vec![];
        }
        let castles = now.castles.iter().filter(|castle| castle.side == us && self.can_castle(now, castle));
        let deed = |castle: &Castle| Deed {
            partner: Some(castle.partner),
            castling: true,
            ..Deed::quiet(castle.king[0], castle.king[1])
        };
        castles.map(deed).collect()
    }

    fn can_castle(&self, now: &Situation, castle: &Castle) -> bool {
        let [king, king_to] = castle.king;
        let [partner, partner_to] = castle.partner;
        let free = |cell: &Cell| *cell == king || *cell == partner || now.at(*cell).is_none();
        let Some(man) = now.at(king) else { return false };
        if !self.between(king, king_to).iter().all(free)
            || !self.between(partner, partner_to).iter().all(free)
        {
            return false;
        }
        let bound = self.binding(man.side) && self.kinds[man.side][man.kind].royal;
        let several = self.needs_all(man.side) && self.royals_of(now, man.side).len() > 1;
        !bound
            || several
            || !self.between(king, king_to).iter().any(|&cell| self.attacked_at(now, king, man, cell))
    }

    /// The cells from one cell of a rank to another, both included.
    fn between(&self, a: Cell, b: Cell) -> Vec<Cell> {
        let (a, b) = (self.board.coords(a), self.board.coords(b));
        let files = a.x.min(b.x)..=a.x.max(b.x);
        files.filter_map(|x| self.board.at(Vector { x, ..a })).collect()
    }

    /// Whether a royal would be attacked on another cell.
    fn attacked_at(&self, now: &Situation, from: Cell, man: Man, cell: Cell) -> bool {
        let mut there = Situation { asked: Some(Box::new(now.clone())), ..now.clone() };
        there.men[from as usize] = None;
        there.men[cell as usize] = Some(man);
        self.is_hit(&there, man.side, cell)
    }

    /// Whether a king that castles by `O` starts from, or passes, an attacked cell.
    /// The partner ends on the cell before.
    fn crosses_attack(&self, now: &Situation, from: Cell, to: Cell, beside: Cell) -> bool {
        let Some(man) = now.at(from) else { return false };
        let frame = &self.frames[man.side];
        let ways = [frame.right, -frame.right, frame.forward, -frame.forward];
        let lines = ways.map(|way| [from].into_iter().chain(self.line(from, way)).collect::<Vec<Cell>>());
        let castles = |line: &&Vec<Cell>| line.windows(2).any(|pair| pair == [beside, to]);
        let passed = lines.iter().find(castles).map(|line| line.split(|&cell| cell == to).next());
        let mut cells = passed.flatten().unwrap_or_default().to_vec();
        cells.push(to);
        self.in_check(now, man.side) || cells.iter().any(|&cell| self.attacked_at(now, from, man, cell))
    }

    /// The number of leaves of the tree of legal moves.
    pub fn perft(&self, now: &Situation, depth: u32) -> u64 {
        let deeds = self.legal(now);
        match depth {
            0 => 1,
            1 => deeds.len() as u64,
            _ => deeds
                .iter()
                .map(|deed| {
                    let mut record = Record::new(now.clone());
                    record.play(self, deed);
                    self.perft(&record.now, depth - 1)
                })
                .sum(),
        }
    }
}
