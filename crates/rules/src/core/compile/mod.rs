//! Compilation of a definition into a program: names become numbers, and texts become tables.

mod attacks;
mod budget;
mod chance;
mod error;
mod hands;
mod influence;
mod legality;
mod movement;
mod pause;
mod plan;
mod rules;
mod step_effects;
mod terrain;
mod triggers;

pub use budget::MAX_COST;
pub use error::{CompileCause, CompileError};
pub use pause::Pause;
pub(crate) use pause::at_once;
pub(super) use rules::{Ends, Extinction};

use budget::Budget;

use super::bits::Bits;
use super::chains::Chains;
use super::kinds::Kinds;
use super::program::{Bend, KIND_SLOTS, MAX_SIDES, Piece, Program, frame_at};
use super::reach::Reach;
use super::side_set::SideSet;
use super::teams::Teams;
use super::turns::Turns;
use super::zobrist::Zobrist;
use crate::betza::mover::Mover;
use crate::board::{Board, CellSet, Frame, Geometry, Vector};
use crate::definition::Definition;
use crate::definition::model::{ChainRule, FirstMoveRule, PassRule, RegionText, RemovalRule, Sided};
use crate::definition::region::Regions;

/// Compiles a definition for a board of at most `64 * W` cells.
pub(crate) async fn compile<const W: usize>(
    def: &Definition,
    board: &Board,
    pause: Pause<'_>,
) -> Result<Program<W>, CompileError> {
    let mut builder = Builder::new(def, board)?;
    let mut budget = Budget::default();
    let mut pieces: Vec<Vec<Piece<W>>> = vec![];
    for side in 0..def.sides.len() {
        let mut of_side = vec![];
        for kind in 0..def.pieces.len() {
            let piece = builder.piece(side, kind)?;
            budget.pay(&builder, kind, &piece)?;
            of_side.push(piece);
            pause().await;
        }
        pieces.push(of_side);
    }
    let on_terrain = def.terrain.is_some() || def.quest.is_some();
    // On terrain, the generator tries every enemy move instead of using masks.
    let unbound = builder.sides_where(|side| !def.check.binding_for(side));
    let binding = def.any_side(|side| def.check.binding_for(side)) && !on_terrain;
    let all_royal_kinds: Vec<u8> =
        (0u8..).zip(def.pieces.values()).filter(|(_, piece)| piece.royal).map(|(kind, _)| kind).collect();
    let binding_royal_kinds = if binding { all_royal_kinds.clone() } else { vec![] };
    let bound_royals = |side: usize| if unbound.has(side) { &[][..] } else { &binding_royal_kinds[..] };
    let plans =
        (0..def.sides.len()).map(|side| builder.plan(side, &pieces[side], bound_royals(side))).collect();
    let ends = builder.ends(&all_royal_kinds)?;
    let castlings = builder.castlings()?;
    let mut royal_while_few = vec![];
    for (kind, (name, piece)) in (0u8..).zip(&def.pieces) {
        if let Some(most) = piece.royal_up_to.filter(|_| piece.royal) {
            let mut counted = builder.kinds(&piece.royal_with, &format!("pieces.{name}.royal-with"))?;
            counted.push(kind);
            royal_while_few.push((kind, Kinds::new(&counted), u32::from(most)));
        }
    }
    let (blast, walls, step_effects) = (builder.blast()?, builder.walls()?, builder.step_effects()?);
    let enclosure = builder.enclosure()?;
    let terrain = builder.terrain()?;
    let mut hands = builder.hands()?;
    for (side, drops) in hands.drops.iter_mut().enumerate() {
        drops.iter_mut().for_each(|drop| drop.royal = bound_royals(side).contains(&drop.kind));
    }
    let gates = hands.gates.iter().fold(Bits::NONE, |all, gates| all | *gates);
    let turn = builder.turns();
    let names: Vec<&str> = def.sides.iter().map(|side| side.team.as_str()).collect();
    let teams = Teams::new(&names, def.end.eliminated.blocks());
    let mut program = Program {
        cells: board.len(),
        all: builder.all,
        sides: def.sides.len(),
        kinds: def.pieces.len(),
        frames: builder.frames.clone(),
        bends: builder.bends.clone(),
        plans,
        classes: vec![],
        between: None,
        walkers_take_en_passant: builder.walkers_take_en_passant,
        binding_royal_kinds: Kinds::new(&binding_royal_kinds),
        all_royal_kinds: Kinds::new(&all_royal_kinds),
        unbound,
        has_exempt_royals: unbound.any() || !royal_while_few.is_empty(),
        royal_while_few,
        check_needs_all_royals: builder.sides_where(|side| def.check.all_for(side)),
        blast,
        walls,
        only_captures_have_effects: step_effects.iter().all(|effect| effect.needs_capture()),
        step_effects,
        triggers: builder.triggers()?.map(Box::new),
        influences: builder.influences()?,
        chance: builder.chance()?.map(Box::new),
        ledger: builder.ledger(),
        enclosure,
        terrain,
        narrows_enemies: on_terrain || teams.has_bystanders,
        teams,
        forced_capture: builder.sides_where(|side| def.capture.forced_for(side)),
        most_captures: builder.sides_where(|side| def.capture.most_for(side)),
        chains: builder.chains(),
        legality: builder.legality()?,
        pass: builder.value_by_side(PassRule::Never, |side| def.turn.pass_for(side)),
        bikjang: def.check.facing == crate::definition::model::FacingRule::Bikjang,
        tracks_unmoved: builder.tracks_unmoved || gates.any(),
        histories: builder.histories,
        plain_turns: turn.are_single_steps()
            && def.sides.len() == 2
            && !def.has_timed_triggers()
            && !on_terrain,
        turn,
        ends,
        castlings,
        resets_clock: builder.resets_clock(),
        promotions_are_final: false,
        ways_back: vec![],
        zobrist: Zobrist::new(def.sides.len(), def.pieces.len(), board.len(), hands.any),
        hands,
        mating: super::material::MatingCache::default(),
        reaches: builder.reaches,
        motions: builder.motions,
        marks: builder.marks,
        takers: builder.takers,
        pieces,
        board: board.clone(),
        cost: budget.spent(),
    };
    for (side, plan) in program.plans.iter_mut().enumerate() {
        let legality = &program.legality;
        let petrifies = |kind: u8| legality.petrifying[side].contains(kind.into());
        if legality.royals_may_not_flee.has(side)
            || program.blast.is_some()
            || program.binding_royal_kinds.iter().any(petrifies)
        {
            // For such royals more matters than whether a cell is attacked, so their plain leaps need the general code.
            plan.royal_leap = None;
        }
    }
    pause().await;
    program.find_attacks();
    program.find_ways_to_goals();
    pause().await;
    program.find_one_way();
    pause().await;
    program.promotions_are_final = program.pieces.iter().all(|pieces| rules::are_promotions_final(pieces));
    program.legality.method = program.legality_method(def);
    program.legality.may_gain_royal = program.may_gain_royal();
    program.legality.checks_are_legal = program.checks_are_legal(def);
    program.legality.stones_matter =
        program.legality.leaves_stones && (program.has_walkers() || program.legality.attacks_depend_on_kinds);
    let chooses = program.legality.method.verifies() && def.has_choosy_captors();
    program.legality.asks_more =
        program.legality.method.masks_checks() || program.legality.checks_are_legal || chooses;
    if program.legality.method.masks_checks() {
        program.plan_singly();
    }
    if let Some(slides) = on_terrain.then(|| program.sliding_kinds())
        && let Some(terrain) = &mut program.terrain
    {
        terrain.slides = slides;
    }
    Ok(program)
}

