//! The graph of a level: every position in which the player is to move, and for each move the position after the
//! enemies' replies.

use chesswright_rules::board::Cell;
use chesswright_rules::search::SolveExt;
use chesswright_rules::{Move, Position};
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

use super::{Ended, Limits, Progress, Solution, Watch, won};
use crate::control::Memory;
use crate::{Action, Game, Unplayable};

/// How much of the graph to explore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Only to the depth of the nearest win.
    ToPar,
    /// All of it.
    Whole,
}

/// The target of a move that wins the level.
const WON: u32 = u32::MAX;
const LOST: u32 = u32::MAX - 1;
/// The distance of positions that cannot be won.
pub(super) const NEVER: u32 = u32::MAX;

/// The bytes in the hash table for each position that it has room for: an index and a control byte, and an eighth of the
/// slots stays free.
const SLOT: usize = 6;

/// Positions and the moves between them.
#[derive(Clone, Debug)]
pub struct Graph {
    /// Positions as bytes, one after the other.
    bytes: Vec<u8>,
    /// The start of each position in `bytes`, and the end of the last one.
    starts: Vec<usize>,
    /// By position: the index of its first edge, and the end of the last expanded position.
    edges_from: Vec<usize>,
    /// By position and move, in the order that breaks ties: the target.
    edges: Vec<u32>,
    depths: Vec<u32>,
    /// The indices of positions, by the hashes of their bytes.
    table: HashTable<u32>,
    /// By position: the number of moves to the nearest win.
    distances: Vec<u32>,
    par: Option<u32>,
    ended: Ended,
}

impl Graph {
    fn new() -> Self {
        Self {
            bytes: vec![],
            starts: vec![0],
            edges_from: vec![0],
            edges: vec![],
            depths: vec![],
            table: HashTable::new(),
            distances: vec![],
            par: None,
            ended: Ended::Done,
        }
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.depths.len()
    }

    /// The number of expanded positions.
    pub fn explored(&self) -> usize {
        self.edges_from.len() - 1
    }

    /// Whether the level is over before it starts.
    pub fn is_empty(&self) -> bool {
        self.depths.is_empty()
    }

    /// How the exploration ended.
    pub fn ended(&self) -> Ended {
        self.ended
    }

    /// The number of moves that lead to the last position.
    pub fn depth(&self) -> u32 {
        self.depths.last().copied().unwrap_or(0)
    }

    /// The fewest moves that win.
    pub fn par(&self) -> Option<u32> {
        self.par
    }

    /// The number of positions from which the level can no longer be won.
    pub fn dead(&self) -> usize {
        self.distances.iter().filter(|&&distance| distance == NEVER).count()
    }

    pub(super) fn position(&self, node: usize) -> &[u8] {
        &self.bytes[self.starts[node]..self.starts[node + 1]]
    }

