//! The evaluation: the score of a position without search.
//!
//! The search knows nothing but the trait [`Evaluation`]. [`HandcraftedEval`] derives its knowledge from the rules when a
//! game is loaded: it measures how freely pieces move on the actual board. [`LearnedPsqt`] adds what games have taught.

mod learned_psqt;
mod material;
mod mobility;
mod neighbours;
mod params;
mod pawns;
mod psqt;
mod reversi;

use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::Verdict;
use chesswright_rules::search::{Activity, SearchExt, Weights};
use chesswright_rules::{Position, Rules, Side};

use crate::net::NetworkEval;
pub(crate) use learned_psqt::mirror;
pub use learned_psqt::{LearnedPsqt, LearnedPsqtError};
use material::PieceValues;
use mobility::Mobility;
pub use params::EvalParams;
use pawns::{PawnPlacement, PawnStructure};
use psqt::Psqt;
use reversi::ReversiEval;

pub(crate) use material::ROYAL_VALUE;

/// The evaluation of the positions of one game.
pub trait Evaluation: Send + Sync {
    /// The score of a position for a side, in centipawns.
    fn score(&self, position: &Position, side: Side) -> i32;

    /// Lazy evaluation: the score, or a rough estimate that lies on the same side of the window `(alpha, beta)` if the score
    /// is far outside of it. Also returns whether it is the score.
    fn lazy_score(&self, position: &Position, side: Side, _window: (i32, i32)) -> (i32, bool) {
        (self.score(position, side), true)
    }

    /// The values of all kinds for static exchange evaluation (SEE). A royal is worth more than everything else together.
    fn see_values(&self) -> &[i32];

    /// The evaluation by a network, if it is one. Searches then keep its sums from position to position.
    fn network(&self) -> Option<&NetworkEval> {
        None
    }
}

/// Where losing a kind of piece loses the game: what it costs to have one more than that.
const LAST_PIECE: i32 = 150;
/// What a point is worth where points decide who wins, and how many points ahead count at most.
const POINT_VALUE: i32 = 60;
const MOST_POINTS: i32 = 100;
/// Where nothing can be captured: the value of each move that a side has.
const MOVE_VALUE: i32 = 10;
/// The number of units in which [`ScaledParams`] count a centipawn.
const SCALE: i32 = 64;

/// The handcrafted evaluation (HCE), derived from the rules.
///
/// It sums material and piece-square tables, pawn structure, mobility, king safety and threats, tapered by the game phase.
pub struct HandcraftedEval {
    sides: usize,
    /// By side: the sides of its team, as bits.
    teams: [u8; 8],
    /// The counter that decides who wins, by its place in the document.
    score_counter: Option<usize>,
    values: PieceValues,
    psqt: Psqt,
    /// The material of one side at the start of the game. The phase is measured by it.
    start_material: i32,
    /// Mobility decides: nothing can be captured, or a side that cannot move loses.
    counts_moves: bool,
    /// In reversi and similar games, the only term.
    reversi: Option<ReversiEval>,
    /// The learned values by distance from the royals, if there are any.
    near_royals: Option<LearnedPsqt>,
    /// The number of checks that wins the game; 0 for none.
    checks_to_win: [u8; 8],
    /// The kinds of pieces that a side must not run out of.
    vital: Vec<VitalPieces>,
    /// The weights of the terms that need attack tables (mobility, king safety, threats), if those terms are used.
    activity_weights: Option<Weights>,
    pawn_structure: Option<PawnStructure>,
    /// The kinds that reach only about half of the board, as a bishop does. A pair of them is worth more.
    colour_bound: Vec<bool>,
    params: ScaledParams,
}

/// The parameters as integers, in units of 1 / [`SCALE`] centipawn.
struct ScaledParams {
    mobility: [i32; 2],
    supported: [i32; 2],
    colour_pair: [i32; 2],
    king_attack: i32,
    king_weak: i32,
    safe_checks: i32,
    king_lines: i32,
    king_shield: i32,
    king_danger_square: i32,
    hanging: i32,
    pawn_threat: i32,
    tempo: i32,
    check_given: i32,
    /// In centipawns.
    lazy_margin: i32,
}