/// What has been compiled so far.
struct Builder<'a, const W: usize> {
    def: &'a Definition,
    board: &'a Board,
    regions: Regions<'a>,
    frames: Vec<Frame>,
    bends: Vec<Bend<W>>,
    all: Bits<W>,
    /// By side and kind: the cells on which such pieces start.
    homes: Vec<Vec<Bits<W>>>,
    reaches: Vec<Reach<W>>,
    /// The numbers of the lines and leaps that are compiled already.
    known_lines: Vec<(movement::LinesKey<W>, usize)>,
    known_leaps: Vec<(movement::LeapsKey<W>, movement::Leaps)>,
    motions: Vec<super::program::Motion<W>>,
    /// By motion: its steps, each with the cell passed, if shifting a set can make it. Otherwise nothing.
    shifts: Vec<Vec<(Vector, Option<Vector>)>>,
    marks: Vec<super::table::Table<Bits<W>, W>>,
    takers: Vec<Vec<super::program::Taker<W>>>,
    walkers_take_en_passant: bool,
    tracks_unmoved: bool,
    /// The home cells of pieces for which the rules ask whether they have moved.
    histories: Bits<W>,
}

/// Where sides move forward in other directions.
fn bends<const W: usize>(
    def: &Definition,
    regions: &Regions<'_>,
    frames: &[Frame],
) -> Result<Vec<Bend<W>>, CompileError> {
    let mut bends = vec![];
    for (side, of) in def.sides.iter().enumerate() {
        let place = || format!("sides.{}.forward-in", of.name);
        for there in &of.forward_in {
            let cells = regions.cells(&there.region, &frames[side]);
            let cells = cells.map_err(|error| CompileError::new(place(), error))?;
            let frame = there.forward.frame(def.board.geometry);
            let frame = frame.ok_or_else(|| CompileError::new(place(), "no such direction on this board"))?;
            bends.push(Bend { side, cells: cells.iter().map(usize::from).collect(), frame });
        }
    }
    Ok(bends)
}

