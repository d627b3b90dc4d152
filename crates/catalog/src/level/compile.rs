//! Converts a level to a game: a [`Definition`] with terrain and a quest, which uses the same rules as all games.

use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{
    BarrierDef, BoardDef, CheckDef, Compass, DoorDef, FirstMoveRule, Item as ItemOf, ItemDef, JamRule,
    MarkedDef, MoveDef, PartyDef, PassRule, PieceDef, PlateDef, PlateMode, QuestDef, QuestGoalDef,
    QuestLossDef, RungDef, SetupDef, SideDef, Sided, TerrainDef, TileDef, TowardDef, TurnDef, WarpDef,
    WhoDef,
};
use chesswright_rules::message;
use chesswright_rules::message::Message;
use indexmap::IndexMap;
use serde_json::Value;

use super::{Ai, Control, Direction, Fixture, Goal, Item, Jam, Level, Loss, Mode, Place, Tile, Who};

/// The six standard kinds: name, letter, moves, fixed value.
pub const KINDS: [(&str, char, &str, i32); 6] = [
    ("pawn", 'p', "mWcF", 2),
    ("knight", 'n', "N", 4),
    ("bishop", 'b', "B", 5),
    ("rook", 'r', "R", 7),
    ("queen", 'q', "Q", 10),
    ("king", 'k', "K", 5),
];

/// What a sword and a shield turn each kind into: each item has its own branch.
const LADDER: [(&str, &str, &str); 6] = [
    ("pawn", "knight", "knight"),
    ("knight", "rook", "bishop"),
    ("bishop", "king", "queen"),
    ("rook", "king", "queen"),
    ("queen", "king", "queen"),
    ("king", "king", "queen"),
];

/// The full name of a kind, from its name or its letter.
pub(super) fn kind_name(word: &str) -> String {
    let meant = |(name, letter, ..): &&(&str, char, &str, i32)| {
        word.eq_ignore_ascii_case(name) || word.eq_ignore_ascii_case(&letter.to_string())
    };
    match KINDS.iter().find(meant) {
        Some((name, ..)) => (*name).to_owned(),
        None => word.to_owned(),
    }
}

/// Whether an upgrade of the standard ladder lowers the value of a piece.
pub fn ladder_lowers(kind: &str, item: &Item) -> bool {
    let worth = |kind: &str| KINDS.iter().find(|(name, ..)| *name == kind).map_or(0, |entry| entry.3);
    let to = LADDER.iter().find(|(from, ..)| *from == kind).map(|(_, sword, shield)| match item {
        Item::Sword => *sword,
        Item::Shield => *shield,
        _ => kind,
    });
    to.is_some_and(|to| worth(to) < worth(kind))
}

impl Level {
    /// The kinds of a level: the standard ones, then its own.
    pub fn kind_names(&self) -> impl Iterator<Item = &str> {
        KINDS.iter().map(|(name, ..)| *name).chain(self.kinds.keys().map(String::as_str))
    }

    /// Converts the level to a game.
    pub fn definition(&self) -> Definition {
        // A game that is not there has been reported, and an empty board does not compile.
        if let Some(definition) = self.game.as_ref().and_then(|game| crate::definition(&game.name)) {
            return definition;
        }
        let (files, ranks) = self.size;
        let holes = self.cells(|tile| matches!(tile, Tile::Void | Tile::Hole | Tile::Wall));
        let mut board = BoardDef::rectangle(files as u16, ranks as u16);
        if !holes.is_empty() {
            board.holes = holes;
        }
        let facing = [Compass::North, Compass::South];
        Definition {
            name: "level".into(),
            title: self.title.clone(),
            description: self.text.clone(),
            aliases: vec![],
            about: Default::default(),
            look: Default::default(),
            board,
            sides: (0..)
                .zip(&self.sides)
                .map(|(i, side)| SideDef {
                    team: String::new(),
                    forward_in: vec![],
                    name: side.id.clone(),
                    letter: char::from(b'A' + i as u8).to_ascii_lowercase().to_string(),
                    forward: facing[i % 2],
                })
                .collect(),
            regions: IndexMap::new(),
            pieces: self.piece_kinds(),
            setup: self.setup(),
            castling: vec![],
            hand: None,
            gates: None,
            turn: TurnDef { pass: Sided::All(self.passing()), ..TurnDef::default() },
            check: CheckDef { binding: Sided::All(self.has_royals()), ..CheckDef::default() },
            capture: Default::default(),
            walls: None,
            counters: IndexMap::new(),
            triggers: vec![],
            actions: vec![],
            influence: vec![],
            chance: None,
            terrain: Some(self.terrain()),
            quest: self.quest(),
            end: Default::default(),
            view: Default::default(),
            notation: Default::default(),
        }
    }

