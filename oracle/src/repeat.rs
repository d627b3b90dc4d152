//! Games with repetitions, which are very rare in random games.
//!
//! From time to time, both sides repeat their steps until the position has occurred often enough. The steps are chosen
//! so that one side gives check or attacks the piece that the other side moves, on every step if possible. Rules about
//! perpetual checks and chases concern such repetitions.

use chesswright_rules::board::Cell;
use chesswright_rules::search::SearchExt;
use chesswright_rules::{Move, Position};
use fastrand::Rng;

/// How often a position must occur: once more than any game requires.
const ROUNDS: usize = 4;
/// The number of first steps, and of answers to each, that are examined.
const STEPS: usize = 20;
const ANSWERS: usize = 14;

/// The remaining steps of a cycle.
#[derive(Default)]
pub(crate) struct Cycle {
    steps: Vec<(Cell, Cell)>,
}

impl Cycle {
    /// The next step of the cycle, or the first step of a new one. `None` if the game continues without a cycle.
    pub(crate) fn next(&mut self, position: &Position, moves: &[Move], random: &mut Rng) -> Option<usize> {
        if self.steps.is_empty() && random.u8(..6) == 0 {
            self.steps = find(position, random).unwrap_or_default();
        }
        let step = self.steps.pop()?;
        let index = moves.iter().position(|played| quiet(position, played) == Some(step));
        if index.is_none() {
            self.steps.clear();
        }
        index
    }
}

/// The steps of a cycle, the last one first. Of several cycles, it prefers the more forcing ones.
fn find(position: &Position, random: &mut Rng) -> Option<Vec<(Cell, Cell)>> {
    let position = position.without_history();
    let mut best: Option<(u32, [(Cell, Cell); 2])> = None;
    for (there, after) in steps(&position, STEPS, random) {
        for (answer, answered) in steps(&after, ANSWERS, random) {
            let Some(back) = step(&answered, turned(there)) else { continue };
            let Some(last) = step(&back, turned(answer)) else { continue };
            let forced = [(&after, answer.0), (&back, answer.1)].map(|(after, cell)| presses(after, cell));
            let counter = [(&answered, there.1), (&last, there.0)].map(|(after, cell)| presses(after, cell));
            // Prefers the more forcing cycles, but sometimes takes others.
            let worth = |pressed: [bool; 2]| pressed.into_iter().map(u32::from).sum::<u32>();
            let score = 4 * worth(forced) + 2 * worth(counter) + random.u32(..6);
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, [there, answer]));
            }
        }
    }
    let (_, [there, answer]) = best?;
    Some([turned(answer), turned(there), answer, there].repeat(ROUNDS))
}

fn turned((from, to): (Cell, Cell)) -> (Cell, Cell) {
    (to, from)
}

/// Some quiet steps, and the positions after them.
fn steps(position: &Position, most: usize, random: &mut Rng) -> Vec<((Cell, Cell), Position)> {
    let moves = position.unclaimed_moves();
    let mut quiet: Vec<_> =
        moves.iter().filter_map(|played| Some((quiet(position, played)?, played))).collect();
    random.shuffle(&mut quiet);
    quiet.truncate(most);
    quiet.into_iter().map(|(step, played)| (step, after(position, played))).collect()
}

/// The position after a quiet step, if it is legal.
fn step(position: &Position, wanted: (Cell, Cell)) -> Option<Position> {
    let moves = position.unclaimed_moves();
    let played = moves.iter().find(|played| quiet(position, played) == Some(wanted))?;
    Some(after(position, played))
}

fn after(position: &Position, played: &Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(played);
    after
}

/// The origin and destination of a move that does nothing but move one piece.
fn quiet(position: &Position, played: &Move) -> Option<(Cell, Cell)> {
    let effects = position.effects(played);
    let alone = effects.moves.len() == 1 && effects.captures.is_empty() && effects.promotion.is_none();
    let (from, to) = (played.from(), played.to());
    (alone && played.drop().is_none() && played.wall().is_none() && from != to).then_some((from, to))
}

/// Whether the side that has just moved gives check or attacks the piece on a cell.
fn presses(after: &Position, cell: Cell) -> bool {
    if after.is_check() {
        return true;
    }
    let mut setup = after.setup();
    setup.turn = (setup.turn + 1) % after.rules().sides() as u8;
    setup.en_passant.clear();
    let again = after.rules().position(&setup);
    again.is_ok_and(|again| again.legal_captures().iter().any(|played| played.to() == cell))
}
