//! What a step does to the board besides moving and capturing: blasts, walls, flips, lost first moves, lost castling
//! rights, terrain and triggers.

use super::bits::Bits;
use super::enclose::OutwardLines;
use super::kinds::Kinds;
use super::program::{MAX_SIDES, Program, SIDE_MASK};
use super::state::{EMPTY, State, Undo, code, kind_of, side_of};
use super::step::{Extra, Step, StepKind};
use super::zobrist::HashFeature;
use crate::definition::model::{FlipRule, WallRule};

/// One thing that steps do in some games. A game has a list of them, in the order in which they happen. Most games have
/// none, so that each step pays for one branch.
#[derive(Debug)]
pub(crate) enum StepEffect<const W: usize> {
    /// Doors open, items are taken, ice and belts carry the piece on.
    TerrainArrival,
    /// A capture blows up what stands around.
    Blast {
        /// By side: kinds that turn into walls when they are blown up.
        petrifies: Vec<Kinds>,
    },
    /// By side: a piece of these kinds turns into a wall when it captures.
    Petrify(Vec<Kinds>),
    /// Enemy pieces change sides.
    Flip {
        /// By the side whose piece arrives.
        rules: [FlipRule; MAX_SIDES],
        lines: OutwardLines,
        /// By cell: its neighbours.
        next_to: Vec<Bits<W>>,
    },
    /// Enemies of a kind lose their first move when one of these kinds attacks them.
    LoseFirstMoves { kind: u8, by: Kinds },
    /// By castling rule: whether castling takes from the other sides the right to castle to the same wing.
    TakeCastling(Vec<bool>),
    /// The wall that ends the move is placed.
    PlaceWall(WallRule),
    /// Triggers fire, and the ledger is kept.
    FireTriggers,
    /// Nature may have to decide something.
    CallChance,
}

/// Whether the step just made captured something.
#[inline(always)]
fn captured<const W: usize>(extra: Option<&Extra>, undo: &Undo<W>) -> bool {
    undo.captured() != EMPTY || extra.is_some_and(|extra| !extra.captures.is_empty())
}

impl<const W: usize> StepEffect<W> {
    /// Whether only captures have this effect.
    pub(crate) fn needs_capture(&self) -> bool {
        matches!(self, Self::Blast { .. } | Self::Petrify(_))
    }
}

impl<const W: usize> Program<W> {
    /// Applies the effects of a step that `us` has just made. The turn has not passed yet.
    #[cold]
    #[inline(never)]
    pub(crate) fn apply_step_effects(
        &self,
        state: &mut State<W>,
        us: usize,
        step: Step,
        extra: Option<&Extra>,
        undo: &mut Undo<W>,
    ) {
        if step.kind == StepKind::Chance {
            self.make_chance(state, step, undo);
            return;
        }
        if self.only_captures_have_effects && !captured(extra, undo) {
            return;
        }
        let to = step.to as usize;
        let acts = !matches!(step.kind, StepKind::Pass | StepKind::Uncover | StepKind::Act);
        // Each effect is a function of its own, so that a step pays only for the effects of its game.
        for effect in &self.step_effects {
            match effect {
                StepEffect::TerrainArrival => {
                    if let Some(terrain) = &self.terrain {
                        self.apply_terrain_arrival(terrain, state, us, step, extra, undo);
                    }
                }
                StepEffect::Blast { petrifies } if captured(extra, undo) => {
                    self.blow_up(petrifies, state, us, to, undo);
                }
                StepEffect::Petrify(kinds) if captured(extra, undo) => {
                    self.petrify(&kinds[us], state, to, undo)
                }
                StepEffect::Flip { rules, lines, next_to } if acts => {
                    self.flip(rules[us & SIDE_MASK], lines, next_to[to], state, us, step, undo);
                }
                StepEffect::LoseFirstMoves { kind, by }
                    if acts && state.at[to] != EMPTY && by.contains(kind_of(state.at[to])) =>
                {
                    self.lose_first_moves(state, us, *kind, to);
                }
                StepEffect::TakeCastling(exclusive)
                    if matches!(step.kind, StepKind::Castle | StepKind::GateCastle) =>
                {
                    self.take_castling_from_others(exclusive, state, us, step);
                }
                StepEffect::PlaceWall(rule) => self.place_wall(*rule, state, step, extra),
                StepEffect::FireTriggers => self.fire_step_triggers(state, us, step, extra, undo),
                StepEffect::CallChance => {
                    if let Some(rules) = &self.chance {
                        self.call_chance(rules, state, us, (step, extra), undo);
                    }
                }
                StepEffect::Blast { .. }
                | StepEffect::Petrify(_)
                | StepEffect::Flip { .. }
                | StepEffect::LoseFirstMoves { .. }
                | StepEffect::TakeCastling(_) => {}
            }
        }
    }

    /// Turns the piece on `to` into a wall if the piece that captured is of these kinds. A captor that a blast has just removed
    /// leaves the wall, too.
    #[inline(never)]
    fn petrify(&self, kinds: &Kinds, state: &mut State<W>, to: usize, undo: &mut Undo<W>) {
        if !kinds.contains(kind_of(undo.mover())) {
            return;
        }
        if state.at[to] != EMPTY {
            undo.note_replaced(vec![(to as u16, state.take(self, to))]);
            state.add_wall(self, to);
        } else if self.blast.is_some() && !state.info.walls.has(to) {
            state.add_wall(self, to);
        }
    }

