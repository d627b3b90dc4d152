//! A level that is ready to play.

use chesswright_catalog::level::{Ai, Control, Level, OnGame, Side as LevelSide};
use chesswright_rules::board::Cell;
use chesswright_rules::search::{SearchExt, SolveExt};
use chesswright_rules::{CompileError, Kind, Move, Position, Rules, Side};

use crate::control::{self, Memory};
use crate::values;

/// A compiled level with its controllers.
#[derive(Clone, Debug)]
pub struct Game {
    level: Level,
    rules: Rules,
    opening: Position,
    /// By cell: its number in rows from the top left, which breaks ties.
    order: Vec<u32>,
    /// By kind: the value of a piece.
    values: Vec<f64>,
    player: Side,
    effort: f64,
}

/// An action: who did what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// The side that acted.
    pub side: Side,
    /// The move.
    pub played: Move,
    /// In long notation.
    pub text: String,
}

/// Why a level cannot be played or solved.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Unplayable {
    /// Its rules are invalid.
    #[error(transparent)]
    Rules(#[from] CompileError),
    /// A level to solve must have exactly one human side.
    #[error("a level to solve must have one human side, not {0}")]
    Players(usize),
    /// A controller would search more positions than is acceptable for one move.
    #[error(
        "the controller `{0}` would search about {1:.0e} positions for every move; reduce its depth or the number of pieces"
    )]
    Deep(String, f64),
    /// The position of a level on a game cannot be read.
    #[error("the position of the level: {0}")]
    Position(String),
    /// All positions of a whole game are too many to list.
    #[error("a level on a game is solved by trying all moves, not by listing all positions")]
    OnGame,
    /// Random moves allow play, but no proof.
    #[error("the controller `{0}` plays random moves, so nothing can be proved about the level")]
    Chance(String),
}

fn is_defender(side: &LevelSide) -> bool {
    side.control == Control::Ai(Ai::Defender)
}

/// The position with which a level begins.
fn opening(level: &Level, rules: &Rules) -> Result<Position, Unplayable> {
    match &level.game {
        Some(OnGame { position, .. }) if !position.is_empty() => {
            let read = chesswright_notation::position::read(rules, position);
            Ok(read.map_err(|why| Unplayable::Position(why.to_string()))?.position)
        }
        _ => Ok(rules.start()),
    }
}

/// The most positions that a controller may search for one move, counted without pruning.
const DEEPEST: f64 = 1e9;

/// The number of moves of a side at the start, as a geometric mean over all sides that move.
fn breadth(rules: &Rules) -> f64 {
    let position = rules.start();
    let sides = (0..rules.definition().sides.len() as u8).map(Side).filter(|&side| !position.is_idle(side));
    let moves: Vec<f64> = sides.map(|side| position.mobility(side).max(1) as f64).collect();
    let many = moves.len().max(1) as f64;
    moves.iter().product::<f64>().powf(1.0 / many)
}

impl Game {
    /// Compiles a level.
    ///
    /// # Errors
    /// Fails if it has no player, or if its rules cannot be compiled.
    pub fn new(level: &Level) -> Result<Self, Unplayable> {
        let rules = Rules::new(&level.definition())?;
        let opening = opening(level, &rules)?;
        let player = level.sides.iter().position(|side| side.control == Control::Human);
        let player = Side(player.ok_or(Unplayable::Players(0))? as u8);
        let board = rules.board();
        let (files, ranks) = level.size;
        let order = board
            .cells()
            .map(|cell| {
                // The cells of a game have an order of their own.
                if level.game.is_some() {
                    return cell.into();
                }
                let at = board.coords(cell);
                (ranks as u32 - 1 - at.y as u32) * files as u32 + at.x as u32
            })
            .collect();
        let mut effort: f64 = 1.0;
        for side in &level.sides {
            if let Control::Ai(ai @ Ai::Minimax(depth)) = &side.control {
                let positions = breadth(&rules).powi((*depth).into());
                if positions > DEEPEST {
                    return Err(Unplayable::Deep(ai.name(), positions));
                }
                effort = effort.max(positions);
            }
        }
        if let (Some(moves), true) = (level.moves_to_win(), level.sides.iter().any(is_defender)) {
            effort = effort.max(breadth(&rules).powi(2 * i32::from(moves)));
        }
        let values = values::values(level, &rules);
        Ok(Self { level: level.clone(), rules, opening, order, values, player, effort })
    }

    /// The position with which the level begins, before any side has moved.
    pub fn opening(&self) -> &Position {
        &self.opening
    }

    /// The number of moves within which the player must win by the rules of the game, if that is the goal.
    pub fn moves_to_win(&self) -> Option<u16> {
        self.level.moves_to_win()
    }

    /// Whether a position ends the level, and who has won.
    pub fn verdict(&self, position: &Position) -> Option<Option<Side>> {
        match self.moves_to_win() {
            // Checkmate is not yet known when a move was played, but only when there is no reply to it.
            Some(_) => position.outcome_on_the_board().map(|outcome| outcome.winner),
            None => position.verdict(),
        }
    }

