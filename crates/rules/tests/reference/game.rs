//! A definition with its names and regions resolved, and nothing else.

use std::cell::Cell as Cost;
use std::collections::HashMap;
use std::sync::Mutex;

use chesswright_rules::betza::mover::{Castle, Chain, FirstMove, Leg, Modality, Mover, Ride, UNLIMITED};
use chesswright_rules::betza::{Options, lower, parse};
use chesswright_rules::board::{Board, Cell, CellSet, Frame, Geometry, Vector};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{
    ConditionDef, FirstMoveRule, GoalDef, MoveDef, PieceDef, PromotionMoment, RegionText, Sided, StepsDef,
    Wing,
};
use chesswright_rules::definition::region::Regions;

use super::edges::Facing;

/// The panic of a game that is given up, because walking its pieces costs too much.
pub struct TooCostly;

/// A game.
pub struct Game {
    pub definition: Definition,
    /// How many steps its pieces have been walked, which tells how much the game costs.
    pub walked: Cost<u64>,
    /// After how many of them the game is given up, within a position, too.
    pub most: Cost<u64>,
    pub board: Board,
    pub frames: Vec<Frame>,
    /// By side: where it moves in other directions than elsewhere.
    pub bends: Vec<HashMap<Cell, Frame>>,
    /// The joined edges of cells: where they lead, and how right and up point there.
    pub joins: HashMap<(Cell, Vector), (Cell, Facing)>,
    /// By side and kind.
    pub kinds: Vec<Vec<Kind>>,
    pub goals: Vec<Goal>,
    pub castlings: Vec<Castling>,
    /// The cells on which it matters whether a piece has moved: the homes of kinds whose moves ask, all cells if some kind castles so.
    pub histories: CellSet,
    /// Where the pieces stand at the start: cell, side, kind.
    pub start: Vec<(Cell, usize, usize)>,
    /// Regions that were asked for, by side and text: to read them is the slowest thing that the reference does.
    regions: Regional,
}

type Regional = Mutex<HashMap<(usize, String), Option<CellSet>>>;

/// The abilities of a kind of piece of one side.
pub struct Kind {
    pub royal: bool,
    /// The cells on which it may end a move.
    pub confined: CellSet,
    pub moves: Vec<Moves>,
    /// The cells on which such pieces of this side stand in the setup.
    pub home: CellSet,
    pub first: First,
    /// Kinds that may capture it. All kinds if `None`.
    pub captured_by: Option<Vec<usize>>,
    pub no_hop_over: Vec<usize>,
    pub promotion: Option<Promotion>,
    pub resets_clock: bool,
}

/// Some moves, and where they apply.
pub struct Moves {
    pub movers: Vec<Mover>,
    pub from: CellSet,
    pub to: CellSet,
    pub within: CellSet,
    pub when: Vec<ConditionDef>,
}

/// The condition on moves that must be a piece's first.
pub enum First {
    On(CellSet),
    Unmoved,
}

pub struct Promotion {
    pub zone: CellSet,
    pub arriving: bool,
    pub entering: bool,
    pub leaving: bool,
    pub forced: CellSet,
    pub to: Vec<usize>,
    pub limit: Vec<(usize, usize)>,
    pub captures_only: bool,
    pub from_hand: bool,
}

pub struct Goal {
    /// By side.
    pub region: Vec<CellSet>,
    /// If empty, all kinds.
    pub kinds: Vec<usize>,
    pub count: usize,
    pub last_reply: bool,
    pub held: bool,
    pub blocked: bool,
    pub safe: bool,
}

/// A castling rule of one side.
pub struct Castling {
    pub side: usize,
    pub wing: Wing,
    pub king: usize,
    pub partners: Vec<usize>,
    pub king_from: Option<Cell>,
    pub partner_from: Option<Cell>,
    pub king_file: i16,
    pub partner_file: i16,
    pub dropped: bool,
    pub wins: bool,
}