    /// Whether kings must not be left in check.
    fn has_royals(&self) -> bool {
        self.overrides.king_royal || self.moves_to_win().is_some()
    }

    /// Who cannot move passes, except where that is what decides the game.
    fn passing(&self) -> PassRule {
        if self.moves_to_win().is_some() { PassRule::default() } else { PassRule::Stuck }
    }

    /// The names of all cells with certain tiles.
    fn cells(&self, wanted: impl Fn(Tile) -> bool) -> String {
        let (files, ranks) = self.size;
        let all = (0..ranks).flat_map(|rank| (0..files).map(move |file| Place::new(file, rank)));
        names(all.filter(|&place| wanted(self.tile(place))))
    }

    fn piece_kinds(&self) -> IndexMap<String, PieceDef> {
        let double = self.overrides.pawn_double_step;
        let usual = KINDS.iter().map(|(name, letter, betza, _)| {
            let betza = if *name == "pawn" && double { "mWcFimW2" } else { betza };
            let moves = vec![MoveDef { betza: betza.into(), ..MoveDef::default() }];
            let royal = *name == "king" && self.has_royals();
            let first_move = if double { FirstMoveRule::Unmoved } else { FirstMoveRule::Home };
            let letter = Sided::All(letter.to_string());
            ((*name).to_owned(), PieceDef { letter, moves, royal, first_move, ..PieceDef::default() })
        });
        let own = self.kinds.iter().enumerate().map(|(number, (name, custom))| {
            let moves = vec![MoveDef { betza: custom.betza.clone(), ..MoveDef::default() }];
            (name.clone(), PieceDef { letter: Sided::All(own_letter(number)), moves, ..PieceDef::default() })
        });
        usual.chain(own).collect()
    }

    fn setup(&self) -> SetupDef {
        let (files, ranks) = self.size;
        let two = self.sides.len() <= 2;
        let sign = |place: Place| -> String {
            let Some(piece) = self.pieces.iter().find(|piece| piece.at == place) else {
                return if self.is_cell(place) { ".".into() } else { "_".into() };
            };
            let side = self.sides.iter().position(|side| side.id == piece.side).unwrap_or(0);
            let letter = KINDS.iter().find(|(name, ..)| *name == piece.kind).map(|(_, letter, ..)| *letter);
            let upper = side == 0 || !two;
            let letter = match letter {
                Some(letter) if upper => letter.to_ascii_uppercase().to_string(),
                Some(letter) => letter.to_string(),
                None => {
                    let own = own_letter(self.kinds.get_index_of(&piece.kind).unwrap_or(0));
                    if upper { own.to_uppercase() } else { own }
                }
            };
            if two {
                if letter.chars().count() == 1 { letter } else { format!("<{letter}>") }
            } else {
                format!("<{}:{letter}>", char::from(b'a' + side as u8))
            }
        };
        let rows = (0..ranks).rev().map(|rank| (0..files).map(|file| sign(Place::new(file, rank))).collect());
        SetupDef { rows: rows.collect(), ..SetupDef::default() }
    }