    /// Places the wall of a move, if it has one. The duck leaves its old cell.
    #[inline(never)]
    fn place_wall(&self, rule: WallRule, state: &mut State<W>, step: Step, extra: Option<&Extra>) {
        let wall = match extra {
            Some(extra) => extra.wall.map(usize::from),
            None => step.wall(),
        };
        let Some(cell) = wall else { return };
        if rule == WallRule::Duck {
            let old = state.info.walls;
            old.for_each(|cell| state.info.key ^= self.zobrist.of(HashFeature::Wall, cell as u64));
            state.info.walls = Bits::NONE;
        }
        state.add_wall(self, cell);
    }

    #[inline(never)]
    fn blow_up(&self, petrifies: &[Kinds], state: &mut State<W>, us: usize, to: usize, undo: &mut Undo<W>) {
        let Some(blast) = &self.blast else { return };
        let pieces = state.occupied(self).without(state.info.walls);
        let here = Bits::one(to);
        let mut gone = (blast.around[us][to] & blast.mortal(state, pieces)).without(here);
        if !blast.immune.contains(kind_of(undo.mover())) {
            gone |= here & pieces;
        }
        let mut replaced = vec![];
        let mut gained = vec![];
        gone.for_each(|cell| {
            let piece = state.take(self, cell);
            replaced.push((cell as u16, piece));
            state.lose_rights(self, cell, cell);
            if self.hands.any {
                gained.extend(state.hand_over_blown_up(self, piece, cell));
            }
            state.forget_en_passant_victim(self, cell);
            if petrifies[side_of(piece)].contains(kind_of(piece)) {
                state.add_wall(self, cell);
            }
        });
        undo.note_replaced(replaced);
        undo.note_gained(gained);
    }

    /// Flips enemy pieces to the mover's side.
    #[inline(never)]
    #[allow(clippy::too_many_arguments)] // the parts of the effect, and what every effect is given
    fn flip(
        &self,
        rule: FlipRule,
        lines: &OutwardLines,
        next_to: Bits<W>,
        state: &mut State<W>,
        us: usize,
        step: Step,
        undo: &mut Undo<W>,
    ) {
        let to = step.to as usize;
        let own = state.of_side(us);
        let enemy = self.capturable(state, us);
        let turned = match rule {
            FlipRule::None => Bits::NONE,
            FlipRule::Neighbours => next_to & enemy,
            FlipRule::Touched if step.from != step.to || next_to.meets(own) => next_to & enemy,
            FlipRule::Touched => Bits::NONE,
            FlipRule::Lines => lines.enclosed(to, own, enemy),
        };
        if turned.none() {
            return;
        }
        let mut replaced = vec![];
        turned.for_each(|cell| {
            let piece = state.take(self, cell);
            replaced.push((cell as u16, piece));
            state.put(self, code(us, kind_of(piece)), cell);
            state.lose_rights(self, cell, cell);
            state.forget_en_passant_victim(self, cell);
        });
        undo.note_replaced(replaced);
    }

    /// Enemies of a kind lose their first move if the piece on `to` could reach them on an empty board.
    #[inline(never)]
    fn lose_first_moves(&self, state: &mut State<W>, us: usize, kind: u8, to: usize) {
        let piece = &self.pieces[us][kind_of(state.at[to])];
        let reach = piece.motions.iter().fold(Bits::NONE, |set, &index| {
            let motion = &self.motions[index];
            if motion.from.has(to) { set | self.reaches[motion.reach].widest(to) & motion.to } else { set }
        });
        let enemy = state.kind[kind as usize] & self.capturable(state, us);
        let lost = state.info.unmoved & enemy & reach;
        lost.for_each(|cell| state.info.key ^= self.zobrist.of(HashFeature::Unmoved, cell as u64));
        state.info.unmoved = state.info.unmoved.without(lost);
    }

    /// Castling takes from the other sides the right to castle to the same wing.
    #[inline(never)]
    fn take_castling_from_others(&self, exclusive: &[bool], state: &mut State<W>, us: usize, step: Step) {
        let castles = std::sync::Arc::clone(&state.castles);
        let Some(made) = castles.list.get(step.castle()) else { return };
        if !exclusive.get(made.rule as usize).copied().unwrap_or_default() {
            return;
        }
        let wing = self.castlings[made.rule as usize].wing;
        let lost = (0..castles.list.len()).filter(|&i| {
            let other = &castles.list[i];
            let rule = self.castlings.get(other.rule as usize);
            usize::from(other.side) != us && rule.is_some_and(|rule| rule.wing == wing)
        });
        let lost = lost.fold(0u32, |set, i| set | 1 << i) & state.info.rights;
        state.info.key ^= castles.key(lost);
        state.info.rights &= !lost;
    }
}

impl<const W: usize> State<W> {
    /// Puts a wall on an empty cell.
    pub(crate) fn add_wall(&mut self, program: &Program<W>, cell: usize) {
        self.info.walls |= Bits::one(cell);
        self.info.key ^= program.zobrist.of(HashFeature::Wall, cell as u64);
        self.block_en_passant_target(program, cell);
    }

    /// Removes a wall.
    pub(crate) fn remove_wall(&mut self, program: &Program<W>, cell: usize) {
        self.info.walls = self.info.walls.without(Bits::one(cell));
        self.info.key ^= program.zobrist.of(HashFeature::Wall, cell as u64);
    }
}
