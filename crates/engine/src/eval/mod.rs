//! What a position is worth without looking ahead.
//!
//! [`Evaluation`] is the one door: the search knows nothing else about worth. [`Derived`] needs no author: it is made from the rules
//! when a game is loaded, by trying how freely pieces move on the actual board. [`Experience`] is what games have taught on top.

mod around;
mod enclosing;
mod experience;
mod mobility;
mod parameters;
mod squares;
mod structure;
mod values;

use chesswright_rules::definition::model::Verdict;
use chesswright_rules::{Activity, Position, Rules, Side, Weights};

use enclosing::Enclosing;
pub use experience::{Experience, ExperienceError};
use mobility::Mobility;
pub use parameters::Parameters;
use squares::Squares;
use structure::{Standing, Structure};
use values::Values;

pub(crate) use values::ROYAL;

/// What positions of a game are worth.
pub trait Evaluation: Send + Sync {
    /// For a side, in hundredths of a pawn.
    fn score(&self, position: &Position, side: Side) -> i32;

    /// The same, but it may be a rough guess where it is far outside of a window, and only its side of the window matters.
    fn score_near(&self, position: &Position, side: Side, _window: (i32, i32)) -> i32 {
        self.score(position, side)
    }

    /// By kind, for exchanges: royals are worth more than everything else together.
    fn values(&self) -> &[i32];
}

/// Worth derived from the rules.
pub struct Derived {
    sides: usize,
    values: Values,
    squares: Squares,
    /// The material of one side at the start: with none left, the game is at its end.
    whole: i32,
    /// Nothing can be captured: who can move more is better off.
    by_freedom: bool,
    /// Where stones are enclosed and counted, nothing else matters.
    enclosing: Option<Enclosing>,
    /// What games have taught about the neighbourhood of royals, if they have.
    near: Option<Experience>,
    /// Checks that win; 0 for none.
    checks: u8,
    /// Kinds that a side must not run out of: by number left, what that is worth.
    scarce: Vec<Scarce>,
    /// What pieces do where they stand, if that is looked at.
    weights: Option<Weights>,
    /// What becomes of men, where there are some.
    structure: Option<Structure>,
    /// Kinds that see only a part of the board: two of them see more.
    halves: Vec<bool>,
    counts: Counts,
}

/// The parameters a position is judged with, as whole numbers: 64 are one.
struct Counts {
    reach: [i32; 2],
    linked: [i32; 2],
    pair: [i32; 2],
    hunt: i32,
    exposed: i32,
    checks: i32,
    open_lines: i32,
    shelter: i32,
    danger_square: i32,
    loose: i32,
    chased: i32,
    tempo: i32,
    check_given: i32,
    /// In hundredths of a pawn.
    rough: i32,
}

impl Counts {
    fn new(parameters: &Parameters) -> Self {
        let count = |value: f64| (value * 64.0).round() as i32;
        let p = parameters;
        Self {
            reach: [count(p.reach_middle), count(p.reach_end)],
            linked: [count(p.linked_middle), count(p.linked_end)],
            pair: [count(p.pair_middle), count(p.pair_end)],
            hunt: count(p.hunt),
            exposed: count(p.exposed),
            checks: count(p.checks),
            open_lines: count(p.open_lines),
            shelter: count(p.shelter),
            danger_square: count(p.danger_square),
            loose: count(p.loose),
            chased: count(p.chased),
            tempo: count(p.tempo),
            check_given: count(p.check_given),
            rough: p.rough as i32,
        }
    }
}

/// Pieces a side must not run out of.
struct Scarce {
    kinds: Vec<bool>,
    sides: u8,
    at_most: i32,
}

/// What being one piece away from losing by extinction costs.
const LAST_PIECE: i32 = 150;

impl Derived {
    /// Tries how freely the pieces of a game move, and draws conclusions; what games have taught about a built-in one is added.
    pub fn new(rules: &Rules) -> Self {
        Self::with(rules, &Parameters::default(), Experience::shipped(rules).as_ref())
    }

    /// With parameters and experience of one's own.
    ///
    /// # Panics
    /// When the experience is that of another game.
    pub fn with(rules: &Rules, parameters: &Parameters, experience: Option<&Experience>) -> Self {
        let losing = crate::character::Character::of(rules).losing;
        let mobility = Mobility::new(rules);
        let values = Values::new(rules, &mobility, parameters, losing);
        let mut squares = Squares::new(rules, &mobility, &values, parameters, losing);
        if let Some(experience) = experience {
            squares.learn(experience);
        }
        let start = rules.start();
        let mut whole = 0;
        start.for_each_piece(|_, piece| whole += values.board[piece.kind.index()].max(0));
        start.for_each_in_hand(|_, kind, held| whole += values.hand[kind.index()].max(0) * i32::from(held));
        let by_freedom = mobility.peaceful()
            || !values.royal.iter().any(|royal| *royal) && {
                let end = &rules.definition().end;
                end.stalemate.is_always(Verdict::Loss) && end.goals.is_empty() && end.extinction.is_empty()
            };
        Self {
            sides: rules.sides(),
            squares,
            whole: (whole / rules.sides() as i32).max(1),
            by_freedom,
            enclosing: Enclosing::new(rules, &mobility),
            near: experience.filter(|experience| experience.knows_royals()).cloned(),
            checks: rules.definition().end.checks as u8,
            scarce: scarce(rules, &values),
            weights: (!losing && !by_freedom).then(|| weights(rules, &values)),
            structure: if losing { None } else { Structure::new(rules, &mobility, &values, parameters) },
            halves: halves(rules, &mobility, &values),
            counts: Counts::new(parameters),
            values,
        }
    }