    fn terrain(&self) -> TerrainDef {
        let over = &self.overrides;
        let mut terrain = TerrainDef {
            fences: self.cells(|tile| tile == Tile::Fence),
            cracked: self.cells(|tile| tile == Tile::Cracked),
            ice: self.cells(|tile| tile == Tile::Ice),
            belts: Direction::ALL
                .into_iter()
                .map(|(way, ..)| TowardDef {
                    at: self.cells(|tile| tile == Tile::Belt(way)),
                    toward: compass(way),
                })
                .filter(|belt| !belt.at.is_empty())
                .collect(),
            warp_occupied: match over.warp_occupied {
                Jam::Jam => JamRule::Jam,
                Jam::Capture => JamRule::Capture,
                Jam::Forbid => JamRule::Forbid,
            },
            no_corner_cutting: over.no_corner_cutting,
            items_block_paths: over.items_block_paths,
            sliders_pass_items: over.sliders_pass_items,
            door_pass: over.door_pass,
            bomb_radius: over.bomb_radius,
            bomb_chain: over.bomb_chain,
            ward_adjacent: over.ward_adjacent,
            exits: names(self.fixtures.iter().filter(|(_, f)| *f == Fixture::Exit).map(|(at, _)| *at)),
            ..TerrainDef::default()
        };
        self.fixtures.iter().for_each(|(at, fixture)| build(&mut terrain, *at, fixture));
        terrain.items =
            self.items.iter().map(|(at, item)| ItemDef { at: at.to_string(), item: lies(item) }).collect();
        let paths = self.kinds.iter().filter(|(_, custom)| custom.path).map(|(name, _)| name.clone());
        terrain.l_paths = std::iter::once("knight".to_owned()).chain(paths).collect();
        let each: Vec<&str> =
            self.sides.iter().filter(|side| side.each).map(|side| side.id.as_str()).collect();
        terrain.marked = self
            .pieces
            .iter()
            .map(|piece| MarkedDef {
                at: piece.at.to_string(),
                tag: piece.tag.clone(),
                ward: piece.ward,
                route: piece.patrol.iter().map(Place::to_string).collect(),
                numbered: each.contains(&piece.side.as_str()),
            })
            .filter(|marked| {
                marked.tag.is_some() || marked.ward || !marked.route.is_empty() || marked.numbered
            })
            .collect();
        terrain.sides = self.sides.iter().map(|side| (side.id.clone(), party(side))).collect();
        terrain.ladder = match &over.ladder {
            Some(ladder) => ladder
                .iter()
                .map(|(kind, [sword, shield])| {
                    (kind.clone(), RungDef { sword: sword.clone(), shield: shield.clone() })
                })
                .collect(),
            None => LADDER
                .iter()
                .map(|(kind, sword, shield)| {
                    let rung = RungDef { sword: Some((*sword).into()), shield: Some((*shield).into()) };
                    ((*kind).to_owned(), rung)
                })
                .collect(),
        };
        let to = if over.promotion_to.is_empty() {
            ["knight", "bishop", "rook", "queen"].map(str::to_owned).to_vec()
        } else {
            over.promotion_to.clone()
        };
        terrain.promotes = IndexMap::from([("pawn".to_owned(), to)]);
        terrain
    }

    fn quest(&self) -> Option<QuestDef> {
        // The rules of check say who has won.
        if self.moves_to_win().is_some() {
            return None;
        }
        let side = self.player()?.id.clone();
        let win = self.win.iter().filter_map(|goal| self.quest_goal(goal)).collect();
        let lose = self
            .lose
            .iter()
            .filter_map(|loss| {
                Some(match loss {
                    Loss::NoPieces(side) => QuestLossDef::NoPieces(side.clone()),
                    Loss::Lost(who) => QuestLossDef::Lost(meant(who)),
                    Loss::Moves(most) => QuestLossDef::Moves(*most),
                    Loss::Rounds(most) => QuestLossDef::Rounds(*most),
                    Loss::Stuck => return None,
                })
            })
            .collect();
        Some(QuestDef { side, win, lose })
    }

