//! A level ready to be played.

use chesswright_catalog::level::{Ai, Control, Level};
use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Move, Position, Rules, Side};

use crate::control::{self, Memory};
use crate::values;

/// A level, compiled, with its controllers.
#[derive(Clone, Debug)]
pub struct Game {
    level: Level,
    rules: Rules,
    /// By cell: its number in rows from the top left, which settles ties.
    order: Vec<u32>,
    /// By kind.
    values: Vec<f64>,
    player: Side,
    effort: f64,
}

/// What was done by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// Whose action it was.
    pub side: Side,
    /// The move.
    pub played: Move,
    /// In long notation.
    pub text: String,
}

/// Why a level cannot be played.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unplayable {
    /// Its rules make no sense.
    #[error("{0}")]
    Rules(String),
    /// Nobody is there to solve it, or too many.
    #[error("a level to solve must have one human side, not {0}")]
    Players(usize),
    /// A controller would look at more than anybody waits for.
    #[error(
        "the controller `{0}` would search about {1:.0e} positions for every move; reduce its depth or the number of pieces"
    )]
    Deep(String, f64),
    /// Chance is for play, not for proof.
    #[error("the controller `{0}` plays random moves, so nothing can be proved about the level")]
    Chance(String),
}

/// The most positions, as counted without any of them cut off, that a controller may look at for a move.
const DEEPEST: f64 = 1e9;

/// How many moves a side has at the start, over all sides that move.
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
    /// When it has no player, or its rules cannot be compiled.
    pub fn new(level: &Level) -> Result<Self, Unplayable> {
        let rules = Rules::new(&level.definition()).map_err(|error| Unplayable::Rules(error.to_string()))?;
        let player = level.sides.iter().position(|side| side.control == Control::Human);
        let player = Side(player.ok_or(Unplayable::Players(0))? as u8);
        let board = rules.board();
        let (files, ranks) = level.size;
        let order = board
            .cells()
            .map(|cell| {
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
        let values = values::values(level, &rules);
        Ok(Self { level: level.clone(), rules, order, values, player, effort })
    }

    /// Whether it can be solved: one player, and nobody plays by chance.
    ///
    /// # Errors
    /// When it cannot.
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

    /// About how many positions a controller looks at for a move, counted without cut-offs.
    pub fn effort(&self) -> f64 {
        self.effort
    }

    /// Whether controllers take so long that somebody who waits must be asked between them.
    pub(crate) fn is_slow(&self) -> bool {
        self.level.sides.iter().any(|side| matches!(side.control, Control::Ai(Ai::Minimax(2..))))
    }

    /// Whether a controller remembers where it is.
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

    /// The side whose goals these are.
    pub fn player(&self) -> Side {
        self.player
    }

    /// Who moves a side.
    pub fn control(&self, side: Side) -> &Control {
        &self.level.sides[side.index()].control
    }

    /// What a piece is worth to controllers.
    pub fn value(&self, kind: Kind) -> f64 {
        self.values[kind.index()]
    }

    /// The score that is shown: own pieces less those of enemies.
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

    /// The place of a cell in the order that settles ties: rows from the top left.
    pub fn rank_of(&self, cell: Cell) -> u32 {
        self.order[usize::from(cell)]
    }

    /// Moves in the order that settles ties: where from, where to, what they become; passing comes last.
    pub fn sort(&self, moves: &mut [Move]) {
        moves.sort_by_cached_key(|played| {
            let promotion = played.promotion().map_or(0, |kind| kind.index() + 1);
            (played.is_pass(), self.rank_of(played.from()), self.rank_of(played.to()), promotion)
        });
    }

    /// The moves of the side to move in that order.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = position.unclaimed_moves();
        self.sort(&mut moves);
        moves
    }

    /// The position the player sees first: whoever goes before the player has moved.
    pub fn start(&self) -> (Position, Memory) {
        let mut position = self.rules.start();
        let mut memory = Memory::new(&self.level);
        self.reply(&mut position, &mut memory, &mut |_, _| {});
        (position, memory)
    }

    /// Plays a move of the player.
    pub fn play(&self, position: &mut Position, memory: &mut Memory, played: &Move) {
        memory.last = Some((played.from(), played.to()));
        position.play_unchecked(played);
    }

    /// Lets the controllers act until it is a person's turn or the level is over; tells each action before it is made.
    pub fn reply(
        &self,
        position: &mut Position,
        memory: &mut Memory,
        told: &mut dyn FnMut(&Position, &Move),
    ) {
        // A round has an end, and every round brings the player's turn.
        while position.verdict().is_none() {
            let side = position.turn();
            let played = match self.control(side) {
                Control::Human => break,
                Control::None => position.waiting(),
                Control::Ai(ai) => control::choose(self, ai, position, memory),
            };
            told(position, &played);
            position.play_unchecked(&played);
        }
    }

    /// Plays a move of the player and what follows from it, as actions that can be shown.
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