    /// The distance after each move of an expanded position. After a winning move it is 0.
    pub(super) fn after(&self, node: usize) -> impl Iterator<Item = u32> + '_ {
        let edges = match (self.edges_from.get(node), self.edges_from.get(node + 1)) {
            (Some(&first), Some(&end)) => &self.edges[first..end],
            _ => &[],
        };
        edges.iter().map(|&to| self.distance_of(to))
    }

    fn distance_of(&self, to: u32) -> u32 {
        match to {
            WON => 0,
            LOST => NEVER,
            node => self.distances[node as usize],
        }
    }

    /// The position after a move, unless the level is over then.
    pub(super) fn follow(&self, node: usize, played: usize) -> Option<usize> {
        let to = *self.edges.get(*self.edges_from.get(node)? + played)?;
        (to < LOST).then_some(to as usize)
    }

    pub(super) fn distance(&self, node: usize) -> u32 {
        self.distances[node]
    }

    /// The index of a position, if the graph contains it.
    pub(super) fn find(&self, packed: &[u8]) -> Option<usize> {
        let node = self.table.find(hash(packed), |&node| self.position(node as usize) == packed)?;
        Some(*node as usize)
    }

    /// The index of a position. A new position is added.
    fn number(&mut self, packed: &[u8], depth: u32) -> u32 {
        let Self { table, bytes, starts, depths, .. } = self;
        let position = |&node: &u32| &bytes[starts[node as usize]..starts[node as usize + 1]];
        let entry = table.entry(hash(packed), |node| position(node) == packed, |node| hash(position(node)));
        let free = match entry {
            Entry::Occupied(known) => return *known.get(),
            Entry::Vacant(free) => free,
        };
        let node = depths.len() as u32;
        free.insert(node);
        bytes.extend_from_slice(packed);
        starts.push(bytes.len());
        depths.push(depth);
        node
    }

    /// The approximate memory use.
    fn size(&self) -> usize {
        self.bytes.len() + self.edges.len() * 4 + self.table.capacity() * SLOT + self.len() * 28
    }

    /// Computes the distance of every position to the nearest win, backwards from the wins.
    fn measure(&mut self) {
        let looked_at = self.edges_from.len() - 1;
        self.distances = vec![NEVER; self.len()];
        let mut into: Vec<u32> = vec![0; self.len() + 1];
        for &to in &self.edges {
            if to < LOST {
                into[to as usize + 1] += 1;
            }
        }
        for node in 0..self.len() {
            into[node + 1] += into[node];
        }
        let mut fill = into.clone();
        let mut back = vec![0u32; *into.last().unwrap_or(&0) as usize];
        let mut queue = std::collections::VecDeque::new();
        for node in 0..looked_at {
            for &to in &self.edges[self.edges_from[node]..self.edges_from[node + 1]] {
                if to == WON && self.distances[node] == NEVER {
                    self.distances[node] = 1;
                    queue.push_back(node);
                } else if to < LOST {
                    back[fill[to as usize] as usize] = node as u32;
                    fill[to as usize] += 1;
                }
            }
        }
        while let Some(node) = queue.pop_front() {
            for &before in &back[into[node] as usize..into[node + 1] as usize] {
                if self.distances[before as usize] == NEVER {
                    self.distances[before as usize] = self.distances[node] + 1;
                    queue.push_back(before as usize);
                }
            }
        }
    }

    /// The number of shortest solutions.
    pub fn lines(&self) -> u64 {
        let Some(par) = self.par else { return 0 };
        let mut ways = vec![0u64; self.len()];
        ways[0] = 1;
        let mut lines = 0u64;
        // Positions are in order of depth.
        for node in 0..self.edges_from.len() - 1 {
            if ways[node] == 0 || self.depths[node] >= par {
                continue;
            }
            for &to in &self.edges[self.edges_from[node]..self.edges_from[node + 1]] {
                if to == WON && self.depths[node] + 1 == par {
                    lines = lines.saturating_add(ways[node]);
                } else if to < LOST
                    && self.depths[to as usize] == self.depths[node] + 1
                    && self.distances[to as usize].saturating_add(self.depths[to as usize]) == par
                {
                    ways[to as usize] = ways[to as usize].saturating_add(ways[node]);
                }
            }
        }
        lines
    }

    /// The first shortest line from a position, as indices of moves.
    pub(super) fn best_from(&self, mut node: usize) -> Vec<usize> {
        let mut line = vec![];
        while self.distances[node] != NEVER {
            let wanted = self.distances[node] - 1;
            let Some(played) = self.after(node).position(|distance| distance == wanted) else { break };
            line.push(played);
            match self.follow(node, played) {
                Some(next) => node = next,
                None => break,
            }
        }
        line
    }

    /// The first shortest solution, as indices of moves. Of equally short ones, it is the one that moves the piece
    /// that the level names first, to the cell that comes first.
    pub(super) fn line_moves(&self, game: &Game) -> Vec<usize> {
        let mut line = vec![];
        if self.par.is_none() || self.is_empty() {
            return line;
        }
        let (mut position, mut memory) = game.start();
        let board = game.rules().board();
        let named: Vec<String> = game.level().pieces.iter().map(|piece| piece.at.to_string()).collect();
        let mut pieces: Vec<Cell> = named.iter().map(|name| board.cell(name).unwrap_or(Cell::MAX)).collect();
        let mut node = 0;
        while self.distances[node] != NEVER {
            let wanted = self.distances[node] - 1;
            let moves = game.moves(&position);
            let number =
                |played: &Move| pieces.iter().position(|&cell| cell == played.from()).unwrap_or(usize::MAX);
            let good = self.after(node).enumerate().filter(|(_, distance)| *distance == wanted);
            let Some(chosen) =
                good.map(|(chosen, _)| chosen).min_by_key(|&chosen| (number(&moves[chosen]), chosen))
            else {
                break;
            };
            line.push(chosen);
            let moved = number(&moves[chosen]);
            game.play(&mut position, &mut memory, &moves[chosen]);
            if let (Some(cell), Some(rest)) = (pieces.get_mut(moved), position.rest()) {
                *cell = rest;
            }
            game.reply(&mut position, &mut memory, &mut |_, _| {});
            for cell in &mut pieces {
                if position.piece(*cell).is_none_or(|piece| piece.side != game.player()) {
                    *cell = Cell::MAX;
                }
            }
            match self.follow(node, chosen) {
                Some(next) => node = next,
                None => break,
            }
        }
        line
    }

    /// The level's solution, as far as this graph contains it.
    pub fn solution(&self, game: &Game) -> Solution {
        let mut line = vec![];
        let (mut position, mut memory) = game.start();
        for played in self.line_moves(game) {
            let moves = game.moves(&position);
            line.extend(game.turn(&mut position, &mut memory, &moves[played]));
        }
        Solution { par: self.par, lines: self.lines(), line, states: self.len(), ended: self.ended }
    }

    /// A line as the player's actions and the enemies' replies, move by move.
    pub fn line(&self, game: &Game) -> Vec<Action> {
        self.solution(game).line
    }
}