    /// How much of the game's middle, from 0 for its end to 1, the tables of a side's pieces are read for.
    pub fn share_of_middle(&self, position: &Position, side: Side) -> f64 {
        let mut theirs = 0;
        let mut add = |owner: Side, worth: i32| theirs += if owner == side { 0 } else { worth };
        position.for_each_piece(|_, piece| add(piece.side, self.values.board[piece.kind.index()]));
        position.for_each_in_hand(|owner, kind, held| {
            add(owner, self.values.hand[kind.index()] * i32::from(held));
        });
        let theirs = theirs / (self.sides as i32 - 1).max(1);
        f64::from(theirs.clamp(0, self.whole)) / f64::from(self.whole)
    }

    /// The value of a kind on the board, in hundredths of a pawn.
    pub fn value(&self, kind: usize) -> i32 {
        self.values.board[kind]
    }
}

/// Small and lively pieces gain most by reaching far, and strong ones threaten a royal most.
fn weights(rules: &Rules, values: &Values) -> Weights {
    let worth: Vec<i32> = values.board.iter().map(|&value| value.max(0)).collect();
    Weights {
        reach: worth.iter().map(|&worth| if worth == 0 { 0 } else { (6 - worth / 250).max(2) }).collect(),
        hunt: worth.iter().map(|&worth| 4 + worth / 60).collect(),
        men: values.men(),
        strongest: {
            let mut strongest = None;
            rules.start().for_each_piece(|_, piece| {
                let kind = piece.kind.index();
                if worth[kind] > strongest.map_or(0, |kind: usize| worth[kind]) {
                    strongest = Some(kind);
                }
            });
            strongest
        },
        worth,
    }
}

/// Kinds, other than men and royals, that can come to about half of the board and no further.
fn halves(rules: &Rules, mobility: &Mobility, values: &Values) -> Vec<bool> {
    let men = values.men();
    let cells = rules.board().len();
    let is_half = |kind: usize| {
        let reached = mobility.of(0, kind).ahead(cells / 3).iter().filter(|reached| **reached).count();
        !men[kind] && !values.royal[kind] && (3 * cells..=6 * cells).contains(&(10 * reached))
    };
    (0..men.len()).map(is_half).collect()
}

/// The extinctions that lose, but for those of royals and of whole armies.
fn scarce(rules: &Rules, values: &Values) -> Vec<Scarce> {
    let game = rules.definition();
    let some = game.end.extinction.iter().filter(|e| e.verdict == Verdict::Loss && !e.pieces.is_empty());
    some.map(|extinction| Scarce {
        kinds: (game.pieces.keys().zip(&values.royal))
            .map(|(name, royal)| !royal && extinction.pieces.contains(name))
            .collect(),
        sides: (0u8..)
            .zip(&game.sides)
            .filter(|(_, side)| extinction.sides.as_ref().is_none_or(|named| named.contains(&side.name)))
            .fold(0, |sides, (side, _)| sides | 1 << side),
        at_most: extinction.at_most.into(),
    })
    .collect()
}

impl Derived {
    /// What a side is worth more than the others that are in the game have in the mean.
    fn against_others(&self, position: &Position, us: usize, worth: impl Fn(usize) -> i32) -> i32 {
        let others = (0..self.sides).filter(|&side| side != us && !position.is_out(Side(side as u8)));
        let (count, sum) = others.fold((0, 0), |(count, sum), side| (count + 1, sum + worth(side)));
        worth(us) - sum / count.max(1)
    }

    /// How much a side threatens the royals of another one.
    fn danger(&self, ours: &Activity, theirs: &Activity) -> i32 {
        let counts = &self.counts;
        // One hunter is no hunt; the more there are, the more each counts.
        let hunt = ours.hunt * (ours.hunters - 1).clamp(0, 4) / 2 * counts.hunt;
        let weak = theirs.exposed * counts.exposed + theirs.open * counts.open_lines;
        let sum = (hunt + weak + ours.checks * counts.checks - theirs.shelter * counts.shelter) / 64;
        let grown = sum.clamp(0, 1_000);
        sum + grown * grown / 100 * counts.danger_square / 6_400
    }
}

