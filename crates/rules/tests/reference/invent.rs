//! Random definitions: boards, sides, pieces, and rules around them.

use std::collections::BTreeSet;
use std::panic::resume_unwind;

use chesswright_rules::Rules;
use chesswright_rules::board::{Board, Cell, Edge, Geometry, Vector, Wrap};
use chesswright_rules::definition::model::*;
use chesswright_rules::definition::{Definition, Placed};
use indexmap::IndexMap;

use super::betza;
use super::compare::{STEPS, unless_panicking};
use super::game::{Game, TooCostly};
use super::invent_joins::add_joins;
use super::invent_triggers::{
    add_actions, add_carrying, add_chance, add_conditions, add_influence, add_relations, add_triggers,
    add_waiting,
};
use super::random::Random;
use super::situation::Situation;

/// A valid definition with a sensible start position, in which only the side to move may be in check.
pub fn definition(seed: u64) -> Definition {
    let mut random = Random::new(seed);
    loop {
        let mut definition = Inventor { random: &mut random }.definition();
        if definition.check().has_errors() {
            continue;
        }
        // Walls can make more moves than a position may have.
        if definition.walls.is_some() && Rules::new(&definition).is_err() {
            continue;
        }
        if let Some(game) = Game::new(&definition)
            && can_begin(&game)
        {
            // This comes last, so that everything before it is the same with and without it.
            if random.one_in(2) {
                Inventor { random: &mut random }.declarations(&mut definition, &game.board);
            }
            return Inventor { random: &mut random }.with_newer_rules(definition);
        }
    }
}

/// A definition in which some moves exist only while conditions hold: of the seeds from this one on, the first that has one.
pub fn conditional(seed: u64) -> Definition {
    let tried = |seed: u64| {
        let mut invented = definition(seed);
        let board = invented.board.board().ok()?;
        add_conditions(&mut Random::new(seed), &mut invented, &board);
        (invented.has_conditional_moves() && begins(&invented)).then_some(invented)
    };
    (seed..).find_map(tried).expect("one of them has such moves")
}

/// A definition whose triggers ask for relations between cells: of the seeds from this one on, the first that has one.
pub fn related(seed: u64) -> Definition {
    let tried = |seed: u64| {
        let mut invented = definition(seed);
        let board = invented.board.board().ok()?;
        add_relations(&mut Random::new(seed), &mut invented, &board);
        let asks = |text: &str| {
            ["reach", "attacked-by", "crossing", "beside", "along"].iter().any(|key| text.contains(key))
        };
        (asks(&invented.canonical_json()) && begins(&invented)).then_some(invented)
    };
    (seed..).find_map(tried).expect("one of them has such triggers")
}

/// A definition in which pieces borrow moves: of the seeds from this one on, the first that has such pieces.
pub fn lending(seed: u64) -> Definition {
    let tried = |seed: u64| {
        let mut invented = definition(seed);
        let board = invented.board.board().ok()?;
        invented.influence.clear();
        add_influence(&mut Random::new(seed), &mut invented, &board);
        begins(&invented).then_some(invented)
    };
    (seed..).find_map(tried).expect("one of them has such pieces")
}

/// A definition with actions: of the seeds from this one on, the first that has one.
pub fn acting(seed: u64) -> Definition {
    let tried = |seed: u64| {
        let mut invented = definition(seed);
        let board = invented.board.board().ok()?;
        invented.actions.clear();
        add_actions(&mut Random::new(seed), &mut invented, &board);
        begins(&invented).then_some(invented)
    };
    (seed..).find_map(tried).expect("one of them has actions")
}

/// A definition in which some side may give check only if that is mate: of the seeds from this one on, the first that is one.
pub fn checkless(seed: u64) -> Definition {
    let tried = |seed: u64| {
        let mut invented = definition(seed);
        let mut random = Random::new(seed);
        let names = invented.sides.iter().map(|side| side.name.clone());
        let bans = names.map(|side| (side, CheckBan::ALL[random.weighted(&[1, 1, 4])].1));
        invented.check.forbidden = Sided::Each(bans.collect());
        let royal = invented.pieces.values().any(|piece| piece.royal);
        (royal && begins(&invented)).then_some(invented)
    };
    (seed..).find_map(tried).expect("one of them has royals")
}

/// A definition whose triggers carry pieces: of the seeds from this one on, the first that has one.
pub fn carrying(seed: u64) -> Definition {
    let tried = |seed: u64| {
        let mut invented = definition(seed);
        let board = invented.board.board().ok()?;
        add_carrying(&mut Random::new(seed), &mut invented, &board);
        begins(&invented).then_some(invented)
    };
    (seed..).find_map(tried).expect("one of them has such triggers")
}

/// A definition in which nature decides something: of the seeds from this one on, the first that has it.
pub fn chancy(seed: u64) -> Definition {
    let tried = |seed: u64| {
        let mut invented = definition(seed);
        invented.chance = None;
        add_chance(&mut Random::new(seed), &mut invented);
        (invented.chance.is_some() && begins(&invented)).then_some(invented)
    };
    (seed..).find_map(tried).expect("one of them leaves something to nature")
}