impl ScaledParams {
    fn new(params: &EvalParams) -> Self {
        let scaled = |value: f64| (value * f64::from(SCALE)).round() as i32;
        let p = params;
        Self {
            mobility: [scaled(p.mobility_middle), scaled(p.mobility_end)],
            supported: [scaled(p.supported_middle), scaled(p.supported_end)],
            colour_pair: [scaled(p.colour_pair_middle), scaled(p.colour_pair_end)],
            king_attack: scaled(p.king_attack),
            king_weak: scaled(p.king_weak),
            safe_checks: scaled(p.safe_checks),
            king_lines: scaled(p.king_lines),
            king_shield: scaled(p.king_shield),
            king_danger_square: scaled(p.king_danger_square),
            hanging: scaled(p.hanging),
            pawn_threat: scaled(p.pawn_threat),
            tempo: scaled(p.tempo),
            check_given: scaled(p.check_given),
            lazy_margin: p.lazy_margin as i32,
        }
    }
}

/// Pieces that a side must not run out of.
struct VitalPieces {
    /// By kind.
    kinds: Vec<bool>,
    /// The sides concerned, one bit each.
    sides: u8,
    /// A side loses when it has so many or fewer.
    loses_at: i32,
}

/// The sums over all pieces of a position, by side.
struct Tally {
    middle: [i32; 8],
    end: [i32; 8],
    material: [i32; 8],
    /// The number of colour-bound pieces.
    colour_bound: [i32; 8],
    /// The cells of the royals of two sides.
    royals: [Option<Cell>; 2],
}

impl HandcraftedEval {
    /// The evaluation with default parameters and, for a built-in game, the learned values that ship with it.
    pub fn new(rules: &Rules) -> Self {
        Self::with(rules, &EvalParams::default(), LearnedPsqt::shipped(rules).as_ref())
    }

    /// The same for rules that the caller knows to be those of the built-in game of their name. It reads no document, so a program that
    /// has none can call it.
    pub fn of_built_in(rules: &Rules) -> Self {
        Self::with(rules, &EvalParams::default(), LearnedPsqt::of_built_in(rules).as_ref())
    }

    /// The evaluation with other parameters and learned values.
    ///
    /// # Panics
    /// When the learned values belong to another game.
    pub fn with(rules: &Rules, params: &EvalParams, learned: Option<&LearnedPsqt>) -> Self {
        let losing_chess = crate::game_traits::GameTraits::of(rules).losing_chess;
        let mobility = Mobility::new(rules);
        let values = PieceValues::new(rules, &mobility, params, losing_chess);
        let mut psqt = Psqt::new(rules, &mobility, &values, params, losing_chess);
        if let Some(learned) = learned {
            psqt.add_learned(learned);
        }
        let counts_moves = mobility.has_no_captures() || is_blocking_game(rules, &values);
        let pawn_structure =
            if losing_chess { None } else { PawnStructure::new(rules, &mobility, &values, params) };
        Self {
            sides: rules.sides(),
            teams: std::array::from_fn(|side| rules.team(Side(side as u8))),
            score_counter: rules
                .definition()
                .end
                .score
                .as_ref()
                .and_then(|name| rules.definition().counters.get_index_of(name)),
            psqt,
            start_material: start_material(rules, &values),
            counts_moves,
            reversi: ReversiEval::new(rules, &mobility),
            near_royals: learned.filter(|learned| learned.has_royal_distances()).cloned(),
            checks_to_win: std::array::from_fn(|side| {
                u8::try_from(rules.checks_to_win(Side(side as u8))).unwrap_or(u8::MAX)
            }),
            vital: vital_pieces(rules, &values),
            activity_weights: (!losing_chess && !counts_moves).then(|| activity_weights(rules, &values)),
            pawn_structure,
            colour_bound: colour_bound(rules, &mobility, &values),
            params: ScaledParams::new(params),
            values,
        }
    }

    /// The game phase for the pieces of a side, from 1 in the middlegame to 0 in the endgame: the share of the start material
    /// that its enemies still have.
    pub fn phase(&self, position: &Position, side: Side) -> f64 {
        let mut enemies = 0;
        let mut add = |owner: Side, value: i32| enemies += if owner == side { 0 } else { value };
        position.for_each_piece(|_, piece| add(piece.side, self.values.board[piece.kind.index()]));
        position.for_each_in_hand(|owner, kind, held| {
            add(owner, self.values.hand[kind.index()] * i32::from(held));
        });
        let mean = enemies / (self.sides as i32 - 1).max(1);
        f64::from(mean.clamp(0, self.start_material)) / f64::from(self.start_material)
    }

