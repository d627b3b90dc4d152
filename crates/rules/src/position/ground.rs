//! Positions on terrain: its state, the events of a move, and dangers.

use super::{AnyProgram, AnyState, Position, SolveExt};
use crate::board::Cell;
use crate::core::bits::Bits;
use crate::core::generate::GenType;
use crate::core::ground::{Ground as CompiledGround, NOBODY};
use crate::core::isa;
use crate::core::program::{MAX_SIDES, Program};
use crate::core::state::{EMPTY, State, code, side_of};
use crate::core::step::{StepKind, Steps};
use crate::core::terrain::Terrain;
use crate::moves::Move;
use crate::types::{Kind, Side, TerrainEvent};

/// The changing part of a game's terrain, as plain data.
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
    /// By plate, in the order of the definition: its cell, and whether it is down.
    pub plates: Vec<(Cell, bool)>,
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
    /// The pieces that have left by exits, each with its number if it has one.
    pub left: Vec<(Kind, Option<u8>)>,
    /// Promotions on terrain, counted as far as goals ask.
    pub promotions: u16,
    /// Rounds played, counted as far as goals ask.
    pub rounds: u16,
    /// Actions of the player, counted as far as goals ask.
    pub moves: u16,
    /// The cell of the piece to act, where pieces act one after the other.
    pub acting: Option<Cell>,
    /// Whether something has changed in this round.
    pub changed: bool,
    /// Whether the player could not move in this round.
    pub stuck: bool,
}

impl Ground {
    /// The state of the terrain, if the game has any.
    pub(super) fn of<const W: usize>(program: &Program<W>, state: &State<W>) -> Option<Self> {
        let (terrain, ground) = (program.terrain.as_deref()?, state.ground.as_deref()?);
        let cells = |set: Bits<W>| set.iter().map(|cell| cell as Cell).collect();
        let colours = ground.keys.len() / MAX_SIDES;
        let keys = |side: usize| {
            let ring = terrain.side_rules[side].key_ring;
            ground.keys[ring * colours..(ring + 1) * colours].to_vec()
        };
        Some(Self {
            items: cells(ground.items),
            doors: cells(ground.doors),
            barriers: cells(ground.barriers),
            cracked: cells(ground.cracked),
            plates: terrain.plates.iter().map(|plate| plate.cell).zip(ground.down.iter().copied()).collect(),
            wards: cells(ground.wards),
            unvisited: cells(ground.unvisited),
            numbers: ground.numbers.clone(),
            stages: ground.stages.clone(),
            keys: (0..program.sides).map(keys).collect(),
            taken: ground.taken.clone(),
            left: ground
                .left
                .iter()
                .map(|&(kind, number)| (Kind(kind), Some(number).filter(|n| *n != NOBODY)))
                .collect(),
            promotions: ground.promotions,
            rounds: ground.rounds,
            moves: ground.moves,
            acting: ground.cell_of(ground.acting).map(|cell| cell as Cell),
            changed: ground.changed,
            stuck: ground.stuck,
        })
    }

