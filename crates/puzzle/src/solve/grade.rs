//! Grades the difficulty of a level from its whole graph.

use super::graph::{Graph, NEVER, moves_at};
use crate::Game;

/// The factors that make a level hard.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Grade {
    /// Decisions along the first shortest line, in bits: the number of moves, without moving straight back, divided
    /// by the number of moves that come nearer to the win.
    pub bits: f64,
    /// The share of the other moves along that line that lose or make the level unwinnable.
    pub fatal: f64,
    /// The share of positions from which the level can no longer be won.
    pub dead: f64,
    /// The number of moves of that line that lead away from the nearest exit or enemy.
    pub against: u32,
    /// The number of kinds of things in the level.
    pub mechanics: u32,
    /// All factors combined in one number.
    pub difficulty: f64,
}

/// Grades a level by its whole graph. Returns `None` if it cannot be won.
pub fn grade(game: &Game, graph: &Graph) -> Option<Grade> {
    let par = graph.par()?;
    let mut position = game.rules().start();
    let (mut node, mut last) = (0, None);
    let (mut bits, mut others, mut fatal, mut against) = (0.0f64, 0u32, 0u32, 0u32);
    for played in graph.line_moves(game) {
        let moves = moves_at(game, &mut position, graph.position(node));
        let wanted = graph.distance(node) - 1;
        let (mut available, mut good) = (0u32, 0u32);
        for (other, distance) in graph.after(node).enumerate() {
            // Moving straight back to the previous position is not a decision.
            if last.is_some() && graph.follow(node, other) == last {
                continue;
            }
            available += 1;
            if distance == wanted {
                good += 1;
            } else {
                others += 1;
                fatal += u32::from(distance == NEVER);
            }
        }
        bits += f64::from(available.max(1)).log2() - f64::from(good.max(1)).log2();
        let chosen = &moves[played];
        against += u32::from(leads_away(game, chosen.from(), chosen.to()));
        last = Some(node);
        match graph.follow(node, played) {
            Some(next) => node = next,
            None => break,
        }
    }
    let fatal = if others == 0 { 0.0 } else { f64::from(fatal) / f64::from(others) };
    let dead = graph.dead() as f64 / graph.len().max(1) as f64;
    let mechanics = mechanics(game);
    let difficulty = 0.4 * f64::from(par)
        + bits
        + 6.0 * fatal
        + 4.0 * dead
        + 0.8 * f64::from(against)
        + 0.5 * f64::from(mechanics);
    Some(Grade { bits, fatal, dead, against, mechanics, difficulty })
}

/// Whether a move leads away from the nearest exit, counted in king steps.
fn leads_away(game: &Game, from: u16, to: u16) -> bool {
    let board = game.rules().board();
    let exits: Vec<u16> = game
        .level()
        .fixtures
        .iter()
        .filter(|(_, fixture)| *fixture == chesswright_catalog::level::Fixture::Exit)
        .filter_map(|(at, _)| board.cell(&at.to_string()))
        .collect();
    let nearest = |cell: u16| {
        let a = board.coords(cell);
        let far = |&exit: &u16| {
            let b = board.coords(exit);
            (a.x - b.x).abs().max((a.y - b.y).abs())
        };
        exits.iter().map(far).min()
    };
    nearest(to) > nearest(from)
}

/// The number of kinds of things in a level.
fn mechanics(game: &Game) -> u32 {
    use std::mem::discriminant;
    let level = game.level();
    let mut count = 0;
    let mut tiles: Vec<_> = level.tiles.iter().flatten().map(discriminant).collect();
    let mut fixtures: Vec<_> = level.fixtures.iter().map(|(_, fixture)| discriminant(fixture)).collect();
    let mut items: Vec<_> = level.items.iter().map(|(_, item)| discriminant(item)).collect();
    count += distinct(&mut tiles) + distinct(&mut fixtures) + distinct(&mut items);
    let mut kinds: Vec<&str> = level.pieces.iter().map(|piece| piece.kind.as_str()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    count + kinds.len() as u32
}

fn distinct<T: PartialEq>(list: &mut Vec<T>) -> u32 {
    let mut count = 0;
    while let Some(one) = list.pop() {
        count += u32::from(!list.contains(&one));
    }
    count
}
