//! Compiled rules: what a definition becomes before there is any position.

use std::sync::Arc;

use crate::board::{Board, Cell};
use crate::core::compile::{CompileCause, CompileError, Pause, at_once, compile};
use crate::core::program::Program;
use crate::definition::{DealError, Definition, Placed};
use crate::end_rules::EndRules;
use crate::position::Position;
use crate::setup::{Setup, SetupProblem};
use crate::types::{Kind, Piece, Side};
use crate::view::Sight;

/// The rules of a game, compiled from its definition. They are cheap to clone and can be shared between threads.
#[derive(Clone, Debug)]
pub struct Rules(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    definition: Definition,
    board: Board,
    program: AnyProgram,
    ends: EndRules,
    sight: Sight,
    start: Setup,
}

/// Whether this is built for a browser without vector instructions. Such a program is small rather than fast: boards of
/// more than 64 cells share the code of the largest ones, which makes the page's download smaller by a tenth.
const COMPACT: bool = cfg!(all(target_arch = "wasm32", not(target_feature = "simd128")));

/// The width of sets for boards of 65 to 128 cells, in words.
pub(crate) const SMALL: usize = if COMPACT { 16 } else { 2 };
/// The width of sets for boards of 129 to 256 cells, in words. They are rare, so no browser has code for them.
pub(crate) const MIDDLE: usize = if cfg!(target_arch = "wasm32") { 16 } else { 4 };

/// A program of any width.
#[derive(Debug)]
pub(crate) enum AnyProgram {
    W1(Box<Program<1>>),
    W2(Box<Program<SMALL>>),
    W4(Box<Program<MIDDLE>>),
    W16(Box<Program<16>>),
}

impl Rules {
    /// Compiles a definition.
    ///
    /// # Errors
    /// When the definition has mistakes. [`definition::validate`](crate::definition::validate) reports them with their
    /// places in the document. A definition without errors compiles.
    pub fn new(definition: &Definition) -> Result<Self, CompileError> {
        at_once(async |pause| Self::compile(definition, pause).await)
    }

    /// Like [`new`](Self::new), but awaits `pause` between pieces of work of a few milliseconds, so that a page can
    /// answer meanwhile.
    ///
    /// # Errors
    /// When the definition has mistakes.
    pub async fn compile(definition: &Definition, pause: Pause<'_>) -> Result<Self, CompileError> {
        let board = definition.board.board().map_err(|error| CompileError::new("board", error))?;
        let program = match board.len() {
            0..=64 => AnyProgram::W1(Box::new(compile(definition, &board, pause).await?)),
            65..=128 => AnyProgram::W2(Box::new(compile(definition, &board, pause).await?)),
            129..=256 => AnyProgram::W4(Box::new(compile(definition, &board, pause).await?)),
            _ => AnyProgram::W16(Box::new(compile(definition, &board, pause).await?)),
        };
        pause().await;
        let ends = EndRules::new(definition, &board)?;
        let sight = Sight::new(definition, &board)?;
        let inner =
            Inner { definition: definition.clone(), board, program, ends, sight, start: Setup::default() };
        let mut rules = Self(Arc::new(inner));
        let mut start = rules.with_possible_rights(Setup::start(&rules));
        if let Err(problems) = rules.position(&start) {
            return Err(match problems.into_iter().next() {
                Some(SetupProblem::TooManyMoves(too_many)) => CompileError::new(too_many.rule, too_many),
                Some(problem) => CompileError::new("setup", CompileCause::Start(problem)),
                None => unreachable!("there is a reason why it is not a position"),
            });
        }
        if (!definition.triggers.is_empty() || definition.chance.is_some())
            && let Ok(position) = Position::started(&rules, &start)
        {
            start = position.setup();
        }
        if let Some(inner) = Arc::get_mut(&mut rules.0) {
            inner.start = start;
        }
        Ok(rules)
    }

    /// The definition of the game.
    pub fn definition(&self) -> &Definition {
        &self.0.definition
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.0.board
    }

    /// The start position as plain data.
    pub fn start_setup(&self) -> Setup {
        self.0.start.clone()
    }

    /// The start position.
    pub fn start(&self) -> Position {
        match self.position(&self.start_setup()) {
            Ok(position) => position,
            Err(problems) => unreachable!("compilation checked the start position: {problems:?}"),
        }
    }

    /// A start position with its pieces dealt at random, in games that shuffle them. `random(n)` must return a number
    /// below `n`.
    ///
    /// # Errors
    /// When the game does not shuffle, or no deal is possible.
    pub fn deal(&self, random: &mut dyn FnMut(u32) -> u32) -> Result<Position, DealError> {
        let placed = self.0.definition.deal(random)?;
        let piece = |p: &Placed| (p.cell, Piece { side: Side(p.side as u8), kind: Kind(p.piece as u8) });
        let dealt = Setup { pieces: placed.iter().map(piece).collect(), ..Setup::start(self) };
        let dealt = self.with_possible_rights(dealt);
        let begin = if self.0.definition.triggers.is_empty() { Position::new } else { Position::started };
        begin(self, &dealt).map_err(|_| DealError::Impossible)
    }