/// A definition on a board with joined edges of cells: of the seeds from this one on, the first that can have them.
pub fn joined(seed: u64) -> Definition {
    let tried = |seed: u64| {
        let mut invented = definition(seed);
        add_joins(&mut Random::new(seed), &mut invented);
        (!invented.board.joins.is_empty() && begins(&invented)).then_some(invented)
    };
    (seed..).find_map(tried).expect("one of them has such a board")
}

const BANS: [CheckBan; 2] = [CheckBan::Never, CheckBan::Always];
const PASS_RULES: [PassRule; 3] = [PassRule::Never, PassRule::Allowed, PassRule::Stuck];

struct Inventor<'a> {
    random: &'a mut Random,
}

/// Whether a game can begin like this: only the side to move may be in check.
fn begins(definition: &Definition) -> bool {
    let Some(game) = Game::new(definition).filter(|_| !definition.check().has_errors()) else { return false };
    can_begin(&game)
}

/// The same. A game whose first moves cost too much cannot begin.
fn can_begin(game: &Game) -> bool {
    let begins = || {
        let start = Situation::start(game);
        let quiet = (1..game.sides()).all(|side| !game.in_check(&start, side));
        quiet && start.end.is_none() && game.legal(&start).len() > 1
    };
    game.most.set(STEPS);
    match unless_panicking(begins) {
        Ok(begins) => begins,
        Err(panicked) if panicked.is::<TooCostly>() => false,
        Err(panicked) => resume_unwind(panicked),
    }
}