impl<'a, const W: usize> Builder<'a, W> {
    /// The frame of a side for a piece on a cell.
    fn frame(&self, side: usize, cell: usize) -> Frame {
        frame_at(&self.frames, &self.bends, side, cell)
    }

    fn new(def: &'a Definition, board: &'a Board) -> Result<Self, CompileError> {
        if def.sides.is_empty() || def.sides.len() > MAX_SIDES {
            return Err(CompileError::new("sides", CompileCause::Sides));
        }
        if def.pieces.len() >= KIND_SLOTS {
            let cause = CompileCause::TooMany { what: "kinds", most: KIND_SLOTS - 1 };
            return Err(CompileError::new("pieces", cause));
        }
        if board.len() > 64 * W {
            return Err(CompileError::new("board", "the board has too many cells"));
        }
        let frames = def
            .sides
            .iter()
            .map(|side| {
                side.forward.frame(board.geometry()).ok_or_else(|| {
                    CompileError::new(format!("sides.{}", side.name), "no such direction on this board")
                })
            })
            .collect::<Result<Vec<_>, _>>()?;
        let (placed, errors) = def.placement(board);
        if let Some(error) = errors.into_iter().next() {
            return Err(CompileError::new("setup.rows", CompileCause::Row(error)));
        }
        let mut homes = vec![vec![Bits::NONE; def.pieces.len()]; def.sides.len()];
        for piece in placed {
            homes[piece.side][piece.piece] |= Bits::one(piece.cell as usize);
        }
        let regions = Regions::new(board, Some(&def.regions));
        let bends = bends(def, &regions, &frames)?;
        Ok(Self {
            def,
            board,
            regions,
            frames,
            bends,
            all: (0..board.len()).collect(),
            homes,
            reaches: vec![],
            known_lines: vec![],
            known_leaps: vec![],
            motions: vec![],
            shifts: vec![],
            marks: vec![],
            takers: def.sides.iter().map(|_| vec![]).collect(),
            walkers_take_en_passant: false,
            tracks_unmoved: false,
            histories: Bits::NONE,
        })
    }

    fn cells(&self, text: &RegionText, side: usize, place: &str) -> Result<Bits<W>, CompileError> {
        let set: CellSet =
            self.regions.cells(text, &self.frames[side]).map_err(|error| CompileError::new(place, error))?;
        Ok(set.iter().map(usize::from).collect())
    }

