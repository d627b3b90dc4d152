//! Positions: what a game looks like at one moment, and what may be played.

use crate::board::Cell;
use crate::core::generate::Wanted;
use crate::core::isa;
use crate::core::state::{EMPTY, State, Undo, Why, kind_of, side_of};
use crate::core::step::{Step, StepKind, Steps};
use crate::moves::{Effects, Move};
use crate::outcome::{Outcome, Reason};
use crate::rules::{AnyProgram, Kind, Piece, Rules, Side};
use crate::setup::{CastlingRight, Setup, SetupProblem, cell_or_none};

/// A position of a game.
#[derive(Clone, Debug)]
pub struct Position {
    rules: Rules,
    state: AnyState,
    past: Vec<Past>,
}

#[derive(Clone, Debug)]
enum AnyState {
    W1(Box<State<1>>),
    W2(Box<State<2>>),
    W4(Box<State<4>>),
    W16(Box<State<16>>),
}

#[derive(Clone, Debug)]
struct Past {
    key: u64,
    played: Move,
    undo: AnyUndo,
}

#[derive(Clone, Debug)]
enum AnyUndo {
    W1(Undo<1>),
    W2(Undo<2>),
    W4(Undo<4>),
    W16(Box<Undo<16>>),
}

/// A move that is not legal in the position it was to be played in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this move is not legal here")]
pub struct IllegalMove;

/// Runs the same expression for the position's width.
macro_rules! with {
    ($position:expr, $rules:expr, |$program:ident, $state:ident| $body:expr) => {
        match ($position, $rules.program()) {
            (AnyState::W1($state), AnyProgram::W1($program)) => $body,
            (AnyState::W2($state), AnyProgram::W2($program)) => $body,
            (AnyState::W4($state), AnyProgram::W4($program)) => $body,
            (AnyState::W16($state), AnyProgram::W16($program)) => $body,
            _ => unreachable!("a position has the width of its rules"),
        }
    };
}

impl Position {
    pub(crate) fn new(rules: &Rules, setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let state = match rules.program() {
            AnyProgram::W1(program) => AnyState::W1(Box::new(setup.state(program)?)),
            AnyProgram::W2(program) => AnyState::W2(Box::new(setup.state(program)?)),
            AnyProgram::W4(program) => AnyState::W4(Box::new(setup.state(program)?)),
            AnyProgram::W16(program) => AnyState::W16(Box::new(setup.state(program)?)),
        };
        Ok(Self { rules: rules.clone(), state, past: vec![] })
    }