impl Game {
    /// Resolves a definition. Returns `None` if it is invalid.
    pub fn new(definition: &Definition) -> Option<Self> {
        let board = definition.board.board().ok()?;
        let frames: Option<Vec<Frame>> =
            definition.sides.iter().map(|side| side.forward.frame(board.geometry())).collect();
        let (placed, errors) = definition.placement(&board);
        if !errors.is_empty() {
            return None;
        }
        let start: Vec<_> = placed.iter().map(|p| (p.cell, p.side, p.piece)).collect();
        let frames = frames?;
        let joins = Self::read_joins(definition, &board);
        let bends = Self::read_bends(definition, &board, &frames)?;
        let mut game = Self {
            walked: Cost::default(),
            most: Cost::new(u64::MAX),
            definition: definition.clone(),
            joins,
            bends,
            board,
            frames,
            kinds: vec![],
            goals: vec![],
            castlings: vec![],
            histories: CellSet::new(),
            start,
            regions: Mutex::default(),
        };
        game.kinds = (0..definition.sides.len())
            .map(|side| (0..definition.pieces.len()).map(|kind| game.read_kind(side, kind)).collect())
            .collect::<Option<_>>()?;
        game.goals = definition.end.goals.iter().map(|goal| game.read_goal(goal)).collect::<Option<_>>()?;
        game.castlings = game.read_castlings()?;
        let kinds = || game.kinds.iter().flatten();
        let lent = |side: usize, kind: usize| game.lenders(kind).map(move |lender| (side, lender));
        let asks = |(side, kind): (usize, usize)| {
            let own = &game.kinds[side][kind];
            let mut forms = lent(side, kind).chain([(side, kind)]);
            matches!(own.first, First::Unmoved)
                && forms.any(|(side, form)| game.kinds[side][form].asks_history())
        };
        let all =
            (0..game.sides()).flat_map(|side| (0..game.kinds[side].len()).map(move |kind| (side, kind)));
        let homes =
            all.filter(|&kind| asks(kind)).flat_map(|(side, kind)| game.kinds[side][kind].home.iter());
        let homes = homes.collect();
        game.histories = if kinds().any(Kind::castles) { game.all() } else { homes };
        Some(game)
    }

    pub fn sides(&self) -> usize {
        self.frames.len()
    }

    /// The kinds that can lend their moves to pieces of a kind.
    fn lenders(&self, kind: usize) -> impl Iterator<Item = usize> {
        let pieces = &self.definition.pieces;
        let reached = move |names: &[String], kind: usize| {
            names.is_empty() || pieces.get_index(kind).is_some_and(|(name, _)| names.contains(name))
        };
        let influences = self.definition.influence.iter().filter(move |it| reached(&it.pieces, kind));
        influences.flat_map(move |influence| {
            (0..pieces.len()).filter(move |&lender| reached(&influence.from.pieces, lender))
        })
    }

    /// The name of a side.
    pub fn side_name(&self, side: usize) -> &str {
        &self.definition.sides[side].name
    }

    /// Whether a side must not leave its royals attacked.
    pub fn binding(&self, side: usize) -> bool {
        self.definition.check.binding_for(self.side_name(side))
    }

    /// Whether a side with several royals is in check only when all of them are attacked.
    pub fn needs_all(&self, side: usize) -> bool {
        self.definition.check.all_for(self.side_name(side))
    }

    /// A kind, and the kinds that are counted with it to decide whether it is royal.
    pub fn counted_with(&self, kind: usize) -> Vec<usize> {
        let with = self.definition.pieces[kind].royal_with.iter();
        with.filter_map(|name| self.kind_number(name)).chain([kind]).collect()
    }

    pub fn kind_number(&self, name: &str) -> Option<usize> {
        self.definition.pieces.get_index_of(name)
    }

    fn numbers(&self, names: &[String]) -> Option<Vec<usize>> {
        names.iter().map(|name| self.kind_number(name)).collect()
    }

    fn all(&self) -> CellSet {
        self.board.cells().collect()
    }

    fn none(&self) -> CellSet {
        CellSet::new()
    }

    pub fn region_of(&self, text: &RegionText, side: usize) -> Option<CellSet> {
        self.region(text, side)
    }

    fn region(&self, text: &RegionText, side: usize) -> Option<CellSet> {
        let mut known = self.regions.lock().expect("nobody panics with it");
        let read =
            || Regions::new(&self.board, Some(&self.definition.regions)).cells(text, &self.frames[side]).ok();
        known.entry((side, text.to_string())).or_insert_with(read).clone()
    }