    /// The region of a side. `otherwise` stands for a missing region and for sides that it does not name.
    fn sided(
        &self,
        text: Option<&Sided<RegionText>>,
        side: usize,
        otherwise: Bits<W>,
        place: &str,
    ) -> Result<Bits<W>, CompileError> {
        match text {
            None => Ok(otherwise),
            Some(text) => match text.get(&self.def.sides[side].name) {
                Some(text) => self.cells(text, side, place),
                None => Ok(otherwise),
            },
        }
    }

    fn kind(&self, name: &str, place: &str) -> Result<u8, CompileError> {
        self.def
            .pieces
            .get_index_of(name)
            .map(|index| index as u8)
            .ok_or_else(|| CompileError::new(place, CompileCause::no_such("piece", name)))
    }

    fn kinds(&self, names: &[String], place: &str) -> Result<Vec<u8>, CompileError> {
        names.iter().map(|name| self.kind(name, place)).collect()
    }

    /// The sides for which a rule holds, by name.
    fn sides_where(&self, holds: impl Fn(&str) -> bool) -> SideSet {
        SideSet::new(self.def.sides.len(), |side| holds(&self.def.sides[side].name))
    }

    /// A value for each side, by name. `unused` fills the places that no side has.
    fn value_by_side<T: Copy>(&self, unused: T, value: impl Fn(&str) -> T) -> [T; MAX_SIDES] {
        let mut values = [unused; MAX_SIDES];
        for (place, side) in values.iter_mut().zip(&self.def.sides) {
            *place = value(&side.name);
        }
        values
    }

    fn turns(&self) -> Turns {
        let turn = &self.def.turn;
        Turns {
            first_steps: turn.first_steps,
            steps: self.value_by_side(1, |side| turn.steps_for(side).max(1)),
            grows_by: turn.grows_by,
            check_ends: self.sides_where(|side| turn.check_ends_for(side)),
            passes_end: turn.passes_end,
        }
    }

    fn chains(&self) -> Option<Chains> {
        let capture = &self.def.capture;
        self.def.has_chains().then(|| Chains {
            rules: self.value_by_side(ChainRule::Never, |side| capture.chain_for(side)),
            captured_stay: capture.removed == RemovalRule::AtEnd,
            no_turning_back: capture.no_turning_back,
        })
    }

    fn side(&self, name: &str, place: &str) -> Result<usize, CompileError> {
        self.def
            .sides
            .iter()
            .position(|side| side.name == name)
            .ok_or_else(|| CompileError::new(place, CompileCause::no_such("side", name)))
    }

    /// The cells on which a piece may use its first moves. `None` if the rules ask whether it has moved.
    fn first_cells(&self, side: usize, kind: usize, place: &str) -> Result<Option<Bits<W>>, CompileError> {
        match &self.def.pieces[kind].first_move {
            FirstMoveRule::Home => Ok(Some(self.homes[side][kind])),
            FirstMoveRule::Unmoved => Ok(None),
            FirstMoveRule::In(region) => self.sided(Some(region), side, self.all, place).map(Some),
        }
    }
}

/// The movers of a Betza text or of explicit steps.
fn movers(
    moves: &crate::definition::model::MoveDef,
    geometry: Geometry,
    place: &str,
) -> Result<Vec<Mover>, CompileError> {
    let mut out = vec![];
    if !moves.betza.is_empty() {
        let layers = geometry == Geometry::Layers;
        let options = crate::betza::Options { layers, ..Default::default() };
        let wrong = |errors| CompileError::new(place, CompileCause::Betza(errors));
        let piece = crate::betza::parse(&moves.betza, &options).map_err(wrong)?;
        let lowered = crate::betza::lower(&piece, geometry).map_err(wrong)?;
        out.extend(lowered);
    }
    if let Some(steps) = &moves.steps {
        out.push(movement::explicit(steps, place)?);
    }
    Ok(out)
}

impl crate::definition::model::MoveDef {
    /// The movers of these moves, from the mover's point of view. Regions that limit the moves are not part of them.
    ///
    /// # Errors
    /// When the notation or the steps have mistakes.
    pub fn movers(&self, geometry: Geometry) -> Result<Vec<Mover>, CompileError> {
        movers(self, geometry, "moves")
    }
}