impl Evaluation for Derived {
    fn score(&self, position: &Position, us: Side) -> i32 {
        self.score_near(position, us, (-i32::MAX / 2, i32::MAX / 2))
    }

    fn score_near(&self, position: &Position, us: Side, (alpha, beta): (i32, i32)) -> i32 {
        if let Some(enclosing) = &self.enclosing {
            let worth = enclosing.worth(position, self.sides);
            return self.against_others(position, us.index() & 7, |side| worth[side & 7]);
        }
        let mut middle = [0i32; 8];
        let mut end = [0i32; 8];
        let mut material = [0i32; 8];
        let mut halves = [0i32; 8];
        let mut standing = Standing::default();
        let mut royals = [None; 2];
        position.for_each_piece(|cell, piece| {
            let (side, kind) = (piece.side.index() & 7, piece.kind.index());
            let [in_middle, at_end] = self.squares.at(side, kind, cell);
            middle[side] += in_middle;
            end[side] += at_end;
            material[side] += self.values.board[kind];
            halves[side] += i32::from(self.halves[kind]);
            if self.values.royal[kind] {
                royals[side & 1] = Some(cell);
            }
            if let Some(structure) = &self.structure {
                structure.note(&mut standing, piece, cell);
            }
        });
        if let Some(structure) = &self.structure {
            structure.judge(&standing, &mut middle, &mut end);
        }
        position.for_each_in_hand(|side, kind, held| {
            let (side, kind, held) = (side.index() & 7, kind.index(), i32::from(held));
            let [in_middle, at_end] = self.squares.in_hand(side, kind);
            middle[side] += in_middle * held;
            end[side] += at_end * held;
            material[side] += self.values.hand[kind] * held;
        });
        if let (Some(near), [Some(first), Some(second)]) = (&self.near, royals) {
            position.for_each_piece(|cell, piece| {
                let (side, kind) = (piece.side.index() & 7, piece.kind.index());
                for slot in near.near(side, kind, cell, [first, second]) {
                    let [in_middle, at_end] = near.slots()[slot];
                    middle[side] += in_middle;
                    end[side] += at_end;
                }
            });
        }
        let us = us.index() & 7;
        if self.sides == 2 && !self.by_freedom && self.checks == 0 && self.scarce.is_empty() {
            let rough = |side: usize| {
                let phase = material[side ^ 1].clamp(0, self.whole);
                (middle[side] * phase + end[side] * (self.whole - phase)) / self.whole
            };
            let rough = rough(us) - rough(us ^ 1);
            let margin = self.counts.rough;
            if rough + margin <= alpha || rough - margin >= beta {
                return rough;
            }
        }
        let active = self.weights.as_ref().map(|weights| position.activity(weights));
        let counts = &self.counts;
        if let Some(active) = &active {
            for side in 0..self.sides {
                let active = &active[side & 7];
                let pair = i32::from(halves[side & 7] >= 2);
                let both = |at: usize| {
                    let more = active.reach * counts.reach[at] + active.linked * counts.linked[at];
                    (more + pair * counts.pair[at]) / 64
                };
                middle[side & 7] += both(0);
                end[side & 7] += both(1);
            }
        }
        let worth = |side: usize| {
            // What a side has to fear is what the others have.
            let others = || (0..self.sides).filter(|&other| other != side);
            let theirs: i32 = others().map(|other| material[other]).sum();
            let theirs = theirs / (self.sides as i32 - 1).max(1);
            let phase = theirs.clamp(0, self.whole);
            let mut worth = (middle[side] * phase + end[side] * (self.whole - phase)) / self.whole;
            if let Some(all) = active.as_ref() {
                let active = &all[side];
                let danger = others().map(|other| self.danger(active, &all[other])).max().unwrap_or(0);
                let ours = material[side].clamp(0, self.whole);
                worth += danger * ours / self.whole;
                worth -= (active.loose * counts.loose + active.chased * counts.chased) / 64;
            }
            if self.checks > 0 {
                let given = i32::from(position.checks_given(Side(side as u8)));
                worth += counts.check_given * given * given / 64 / i32::from(self.checks).pow(2).max(1);
            }
            for scarce in self.scarce.iter().filter(|scarce| scarce.sides >> side & 1 == 1) {
                let mut left = 0;
                position.for_each_piece(|_, piece| {
                    left += i32::from(piece.side.index() == side && scarce.kinds[piece.kind.index()]);
                });
                worth -= LAST_PIECE / (left - scarce.at_most).max(1);
            }
            if self.by_freedom {
                worth += 10 * position.pseudo_legal_mobility(Side(side as u8)) as i32;
            }
            worth
        };
        if self.sides == 2 {
            let tempo = if position.turn().index() == us { counts.tempo } else { -counts.tempo } / 64;
            return worth(us) - worth(us ^ 1) + tempo;
        }
        self.against_others(position, us, worth)
    }

    fn values(&self) -> &[i32] {
        &self.values.exchange
    }
}