impl Inventor<'_> {
    /// The definition with rules that came later, if they fit. Definitions without them stay as they were.
    fn with_newer_rules(&mut self, definition: Definition) -> Definition {
        let mut newer = definition.clone();
        if self.random.one_in(5) {
            self.chains(&mut newer);
        }
        for piece in newer.pieces.values_mut() {
            if let Some(promotion) = piece.promotion.as_mut().filter(|_| self.random.one_in(6)) {
                promotion.on = [
                    vec![PromotionMoment::Entering],
                    vec![PromotionMoment::Entering, PromotionMoment::Leaving],
                ][self.random.below(2)]
                .clone();
            }
        }
        if !newer.triggers.is_empty() {
            match self.random.below(4) {
                0 | 1 => newer.check.captures = CheckingCaptures::Legal,
                2 => newer.check.before_effects = true,
                _ => {}
            }
        }
        if newer.sides.len() > 2 {
            self.teams(&mut newer);
        }
        if newer.end.counts_checks() && self.random.one_in(3) {
            let names: Vec<String> = newer.sides.iter().map(|side| side.name.clone()).collect();
            let each = names.into_iter().map(|side| (side, self.random.below(4) as u16));
            newer.end.checks = Sided::Each(each.collect());
        }
        if let (true, Ok(board)) = (self.random.one_in(6), newer.board.board()) {
            add_conditions(self.random, &mut newer, &board);
        }
        let plain = newer.clone();
        if let (true, Ok(board)) = (self.random.one_in(6), newer.board.board()) {
            add_relations(self.random, &mut newer, &board);
        }
        if newer.check().has_errors() {
            newer = plain;
        }
        let plain = newer.clone();
        if let (true, Ok(board)) = (self.random.one_in(6), newer.board.board()) {
            add_influence(self.random, &mut newer, &board);
        }
        if newer.check().has_errors() {
            newer = plain;
        }
        let plain = newer.clone();
        if let (true, Ok(board)) = (self.random.one_in(6), newer.board.board()) {
            add_actions(self.random, &mut newer, &board);
        }
        if newer.check().has_errors() {
            newer = plain;
        }
        let plain = newer.clone();
        if self.random.one_in(8) {
            add_chance(self.random, &mut newer);
        }
        if newer.check().has_errors() {
            newer = plain;
        }
        if self.random.one_in(4) {
            let mating = |ban: &mut CheckBan| {
                if *ban == CheckBan::Always {
                    *ban = CheckBan::UnlessMate;
                }
            };
            match &mut newer.check.forbidden {
                Sided::All(ban) => mating(ban),
                Sided::Each(each) => each.values_mut().for_each(mating),
            }
        }
        let plain = newer.clone();
        if let (true, Ok(board)) = (self.random.one_in(6), newer.board.board()) {
            add_carrying(self.random, &mut newer, &board);
        }
        if newer.check().has_errors() {
            newer = plain;
        }
        let plain = newer.clone();
        if self.random.one_in(8) {
            add_joins(self.random, &mut newer);
        }
        if newer.check().has_errors() || !begins(&newer) {
            newer = plain;
        }
        if newer != definition && begins(&newer) { newer } else { definition }
    }

    /// Teams, points, and what becomes of eliminated sides.
    fn teams(&mut self, definition: &mut Definition) {
        let r = &mut self.random;
        if r.one_in(2) {
            let names = ["north", "east", ""];
            let pairs = r.one_in(2);
            for (i, side) in definition.sides.iter_mut().enumerate() {
                side.team = if pairs { names[i % 2] } else { names[r.below(3)] }.into();
            }
            definition.end.team_loss = if r.one_in(2) { TeamLoss::Any } else { TeamLoss::All };
        }
        definition.end.eliminated =
            [EliminatedRule::Stay, EliminatedRule::Vanish, EliminatedRule::Obstacles, EliminatedRule::Captor]
                [r.below(4)];
        if r.one_in(2) {
            definition.end.stalemate = Sided::All(Verdict::Loss);
        }
        if r.one_in(2) {
            definition.counters.entry("points".into()).or_insert(0);
            definition.end.score = r.one_in(2).then(|| "points".into());
            let owner = Party::ALL[r.below(4)].1;
            let count = CountEffect { counter: "points".into(), owner, add: 3, ..CountEffect::default() };
            let prey = CellsDef { at: Spot::Captured, owner: Party::Enemy, ..CellsDef::default() };
            let test = CountTest { cells: prey, at_least: 1, at_most: None };
            let before = vec![ConditionDef { count: Some(test), ..ConditionDef::default() }];
            let on_capture = CountEffect { add: 1, owner: Party::Own, ..count.clone() };
            definition.triggers.push(TriggerDef {
                on: vec![Event::Elimination],
                effects: vec![EffectDef::Count(count)],
                ..TriggerDef::default()
            });
            definition.triggers.push(TriggerDef {
                on: vec![Event::Capture],
                before,
                effects: vec![EffectDef::Count(on_capture)],
                ..TriggerDef::default()
            });
        }
    }

    /// Captures that go on. With many pieces there would be too many of them for the reference.
    fn chains(&mut self, definition: &mut Definition) {
        let Ok(board) = definition.board.board() else { return };
        let (placed, _) = definition.placement(&board);
        let few = (0..definition.sides.len())
            .all(|side| placed.iter().filter(|placed| placed.side == side).count() <= 7);
        if !few {
            return;
        }
        let r = &mut self.random;
        let rules = [ChainRule::Must, ChainRule::May];
        definition.capture.chain = if r.one_in(4) {
            let sides = definition.sides.iter().filter(|_| r.one_in(2)).map(|side| side.name.clone());
            let sides: Vec<String> = sides.collect();
            Sided::Each(sides.into_iter().map(|side| (side, rules[r.below(2)])).collect())
        } else {
            Sided::All(rules[r.weighted(&[3, 1])])
        };
        if r.one_in(3) {
            definition.capture.forced = Sided::All(true);
        }
        definition.capture.most = Sided::All(definition.capture.forced == Sided::All(true) && r.one_in(2));
        definition.capture.removed = if r.one_in(2) { RemovalRule::AtEnd } else { RemovalRule::AtOnce };
        definition.capture.no_turning_back = r.one_in(3);
        for piece in definition.pieces.values_mut() {
            if let Some(promotion) = &mut piece.promotion {
                promotion.in_chain =
                    [ChainPromotion::AtEnd, ChainPromotion::Stops, ChainPromotion::AtOnce][r.below(3)];
            }
        }
    }

    fn definition(&mut self) -> Definition {
        let board_def = self.board();
        let Ok(board) = board_def.board() else { return self.definition() };
        let sides = self.sides(board.geometry());
        let mut definition = Definition {
            name: "invented".into(),
            title: String::new(),
            description: String::new(),
            aliases: vec![],
            about: Default::default(),
            look: Default::default(),
            board: board_def,
            sides,
            regions: [("grove".to_owned(), self.region(&board))].into_iter().collect(),
            pieces: Default::default(),
            setup: SetupDef::default(),
            castling: vec![],
            hand: None,
            gates: None,
            turn: TurnDef::default(),
            check: CheckDef::default(),
            capture: CaptureDef { forced: Sided::All(self.random.one_in(9)), ..CaptureDef::default() },
            walls: None,
            counters: Default::default(),
            triggers: vec![],
            actions: vec![],
            influence: vec![],
            chance: None,
            terrain: None,
            quest: None,
            end: EndDef::default(),
            view: Default::default(),
            notation: Custom::default(),
        };
        let castles = board.geometry() == Geometry::Square && self.random.one_in(4);
        self.pieces(&mut definition, &board, castles);
        self.setup(&mut definition, &board, castles);
        if self.random.one_in(4) {
            self.hands(&mut definition, &board);
        }
        definition.turn = self.turn();
        definition.check = self.check();
        // Forced drops and rules that remove moves afterwards would conflict about their order.
        if let Some(hand) = definition.hand.as_mut().filter(|_| definition.check != CheckDef::default()) {
            hand.must.clear();
        }
        self.board_rules(&mut definition, &board);
        definition.end = self.end(&definition, &board);
        // What comes from another board is no step, so it ends nothing.
        if definition.hand.as_ref().is_some_and(|hand| hand.captures == CapturesGo::Partner) {
            definition.end.extinction.iter_mut().for_each(|rule| rule.others_at_least = 0);
        }
        if self.random.one_in(4) {
            add_triggers(self.random, &mut definition, &board);
        }
        if self.random.one_in(12) {
            add_waiting(self.random, &mut definition, &board);
        }
        if self.random.one_in(3) {
            self.differences(&mut definition);
        }
        definition
    }

    fn board(&mut self) -> BoardDef {
        let r = &mut self.random;
        let mut board = BoardDef::rectangle(4 + r.below(6) as u16, 4 + r.below(6) as u16);
        match r.weighted(&[60, 20, 15, 4]) {
            0 => {
                board.wrap = [Wrap::None, Wrap::Files, Wrap::Both, Wrap::Ranks][r.weighted(&[65, 18, 10, 7])];
                if board.wrap != Wrap::None && r.one_in(2) {
                    twist(r, &mut board);
                }
            }
            1 => {
                board.geometry = Geometry::Hex;
                let n = [5, 7, 9][r.weighted(&[3, 3, 1])];
                (board.files, board.ranks) = (n, n);
                if r.one_in(3) {
                    board.files = 4 + r.below(4) as u16;
                    board.wrap = [Wrap::None, Wrap::Files][r.weighted(&[2, 1])];
                } else {
                    board.outline = Outline::Hexagon;
                }
            }
            2 => {
                board.geometry = Geometry::Layers;
                (board.files, board.ranks) = (3 + r.below(3) as u16, 3 + r.below(3) as u16);
                board.layers = 2 + r.below(3) as u16;
                board.wrap = [Wrap::None, Wrap::Files][r.weighted(&[4, 1])];
            }
            _ => (board.files, board.ranks) = (10 + r.below(8) as u16, 10 + r.below(8) as u16),
        }
        if r.one_in(4)
            && let Ok(full) = board.board()
        {
            let cells = 1 + r.below(5);
            let names: Vec<&str> = (0..cells).map(|_| full.name(r.below(full.len()) as Cell)).collect();
            board.holes = names.join(" ");
        }
        board
    }

    fn sides(&mut self, geometry: Geometry) -> Vec<SideDef> {
        let forward: &[Compass] = match (geometry, self.random.weighted(&[16, 3, 2])) {
            (_, 0) => &[Compass::North, Compass::South],
            (Geometry::Hex, 1) => &[Compass::North, Compass::SouthEast, Compass::SouthWest],
            (Geometry::Hex, _) => &[Compass::North, Compass::SouthEast, Compass::South, Compass::NorthWest],
            (_, 1) => &[Compass::North, Compass::East, Compass::South],
            (_, _) => &[Compass::North, Compass::East, Compass::South, Compass::West],
        };
        let names = ["white", "black", "red", "green"];
        let side = |(number, &forward): (usize, &Compass)| SideDef {
            name: names[number].into(),
            letter: names[number][..1].into(),
            forward,
            forward_in: vec![],
            team: String::new(),
        };
        forward.iter().enumerate().map(side).collect()
    }

    /// A random region.
    fn region(&mut self, board: &Board) -> RegionText {
        let r = &mut self.random;
        let ranks = board.extent()[1] as usize;
        match r.below(7) {
            0 => format!("own rank 1..{}", 1 + r.below(ranks)),
            1 => format!("own rank {}..{ranks}", 1 + r.below(ranks)),
            2 => "edge".into(),
            3 => "!edge".into(),
            4 => format!("rank {}", 1 + r.below(ranks)),
            5 => format!("file a..{}", (b'a' + r.below(board.extent()[0].min(26) as usize) as u8) as char),
            _ => {
                let cells: BTreeSet<Cell> =
                    (0..board.len() * 2 / 3).map(|_| r.below(board.len()) as Cell).collect();
                let names: Vec<&str> = cells.into_iter().map(|cell| board.name(cell)).collect();
                names.join(" ")
            }
        }
    }

    /// Random regions for all sides, or for some.
    fn sided(&mut self, board: &Board, sides: &[SideDef]) -> Sided<RegionText> {
        match self.random.below(5) {
            0 => Sided::All("grove".into()),
            1 => {
                let names: Vec<String> = sides.iter().map(|side| side.name.clone()).collect();
                let names = names.into_iter().filter(|_| !self.random.one_in(4));
                Sided::Each(
                    names.collect::<Vec<_>>().into_iter().map(|name| (name, self.region(board))).collect(),
                )
            }
            _ => Sided::All(self.region(board)),
        }
    }

    /// A rare condition on cells.
    fn condition(&mut self, n: usize, board: &Board, sides: &[SideDef]) -> Option<Sided<RegionText>> {
        self.random.one_in(n).then(|| self.sided(board, sides))
    }

    fn pieces(&mut self, definition: &mut Definition, board: &Board, castles: bool) {
        let kinds = 3 + self.random.below(4);
        let royals = self.random.weighted(&[1, 8, 2]);
        let names: Vec<String> = (0..kinds)
            .map(|kind| ["king", "pawn", "rook", "duke", "elk", "fox", "gnu"][kind].to_owned())
            .collect();
        let sides = definition.sides.clone();
        for (kind, name) in names.iter().enumerate() {
            let mut piece = PieceDef {
                letter: Sided::All(name[..1].to_owned()),
                royal: kind < royals && kind != 1 || (royals == 2 && kind == 2),
                ..PieceDef::default()
            };
            let moves = 1 + usize::from(self.random.one_in(5));
            for _ in 0..moves {
                piece.moves.push(self.moves(kind, board, &sides));
            }
            // Castling rules together with `O` would offer the same castling twice.
            if castles && kind == 0 {
                piece.moves.retain(|moves| !moves.betza.contains('O'));
            }
            piece.confined = self.condition(14, board, &sides);
            piece.first_move = match self.random.weighted(&[6, 2, 1]) {
                0 => FirstMoveRule::Home,
                1 => FirstMoveRule::Unmoved,
                _ => FirstMoveRule::In(Sided::All(self.region(board))),
            };
            if kind == 1 || self.random.one_in(8) {
                piece.promotion = Some(self.promotion(&names, board, &sides));
            }
            if self.random.one_in(12) {
                piece.capturable_by = Some(self.some(&names));
            }
            if self.random.one_in(6) {
                piece.no_hop_over = self.some(&names);
            }
            definition.pieces.insert(name.clone(), piece);
        }
    }

    /// A random subset of names.
    fn some(&mut self, names: &[String]) -> Vec<String> {
        names.iter().filter(|_| self.random.one_in(2)).cloned().collect()
    }

    fn moves(&mut self, kind: usize, board: &Board, sides: &[SideDef]) -> MoveDef {
        let geometry = board.geometry();
        let mut moves = MoveDef::default();
        let explicit = if geometry == Geometry::Layers { 2 } else { 12 };
        if self.random.one_in(explicit) {
            moves.steps = Some(self.steps(geometry));
        } else {
            moves.betza = match kind {
                0 => betza::king(self.random, geometry),
                1 => betza::pawn(self.random, geometry),
                _ => betza::piece(self.random, geometry),
            };
        }
        moves.from = self.condition(16, board, sides);
        moves.to = self.condition(16, board, sides);
        moves.within = self.condition(12, board, sides);
        moves
    }

    fn steps(&mut self, geometry: Geometry) -> StepsDef {
        let r = &mut self.random;
        let mut vectors = vec![];
        for _ in 0..1 + r.below(5) {
            let mut vector: Vec<i16> = (0..2).map(|_| r.below(5) as i16 - 2).collect();
            if geometry == Geometry::Layers && !r.one_in(4) {
                vector.push(r.below(3) as i16 - 1);
            }
            if vector.iter().any(|&d| d != 0) {
                vectors.push(vector);
            }
        }
        if vectors.is_empty() {
            vectors.push(vec![0, 1]);
        }
        let range = r.below(4) as u16;
        let least = if r.one_in(4) { 1 + r.below(range.max(1) as usize) as u16 } else { 1 };
        let modality = r.of(&["", "", "m", "c", "mc", "ce", "mk"]).to_owned();
        let marks_en_passant =
            modality == "m" && vectors.iter().all(|v| v.iter().all(|d| d.abs() <= 1)) && r.one_in(2);
        StepsDef { vectors, range, least, modality, initial: r.one_in(5), marks_en_passant }
    }

    fn promotion(&mut self, names: &[String], board: &Board, sides: &[SideDef]) -> PromotionDef {
        let r = &mut self.random;
        let ranks = board.extent()[1] as usize;
        let zone = if r.one_in(4) {
            Sided::All(self.region(board))
        } else {
            let first = ranks - r.below(ranks.min(3));
            Sided::All(format!("own rank {first}..{ranks}"))
        };
        let r = &mut self.random;
        let mut to: Vec<String> = names[2..].iter().filter(|_| !r.one_in(3)).cloned().collect();
        if to.is_empty() || r.one_in(12) {
            to.push(names[r.below(names.len())].clone());
        }
        let limit = to.iter().filter(|_| r.one_in(4)).cloned().collect::<Vec<_>>();
        let limit = limit.into_iter().map(|name| (name, r.below(4) as u16)).collect();
        let on = match r.below(6) {
            0 => vec![PromotionMoment::Leaving],
            1 => vec![PromotionMoment::Arriving, PromotionMoment::Leaving],
            _ => vec![],
        };
        let to = if r.one_in(10) {
            Sided::Each([(sides[0].name.clone(), to)].into_iter().collect())
        } else {
            Sided::All(to)
        };
        let captures_only = r.one_in(10);
        let forced = match r.below(4) {
            0 => Some(Sided::All("none".into())),
            1 => Some(Sided::All(self.region(board))),
            _ => None,
        };
        PromotionDef { zone, to, on, forced, limit, captures_only, ..PromotionDef::default() }
    }

    /// Pieces in hand, drops, and sometimes gates.
    fn hands(&mut self, definition: &mut Definition, board: &Board) {
        let sides = definition.sides.clone();
        let names: Vec<String> = definition.pieces.keys().cloned().collect();
        let common = |definition: &Definition, name: &String| !definition.pieces[name].royal;
        let captures = [CapturesGo::Captor, CapturesGo::Owner, CapturesGo::Away, CapturesGo::Partner]
            [self.random.weighted(&[5, 1, 1, 2])];
        let mut hand = HandDef { captures, ..HandDef::default() };
        hand.reverts = self.random.one_in(3).then(|| "pawn".to_owned());
        hand.drops = !self.random.one_in(8);
        hand.region = self.condition(6, board, &sides);
        hand.checks = !self.random.one_in(8);
        if hand.drops && self.random.one_in(8) {
            hand.must = self.some(&names);
        }
        if hand.drops && self.random.one_in(12) {
            hand.endless = vec!["pawn".into()];
        }
        for name in &names {
            if !self.random.one_in(3) {
                continue;
            }
            let mates =
                [DropMate::Mates, DropMate::Illegal, DropMate::Loses][self.random.weighted(&[4, 1, 1])];
            let drop = DropDef {
                region: self.condition(2, board, &sides),
                per_file: self.random.below(3) as u16,
                other_colour: self.random.one_in(6),
                mates,
                ..DropDef::default()
            };
            definition.pieces[name].drop = Some(drop);
            if name != "pawn" && common(definition, name) && self.random.one_in(3) {
                definition.pieces[name].captured_as = Some("pawn".into());
                if self.random.one_in(3) {
                    let forms = vec!["pawn".to_owned(), name.clone()];
                    definition.pieces["pawn"].drop = Some(DropDef { forms, ..DropDef::default() });
                }
            }
        }
        if let Some(promotion) = &mut definition.pieces["pawn"].promotion {
            promotion.from_hand = self.random.one_in(6);
        }
        if self.random.one_in(4) {
            let cells = self.sided(board, &sides);
            definition.gates = Some(GateDef { from: GateFrom::Hand, cells, pieces: vec![] });
        }
        let held: Vec<(usize, usize, u16)> = (0..sides.len())
            .flat_map(|side| (1..names.len()).map(move |kind| (side, kind)))
            .filter(|&(_, kind)| !definition.pieces[kind].royal)
            .filter_map(|(side, kind)| self.random.one_in(4).then_some((side, kind, 1)))
            .collect();
        definition.setup.hand = definition.hand_text(&held);
        let partner = captures == CapturesGo::Partner && hand.drops && sides.len() == 2;
        hand.waits = partner && !self.random.one_in(3);
        definition.hand = Some(hand);
    }

    /// Pieces near the edge of each side.
    fn setup(&mut self, definition: &mut Definition, board: &Board, castles: bool) {
        let sides = definition.sides.len();
        let kinds = definition.pieces.len();
        let royal: Vec<usize> = (0..kinds).filter(|&kind| definition.pieces[kind].royal).collect();
        let mut taken: BTreeSet<Cell> = BTreeSet::new();
        let mut placed = vec![];
        let scattered = self.random.one_in(4);
        for side in 0..sides {
            let Some(frame) = definition.sides[side].forward.frame(board.geometry()) else { continue };
            let depth = |cell: Cell| {
                let at = board.coords(cell);
                let ahead = |v: Vector| v.x * frame.forward.x + v.y * frame.forward.y + v.z * frame.up.z;
                ahead(at)
            };
            let mut cells: Vec<Cell> = board.cells().filter(|cell| !taken.contains(cell)).collect();
            self.random.shuffle(&mut cells);
            if !scattered {
                cells.sort_by_key(|&cell| depth(cell));
            }
            cells.truncate((board.len() / (2 + sides)).clamp(3, 24));
            let mut put = |cell: Cell, piece: usize| {
                if taken.insert(cell) {
                    placed.push(Placed { cell, side, piece });
                }
            };
            if castles && side < 2 {
                let y = if side == 0 { 0 } else { board.extent()[1] as i16 - 1 };
                let width = board.extent()[0] as usize;
                let at = |x: usize| board.at(Vector::flat(x as i16, y));
                let king = 1 + self.random.below(width - 2);
                for (x, piece) in [(king, 0), (0, 2), (width - 1, 2)] {
                    if let Some(cell) = at(x) {
                        put(cell, piece);
                    }
                }
            }
            self.random.shuffle(&mut cells);
            let men = 2 + self.random.below(cells.len().min(12));
            for (number, &cell) in cells.iter().take(men).enumerate() {
                let lone = royal.get(number).copied();
                let ordinary = || -> Vec<usize> { (0..kinds).filter(|kind| !royal.contains(kind)).collect() };
                let piece = match lone {
                    Some(kind) if (!castles || kind != 0) && !self.random.one_in(12) => kind,
                    _ if self.random.one_in(20) => self.random.below(kinds),
                    _ if self.random.one_in(3) => 1,
                    _ => {
                        let ordinary = ordinary();
                        ordinary[self.random.below(ordinary.len())]
                    }
                };
                put(cell, piece);
            }
        }
        definition.setup.rows = definition.rows(board, &placed);
        if castles {
            self.castling(definition, board);
        }
    }

    fn castling(&mut self, definition: &mut Definition, board: &Board) {
        let width = board.extent()[0] as usize;
        let file = |x: usize| ((b'a' + x as u8) as char).to_string();
        for wing in [Wing::King, Wing::Queen] {
            let king_to = self.random.below(width);
            let beside = match wing {
                Wing::King => king_to > 0,
                Wing::Queen => king_to + 1 < width,
            };
            let partner_to =
                if beside && !self.random.one_in(4) { king_to } else { self.random.below(width) };
            // Sometimes the partner is named explicitly.
            let corner = |side: usize| {
                let x = if wing == Wing::King { width as i16 - 1 } else { 0 };
                let y = if side == 0 { 0 } else { board.extent()[1] as i16 - 1 };
                let cell = board.at(Vector::flat(x, y));
                cell.map(|cell| (definition.sides[side].name.clone(), board.name(cell).to_owned()))
            };
            let named = self.random.one_in(3);
            let partner_from = named.then(|| Sided::Each((0..2).filter_map(corner).collect()));
            definition.castling.push(CastlingDef {
                wing,
                sides: Some(definition.sides[..2].iter().map(|side| side.name.clone()).collect()),
                king: "king".into(),
                partner: vec!["rook".into()],
                king_from: None,
                partner_from,
                king_to: file(king_to),
                partner_to: (partner_to != king_to).then(|| file(partner_to)),
                dropped: false,
                exclusive: self.random.one_in(8),
                wins: false,
            });
        }
    }

    /// Blasts, petrification, walls and flips.
    fn board_rules(&mut self, definition: &mut Definition, board: &Board) {
        let names: Vec<String> = definition.pieces.keys().cloned().collect();
        let sides = definition.sides.clone();
        let royal = definition.pieces.values().any(|piece| piece.royal);
        let check = &definition.check;
        let binding = check.binding == Sided::All(true);
        let forbidden = check.forbidden == Sided::All(CheckBan::Always);
        let simple = !royal || !binding || (sides.len() == 2 && !forbidden);
        if simple && self.random.one_in(8) {
            let (spares, immune) =
                (self.some(&names), if self.random.one_in(3) { self.some(&names) } else { vec![] });
            let area = self.random.of(&["K", "K", "W", "F", "N", "KD"]).to_owned();
            let area = if board.geometry() == Geometry::Square { area } else { "W".into() };
            definition.capture.blast =
                Some(BlastDef { area, spares, immune, petrifies: self.random.one_in(3) });
        }
        if self.random.one_in(10) {
            definition.capture.petrifies = Sided::All(self.some(&names));
        }
        if !royal && self.random.one_in(4) {
            definition.capture.flips = Sided::All(self.flips());
        }
        if sides.len() == 2 && self.random.one_in(10) {
            let rules = [WallRule::Anywhere, WallRule::Duck, WallRule::Edge, WallRule::Trail];
            let put = rules[self.random.below(rules.len())];
            let region = self.condition(4, board, &sides);
            definition.walls = Some(WallDef { put, region, instead: false });
        }
        definition.check.all = Sided::All(royal && self.random.one_in(10));
    }

    fn flips(&mut self) -> FlipRule {
        [FlipRule::Lines, FlipRule::Neighbours, FlipRule::Touched][self.random.below(3)]
    }

    /// Rules about turns, check and captures that differ by side.
    fn differences(&mut self, definition: &mut Definition) {
        let sides: Vec<String> = definition.sides.iter().map(|side| side.name.clone()).collect();
        let kinds: Vec<String> = definition.pieces.keys().cloned().collect();
        let royal = definition.pieces.values().any(|piece| piece.royal);
        let replies = definition.end.goals.iter().any(|goal| goal.last_reply);
        let Definition { turn, check, capture, hand, .. } = definition;
        if !replies {
            self.vary(&sides, &mut turn.steps, |own| 1 + own.random.below(3) as u16);
            self.vary(&sides, &mut turn.check_ends, |own| own.random.one_in(2));
        }
        self.vary(&sides, &mut turn.pass, |own| PASS_RULES[own.random.below(3)]);
        self.vary(&sides, &mut capture.forced, |own| own.random.one_in(2));
        self.vary(&sides, &mut capture.petrifies, |own| own.some(&kinds));
        if !royal {
            self.vary(&sides, &mut capture.flips, |own| own.flips());
            return;
        }
        self.vary(&sides, &mut check.binding, |own| own.random.one_in(2));
        self.vary(&sides, &mut check.forbidden, |own| BANS[own.random.below(2)]);
        self.vary(&sides, &mut check.all, |own| own.random.one_in(2));
        if let Some(hand) = hand.as_mut().filter(|_| *check != CheckDef::default()) {
            hand.must.clear();
        }
    }

    /// Sometimes gives each side a value of its own, and some sides none.
    fn vary<T>(&mut self, sides: &[String], rule: &mut Sided<T>, mut value: impl FnMut(&mut Self) -> T) {
        if !self.random.one_in(4) {
            return;
        }
        let named: Vec<&String> = sides.iter().filter(|_| !self.random.one_in(4)).collect();
        *rule = Sided::Each(named.into_iter().map(|side| (side.clone(), value(self))).collect());
    }

    fn turn(&mut self) -> TurnDef {
        let r = &mut self.random;
        let mut turn = TurnDef::default();
        if r.one_in(5) {
            turn.steps = Sided::All(1 + r.below(3) as u16);
            turn.first_steps = r.one_in(2).then(|| 1 + r.below(2) as u16);
            turn.grows_by = u16::from(r.one_in(4));
            turn.check_ends = Sided::All(r.one_in(2));
        }
        turn.passes_end = [0, 2][r.weighted(&[3, 1])];
        turn.pass = Sided::All(PASS_RULES[r.weighted(&[10, 2, 2])]);
        turn
    }

    fn check(&mut self) -> CheckDef {
        let r = &mut self.random;
        let binding = !r.one_in(6);
        CheckDef {
            binding: Sided::All(binding),
            forbidden: Sided::All(BANS[usize::from(binding && r.one_in(9))]),
            facing: if r.one_in(9) { FacingRule::Bikjang } else { FacingRule::Ignored },
            ..CheckDef::default()
        }
    }

    /// Declarations, mostly with requirements that are easy to meet.
    fn declarations(&mut self, definition: &mut Definition, board: &Board) {
        let points: IndexMap<String, i32> =
            definition.pieces.keys().map(|name| (name.clone(), self.random.below(4) as i32)).collect();
        // Own ranks of a side that faces another way are files, of which there may be fewer.
        let lengthwise = definition.sides.iter().all(|side| matches!(side.forward.word(), "north" | "south"));
        let [win, draw] = [Verdict::Win, Verdict::Draw].map(|verdict| DeclarationDef {
            region: Sided::All(match self.random.one_in(2) || !lengthwise {
                true => "all".into(),
                false => self.region(board),
            }),
            pieces: self.random.below(4) as u16,
            points: points.clone(),
            at_least: Sided::All(self.random.below(20) as u16),
            verdict,
        });
        definition.end.declarations = vec![win, draw];
    }

    fn end(&mut self, definition: &Definition, board: &Board) -> EndDef {
        let names: Vec<String> = definition.pieces.keys().cloned().collect();
        let plain = definition.turn == TurnDef { pass: definition.turn.pass.clone(), ..TurnDef::default() };
        let two = definition.sides.len() == 2;
        let verdict = |r: &mut Random| Verdict::ALL[r.below(Verdict::ALL.len())].1;
        let names_of_sides: Vec<String> = definition.sides.iter().map(|side| side.name.clone()).collect();
        let sided = |r: &mut Random| {
            if r.one_in(4) {
                Sided::Each(names_of_sides.iter().map(|side| (side.clone(), verdict(r))).collect())
            } else {
                Sided::All(verdict(r))
            }
        };
        let mut end = EndDef::default();
        if self.random.one_in(5) {
            let region = Sided::All(self.region(board));
            let pieces = if self.random.one_in(2) { self.some(&names) } else { vec!["king".into()] };
            let last_reply = plain && two && self.random.one_in(2);
            end.goals.push(GoalDef {
                pieces,
                region,
                count: 1 + self.random.below(2) as u16,
                last_reply,
                held: !last_reply && self.random.one_in(3),
                ..GoalDef::default()
            });
        }
        let r = &mut self.random;
        if r.one_in(7) {
            end.checks = Sided::All(1 + r.below(4) as u16);
        }
        if r.one_in(5) {
            let sides =
                r.one_in(3).then(|| vec![definition.sides[r.below(definition.sides.len())].name.clone()]);
            let pieces = names.iter().filter(|_| r.one_in(3)).cloned().collect();
            end.extinction.push(ExtinctionDef {
                pieces,
                sides,
                at_most: r.below(2) as u16,
                others_at_least: r.below(3) as u16,
                reply: names_of_sides.len() == 2 && r.one_in(3),
                verdict: verdict(r),
            });
        }
        end.eliminated = if r.one_in(2) { EliminatedRule::Stay } else { EliminatedRule::Vanish };
        end.checkmate = if r.one_in(6) { sided(r) } else { Sided::All(Verdict::Loss) };
        end.stalemate = sided(r);
        end.move_rule = [0, 5, 20][r.weighted(&[2, 1, 1])];
        end.move_rule_pieces = names.iter().filter(|_| r.one_in(4)).cloned().collect();
        end.repetition = [0, 2, 3][r.weighted(&[2, 1, 1])];
        end.repetition_verdict = sided(r);
        if r.one_in(3) {
            let counted: Vec<&String> = names.iter().filter(|_| r.one_in(2)).collect();
            end.draws.points = counted.into_iter().map(|name| (name.clone(), r.below(5) as i32)).collect();
            end.draws.winner = r.one_in(2).then(|| names_of_sides[0].clone());
        }
        end
    }
}