    /// The start position without castling rights that cannot exist. Some need a partner that only a shuffle puts in
    /// place.
    fn with_possible_rights(&self, mut start: Setup) -> Setup {
        let bare = Setup { castling: vec![], ..start.clone() };
        start.castling.retain(|right| {
            let one = Setup { castling: vec![*right], ..bare.clone() };
            self.position(&one).is_ok()
        });
        start
    }

    /// The position that a setup describes.
    ///
    /// # Errors
    /// With all reasons why it is not a position.
    pub fn position(&self, setup: &Setup) -> Result<Position, Vec<SetupProblem>> {
        Position::new(self, setup)
    }

    /// The name of a kind.
    pub fn kind_name(&self, kind: Kind) -> &str {
        match self.0.definition.pieces.get_index(kind.index()) {
            Some((name, _)) => name,
            None => "",
        }
    }

    /// The kind with this name.
    pub fn kind(&self, name: &str) -> Option<Kind> {
        self.0.definition.pieces.get_index_of(name).map(|index| Kind(index as u8))
    }

    /// The number of sides.
    pub fn sides(&self) -> usize {
        self.0.definition.sides.len()
    }

    /// The number of checks with which a side wins; 0 if its checks do not count.
    pub fn checks_to_win(&self, side: Side) -> u16 {
        self.0
            .definition
            .sides
            .get(side.index())
            .map_or(0, |named| self.0.definition.end.checks_for(&named.name))
    }

    /// How many steps a turn of a side has. The first turn of the game is number 0.
    pub fn steps_of_turn(&self, side: Side, turns: u32) -> u16 {
        match &self.0.program {
            AnyProgram::W1(program) => program.turn.steps_of_turn(side.index(), turns),
            AnyProgram::W2(program) => program.turn.steps_of_turn(side.index(), turns),
            AnyProgram::W4(program) => program.turn.steps_of_turn(side.index(), turns),
            AnyProgram::W16(program) => program.turn.steps_of_turn(side.index(), turns),
        }
    }

    /// How much of [`MAX_COST`](crate::MAX_COST) compiling these rules has used.
    pub fn cost(&self) -> usize {
        match &self.0.program {
            AnyProgram::W1(program) => program.cost,
            AnyProgram::W2(program) => program.cost,
            AnyProgram::W4(program) => program.cost,
            AnyProgram::W16(program) => program.cost,
        }
    }

    /// The gates: home cells behind which pieces may come in, side by side.
    pub fn gates(&self) -> Vec<(Side, Cell)> {
        fn of<const W: usize>(program: &Program<W>) -> Vec<(Side, Cell)> {
            let sides = (0u8..).map(Side).zip(&program.hands.gates);
            sides.flat_map(|(side, gates)| gates.iter().map(move |cell| (side, cell as Cell))).collect()
        }
        match &self.0.program {
            AnyProgram::W1(program) => of(program),
            AnyProgram::W2(program) => of(program),
            AnyProgram::W4(program) => of(program),
            AnyProgram::W16(program) => of(program),
        }
    }

    /// The cells on which pieces lie face down at the start that belong to nobody.
    pub(crate) fn face_down(&self) -> Vec<Cell> {
        fn of<const W: usize>(program: &Program<W>) -> Vec<Cell> {
            let cells = program.chance.iter().flat_map(|rules| rules.face_down.iter());
            cells.map(|cell| cell as Cell).collect()
        }
        match &self.0.program {
            AnyProgram::W1(program) => of(program),
            AnyProgram::W2(program) => of(program),
            AnyProgram::W4(program) => of(program),
            AnyProgram::W16(program) => of(program),
        }
    }

    /// The name of a cell.
    pub fn cell_name(&self, cell: Cell) -> &str {
        self.0.board.name(cell)
    }

    /// Whether two sides belong to the same team. A side belongs to its own.
    pub fn are_allied(&self, one: Side, other: Side) -> bool {
        let team = |side: Side| self.definition().sides.get(side.index()).map(|side| side.team.as_str());
        one == other || team(one).is_some_and(|name| !name.is_empty() && team(other) == Some(name))
    }

    /// The sides of a side's team, itself among them: one bit for each at its place in the turn order.
    pub fn team(&self, side: Side) -> u8 {
        let members = (0..self.sides() as u8).filter(|&other| self.are_allied(side, Side(other)));
        members.fold(0, |team, side| team | 1 << side)
    }

    pub(crate) fn ends(&self) -> &EndRules {
        &self.0.ends
    }

    pub(crate) fn sight(&self) -> &Sight {
        &self.0.sight
    }

    pub(crate) fn program(&self) -> &AnyProgram {
        &self.0.program
    }

    /// Whether both are the same compiled rules, not only equal ones.
    pub fn same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
