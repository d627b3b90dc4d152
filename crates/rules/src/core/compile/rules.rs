//! Compiles what happens around moves: ends, castlings and the move count.

use super::super::bits::Bits;
use super::super::goals::{Connect, Goal};
use super::super::kinds::Kinds;
use super::super::program::{CastlingRule, KIND_SLOTS, MAX_SIDES, Piece, Program, Resets};
use super::super::reach::Reach;
use super::super::state::{State, code};
use super::super::table::Table;
use super::{Builder, CompileCause, CompileError};
use crate::definition::model::{ConnectDef, EliminatedRule, Sided, TeamLoss, Verdict, Wing};
use crate::outcome::Reason;

/// The conditions that can end the game right after a move.
#[derive(Debug)]
pub(crate) struct Ends<const W: usize> {
    /// There are any conditions.
    pub(crate) any: bool,
    /// Moves other than captures can fulfil one.
    pub(crate) always: bool,
    pub(crate) goals: Vec<Goal<W>>,
    pub(crate) connect: Vec<Connect<W>>,
    /// The verdict for the side that would move on a full board.
    pub(crate) full_board: Option<Verdict>,
    /// Some castling wins the game.
    pub(crate) castling_wins: bool,
    /// The number of checks with which each side wins; 0 if its checks do not count.
    pub(crate) checks: [u8; MAX_SIDES],
    pub(crate) extinctions: Vec<Extinction>,
    /// Some extinction waits for a reply, or counts pieces that enter as others, so any move can complete it.
    pub(crate) replies: bool,
    /// What becomes of the pieces of an eliminated side.
    pub(crate) eliminated: EliminatedRule,
    /// A team has lost as soon as one of its sides has.
    pub(crate) teams_fall: bool,
    /// The counter that decides who wins.
    pub(crate) score: Option<usize>,
}

#[derive(Debug)]
pub(crate) struct Extinction {
    pub(crate) kinds: Kinds,
    /// The sides it applies to, as a bit set.
    pub(crate) sides: u8,
    pub(crate) at_most: u32,
    /// It applies only while the other sides have at least this many.
    pub(crate) others_at_least: u32,
    /// They need one more while it is this side's turn.
    pub(crate) reply: bool,
    pub(crate) verdict: Verdict,
    pub(crate) reason: Reason,
}