    /// The state of the terrain as the core keeps it, with pieces on these cells. If it cannot be such a state, the
    /// error names the part that is wrong, with the word of documents and of position texts.
    pub(crate) fn compiled<const W: usize>(
        &self,
        program: &Program<W>,
        pieces: Bits<W>,
    ) -> Result<CompiledGround<W>, &'static str> {
        let Some(terrain) = &program.terrain else { return Err("terrain") };
        let start = &terrain.start;
        let cells = |field, cells: &[Cell], widest: Bits<W>| -> Result<Bits<W>, &'static str> {
            let fit = cells.iter().all(|&cell| usize::from(cell) < program.cells && widest.has(cell.into()));
            if fit { Ok(cells.iter().map(|&cell| usize::from(cell)).collect()) } else { Err(field) }
        };
        let most = terrain
            .quest
            .as_ref()
            .map_or([0; 3], |quest| [quest.most_promotions, quest.most_rounds, quest.most_moves]);
        let count = |field, n: u16, most: u16| if n <= most { Ok(n) } else { Err(field) };
        let barriers = terrain.barriers.iter().fold(Bits::NONE, |all, barrier| all | barrier.cells);
        let mut ground = CompiledGround {
            items: cells("items", &self.items, start.items)?,
            doors: cells("doors", &self.doors, start.doors)?,
            barriers: cells("gates", &self.barriers, barriers)?,
            cracked: cells("cracked", &self.cracked, start.cracked)?,
            wards: cells("wards", &self.wards, pieces)?,
            unvisited: cells("unvisited", &self.unvisited, start.unvisited)?,
            down: self.plates_down(terrain).ok_or("plates")?,
            keys: self.key_rings(program, terrain).ok_or("keys")?,
            taken: self.taken.clone(),
            numbers: self.numbered(program, pieces).ok_or("numbers")?,
            stages: self.stages.clone(),
            left: self.gone(program).ok_or("left")?,
            promotions: count("promotions", self.promotions, most[0])?,
            rounds: count("rounds", self.rounds, most[1])?,
            moves: count("moves", self.moves, most[2])?,
            acting: NOBODY,
            changed: self.changed,
            stuck: self.stuck,
            rest: None,
        };
        let on_route = |(stage, route): (&u8, &Vec<u16>)| usize::from(*stage) < route.len().max(1);
        if self.stages.len() != start.stages.len() || !self.stages.iter().zip(&terrain.routes).all(on_route) {
            return Err("stages");
        }
        if self.taken.len() != start.taken.len() {
            return Err("taken");
        }
        if let Some(cell) = self.acting {
            ground.acting = ground.number(cell.into()).ok_or("acting")?;
        }
        Ok(ground)
    }

    fn plates_down<const W: usize>(&self, terrain: &Terrain<W>) -> Option<Vec<bool>> {
        let known = terrain.plates.iter().map(|plate| plate.cell);
        let here = self.plates.iter().map(|&(cell, _)| cell);
        here.eq(known).then(|| self.plates.iter().map(|&(_, down)| down).collect())
    }

    /// Sides that share a key ring must have the same keys.
    fn key_rings<const W: usize>(&self, program: &Program<W>, terrain: &Terrain<W>) -> Option<Vec<u8>> {
        let colours = terrain.start.keys.len() / MAX_SIDES;
        let mut rings = vec![0; terrain.start.keys.len()];
        let whole = self.keys.len() == program.sides && self.keys.iter().all(|keys| keys.len() == colours);
        if !whole {
            return None;
        }
        let ring_of = |side: usize| terrain.side_rules[side].key_ring;
        for (side, keys) in self.keys.iter().enumerate() {
            if *keys != self.keys[ring_of(side)] {
                return None;
            }
            rings[ring_of(side) * colours..][..colours].copy_from_slice(keys);
        }
        Some(rings)
    }

    fn numbered<const W: usize>(&self, program: &Program<W>, pieces: Bits<W>) -> Option<Vec<(u16, u8)>> {
        let mut numbers = self.numbers.clone();
        numbers.sort_unstable();
        let mut known = vec![false; self.stages.len()];
        let fit = numbers.iter().all(|&(cell, number)| {
            let here = usize::from(cell) < program.cells && pieces.has(cell.into());
            here && known.get_mut(usize::from(number)).is_some_and(|known| !std::mem::replace(known, true))
        });
        (fit && numbers.is_sorted_by(|one, next| one.0 < next.0)).then_some(numbers)
    }

    fn gone<const W: usize>(&self, program: &Program<W>) -> Option<Vec<(u8, u8)>> {
        let known = |number: Option<u8>| number.is_none_or(|number| usize::from(number) < self.stages.len());
        let fit = self.left.iter().all(|&(kind, number)| kind.index() < program.kinds && known(number));
        let mut left: Vec<_> =
            self.left.iter().map(|&(kind, number)| (kind.0, number.unwrap_or(NOBODY))).collect();
        left.sort_unstable();
        fit.then_some(left)
    }
}

/// # Asking about terrain
impl Position {
    /// The state of the terrain, if the game has any.
    pub fn ground(&self) -> Option<Ground> {
        with!(&self.state, self.rules, |program, state| Ground::of(program, state))
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