    /// The value of a kind on the board, in centipawns.
    pub fn value(&self, kind: usize) -> i32 {
        self.values.board[kind]
    }
}

/// The mean material of a side at the start, at least 1.
fn start_material(rules: &Rules, values: &PieceValues) -> i32 {
    let start = rules.start();
    let mut material = 0;
    start.for_each_piece(|_, piece| material += values.board[piece.kind.index()].max(0));
    start.for_each_in_hand(|_, kind, held| material += values.hand[kind.index()].max(0) * i32::from(held));
    (material / rules.sides() as i32).max(1)
}

/// Whether a side wins only by leaving the other without a move: there are no royals, no goals and no extinctions.
fn is_blocking_game(rules: &Rules, values: &PieceValues) -> bool {
    let end = &rules.definition().end;
    !values.royal.contains(&true)
        && end.stalemate.is_always(Verdict::Loss)
        && end.goals.is_empty()
        && end.extinction.is_empty()
}

/// The weights of mobility and king attacks by kind: cheap pieces gain most by mobility, and strong ones threaten a royal
/// most.
fn activity_weights(rules: &Rules, values: &PieceValues) -> Weights {
    let worth: Vec<i32> = values.board.iter().map(|&value| value.max(0)).collect();
    let mobility = |&value: &i32| if value == 0 { 0 } else { (6 - value / 250).max(2) };
    let mut strongest: Option<usize> = None;
    rules.start().for_each_piece(|_, piece| {
        let kind = piece.kind.index();
        if worth[kind] > strongest.map_or(0, |kind| worth[kind]) {
            strongest = Some(kind);
        }
    });
    Weights {
        mobility: worth.iter().map(mobility).collect(),
        royal_attack: worth.iter().map(|&value| 4 + value / 60).collect(),
        pawns: values.pawns(),
        strongest,
        values: worth,
    }
}

/// The kinds, other than pawns and royals, that reach between 30 and 60 per cent of the board.
fn colour_bound(rules: &Rules, mobility: &Mobility, values: &PieceValues) -> Vec<bool> {
    let pawns = values.pawns();
    let cells = rules.board().len();
    let is_colour_bound = |kind: usize| {
        let reachable = mobility.of(0, kind).reachable_from(cells / 3).len();
        !pawns[kind] && !values.royal[kind] && (3 * cells..=6 * cells).contains(&(10 * reachable))
    };
    (0..pawns.len()).map(is_colour_bound).collect()
}

/// The extinctions that lose the game, except for those of royals and of all pieces.
fn vital_pieces(rules: &Rules, values: &PieceValues) -> Vec<VitalPieces> {
    let game = rules.definition();
    let losing = game.end.extinction.iter().filter(|e| e.verdict == Verdict::Loss && !e.pieces.is_empty());
    let vital = losing.map(|extinction| VitalPieces {
        kinds: (game.pieces.keys().zip(&values.royal))
            .map(|(name, royal)| !royal && extinction.pieces.contains(name))
            .collect(),
        sides: (0u8..)
            .zip(&game.sides)
            .filter(|(_, side)| extinction.sides.as_ref().is_none_or(|named| named.contains(&side.name)))
            .fold(0, |sides, (side, _)| sides | 1 << side),
        loses_at: extinction.at_most.into(),
    });
    vital.collect()
}

impl Evaluation for HandcraftedEval {
    fn score(&self, position: &Position, us: Side) -> i32 {
        self.lazy_score(position, us, (-i32::MAX / 2, i32::MAX / 2)).0
    }