    /// The number of moves that the player has made before a position of this level.
    pub fn own_moves(&self, position: &Position) -> u32 {
        let mut before = self.opening.clone();
        let mut own = 0;
        for played in position.played() {
            own += u32::from(before.turn() == self.player);
            before.play_unchecked(played);
        }
        own
    }

    /// Whether the player has used up the moves within which the level must be won.
    pub fn is_too_late(&self, position: &Position) -> bool {
        self.moves_to_win().is_some_and(|most| {
            let (own, most) = (self.own_moves(position), u32::from(most));
            // The reply to the last move may still lose.
            let asked = position.turn() == self.player && self.verdict(position).is_none();
            own > most || own == most && asked
        })
    }

    /// Checks that the level can be solved: it has one player, and no controller moves at random.
    ///
    /// # Errors
    /// Fails if it cannot be solved.
    pub fn solvable(&self) -> Result<(), Unplayable> {
        let players = self.level.sides.iter().filter(|side| side.control == Control::Human).count();
        if players != 1 {
            return Err(Unplayable::Players(players));
        }
        for side in &self.level.sides {
            if let Control::Ai(ai @ Ai::Random(_)) = &side.control {
                return Err(Unplayable::Chance(ai.name()));
            }
        }
        Ok(())
    }

    /// Checks that the level has a board of its own: only the positions of such levels can be listed.
    pub(crate) fn on_own_board(&self) -> Result<(), Unplayable> {
        if self.level.game.is_some() { Err(Unplayable::OnGame) } else { Ok(()) }
    }

    /// The approximate number of positions that a controller searches for one move, without pruning.
    pub fn effort(&self) -> f64 {
        self.effort
    }

    /// Whether controllers take so long that the solver must ask between their moves whether to continue.
    pub(crate) fn is_slow(&self) -> bool {
        self.level.sides.iter().any(|side| matches!(side.control, Control::Ai(Ai::Minimax(2..))))
    }

    /// Whether some controller follows a script.
    pub(crate) fn is_scripted(&self) -> bool {
        self.level.sides.iter().any(|side| matches!(side.control, Control::Ai(Ai::Script(_))))
    }

    /// The level.
    pub fn level(&self) -> &Level {
        &self.level
    }

    /// Its rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The human side, to which the goals belong.
    pub fn player(&self) -> Side {
        self.player
    }

    /// The controller of a side.
    pub fn control(&self, side: Side) -> &Control {
        &self.level.sides[side.index()].control
    }

    /// The value of a piece for controllers.
    pub fn value(&self, kind: Kind) -> f64 {
        self.values[kind.index()]
    }

    /// The displayed score: the player's pieces minus those of enemies.
    pub fn score(&self, position: &Position, side: Side) -> i32 {
        let mut score = 0.0;
        position.for_each_piece(|_, piece| {
            if piece.side == side {
                score += self.value(piece.kind).round();
            } else if position.fights(side, piece.side) {
                score -= self.value(piece.kind).round();
            }
        });
        score as i32
    }

    /// The index of a cell in the order that breaks ties: rows from the top left.
    pub fn rank_of(&self, cell: Cell) -> u32 {
        self.order[usize::from(cell)]
    }

    /// Sorts moves in the order that breaks ties: by origin, destination and promotion. A pass comes last.
    pub fn sort(&self, moves: &mut [Move]) {
        moves.sort_by_cached_key(|played| {
            let promotion = played.promotion().map_or(0, |kind| kind.index() + 1);
            (played.is_pass(), self.rank_of(played.from()), self.rank_of(played.to()), promotion)
        });
    }

    /// The legal moves of the side to move in that order.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = position.unclaimed_moves();
        self.sort(&mut moves);
        moves
    }

    /// The first position that the player sees. Sides that come before the player have already moved.
    pub fn start(&self) -> (Position, Memory) {
        let mut position = self.opening.clone();
        let mut memory = Memory::new(&self.level);
        self.reply(&mut position, &mut memory, &mut |_, _| {});
        (position, memory)
    }

    /// Plays a move of the player.
    pub fn play(&self, position: &mut Position, memory: &mut Memory, played: &Move) {
        memory.last = Some((played.from(), played.to()));
        position.play_unchecked(played);
    }

    /// Lets the controllers act until it is a person's turn or the level is over. `on_action` receives each action before
    /// it is made.
    pub fn reply(
        &self,
        position: &mut Position,
        memory: &mut Memory,
        on_action: &mut dyn FnMut(&Position, &Move),
    ) {
        // This loop ends, because every round includes the player's turn.
        while self.verdict(position).is_none() {
            let side = position.turn();
            let played = match self.control(side) {
                Control::Human => break,
                Control::None => position.waiting(),
                Control::Ai(ai) => control::choose(self, ai, position, memory),
            };
            on_action(position, &played);
            position.play_unchecked(&played);
        }
    }

    /// Plays a move of the player and the replies, and returns them as actions that can be shown.
    pub fn turn(&self, position: &mut Position, memory: &mut Memory, played: &Move) -> Vec<Action> {
        let note = |position: &Position, played: &Move| Action {
            side: position.turn(),
            played: played.clone(),
            text: self.move_text(position, played),
        };
        let mut actions = vec![note(position, played)];
        self.play(position, memory, played);
        self.reply(position, memory, &mut |position, played| actions.push(note(position, played)));
        actions
    }
}