    fn quest_goal(&self, goal: &Goal) -> Option<QuestGoalDef> {
        Some(match goal {
            Goal::TakeAll(side) => QuestGoalDef::TakeAll(WhoDef { side: side.clone(), ..WhoDef::default() }),
            Goal::Take(who) => QuestGoalDef::TakeAll(meant(who)),
            Goal::Exit { who, count, leaves } => {
                let exits = self.fixtures.iter().filter(|(_, fixture)| *fixture == Fixture::Exit).count();
                let own = self.player().map_or("", |side| &side.id);
                let pieces = self.pieces.iter().filter(|piece| piece.side == own).count();
                let leaves = leaves.unwrap_or(count.is_none() && exits < pieces);
                QuestGoalDef::Exit { who: meant(who), count: count.unwrap_or(0), leaves }
            }
            Goal::Survive(rounds) => QuestGoalDef::Survive(*rounds),
            Goal::Protect(who) => QuestGoalDef::Protect(meant(who)),
            Goal::Collect { item, colour, count } => {
                QuestGoalDef::Collect { item: item.clone(), colour: colour.clone(), count: *count }
            }
            Goal::Place { zone, who, count } => QuestGoalDef::Place {
                on: names(zone.iter().copied()),
                who: meant(who),
                count: count.unwrap_or(0),
            },
            Goal::Visit(zone) if zone.is_empty() => QuestGoalDef::Visit(self.cells(|tile| {
                !matches!(tile, Tile::Void | Tile::Hole | Tile::Wall | Tile::Fence | Tile::Cracked)
            })),
            Goal::Visit(zone) => QuestGoalDef::Visit(names(zone.iter().copied())),
            Goal::Promote(count) => QuestGoalDef::Promote(*count),
            Goal::Material { side, least } => {
                QuestGoalDef::Material { side: side.clone(), values: self.fixed_values(), least: *least }
            }
            // They are for the rules of the game, and never stand among other goals.
            Goal::Mate(_) | Goal::Win(_) => return None,
            Goal::AnyOf(goals) => {
                QuestGoalDef::AnyOf(goals.iter().filter_map(|goal| self.quest_goal(goal)).collect())
            }
            Goal::AllOf(goals) => {
                QuestGoalDef::AllOf(goals.iter().filter_map(|goal| self.quest_goal(goal)).collect())
            }
        })
    }

    /// The values of kinds in this level: the fixed values, with the level's own changes.
    pub fn fixed_values(&self) -> IndexMap<String, i32> {
        let usual = KINDS.iter().map(|(name, .., worth)| ((*name).to_owned(), *worth));
        let own = self.kinds.keys().map(|name| (name.clone(), 5));
        let mut values: IndexMap<String, i32> = usual.chain(own).collect();
        for (kind, value) in &self.overrides.values {
            values.insert(kind.clone(), *value);
        }
        values
    }
}

/// The letter of one of the level's own kinds in position texts.
fn own_letter(number: usize) -> String {
    format!("x{}", number + 1)
}

fn names(places: impl Iterator<Item = Place>) -> String {
    places.map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
}

fn compass(way: Direction) -> Compass {
    match way {
        Direction::North => Compass::North,
        Direction::East => Compass::East,
        Direction::South => Compass::South,
        Direction::West => Compass::West,
    }
}

fn meant(who: &Who) -> WhoDef {
    WhoDef { kind: who.kind.clone(), tag: who.tag.clone(), side: who.side.clone() }
}

fn lies(item: &Item) -> ItemOf {
    match item {
        Item::Key { colour, forever } => ItemOf::Key { colour: colour.clone(), forever: *forever },
        Item::Sword => ItemOf::Sword,
        Item::Shield => ItemOf::Shield,
        Item::Ward => ItemOf::Ward,
        Item::Form { to } => ItemOf::Form(to.clone()),
        Item::Bomb => ItemOf::Bomb,
        Item::Coin => ItemOf::Coin,
    }
}