impl<const W: usize> Builder<'_, W> {
    pub(super) fn ends(&self, all_royal_kinds: &[u8]) -> Result<Ends<W>, CompileError> {
        let end = &self.def.end;
        let all_sides = (0..self.def.sides.len()).fold(0u8, |set, side| set | 1 << side);
        let goals = end
            .goals
            .iter()
            .map(|goal| {
                let place = "end.goals";
                Ok(Goal {
                    region: (0..self.def.sides.len())
                        .map(|side| self.sided(Some(&goal.region), side, Bits::NONE, place))
                        .collect::<Result<_, CompileError>>()?,
                    near: vec![],
                    kinds: Kinds::new(&self.kinds(&goal.pieces, place)?),
                    count: u32::from(goal.count.max(1)),
                    last_reply: goal.last_reply,
                    held: goal.held,
                    blocked: goal.blocked,
                    safe: goal.safe,
                })
            })
            .collect::<Result<Vec<_>, CompileError>>()?;
        let mut extinctions = end
            .extinction
            .iter()
            .map(|extinction| {
                let place = "end.extinction";
                let sides = match &extinction.sides {
                    None => all_sides,
                    Some(names) => names
                        .iter()
                        .map(|name| self.side(name, place))
                        .try_fold(0u8, |set, side| Ok(set | 1 << side?))?,
                };
                Ok(Extinction {
                    kinds: Kinds::new(&self.kinds(&extinction.pieces, place)?),
                    sides,
                    at_most: u32::from(extinction.at_most),
                    others_at_least: u32::from(extinction.others_at_least),
                    reply: extinction.reply,
                    verdict: extinction.verdict,
                    reason: Reason::Extinction,
                })
            })
            .collect::<Result<Vec<_>, CompileError>>()?;
        // Capturing a royal eliminates its side. Sides that start without a royal have none to lose.
        let all_capturable = self.def.capture.blast.is_some() || self.def.royals_may_vanish();
        let capturable = |side: &usize| {
            let (check, name) = (&self.def.check, &self.def.sides[*side].name);
            all_capturable || !check.binding_for(name) || check.all_for(name)
        };
        let has_royal =
            |side: &usize| all_royal_kinds.iter().any(|&kind| self.homes[*side][kind as usize].any());
        let sides = (0..self.def.sides.len()).filter(has_royal).filter(capturable);
        let sides = sides.fold(0u8, |set, side| set | 1 << side);
        if sides != 0 {
            extinctions.push(Extinction {
                kinds: Kinds::new(all_royal_kinds),
                sides,
                at_most: 0,
                others_at_least: 0,
                reply: false,
                verdict: Verdict::Loss,
                reason: Reason::RoyalCaptured,
            });
        }
        let bikjang = self.def.check.facing != crate::definition::model::FacingRule::Ignored;
        let connect = end.connect.iter().map(|rule| self.connect(rule)).collect::<Result<Vec<_>, _>>()?;
        let castling_wins = self.def.castling.iter().any(|castling| castling.wins);
        let board = !connect.is_empty() || castling_wins || end.full_board.is_some();
        let drops_as = self
            .def
            .pieces
            .values()
            .any(|piece| piece.drop.as_ref().is_some_and(|drop| !drop.forms.is_empty()));
        let replies = extinctions.iter().any(|extinction| extinction.reply || drops_as);
        let always = board
            || self.def.effects().next().is_some()
            || replies
            || !goals.is_empty()
            || end.counts_checks()
            || bikjang
            || self.def.turn.passes_end > 0;
        Ok(Ends {
            any: always || !extinctions.is_empty(),
            always,
            goals,
            connect,
            full_board: end.full_board,
            castling_wins,
            checks: self.value_by_side(0, |side| u8::try_from(end.checks_for(side)).unwrap_or(u8::MAX)),
            extinctions,
            replies,
            eliminated: end.eliminated,
            teams_fall: end.team_loss == TeamLoss::Any,
            score: end.score.as_ref().map(|name| self.counter(name, "end.score")).transpose()?,
        })
    }

    fn connect(&self, rule: &ConnectDef) -> Result<Connect<W>, CompileError> {
        let place = "end.connect";
        let chain = match (&rule.from, &rule.to) {
            (Some(from), Some(to)) => Some(
                (0..self.def.sides.len())
                    .map(|side| {
                        let from = self.sided(Some(from), side, Bits::NONE, place)?;
                        Ok((from, self.sided(Some(to), side, Bits::NONE, place)?))
                    })
                    .collect::<Result<_, CompileError>>()?,
            ),
            _ => None,
        };
        let text = if rule.along.is_empty() { self.round() } else { &rule.along };
        let steps = self.displacements(text, 0, place)?;
        // Two cells are linked if a step leads from either to the other.
        let mut beside = vec![Bits::NONE; self.board.len()];
        for cell in self.board.cells() {
            for next in steps.iter().flat_map(|&step| self.board.cells_at(cell, step)) {
                beside[usize::from(cell)] |= Bits::one(next.into());
                beside[usize::from(next)] |= Bits::one(cell.into());
            }
        }
        // Every line is seen from one of its ends. Across a turned edge its direction may look the same from both.
        let turns = self.board.reorients();
        let axes =
            steps.iter().copied().filter(|v| turns || (v.z, v.y, v.x) > (0, 0, 0) || !steps.contains(&-*v));
        Ok(Connect {
            kinds: Kinds::new(&self.kinds(&rule.pieces, place)?),
            line: rule.line.into(),
            collinear: rule.collinear.into(),
            // A square larger than the board is never full.
            square: if self.board.extent().iter().any(|&n| rule.square <= n) {
                rule.square.into()
            } else {
                0
            },
            chain,
            axes: axes.collect(),
            beside,
            verdict: rule.verdict.unwrap_or(Verdict::Win),
        })
    }

    pub(super) fn castlings(&self) -> Result<Vec<CastlingRule>, CompileError> {
        let mut rules = vec![];
        for castling in &self.def.castling {
            let place = "castling";
            let sides: Vec<usize> = match &castling.sides {
                None => (0..self.def.sides.len()).collect(),
                Some(names) => names.iter().map(|name| self.side(name, place)).collect::<Result<_, _>>()?,
            };
            for side in sides {
                let king_file = self.file(&castling.king_to)?;
                let partner_file = match &castling.partner_to {
                    Some(file) => self.file(file)?,
                    None if castling.wing == Wing::King => king_file - 1,
                    None => king_file + 1,
                };
                rules.push(CastlingRule {
                    side: side as u8,
                    wing: castling.wing,
                    king: self.kind(&castling.king, place)?,
                    partners: Kinds::new(&self.kinds(&castling.partner, place)?),
                    king_from: self.cell(castling.king_from.as_ref(), side)?,
                    partner_from: self.cell(castling.partner_from.as_ref(), side)?,
                    king_file,
                    partner_file,
                    wins: castling.wins,
                    dropped: castling.dropped,
                });
            }
        }
        Ok(rules)
    }

    fn cell(&self, name: Option<&Sided<String>>, side: usize) -> Result<Option<u16>, CompileError> {
        match name.and_then(|name| name.get(&self.def.sides[side].name)) {
            None => Ok(None),
            Some(name) => match self.board.cell(name) {
                Some(cell) => Ok(Some(cell)),
                None => Err(CompileError::new("castling", CompileCause::no_such("cell", name))),
            },
        }
    }

    /// The number of a file, from its letters.
    fn file(&self, letters: &str) -> Result<i16, CompileError> {
        let mut number = 0i16;
        for letter in letters.chars() {
            if !letter.is_ascii_lowercase() || number > 26 {
                return Err(CompileError::new("castling", CompileCause::no_such("file", letters)));
            }
            number = number * 26 + (letter as i16 - 'a' as i16) + 1;
        }
        if (1..=self.board.extent()[0] as i16).contains(&number) {
            Ok(number - 1)
        } else {
            Err(CompileError::new("castling", CompileCause::no_such("file", letters)))
        }
    }

    /// The kinds whose moves reset the move count.
    pub(super) fn resets_clock(&self) -> Box<[Resets; KIND_SLOTS]> {
        let names = &self.def.end.move_rule_pieces;
        let mut resets = Box::new([Resets::Never; KIND_SLOTS]);
        for (resets, name) in resets.iter_mut().zip(self.def.pieces.keys()) {
            if names.contains(name) {
                *resets = Resets::Always;
            }
        }
        resets
    }
}