    /// A region for each side. A side without a text gets `otherwise`.
    pub fn sided(
        &self,
        text: Option<&Sided<RegionText>>,
        side: usize,
        otherwise: CellSet,
    ) -> Option<CellSet> {
        match text.and_then(|text| text.get(&self.definition.sides[side].name)) {
            Some(text) => self.region(text, side),
            None => Some(otherwise),
        }
    }

    fn read_kind(&self, side: usize, kind: usize) -> Option<Kind> {
        let (name, def) = self.definition.pieces.get_index(kind)?;
        let confined = self.sided(def.confined.as_ref(), side, self.all())?;
        let moves = def
            .moves
            .iter()
            .map(|moves| {
                Some(Moves {
                    movers: self.movers(moves)?,
                    from: self.sided(moves.from.as_ref(), side, self.all())?,
                    to: self.sided(moves.to.as_ref(), side, self.all())?,
                    within: self.sided(moves.within.as_ref(), side, self.all())?,
                    when: moves.when.clone(),
                })
            })
            .collect::<Option<Vec<_>>>()?;
        let mut home = self.none();
        for &(cell, _, _) in self.start.iter().filter(|&&(_, s, k)| (s, k) == (side, kind)) {
            home.insert(cell);
        }
        let first = match &def.first_move {
            FirstMoveRule::Home => First::On(home.clone()),
            FirstMoveRule::Unmoved => First::Unmoved,
            FirstMoveRule::In(region) => First::On(self.sided(Some(region), side, self.all())?),
        };
        Some(Kind {
            royal: def.royal,
            confined,
            moves,
            home,
            first,
            captured_by: match &def.capturable_by {
                Some(names) => Some(self.numbers(names)?),
                None => None,
            },
            no_hop_over: self.numbers(&def.no_hop_over)?,
            promotion: self.read_promotion(def, side)?,
            resets_clock: self.definition.end.move_rule_pieces.contains(name),
        })
    }

    /// Whether no chain of promotions leads back to the same kind.
    pub fn promotions_last(&self) -> bool {
        self.kinds.iter().all(|kinds| {
            let becomes = |from: usize, to: usize| {
                kinds[from].promotion.as_ref().is_some_and(|promotion| promotion.to.contains(&to))
            };
            let pairs = (0..kinds.len()).flat_map(|a| (0..kinds.len()).map(move |b| (a, b)));
            !pairs.into_iter().any(|(a, b)| becomes(a, b) && becomes(b, a))
        })
    }

    fn read_promotion(&self, def: &PieceDef, side: usize) -> Option<Option<Promotion>> {
        let Some(def) = &def.promotion else { return Some(None) };
        let names = def.to.get(&self.definition.sides[side].name).map(Vec::as_slice).unwrap_or_default();
        let zone = self.sided(Some(&def.zone), side, self.none())?;
        if names.is_empty() || zone.is_empty() {
            return Some(None);
        }
        let limit = def.limit.iter().map(|(name, &most)| Some((self.kind_number(name)?, usize::from(most))));
        Some(Some(Promotion {
            arriving: def.on.is_empty() || def.on.contains(&PromotionMoment::Arriving),
            entering: def.on.contains(&PromotionMoment::Entering),
            leaving: def.on.contains(&PromotionMoment::Leaving),
            forced: self.sided(def.forced.as_ref(), side, zone.clone())?,
            to: self.numbers(names)?,
            limit: limit.collect::<Option<_>>()?,
            captures_only: def.captures_only,
            from_hand: def.from_hand,
            zone,
        }))
    }

    fn read_goal(&self, def: &GoalDef) -> Option<Goal> {
        Some(Goal {
            region: (0..self.sides())
                .map(|side| self.sided(Some(&def.region), side, self.none()))
                .collect::<Option<_>>()?,
            kinds: self.numbers(&def.pieces)?,
            count: usize::from(def.count.max(1)),
            last_reply: def.last_reply,
            held: def.held,
            blocked: def.blocked,
            safe: def.safe,
        })
    }

