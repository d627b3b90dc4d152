//! Finds forced wins in levels with too many positions to store: depth-first proof-number search in bounded memory.
//!
//! The search asks "can the player force a win within n moves?" for growing n, so the first yes is the shortest
//! forced win. Every player move reduces the number of moves left, so no position repeats within one question, and an
//! entry that the table drops is only computed again. A proof with few moves left is valid with more; a refutation
//! with many moves left is valid with fewer.

use std::hash::{DefaultHasher, Hasher};

use chesswright_catalog::level::Control;
use chesswright_rules::search::SolveExt;
use chesswright_rules::{Move, Position};

use super::graph::hash;
use super::{Ended, Limits, Progress, Watch, won};
use crate::{Game, Unplayable};

/// The result of a search for a win against any defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proved {
    /// A win in this many moves, and not in fewer.
    Win(u32),
    /// No win in this many moves, and why the search stopped there.
    NotWithin(u32, Ended),
}

/// The proof number of a position that is proved or refuted.
const SURE: u32 = u32::MAX / 4;
/// The number of entries in a bucket of the table.
const WAYS: usize = 4;

/// What the table stores about a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    check: u128,
    /// Won with this many moves left or more, plus one; 0 if unknown.
    proved: u16,
    /// Not won with this many moves left or fewer, plus one; 0 if unknown.
    refuted: u16,
    /// The number of moves left to which the proof numbers belong.
    left: u16,
    numbers: (u32, u32),
    /// The number of positions searched below it. The entry with the least work is replaced first.
    work: u32,
}

struct Table {
    entries: Vec<Entry>,
}

impl Table {
    fn new(limits: &Limits) -> Self {
        // A table with more entries than the search may visit positions would be partly empty.
        let entries = (limits.bytes / size_of::<Entry>()).min(limits.states).max(WAYS);
        Self { entries: vec![Entry::default(); entries / WAYS * WAYS] }
    }

    fn place(&self, key: u128) -> usize {
        (key as u64 % (self.entries.len() / WAYS) as u64) as usize * WAYS
    }

    fn known(&self, key: u128, left: u16) -> (u32, u32) {
        let place = self.place(key);
        let entry =
            self.entries[place..place + WAYS].iter().find(|entry| entry.work > 0 && entry.check == key);
        match entry {
            Some(entry) if entry.proved > 0 && left + 1 >= entry.proved => (0, SURE),
            Some(entry) if left < entry.refuted => (SURE, 0),
            Some(entry) if entry.left == left => entry.numbers,
            _ => (1, 1),
        }
    }

    fn note(&mut self, key: u128, left: u16, numbers: (u32, u32), work: u32) {
        let place = self.place(key);
        let ways = &mut self.entries[place..place + WAYS];
        let found = ways.iter().position(|entry| entry.work > 0 && entry.check == key);
        let way = found.or_else(|| (0..WAYS).min_by_key(|&way| ways[way].work)).unwrap_or(0);
        let entry = &mut ways[way];
        if found.is_none() {
            *entry = Entry { check: key, ..Entry::default() };
        }
        match numbers {
            (0, _) if entry.proved == 0 || left + 1 < entry.proved => entry.proved = left + 1,
            (_, 0) => entry.refuted = entry.refuted.max(left + 1),
            _ => {}
        }
        (entry.left, entry.numbers) = (left, numbers);
        entry.work = entry.work.saturating_add(work.max(1));
    }
}

/// A move and what is known about the position after it.
struct Child {
    played: Move,
    key: u128,
    left: u16,
    over: bool,
    numbers: (u32, u32),
}

/// A position on the line that is being searched.
struct Node {
    key: u128,
    left: u16,
    /// The search returns to the position before when a proof number reaches these.
    bounds: (u32, u32),
    ours: bool,
    children: Vec<Child>,
    /// The next child of the line.
    chosen: usize,
    /// The number of positions searched when this one was reached.
    before: usize,
}

struct Search<'a, 'w> {
    game: &'a Game,
    table: Table,
    limits: Limits,
    watch: Watch<'w>,
    looked_at: usize,
    asked: u16,
    ended: Option<Ended>,
    packed: Vec<u8>,
}

/// Finds the shortest win against any defence with at least `least` and at most `most` player moves. `limits.states`
/// counts searched positions, some of them repeatedly; `limits.bytes` is the size of the table.
///
/// # Errors
/// Fails if the level has no player.
pub fn prove(
    game: &Game,
    limits: &Limits,
    least: u32,
    most: u32,
    watch: Watch<'_>,
) -> Result<Proved, Unplayable> {
    game.solvable()?;
    game.on_own_board()?;
    let mut position = game.opening().clone();
    let table = Table::new(limits);
    let mut search =
        Search { game, table, limits: *limits, watch, looked_at: 0, asked: 0, ended: None, packed: vec![] };
    let most = most.min(9999);
    for moves in least.max(1)..=most {
        search.asked = moves as u16;
        let numbers = match game.verdict(&position) {
            Some(_) => (SURE, 0),
            None => search.look(&mut position, moves as u16, (SURE, SURE)),
        };
        if numbers.0 == 0 {
            return Ok(Proved::Win(moves));
        }
        if let Some(ended) = search.ended {
            return Ok(Proved::NotWithin(moves - 1, ended));
        }
    }
    Ok(Proved::NotWithin(most, Ended::Done))
}