impl<const W: usize> Program<W> {
    /// Finds the kinds whose moves reset the move count only if they cannot be reversed at once.
    pub(super) fn find_one_way(&mut self) {
        // Drops that must come before are not asked about.
        let must = std::mem::take(&mut self.hands.must);
        for kind in 0..self.kinds {
            if self.resets_clock[kind] != Resets::Always {
                continue;
            }
            let ways: Vec<_> = (0..self.sides)
                .map(|side| {
                    let (piece, mut state) = (code(side, kind), State::empty(side as u8));
                    state.ledger = self.ledger.clone().map(Box::new);
                    let targets = |cell| self.targets_alone(&mut state, piece, cell);
                    (piece, Table::new(self.cells, Bits::NONE, targets))
                })
                .collect();
            let returns = |ways: &Table<Bits<W>, W>| {
                (0..self.cells).any(|from| ways[from].iter().any(|to| ways[to].has(from)))
            };
            let moves = |ways: &Table<Bits<W>, W>| (0..self.cells).any(|from| ways[from].any());
            let needs_others = self.needs_others(kind);
            if ways.iter().any(|(_, ways)| returns(ways) || (needs_others && moves(ways))) {
                self.ways_back.extend(ways);
                self.resets_clock[kind] = Resets::OneWay;
            }
        }
        self.hands.must = must;
    }

    /// Whether a kind may have moves that an empty board does not show, because they need other pieces.
    fn needs_others(&self, kind: usize) -> bool {
        self.pieces.iter().any(|of| {
            let hops = |motion: usize| matches!(self.reaches[self.motions[motion].reach], Reach::Hop(_));
            !of[kind].walk.is_empty() || of[kind].motions.iter().any(|&motion| hops(motion))
        })
    }
}

/// Whether no promoted piece can promote back to what it was.
pub(super) fn are_promotions_final<const W: usize>(pieces: &[Piece<W>]) -> bool {
    let becomes = |kind: usize| pieces[kind].promotion.iter().flat_map(|promotion| &promotion.to);
    let returns =
        |kind: usize| becomes(kind).any(|&to| becomes(to.into()).any(|&back| usize::from(back) == kind));
    !(0..pieces.len()).any(returns)
}