    fn read_castlings(&self) -> Option<Vec<Castling>> {
        let mut castlings = vec![];
        for def in &self.definition.castling {
            for (side, side_def) in self.definition.sides.iter().enumerate() {
                if def.sides.as_ref().is_some_and(|sides| !sides.contains(&side_def.name)) {
                    continue;
                }
                let cell =
                    |name: &Option<Sided<String>>| match name.as_ref().and_then(|n| n.get(&side_def.name)) {
                        Some(name) => self.board.cell(name).map(Some),
                        None => Some(None),
                    };
                let king_file = file(&def.king_to)?;
                let partner_file = match &def.partner_to {
                    Some(letters) => file(letters)?,
                    None => match def.wing {
                        Wing::King => king_file - 1,
                        Wing::Queen => king_file + 1,
                    },
                };
                castlings.push(Castling {
                    side,
                    wing: def.wing,
                    king: self.kind_number(&def.king)?,
                    partners: self.numbers(&def.partner)?,
                    king_from: cell(&def.king_from)?,
                    partner_from: cell(&def.partner_from)?,
                    king_file,
                    partner_file,
                    dropped: def.dropped,
                    wins: def.wins,
                });
            }
        }
        Some(castlings)
    }

    fn movers(&self, moves: &MoveDef) -> Option<Vec<Mover>> {
        let mut movers = vec![];
        if !moves.betza.is_empty() {
            let layers = self.board.geometry() == Geometry::Layers;
            let piece = parse(&moves.betza, &Options { layers, ..Options::default() }).ok()?;
            movers = lower(&piece, self.board.geometry()).ok()?;
        }
        if let Some(steps) = &moves.steps {
            movers.push(explicit(steps)?);
        }
        Some(movers)
    }
}

impl Kind {
    /// Whether it has moves that depend on earlier moves.
    fn asks_history(&self) -> bool {
        self.movers().any(|mover| first_move(mover) == FirstMove::Unmoved)
    }

    /// Whether it castles by a move of its own, with partners that have not moved.
    fn castles(&self) -> bool {
        self.movers().any(|mover| matches!(mover, Mover::Castle(Castle { .. })))
    }

    fn movers(&self) -> impl Iterator<Item = &Mover> {
        self.moves.iter().flat_map(|moves| &moves.movers)
    }
}

/// The condition on a mover's first leg.
fn first_move(mover: &Mover) -> FirstMove {
    match mover {
        Mover::Ride(ride) => ride.how.first,
        Mover::Universal(leg) => leg.first,
        Mover::Castle(castle) => castle.first,
        Mover::Pass(first) => *first,
        Mover::Chain(Chain { legs, start, .. }) => {
            let rules = start.iter().map(|&leg| legs[leg as usize].how.first);
            rules.max_by_key(|&first| first != FirstMove::Any).unwrap_or_default()
        }
    }
}

/// Converts explicit steps to a ride.
fn explicit(steps: &StepsDef) -> Option<Mover> {
    let vectors = steps.vectors.iter().map(|v| match v[..] {
        [x, y] => Some(Vector::new(x, y, 0)),
        [x, y, z] => Some(Vector::new(x, y, z)),
        _ => None,
    });
    let has = |letter| steps.modality.contains(letter);
    let modality = Modality {
        quiet: has('m'),
        capture: has('c'),
        destroy: has('d'),
        en_passant: has('e'),
        royal: has('k'),
    };
    let max = if steps.range == 0 { UNLIMITED } else { steps.range };
    let modality = if steps.modality.is_empty() { Modality::NORMAL } else { modality };
    let how = Leg {
        first: if steps.initial { FirstMove::Unmoved } else { FirstMove::Any },
        marks_en_passant: steps.marks_en_passant,
        ..Leg::plain(modality, steps.least, max)
    };
    Some(Mover::Ride(Ride { steps: vectors.collect::<Option<_>>()?, how }))
}

/// The number of a file from its letters.
fn file(letters: &str) -> Option<i16> {
    let digits = letters.bytes().map(|b| b.is_ascii_lowercase().then(|| i16::from(b - b'a') + 1));
    digits.reduce(|number, digit| Some(number? * 26 + digit?))?.map(|number| number - 1)
}
