//! Positions on terrain: its state, the events of a move, and positions as bytes for solvers that keep very many.

use super::{AnyProgram, AnyState, Position, as_move};
use crate::board::Cell;
use crate::core::bits::Bits;
use crate::core::generate::GenType;
use crate::core::ground::{Ground as CompiledGround, NOBODY};
use crate::core::isa;
use crate::core::program::{MAX_SIDES, Program, SIDE_MASK};
use crate::core::state::{EMPTY, State, code, side_of};
use crate::core::step::{Step, StepKind, Steps};
use crate::core::terrain::Terrain;
use crate::moves::Move;
use crate::rules::Rules;
use crate::types::{Kind, Piece, Side, TerrainEvent};

/// The changing part of a game's terrain, as plain data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ground {
    /// Cells with items that have not been taken.
    pub items: Vec<Cell>,
    /// Closed doors.
    pub doors: Vec<Cell>,
    /// Closed gates.
    pub gates: Vec<Cell>,
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
            gates: cells(ground.gates),
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
    /// error names the field that is wrong.
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
        let mut ground = CompiledGround {
            items: cells("items", &self.items, start.items)?,
            doors: cells("doors", &self.doors, start.doors)?,
            gates: cells(
                "gates",
                &self.gates,
                terrain.gates.iter().fold(Bits::NONE, |all, gate| all | gate.cells),
            )?,
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

    /// A pass, whether or not the rules allow it. Controllers that wait use it.
    pub fn waiting(&self) -> Move {
        Move { step: Step::new(0, 0, StepKind::Pass, 0), extra: None }
    }

    /// Whether two sides are enemies.
    pub fn fights(&self, one: Side, other: Side) -> bool {
        with!(&self.state, self.rules, |program, _state| match &program.terrain {
            Some(terrain) => terrain.side_rules[one.index() & SIDE_MASK].enemies >> other.index() & 1 == 1,
            None => one != other,
        })
    }

    /// Whether a side never has a turn.
    pub fn is_idle(&self, side: Side) -> bool {
        with!(&self.state, self.rules, |program, _state| {
            program.terrain.as_ref().is_some_and(|terrain| terrain.side_rules[side.index() & SIDE_MASK].idle)
        })
    }

    /// How many moves a side could make on terrain if it were to move, passing excepted.
    pub fn mobility(&self, side: Side) -> usize {
        with!(&self.state, self.rules, |program, state| {
            let turned;
            let state = if state.info.turn == side.0 && state.info.over.is_none() {
                state
            } else {
                let mut copy = State::clone(state);
                (copy.info.turn, copy.info.over) = (side.0, None);
                if let Some(ground) = &mut copy.ground {
                    ground.acting = NOBODY;
                }
                turned = copy;
                &turned
            };
            let mut list = Steps::default();
            isa::list(program, state, GenType::All, &mut list);
            list.steps.iter().filter(|step| step.kind != StepKind::Pass).count()
        })
    }

    /// The moves that a side could make on terrain if it were to move, passing excepted.
    pub fn moves_of(&self, side: Side) -> Vec<Move> {
        with!(&self.state, self.rules, |program, state| {
            let mut copy = State::clone(state);
            (copy.info.turn, copy.info.over) = (side.0, None);
            if let Some(ground) = &mut copy.ground {
                ground.acting = NOBODY;
            }
            let mut list = Steps::default();
            isa::list(program, &copy, GenType::All, &mut list);
            let steps = list.with_extras().filter(|(step, _)| step.kind != StepKind::Pass);
            steps.map(|(step, extra)| as_move(step, extra)).collect()
        })
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

    /// Whether the last move ended the game, and who won.
    #[inline]
    pub fn verdict(&self) -> Option<Option<Side>> {
        with!(&self.state, self.rules, |_program, state| state.info.over.map(|over| over.winner.map(Side)))
    }

    /// Writes everything that distinguishes this position from others of its level. Equal positions give equal bytes.
    pub fn pack(&self, out: &mut Vec<u8>) {
        with!(&self.state, self.rules, |program, state| state.pack(program, out));
    }

    /// Replaces this position by one of the same level that [`pack`](Self::pack) has written, without history. Returns
    /// whether the bytes are valid.
    ///
    /// It does not update the [`key`](Self::key), because the bytes themselves identify such positions.
    pub fn unpack(&mut self, bytes: &[u8]) -> bool {
        self.past.clear();
        self.keys.clear();
        self.result = None;
        with!(&mut self.state, self.rules, |program, state| state.unpack(program, bytes).is_some())
    }

    /// The pieces of a side with their cells.
    pub fn pieces_of(&self, side: Side) -> Vec<(Cell, Kind)> {
        with!(&self.state, self.rules, |_program, state| {
            let pieces = state.of_side(side.index()).iter();
            pieces.map(|cell| (cell as Cell, Kind((state.at[cell] & 255) as u8))).collect()
        })
    }

    /// The side whose piece stands on a cell.
    pub fn owner(&self, cell: Cell) -> Option<Side> {
        let piece = self.piece(cell)?;
        debug_assert!(side_of(crate::core::state::code(piece.side.index(), 0)) == piece.side.index());
        Some(piece.side)
    }
}

impl Rules {
    /// The cells on which a piece can stop while doors and gates are closed.
    pub fn standing_cells(&self) -> Vec<Cell> {
        let position = self.start();
        with!(&position.state, self, |program, _state| {
            let mut cells = program.all;
            if let Some(terrain) = &program.terrain {
                let ground = &terrain.start;
                cells = cells.without(terrain.fences | ground.cracked | ground.gates | ground.doors);
            }
            cells.iter().map(|cell| cell as Cell).collect()
        })
    }

    /// The cells to which the first of these pieces could move if the board held no other pieces or items, and with
    /// doors and gates closed.
    pub fn moves_on_terrain(&self, turn: Side, pieces: &[(Cell, Piece)]) -> Vec<Cell> {
        let mut position = self.start();
        let Some(&(from, _)) = pieces.first() else { return vec![] };
        let from = pieces.iter().find(|(_, piece)| piece.side == turn).map_or(from, |(cell, _)| *cell);
        with!(&mut position.state, self, |program, state| {
            let mut lone = State::empty(turn.0);
            lone.ground.clone_from(&state.ground);
            if let Some(ground) = &mut lone.ground {
                ground.items = Bits::NONE;
                ground.acting = NOBODY;
                if let Some(terrain) = &program.terrain {
                    ground.gates = terrain.start.gates;
                }
            }
            for &(cell, piece) in pieces {
                lone.put(program, code(piece.side.index(), piece.kind.index()), cell.into());
            }
            let mut list = Steps::default();
            isa::list(program, &lone, GenType::All, &mut list);
            let steps = list.steps.iter().filter(|step| step.kind != StepKind::Pass && step.from == from);
            let mut cells: Vec<Cell> = steps.map(|step| step.to).collect();
            cells.sort_unstable();
            cells.dedup();
            cells
        })
    }
}