    fn lazy_score(&self, position: &Position, us: Side, (alpha, beta): (i32, i32)) -> (i32, bool) {
        let us = us.index() & 7;
        if let Some(reversi) = &self.reversi {
            let scores = reversi.scores(position, self.sides);
            return (self.against_others(position, us, |side| scores[side & 7]), true);
        }
        let mut tally = self.tally(position);
        if self.can_be_lazy() {
            let rough = self.tapered(&tally, us, tally.material[us ^ 1])
                - self.tapered(&tally, us ^ 1, tally.material[us]);
            let margin = self.params.lazy_margin;
            if rough + margin <= alpha || rough - margin >= beta {
                return (rough, false);
            }
        }
        let activity = self.activity_weights.as_ref().map(|weights| position.activity(weights));
        if let Some(activity) = &activity {
            self.add_mobility(&mut tally, activity);
        }
        let score = |side: usize| self.side_score(position, &tally, activity.as_ref(), side);
        if self.sides == 2 {
            let tempo = if position.turn().index() == us { self.params.tempo } else { -self.params.tempo };
            return (score(us) - score(us ^ 1) + tempo / SCALE, true);
        }
        (self.against_others(position, us, score), true)
    }

    fn see_values(&self) -> &[i32] {
        &self.values.see
    }
}

/// The terms of the evaluation.
impl HandcraftedEval {
    /// Adds up material, piece-square tables and pawn structure.
    #[inline]
    fn tally(&self, position: &Position) -> Tally {
        let mut tally =
            Tally { middle: [0; 8], end: [0; 8], material: [0; 8], colour_bound: [0; 8], royals: [None; 2] };
        let mut pawns = PawnPlacement::default();
        position.for_each_piece(|cell, piece| {
            let (side, kind) = (piece.side.index() & 7, piece.kind.index());
            let [in_middle, in_end] = self.psqt.on_board(side, kind, cell);
            tally.middle[side] += in_middle;
            tally.end[side] += in_end;
            tally.material[side] += self.values.board[kind];
            tally.colour_bound[side] += i32::from(self.colour_bound[kind]);
            if self.values.royal[kind] {
                tally.royals[side & 1] = Some(cell);
            }
            if let Some(pawn_structure) = &self.pawn_structure {
                pawn_structure.place(&mut pawns, piece, cell);
            }
        });
        if let Some(pawn_structure) = &self.pawn_structure {
            pawn_structure.evaluate(&pawns, &mut tally.middle, &mut tally.end);
        }
        position.for_each_in_hand(|side, kind, held| {
            let (side, kind, held) = (side.index() & 7, kind.index(), i32::from(held));
            let [in_middle, in_end] = self.psqt.in_hand(side, kind);
            tally.middle[side] += in_middle * held;
            tally.end[side] += in_end * held;
            tally.material[side] += self.values.hand[kind] * held;
        });
        self.add_near_royals(&mut tally, position);
        tally
    }

    /// Adds the learned values of all pieces by their distances from the royals.
    #[inline]
    fn add_near_royals(&self, tally: &mut Tally, position: &Position) {
        let (Some(learned), [Some(first), Some(second)]) = (&self.near_royals, tally.royals) else { return };
        position.for_each_piece(|cell, piece| {
            let (side, kind) = (piece.side.index() & 7, piece.kind.index());
            for slot in learned.near_royals(side, kind, cell, [first, second]) {
                let [in_middle, in_end] = learned.slots()[slot];
                tally.middle[side] += in_middle;
                tally.end[side] += in_end;
            }
        });
    }

    /// Whether the terms that lazy evaluation leaves out are all small.
    #[inline]
    fn can_be_lazy(&self) -> bool {
        self.sides == 2 && !self.counts_moves && self.checks_to_win == [0; 8] && self.vital.is_empty()
    }

    /// The score of a side interpolated between middlegame and endgame by the game phase: the more material its enemies have
    /// left, the more its middlegame score counts.
    #[inline]
    fn tapered(&self, tally: &Tally, side: usize, enemy_material: i32) -> i32 {
        let phase = enemy_material.clamp(0, self.start_material);
        (tally.middle[side] * phase + tally.end[side] * (self.start_material - phase)) / self.start_material
    }

    /// Adds mobility, supported pawns and pairs of colour-bound pieces.
    #[inline]
    fn add_mobility(&self, tally: &mut Tally, activity: &[Activity; 8]) {
        let params = &self.params;
        for side in 0..self.sides {
            let side = side & 7;
            let activity = &activity[side];
            let pair = i32::from(tally.colour_bound[side] >= 2);
            let score = |phase: usize| {
                let score =
                    activity.mobility * params.mobility[phase] + activity.supported * params.supported[phase];
                (score + pair * params.colour_pair[phase]) / SCALE
            };
            tally.middle[side] += score(0);
            tally.end[side] += score(1);
        }
    }

