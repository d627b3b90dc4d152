//! Positions on terrain: its state, the events of a move, and dangers.

use super::{AnyProgram, AnyState, Position, SolveExt};
use crate::board::Cell;
use crate::core::bits::Bits;
use crate::core::generate::GenType;
use crate::core::ground::NOBODY;
use crate::core::isa;
use crate::core::state::{EMPTY, State, code, side_of};
use crate::core::step::{StepKind, Steps};
use crate::moves::Move;
use crate::types::{Side, TerrainEvent};

/// The changing part of a game's terrain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ground {
    /// Cells with items that have not been taken.
    pub items: Vec<Cell>,
    /// Closed doors.
    pub doors: Vec<Cell>,
    /// Closed barriers, which levels call gates.
    pub barriers: Vec<Cell>,
    /// Cracked walls that still stand.
    pub cracked: Vec<Cell>,
    /// Plates that are down.
    pub down: Vec<Cell>,
    /// Cells of pieces with wards.
    pub wards: Vec<Cell>,
    /// Cells still to be visited.
    pub unvisited: Vec<Cell>,
    /// Numbered pieces and their cells. Numbers follow the definition's list.
    pub numbers: Vec<(Cell, u8)>,
    /// By piece number: the next stage of its route.
    pub stages: Vec<u8>,
    /// By side: its keys, in the order in which the definition first names their colours. 255 stands for a key that is
    /// never spent.
    pub keys: Vec<Vec<u8>>,
    /// By goal that counts items: how many have been taken.
    pub taken: Vec<u16>,
    /// How many pieces have left by exits.
    pub left: u8,
    /// Rounds played, counted as far as goals ask.
    pub rounds: u16,
    /// Actions of the player, counted as far as goals ask.
    pub moves: u16,
    /// The cell of the piece to act, where pieces act one after the other.
    pub acting: Option<Cell>,
}

/// # Asking about terrain
impl Position {
    /// The state of the terrain, if the game has any.
    pub fn ground(&self) -> Option<Ground> {
        with!(&self.state, self.rules, |program, state| {
            let (terrain, ground) = (program.terrain.as_deref()?, state.ground.as_deref()?);
            fn cells<const W: usize>(set: Bits<W>) -> Vec<Cell> {
                set.iter().map(|cell| cell as Cell).collect()
            }
            let down = terrain.plates.iter().zip(&ground.down).filter(|(_, down)| **down);
            let colours = ground.keys.len() / crate::core::program::MAX_SIDES;
            Some(Ground {
                items: cells(ground.items),
                doors: cells(ground.doors),
                barriers: cells(ground.barriers),
                cracked: cells(ground.cracked),
                down: down.map(|(plate, _)| plate.cell).collect(),
                wards: cells(ground.wards),
                unvisited: cells(ground.unvisited),
                numbers: ground.numbers.clone(),
                stages: ground.stages.clone(),
                keys: (0..program.sides)
                    .map(|side| {
                        let ring = terrain.side_rules[side].key_ring;
                        ground.keys[ring * colours..(ring + 1) * colours].to_vec()
                    })
                    .collect(),
                taken: ground.taken.clone(),
                left: ground.left.len() as u8,
                rounds: ground.rounds,
                moves: ground.moves,
                acting: (ground.acting != NOBODY)
                    .then(|| ground.cell_of(ground.acting))
                    .flatten()
                    .map(|cell| cell as Cell),
            })
        })
    }

    /// The terrain events of a legal move, in order.
    pub fn terrain_events(&self, played: &Move) -> Vec<TerrainEvent> {
        with!(&self.state, self.rules, |program, state| {
            let mut after = State::clone(state);
            after.make(program, played.step, played.extra.as_deref()).trail().to_vec()
        })
    }

    /// The cell where the piece of the last move came to rest, on terrain.
    pub fn rest(&self) -> Option<Cell> {
        with!(&self.state, self.rules, |_program, state| state.ground.as_ref()?.rest)
    }

    /// The cells on which a piece of a side could be captured if its enemies were to move, and by how many pieces.
    pub fn dangers(&self, side: Side) -> Vec<(Cell, usize)> {
        let sides = 0..self.rules.sides() as u8;
        let enemies: Vec<Side> = sides.map(Side).filter(|&other| self.fights(side, other)).collect();
        with!(&self.state, self.rules, |program, state| {
            let mut found = vec![];
            let mut list = Steps::default();
            for cell in 0..program.cells {
                if state.at[cell] != EMPTY && side_of(state.at[cell]) != side.index() {
                    continue;
                }
                let mut copy = State::clone(state);
                copy.info.over = None;
                if copy.at[cell] == EMPTY {
                    copy.put(program, code(side.index(), 0), cell);
                }
                if let Some(ground) = &mut copy.ground {
                    ground.acting = NOBODY;
                }
                let mut captors = vec![];
                for foe in &enemies {
                    copy.info.turn = foe.0;
                    list.truncate((0, 0));
                    isa::list(program, &copy, GenType::All, &mut list);
                    let there = list.steps.iter().filter(|step| {
                        step.kind != StepKind::Pass && usize::from(step.to) == cell && step.from != step.to
                    });
                    captors.extend(there.map(|step| step.from));
                }
                captors.sort_unstable();
                captors.dedup();
                if !captors.is_empty() {
                    found.push((cell as Cell, captors.len()));
                }
            }
            found
        })
    }
}