/// Glues the edges of a wrapped board in other ways instead.
fn twist(random: &mut Random, board: &mut BoardDef) {
    let wrapped = board.clone();
    board.wrap = Wrap::None;
    if random.one_in(3) {
        glue_at_corners(random, board);
    } else {
        glue_opposite(random, board, wrapped.wrap);
    }
    if board.seams().is_err() {
        *board = wrapped;
    }
}

/// Glues edges that share a corner, at one corner or at two opposite ones.
fn glue_at_corners(random: &mut Random, board: &mut BoardDef) {
    board.ranks = board.files;
    let flip = random.one_in(2);
    let [upper, lower] = if random.one_in(2) { [Edge::East, Edge::West] } else { [Edge::West, Edge::East] };
    let mut corners = vec![(Edge::North, upper), (lower, Edge::South)];
    if random.one_in(2) {
        corners.remove(random.below(2));
    }
    board.glue = corners.into_iter().map(|(from, to)| GlueDef { from, to, flip, shift: 0 }).collect();
}

/// Glues opposite edges with flips and shifts.
fn glue_opposite(random: &mut Random, board: &mut BoardDef, wrap: Wrap) {
    for (from, joined) in [
        (Edge::West, matches!(wrap, Wrap::Files | Wrap::Both)),
        (Edge::North, matches!(wrap, Wrap::Ranks | Wrap::Both)),
    ] {
        if joined {
            let shift = if random.one_in(3) { random.below(5) as i16 - 2 } else { 0 };
            board.glue.push(GlueDef { from, to: from.opposite(), flip: !random.one_in(3), shift });
        }
    }
}