    /// The score of one side, all terms together.
    #[inline]
    fn side_score(
        &self,
        position: &Position,
        tally: &Tally,
        activity: Option<&[Activity; 8]>,
        side: usize,
    ) -> i32 {
        let enemies = || (0..self.sides).filter(|&other| other != side);
        let enemy_material: i32 = enemies().map(|enemy| tally.material[enemy]).sum();
        let mut score = self.tapered(tally, side, enemy_material / (self.sides as i32 - 1).max(1));
        if let Some(all) = activity {
            let own = &all[side];
            let danger = enemies().map(|enemy| self.king_danger(own, &all[enemy])).max().unwrap_or(0);
            let own_material = tally.material[side].clamp(0, self.start_material);
            score += danger * own_material / self.start_material;
            // Threats of the enemies: hanging pieces, and pieces attacked by pawns.
            score -= (own.hanging * self.params.hanging + own.pawn_threats * self.params.pawn_threat) / SCALE;
        }
        let enough = self.checks_to_win[side & 7];
        if enough > 0 {
            let given = i32::from(position.checks_given(Side(side as u8)));
            let all = i32::from(enough).pow(2);
            score += self.params.check_given * given * given / SCALE / all;
        }
        score -= self.vital_piece_penalty(position, side);
        if self.counts_moves {
            score += MOVE_VALUE * position.pseudo_legal_mobility(Side(side as u8)) as i32;
        }
        score
    }

    /// King safety: how much a side (`own`) threatens the royals of another one (`enemy`).
    fn king_danger(&self, own: &Activity, enemy: &Activity) -> i32 {
        let params = &self.params;
        // A single attacker does not count; the more there are, the more each of them counts.
        let attack = own.royal_attack * (own.royal_attackers - 1).clamp(0, 4) / 2 * params.king_attack;
        let weak = enemy.royal_weak * params.king_weak + enemy.royal_lines * params.king_lines;
        let checks = own.safe_checks * params.safe_checks;
        let danger = (attack + weak + checks - enemy.royal_shield * params.king_shield) / SCALE;
        let square = danger.clamp(0, 1_000).pow(2) / 100;
        danger + square * params.king_danger_square / (100 * SCALE)
    }

    /// What it costs a side to be near losing by extinction.
    fn vital_piece_penalty(&self, position: &Position, side: usize) -> i32 {
        let mut penalty = 0;
        for vital in self.vital.iter().filter(|vital| vital.sides >> side & 1 == 1) {
            let mut left = 0;
            position.for_each_piece(|_, piece| {
                left += i32::from(piece.side.index() == side && vital.kinds[piece.kind.index()]);
            });
            penalty += LAST_PIECE / (left - vital.loses_at).max(1);
        }
        penalty
    }

    /// The mean score of the sides of a team less that of all other sides, as far as they are still in the game.
    fn against_others(&self, position: &Position, us: usize, score: impl Fn(usize) -> i32) -> i32 {
        let team = self.teams[us & 7];
        let mean = |ours: bool| {
            let sides = (0..self.sides).filter(|&side| (team >> side & 1 == 1) == ours);
            let sides = sides.filter(|&side| side == us || !position.is_out(Side(side as u8)));
            let (count, sum) = sides.fold((0, 0), |(count, sum), side| (count + 1, sum + score(side)));
            sum / count.max(1)
        };
        mean(true) - mean(false) + self.points_ahead(position, us)
    }

    /// What it is worth to be ahead of the best other team in points, where they decide who wins.
    fn points_ahead(&self, position: &Position, us: usize) -> i32 {
        let Some(counter) = self.score_counter else { return 0 };
        let points = |team: u8| -> i32 {
            let members = (0..self.sides).filter(|&side| team >> side & 1 == 1);
            members.map(|side| position.counter(counter, Side(side as u8))).sum()
        };
        let ours = self.teams[us & 7];
        let others = self.teams[..self.sides].iter().filter(|&&team| team != ours);
        let best = others.map(|&team| points(team)).max().unwrap_or(0);
        (points(ours) - best).clamp(-MOST_POINTS, MOST_POINTS) * POINT_VALUE
    }
}
