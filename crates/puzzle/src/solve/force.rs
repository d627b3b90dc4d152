//! Finds forced wins by retrograde analysis of every position of every side.
//!
//! A position of the player is won if one move leads to a won position, and a position of an enemy if all moves do.
//! Working backwards from the wins finds the shortest forced win exactly. Positions that can be repeated forever are
//! never marked as won.

use std::collections::HashMap;

use chesswright_catalog::level::Control;
use chesswright_rules::search::SolveExt;

use super::{Ended, Limits, Progress, Watch, won};
use crate::{Game, Unplayable};

/// What the player can force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forced {
    /// A win in this many moves, whatever the enemies do.
    Win(u32),
    /// No win.
    No,
    /// The search stopped before it found out.
    Unknown(Ended),
}

const NONE: u32 = u32::MAX;

struct Node {
    /// Whether the player is to move.
    ours: bool,
    /// The number of moves that are not yet known to win.
    open: u32,
    /// The number of player moves to the win.
    distance: u32,
    before: Vec<u32>,
}

/// Finds out whether the player can win against any defence, and in how many moves.
///
/// # Errors
/// Fails if the level has no player.
pub fn force(game: &Game, limits: &Limits, watch: Watch<'_>) -> Result<Forced, Unplayable> {
    game.solvable()?;
    game.on_own_board()?;
    let mut position = game.rules().start();
    let mut seen: HashMap<Box<[u8]>, u32> = HashMap::new();
    let mut list: Vec<Box<[u8]>> = vec![];
    let mut nodes: Vec<Node> = vec![];
    // By number of moves: positions that have been found to be won in that many.
    let mut wins: Vec<Vec<u32>> = vec![vec![]];
    let mut packed = vec![];
    position.pack(&mut packed);
    if game.verdict(&position).is_some() {
        return Ok(Forced::No);
    }
    let ours = position.turn() == game.player();
    nodes.push(Node { ours, open: 0, distance: NONE, before: vec![] });
    seen.insert(packed.clone().into(), 0);
    list.push(packed.clone().into());
    let mut bytes = 0;
    let mut node = 0;
    while node < nodes.len() {
        if nodes.len() > limits.states || bytes > limits.bytes {
            return Ok(Forced::Unknown(Ended::Full));
        }
        if node & 0x3FF == 0 && !watch(Progress { states: nodes.len(), depth: 0 }) {
            return Ok(Forced::Unknown(Ended::Stopped));
        }
        position.unpack(&list[node]);
        let side = position.turn();
        let moves = match game.control(side) {
            Control::None => vec![position.waiting()],
            _ => game.moves(&position),
        };
        let mut won_at_once = 0;
        for played in &moves {
            position.play_unchecked(played);
            if game.verdict(&position).is_none() {
                packed.clear();
                position.pack(&mut packed);
                let next = match seen.get(&packed[..]) {
                    Some(&next) => next,
                    None => {
                        let next = nodes.len() as u32;
                        let ours = position.turn() == game.player();
                        nodes.push(Node { ours, open: 0, distance: NONE, before: vec![] });
                        seen.insert(packed.clone().into(), next);
                        list.push(packed.clone().into());
                        bytes += packed.len() * 2 + 120;
                        next
                    }
                };
                nodes[next as usize].before.push(node as u32);
                bytes += 4;
            } else if won(game, &position) {
                won_at_once += 1;
            }
            position.undo();
        }
        nodes[node].open = moves.len() as u32 - won_at_once;
        if won_at_once > 0 && (nodes[node].ours || nodes[node].open == 0) {
            let moves = u32::from(nodes[node].ours);
            nodes[node].distance = moves;
            add_win(&mut wins, moves, node as u32);
        }
        node += 1;
    }
    // Nearer wins are processed first, so the first win found is the shortest.
    let mut moves = 0;
    while moves < wins.len() {
        let mut at = 0;
        while at < wins[moves].len() {
            let node = wins[moves][at] as usize;
            at += 1;
            if nodes[node].distance != moves as u32 {
                continue;
            }
            let before = std::mem::take(&mut nodes[node].before);
            for earlier in before {
                let earlier_node = &mut nodes[earlier as usize];
                if earlier_node.ours {
                    if earlier_node.distance > moves as u32 + 1 {
                        earlier_node.distance = moves as u32 + 1;
                        add_win(&mut wins, moves as u32 + 1, earlier);
                    }
                } else {
                    earlier_node.open -= 1;
                    if earlier_node.open == 0 {
                        // The last reply to be resolved is the one that delays the win the longest.
                        earlier_node.distance = moves as u32;
                        add_win(&mut wins, moves as u32, earlier);
                    }
                }
            }
        }
        moves += 1;
    }
    Ok(match nodes[0].distance {
        NONE => Forced::No,
        moves => Forced::Win(moves),
    })
}

fn add_win(wins: &mut Vec<Vec<u32>>, moves: u32, node: u32) {
    let moves = moves as usize;
    if wins.len() <= moves {
        wins.resize(moves + 1, vec![]);
    }
    wins[moves].push(node);
}