fn build(terrain: &mut TerrainDef, at: Place, fixture: &Fixture) {
    let place = at.to_string();
    match fixture {
        Fixture::Door { colour } => terrain.doors.push(DoorDef { at: place, colour: colour.clone() }),
        Fixture::Gate { channel, all } => {
            terrain.gates.push(BarrierDef { at: place, channel: channel.clone(), all: *all });
        }
        Fixture::Plate { channel, mode, who } => {
            let mode = match mode {
                Mode::Hold => PlateMode::Hold,
                Mode::Latch => PlateMode::Latch,
                Mode::Toggle => PlateMode::Toggle,
            };
            terrain.plates.push(PlateDef { at: place, channel: channel.clone(), mode, who: meant(who) });
        }
        Fixture::Warp { to, both } => {
            let to = to.to_string();
            if *both && !terrain.warps.iter().any(|warp| warp.at == to) {
                terrain.warps.push(WarpDef { at: to.clone(), to: place.clone() });
            }
            terrain.warps.retain(|warp| warp.at != place);
            terrain.warps.push(WarpDef { at: place, to });
        }
        Fixture::Exit => {}
        Fixture::Promotion { to } => terrain.promotion.push(TileDef { at: place, to: to.clone() }),
        Fixture::OneWay { direction } => {
            terrain.one_way.push(TowardDef { at: place, toward: compass(*direction) });
        }
    }
}

fn party(side: &super::Side) -> PartyDef {
    // Some controllers wait, so their sides must be allowed to pass.
    let waits = matches!(side.control, Control::Ai(Ai::Guard | Ai::Patrol | Ai::Mirror | Ai::Script(_)));
    PartyDef {
        takes_items: side.takes_items,
        ignores_warps: !side.uses_warps,
        actions: side.moves,
        each: side.each,
        may_pass: side.may_pass || waits,
        idle: side.control == Control::None,
        allies: side.allies.clone(),
        shares_keys: side.team_inventory,
    }
}

/// The Betza notation for a grid of five by five. Each cell around the middle has a number: 0 nothing, 1 quiet step, 2
/// capture, 3 both, 4 both with unlimited range in that direction.
pub(super) fn grid_betza(grid: &Value) -> Result<String, Message> {
    let wrong =
        || message!("a grid has five rows of five numbers from 0 to 4, -1 in the middle or where nothing is");
    let rows: Vec<Vec<i64>> = grid
        .as_array()
        .into_iter()
        .flatten()
        .map(|row| row.as_array().into_iter().flatten().filter_map(Value::as_i64).collect())
        .collect();
    if rows.len() != 5 || rows.iter().any(|row| row.len() != 5) {
        return Err(wrong());
    }
    let mut text = String::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, &what) in row.iter().enumerate() {
            let (dx, dy) = (x as i32 - 2, 2 - y as i32);
            let modality = match what {
                -1 | 0 => continue,
                1 => "m",
                2 => "c",
                3 | 4 => "",
                _ => return Err(wrong()),
            };
            if (dx, dy) == (0, 0) {
                continue;
            }
            let (ax, ay) = (dx.abs(), dy.abs());
            let atom = match (ax.min(ay), ax.max(ay)) {
                (0, 1) => "W",
                (1, 1) => "F",
                (0, 2) => "D",
                (2, 2) => "A",
                _ => "N",
            };
            let (fb, lr) = (if dy > 0 { "f" } else { "b" }, if dx > 0 { "r" } else { "l" });
            let direction = match atom {
                "W" | "D" if dx == 0 => fb.to_owned(),
                "W" | "D" => lr.to_owned(),
                // The second letter is the direction of the long leg.
                "N" if ay == 2 => format!("{lr}{fb}"),
                _ => format!("{fb}{lr}"),
            };
            let ride = if what == 4 { "0" } else { "" };
            text += &format!("{modality}{direction}{atom}{ride}");
        }
    }
    if text.is_empty() { Err(message!("this never moves")) } else { Ok(text) }
}