    /// The rules it belongs to.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        with!(&self.state, self.rules, |_program, state| Side(state.now.turn))
    }

    /// The piece on a cell.
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        if cell as usize >= self.rules.board().len() {
            return None;
        }
        let code = with!(&self.state, self.rules, |_program, state| state.at[cell as usize]);
        (code != EMPTY).then(|| Piece { side: Side(side_of(code) as u8), kind: Kind(kind_of(code) as u8) })
    }

    /// All pieces and their cells, in the order of cells.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        self.rules.board().cells().filter_map(|cell| Some((cell, self.piece(cell)?)))
    }

    /// A number that two equal positions share and different ones practically never do.
    pub fn key(&self) -> u64 {
        with!(&self.state, self.rules, |_program, state| state.now.key)
    }

    /// The same number made from scratch, for tests.
    #[doc(hidden)]
    pub fn fresh_key(&self) -> u64 {
        with!(&self.state, self.rules, |program, state| state.fresh_key(program))
    }

    /// The legal moves. A finished game has none.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.drawn_by_count().is_some() {
            return vec![];
        }
        self.generated(Wanted::All)
    }

    /// The legal moves that capture.
    pub fn legal_captures(&self) -> Vec<Move> {
        if self.drawn_by_count().is_some() {
            return vec![];
        }
        self.generated(Wanted::Captures)
    }

    fn generated(&self, wanted: Wanted) -> Vec<Move> {
        let mut list = Steps::default();
        with!(&self.state, self.rules, |program, state| isa::list(program, state, wanted, &mut list));
        let Steps { steps, extras } = list;
        let extra = |step: Step| match step.kind {
            StepKind::Walk | StepKind::WalkPromote => extras.get(step.extra as usize).cloned().map(Box::new),
            _ => None,
        };
        steps.into_iter().map(|step| Move { extra: extra(step), step: Step { extra: 0, ..step } }).collect()
    }

    /// Whether the side to move has a royal under attack.
    pub fn is_check(&self) -> bool {
        with!(&self.state, self.rules, |program, state| program.in_check(state))
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When it is not legal here; the position is unchanged then.
    pub fn play(&mut self, played: &Move) -> Result<(), IllegalMove> {
        if !self.legal_moves().contains(played) {
            return Err(IllegalMove);
        }
        self.play_unchecked(played);
        Ok(())
    }

    /// Plays a move that is known to be legal.
    ///
    /// A move from another position makes a position that no game can reach, but nothing worse.
    pub fn play_unchecked(&mut self, played: &Move) {
        let key = self.key();
        let (step, extra) = (played.step, played.extra.as_deref());
        let undo = match (&mut self.state, self.rules.program()) {
            (AnyState::W1(state), AnyProgram::W1(program)) => AnyUndo::W1(state.make(program, step, extra)),
            (AnyState::W2(state), AnyProgram::W2(program)) => AnyUndo::W2(state.make(program, step, extra)),
            (AnyState::W4(state), AnyProgram::W4(program)) => AnyUndo::W4(state.make(program, step, extra)),
            (AnyState::W16(state), AnyProgram::W16(program)) => {
                AnyUndo::W16(Box::new(state.make(program, step, extra)))
            }
            _ => unreachable!("a position has the width of its rules"),
        };
        self.past.push(Past { key, played: played.clone(), undo });
    }

    /// Takes the last move back; tells which it was.
    pub fn undo(&mut self) -> Option<Move> {
        let Past { played, undo, .. } = self.past.pop()?;
        let (step, extra) = (played.step, played.extra.as_deref());
        match (&mut self.state, &undo) {
            (AnyState::W1(state), AnyUndo::W1(undo)) => state.unmake(step, extra, undo),
            (AnyState::W2(state), AnyUndo::W2(undo)) => state.unmake(step, extra, undo),
            (AnyState::W4(state), AnyUndo::W4(undo)) => state.unmake(step, extra, undo),
            (AnyState::W16(state), AnyUndo::W16(undo)) => state.unmake(step, extra, undo),
            _ => unreachable!("a position has the width of its rules"),
        }
        Some(played)
    }

    /// The moves played since this position was set up.
    pub fn played(&self) -> impl Iterator<Item = &Move> {
        self.past.iter().map(|past| &past.played)
    }

    /// Whether the game is over, how, and why.
    pub fn outcome(&self) -> Option<Outcome> {
        let over = with!(&self.state, self.rules, |_program, state| state.now.over);
        if let Some(over) = over {
            let reason = match over.why {
                Why::Goal => Reason::Goal,
                Why::Checks => Reason::Checks,
                Why::Extinction => Reason::Extinction,
                Why::RoyalCaptured => Reason::RoyalCaptured,
                Why::Facing => Reason::Facing,
                Why::Passes => Reason::Passes,
            };
            return Some(Outcome { winner: over.winner.map(Side), reason });
        }
        let stuck = !with!(&self.state, self.rules, |program, state| isa::count(program, state) > 0);
        if stuck {
            let end = &self.rules.definition().end;
            let (verdict, reason) = if self.is_check() {
                (end.checkmate, Reason::Checkmate)
            } else {
                (end.stalemate, Reason::Stalemate)
            };
            return Some(Outcome::of(verdict, self.turn(), self.others(), reason));
        }
        self.drawn_by_count()
    }

    /// Ends that need the game's history.
    fn drawn_by_count(&self) -> Option<Outcome> {
        let end = &self.rules.definition().end;
        let clock = with!(&self.state, self.rules, |_program, state| state.now.clock);
        if end.move_rule > 0 && usize::from(clock) >= usize::from(end.move_rule) * self.rules.sides() {
            return Some(Outcome { winner: None, reason: Reason::MoveRule });
        }
        if end.repetition > 1 {
            let key = self.key();
            // Not even captures are for ever: captives may be put back, and pawns of some games walk backwards.
            let before = self.past.iter().filter(|past| past.key == key).count();
            if before + 1 >= usize::from(end.repetition) {
                return Some(Outcome::of(
                    end.repetition_verdict,
                    self.turn(),
                    self.others(),
                    Reason::Repetition,
                ));
            }
        }
        None
    }

    /// The sides still in the game other than the one to move.
    fn others(&self) -> Vec<Side> {
        let out = with!(&self.state, self.rules, |_program, state| state.now.out);
        (0..self.rules.sides() as u8)
            .map(Side)
            .filter(|side| *side != self.turn() && out >> side.0 & 1 == 0)
            .collect()
    }

    /// Everything a legal move does to the board.
    pub fn effects(&self, played: &Move) -> Effects {
        with!(&self.state, self.rules, |_program, state| {
            let step = played.step;
            let mut effects = Effects {
                promotion: played.promotion(),
                moves: vec![(step.from, step.to)],
                captures: vec![],
            };
            match step.kind {
                StepKind::Plain | StepKind::Promote | StepKind::Mark => {
                    if state.at[step.to as usize] != EMPTY {
                        effects.captures.push(step.to);
                    }
                }
                StepKind::EnPassant => effects.captures.extend(cell_or_none(state.now.ep_victim)),
                StepKind::Castle => {
                    if let Some(castle) = state.castles.list.get(step.arg as usize) {
                        effects.moves.push((castle.partner_from, castle.partner_to));
                    }
                }
                StepKind::Pass => effects.moves.clear(),
                StepKind::Walk | StepKind::WalkPromote => {
                    if let Some(extra) = &played.extra {
                        effects.captures.clone_from(&extra.captures);
                        effects.moves.extend(extra.partner);
                        if let (Some(&last), Some(cell)) = (extra.captures.last(), extra.unload) {
                            effects.moves.push((last, cell));
                        }
                    }
                }
            }
            effects
        })
    }

    /// The position as plain data; setting it up again gives the same position, without its history.
    pub fn setup(&self) -> Setup {
        let pieces = self.pieces().collect();
        with!(&self.state, self.rules, |program, state| {
            let now = &state.now;
            let rights = state.castles.list.iter().enumerate().filter(|(i, _)| now.rights >> i & 1 == 1);
            Setup {
                pieces,
                turn: now.turn,
                castling: rights
                    .map(|(_, castle)| CastlingRight {
                        side: castle.side,
                        wing: program.castlings[castle.rule as usize].wing,
                        partner: Some(castle.partner_from),
                    })
                    .collect(),
                en_passant: now.ep.iter().map(|cell| cell as Cell).collect(),
                en_passant_victim: cell_or_none(now.ep_victim),
                passes: now.passes,
                checks: now.checks[..program.sides].to_vec(),
                clock: now.clock,
                turns: now.turns,
                steps_left: Some(now.steps_left),
                unmoved: program.tracks_unmoved.then(|| now.unmoved.iter().map(|c| c as Cell).collect()),
                out: (0..program.sides as u8).filter(|side| now.out >> side & 1 == 1).collect(),
            }
        })
    }

    /// Counts the leaves of the tree of legal moves of that depth; the last ply is counted without being made.
    ///
    /// Draws by repetition and by the move rule do not cut the tree.
    pub fn perft(&self, depth: u32) -> u64 {
        let mut list = Steps::default();
        with!(&self.state, self.rules, |program, state| {
            isa::perft(program, &mut state.clone(), &mut list, depth)
        })
    }

    /// [`perft`](Self::perft) by first move.
    pub fn divide(&self, depth: u32) -> Vec<(Move, u64)> {
        let mut after = self.clone();
        self.generated(Wanted::All)
            .into_iter()
            .map(|played| {
                after.play_unchecked(&played);
                let nodes = after.perft(depth.saturating_sub(1));
                after.undo();
                (played, nodes)
            })
            .collect()
    }
}