/// Explores a level.
///
/// # Errors
/// Fails if the level has no player, or if a controller moves at random.
pub fn explore(game: &Game, limits: &Limits, extent: Extent, watch: Watch<'_>) -> Result<Graph, Unplayable> {
    game.solvable()?;
    game.on_own_board()?;
    let (mut position, mut memory) = game.start();
    let mut graph = Graph::new();
    if game.verdict(&position).is_some() {
        return Ok(graph);
    }
    let mut packed = vec![];
    pack(&position, &memory, &mut packed);
    graph.number(&packed, 0);
    let mut node = 0;
    let (scripted, slow) = (game.is_scripted(), game.is_slow());
    while node < graph.len() {
        let depth = graph.depths[node];
        if extent == Extent::ToPar && graph.par.is_some_and(|par| depth >= par) {
            break;
        }
        if graph.len() > limits.states || graph.size() > limits.bytes {
            graph.ended = Ended::Full;
            break;
        }
        if node & 0x3FF == 0 && !watch(Progress { states: graph.len(), depth }) {
            graph.ended = Ended::Stopped;
            break;
        }
        packed.clear();
        packed.extend_from_slice(graph.position(node));
        unpack(&mut position, &mut memory, scripted, &packed);
        let moves = game.moves(&position);
        let (kept, known) = (memory.clone(), graph.par);
        for played in &moves {
            if slow && !watch(Progress { states: graph.len(), depth }) {
                graph.ended = Ended::Stopped;
                break;
            }
            let mut count = 1;
            game.play(&mut position, &mut memory, played);
            game.reply(&mut position, &mut memory, &mut |_, _| count += 1);
            let to = if game.verdict(&position).is_none() {
                if game.moves_to_win().is_some_and(|most| depth + 1 >= u32::from(most)) {
                    LOST
                } else {
                    packed.clear();
                    pack(&position, &memory, &mut packed);
                    graph.number(&packed, depth + 1)
                }
            } else if won(game, &position) {
                graph.par.get_or_insert(depth + 1);
                WON
            } else {
                LOST
            };
            graph.edges.push(to);
            for _ in 0..count {
                position.undo();
            }
            memory.clone_from(&kept);
        }
        if graph.ended == Ended::Stopped {
            // A position that was expanded only in part does not count as expanded.
            graph.edges.truncate(graph.edges_from[node]);
            graph.par = known;
            break;
        }
        graph.edges_from.push(graph.edges.len());
        node += 1;
    }
    if graph.ended == Ended::Done && extent == Extent::ToPar && graph.par.is_none() && node < graph.len() {
        graph.ended = Ended::Full;
    }
    graph.measure();
    Ok(graph)
}

/// Encodes a position and the state of controllers as bytes.
pub(super) fn pack(position: &Position, memory: &Memory, out: &mut Vec<u8>) {
    position.pack(out);
    memory.pack(out);
}

pub(super) fn unpack(position: &mut Position, memory: &mut Memory, scripted: bool, packed: &[u8]) {
    let ok = position.unpack(packed);
    debug_assert!(ok, "a graph holds what it has packed");
    if !scripted {
        return;
    }
    let sides = memory.scripts.len();
    // The state of scripts follows the position, unless all scripts are at their start.
    let mut plain = vec![];
    position.pack(&mut plain);
    memory.scripts = packed[plain.len().min(packed.len())..]
        .chunks_exact(2)
        .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
        .collect();
    if memory.scripts.is_empty() {
        memory.scripts = vec![0; sides];
    }
}

/// A fast hash. It may have collisions, so whoever asks it compares the bytes, or asks another one, too.
pub(super) fn hash(bytes: &[u8]) -> u64 {
    let mixed = bytes.chunks(8).fold(0x243F_6A88_85A3_08D3_u64, |hash, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        (hash.rotate_left(23) ^ u64::from_le_bytes(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    });
    mixed ^ mixed >> 29
}

/// The moves of a position of the graph, in the order of the graph.
pub(super) fn moves_at(game: &Game, position: &mut Position, packed: &[u8]) -> Vec<Move> {
    position.unpack(packed);
    game.moves(position)
}