impl Search<'_, '_> {
    /// Two independent hashes: a collision would make a proof wrong, so one is not enough.
    fn key(&mut self, position: &Position) -> u128 {
        self.packed.clear();
        position.pack(&mut self.packed);
        let mut other = DefaultHasher::new();
        other.write(&self.packed);
        u128::from(hash(&self.packed)) << 64 | u128::from(other.finish())
    }

    fn moves(&self, position: &Position) -> Vec<Move> {
        let moves = match self.game.control(position.turn()) {
            Control::None => vec![],
            _ => self.game.moves(position),
        };
        if moves.is_empty() { vec![position.waiting()] } else { moves }
    }

    fn children(&mut self, position: &mut Position, left: u16, ours: bool) -> Vec<Child> {
        let mut children = vec![];
        for played in self.moves(position) {
            position.play_unchecked(&played);
            let left = left - u16::from(ours);
            let over = self.game.verdict(position).is_some();
            let (mut key, mut numbers) = (0, (SURE, 0));
            if over {
                if won(self.game, position) {
                    numbers = (0, SURE);
                }
            } else {
                key = self.key(position);
                numbers = self.table.known(key, left);
            }
            // With no moves left, only positions with the player to move are refuted: the round may still end in a win.
            let spent = !over && left == 0 && position.turn() == self.game.player();
            if spent {
                numbers = (SURE, 0);
            }
            position.undo();
            children.push(Child { played, key, left, over: over || spent, numbers });
        }
        children
    }

    /// Searches below a position until its proof or disproof number reaches the bound. Returns both numbers. The line
    /// is a list, not a recursion: a level may ask for thousands of moves, and a browser's stack is small.
    fn look(&mut self, position: &mut Position, left: u16, bounds: (u32, u32)) -> (u32, u32) {
        let mut line = vec![self.enter(position, left, bounds)];
        let mut numbers = (1, 1);
        while let Some(node) = line.last_mut() {
            for child in node.children.iter_mut().filter(|child| !child.over) {
                let known = self.table.known(child.key, child.left);
                if known != (1, 1) {
                    child.numbers = known;
                }
            }
            numbers = judged(&node.children, node.ours);
            let bounds = node.bounds;
            let done = numbers.0 >= bounds.0 || numbers.1 >= bounds.1 || numbers.0 == 0 || numbers.1 == 0;
            let open = if done || self.ended.is_some() {
                None
            } else {
                next(&node.children, node.ours, numbers, bounds)
            };
            if let Some((chosen, bounds)) = open {
                node.chosen = chosen;
                let child = &node.children[chosen];
                position.play_unchecked(&child.played);
                let left = child.left;
                line.push(self.enter(position, left, bounds));
            } else {
                let work = (self.looked_at - node.before + 1).min(SURE as usize) as u32;
                self.table.note(node.key, node.left, numbers, work);
                line.pop();
                if let Some(parent) = line.last_mut() {
                    position.undo();
                    parent.children[parent.chosen].numbers = numbers;
                }
            }
        }
        numbers
    }

    /// Counts a position as searched and lists its moves.
    fn enter(&mut self, position: &mut Position, left: u16, bounds: (u32, u32)) -> Node {
        self.looked_at += 1;
        let before = self.looked_at;
        if self.looked_at > self.limits.states {
            self.ended = Some(Ended::Full);
        } else if self.looked_at & 0x3FF == 0
            && !(self.watch)(Progress { states: self.looked_at, depth: u32::from(self.asked) })
        {
            self.ended = Some(Ended::Stopped);
        }
        let key = self.key(position);
        let ours = position.turn() == self.game.player();
        let children = self.children(position, left, ours);
        Node { key, left, bounds, ours, children, chosen: 0, before }
    }
}

/// The proof numbers of a position from those of its children: the player needs one winning move, the enemies need
/// one defence.
fn judged(children: &[Child], ours: bool) -> (u32, u32) {
    let sum = |numbers: &mut dyn Iterator<Item = u32>| {
        numbers.fold(0u32, |sum, number| sum.saturating_add(number).min(SURE))
    };
    let prove = &mut children.iter().map(|child| child.numbers.0);
    let refute = &mut children.iter().map(|child| child.numbers.1);
    if ours { (prove.min().unwrap_or(SURE), sum(refute)) } else { (sum(prove), refute.min().unwrap_or(SURE)) }
}

/// The child that is easiest to prove or refute, and the bounds within which it stays the easiest.
fn next(
    children: &[Child],
    ours: bool,
    numbers: (u32, u32),
    bounds: (u32, u32),
) -> Option<(usize, (u32, u32))> {
    let ease = |child: &Child| if ours { child.numbers.0 } else { child.numbers.1 };
    let open = || children.iter().enumerate().filter(|(_, child)| !child.over);
    let (chosen, best) = open().min_by_key(|(_, child)| ease(child))?;
    let second = open().filter(|(i, _)| *i != chosen).map(|(_, child)| ease(child)).min().unwrap_or(SURE);
    // The bound is slightly higher than the second-best child, so that the search switches between children less
    // often.
    let until = second.saturating_add(1 + second / 4).min(SURE);
    let rest = |bound: u32, all: u32, own: u32| {
        if bound >= SURE { SURE } else { bound.saturating_sub(all).saturating_add(own) }
    };
    let bounds = if ours {
        (bounds.0.min(until), rest(bounds.1, numbers.1, best.numbers.1))
    } else {
        (rest(bounds.0, numbers.0, best.numbers.0), bounds.1.min(until))
    };
    Some((chosen, bounds))
}
