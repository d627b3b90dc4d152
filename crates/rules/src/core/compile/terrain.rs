//! Compiles terrain and quests.

use super::super::bits::Bits;
use super::super::ground::{Ground, NOBODY};
use super::super::program::MAX_SIDES;
use super::super::quest::{Counted, Quest, QuestGoal, QuestLoss};
use super::super::terrain::{Barrier, ItemKind, PieceFilter, Plate, SideRules, Terrain, Way};
use super::{Builder, CompileCause, CompileError};
use crate::board::{Cell, Vector};
use crate::definition::model::{
    Compass, Item, PartyDef, QuestDef, QuestGoalDef, QuestLossDef, RegionText, TerrainDef, TowardDef, WhoDef,
};

impl Compass {
    /// The step in its direction on a board of squares.
    pub(crate) fn vector(self) -> Vector {
        let (x, y) = match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::East => (1, 0),
            Self::SouthEast => (1, -1),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, 1),
        };
        Vector::flat(x, y)
    }
}

/// Numbers for names, in the order of their first use.
#[derive(Default)]
struct Names(Vec<String>);

impl Names {
    fn number(&mut self, name: &str, place: &str) -> Result<u8, CompileError> {
        let found = self.0.iter().position(|known| known == name).unwrap_or_else(|| {
            self.0.push(name.to_owned());
            self.0.len() - 1
        });
        let too_many = CompileCause::TooMany { what: "names", most: 256 };
        u8::try_from(found).map_err(|_| CompileError::new(place, too_many))
    }
}

impl<const W: usize> Builder<'_, W> {
    pub(super) fn terrain(&self) -> Result<Option<Box<Terrain<W>>>, CompileError> {
        if self.def.terrain.is_none() && self.def.quest.is_none() {
            return Ok(None);
        }
        let nothing = TerrainDef::default();
        let def = self.def.terrain.as_ref().unwrap_or(&nothing);
        if self.def.walls.is_some() {
            return Err(CompileError::new("terrain", "terrain cannot be combined with walls put by players"));
        }
        let cells = self.board.len();
        let mut colours = Names::default();
        let mut ground = Ground { acting: NOBODY, ..Ground::default() };
        let mut door_colours = vec![0; cells];
        for (i, door) in def.doors.iter().enumerate() {
            let place = format!("terrain.doors[{i}]");
            let colour = colours.number(&door.colour, &place)?;
            let here = self.area(&door.at, &place)?;
            here.for_each(|cell| door_colours[cell] = colour);
            ground.doors |= here;
        }
        let mut item_at = vec![None; cells];
        for (i, entry) in def.items.iter().enumerate() {
            let place = format!("terrain.items[{i}]");
            let thing = match &entry.item {
                Item::Key { colour, forever } => {
                    ItemKind::Key { colour: colours.number(colour, &place)?, forever: *forever }
                }
                Item::Sword => ItemKind::Sword,
                Item::Shield => ItemKind::Shield,
                Item::Ward => ItemKind::Ward,
                Item::Form(kind) => ItemKind::Form(self.kind(kind, &place)?),
                Item::Bomb => ItemKind::Bomb,
                Item::Coin => ItemKind::Coin,
            };
            let here = self.area(&entry.at, &place)?;
            if here.meets(ground.items) {
                return Err(CompileError::new(place, "there is another item on this cell"));
            }
            here.for_each(|cell| item_at[cell] = Some(thing));
            ground.items |= here;
        }
        ground.cracked = self.area(&def.cracked, "terrain.cracked")?;
        let mut channels = Names::default();
        let mut plates = vec![];
        let mut of_channel = vec![];
        for (i, plate) in def.plates.iter().enumerate() {
            let place = format!("terrain.plates[{i}]");
            let channel = channels.number(&plate.channel, &place)?;
            let who = self.who(&plate.who, &place)?;
            self.area(&plate.at, &place)?.for_each(|cell| {
                plates.push(Plate { cell: cell as u16, mode: plate.mode, who: who.clone() });
                of_channel.push(channel);
            });
        }
        let mut barriers = vec![];
        for (i, barrier) in def.gates.iter().enumerate() {
            let place = format!("terrain.gates[{i}]");
            let channel = channels.number(&barrier.channel, &place)?;
            let plates: Vec<usize> =
                (0..plates.len()).filter(|&plate| of_channel[plate] == channel).collect();
            if plates.is_empty() {
                return Err(CompileError::new(place, CompileCause::NoPlate(barrier.channel.clone())));
            }
            let cells = self.area(&barrier.at, &place)?;
            ground.barriers |= cells;
            barriers.push(Barrier { cells, plates, all: barrier.all });
        }
        ground.down = vec![false; plates.len()];
        let mut warps = vec![None; cells];
        for (i, warp) in def.warps.iter().enumerate() {
            let place = format!("terrain.warps[{i}]");
            warps[usize::from(self.one_cell(&warp.at, &place)?)] = Some(self.one_cell(&warp.to, &place)?);
        }
        let mut tiles = vec![];
        for (i, tile) in def.promotion.iter().enumerate() {
            let place = format!("terrain.promotion[{i}]");
            tiles.push((self.area(&tile.at, &place)?, self.kinds(&tile.to, &place)?));
        }
        let mut promotes = vec![vec![]; self.def.pieces.len()];
        for (name, to) in &def.promotes {
            let place = format!("terrain.promotes.{name}");
            promotes[usize::from(self.kind(name, &place)?)] = self.kinds(to, &place)?;
        }
        let mut ladder: Vec<[u8; 2]> = (0..self.def.pieces.len()).map(|kind| [kind as u8; 2]).collect();
        for (name, rung) in &def.ladder {
            let place = format!("terrain.ladder.{name}");
            let own = usize::from(self.kind(name, &place)?);
            for (branch, to) in [&rung.sword, &rung.shield].into_iter().enumerate() {
                if let Some(to) = to {
                    ladder[own][branch] = self.kind(to, &place)?;
                }
            }
        }
        if def.marked.len() >= usize::from(NOBODY) {
            let cause = CompileCause::TooMany { what: "marked pieces", most: usize::from(NOBODY) - 1 };
            return Err(CompileError::new("terrain.marked", cause));
        }
        let mut routes = vec![];
        for (number, marked) in (0u8..).zip(&def.marked) {
            let place = format!("terrain.marked[{number}]");
            let cell = self.one_cell(&marked.at, &place)?;
            if marked.ward {
                ground.wards |= Bits::one(cell.into());
            }
            let route: Vec<Cell> =
                marked.route.iter().map(|cell| self.one_cell(cell, &place)).collect::<Result<_, _>>()?;
            // A piece that starts on the first cell of its route heads for the second.
            ground.stages.push(u8::from(route.len() > 1 && route[0] == cell));
            if marked.tag.is_some() || !route.is_empty() || marked.numbered {
                ground.numbers.push((cell, number));
            }
            routes.push(route);
        }
        ground.numbers.sort_unstable();
        ground.keys = vec![0; MAX_SIDES * colours.0.len()];
        let quest = match &self.def.quest {
            Some(quest) => Some(self.quest(quest, &mut ground, &mut colours)?),
            None => None,
        };
        ground.keys.resize(MAX_SIDES * colours.0.len(), 0);
        let radius = i16::from(def.bomb_radius.unwrap_or(1));
        let near = |cell: usize| {
            let all = (-radius..=radius).flat_map(|x| (-radius..=radius).map(move |y| Vector::flat(x, y)));
            let at = self.board.coords(cell as Cell);
            all.filter_map(|by| self.board.at(at + by)).map(usize::from).collect()
        };
        let belts = self.toward(&def.belts, "terrain.belts")?;
        Ok(Some(Box::new(Terrain {
            fences: self.area(&def.fences, "terrain.fences")?,
            ice: self.area(&def.ice, "terrain.ice")?,
            belt_cells: (0..cells).filter(|&cell| belts[cell].is_some()).collect(),
            belts,
            arrows: self.toward(&def.one_way, "terrain.one-way")?,
            pads: (0..cells).filter(|&cell| warps[cell].is_some()).collect(),
            warps,
            exits: self.area(&def.exits, "terrain.exits")?,
            colours: door_colours,
            barriers,
            plates,
            tiles,
            promotes,
            item_at,
            side_rules: self.side_rules(def)?,
            ladder,
            ways: self.ways(def)?,
            slides: vec![],
            routes,
            jam: def.warp_occupied,
            no_corner_cutting: def.no_corner_cutting,
            items_block_paths: def.items_block_paths,
            sliders_pass_items: def.sliders_pass_items,
            door_pass: def.door_pass,
            bomb_chain: def.bomb_chain,
            blasts: (0..cells).map(near).collect(),
            ward_adjacent: def.ward_adjacent,
            quest,
            start: ground,
        })))
    }

    fn area(&self, text: &RegionText, place: &str) -> Result<Bits<W>, CompileError> {
        if text.is_empty() { Ok(Bits::NONE) } else { self.cells(text, 0, place) }
    }

    fn one_cell(&self, name: &str, place: &str) -> Result<Cell, CompileError> {
        self.board.cell(name).ok_or_else(|| CompileError::new(place, CompileCause::no_such("cell", name)))
    }

    fn toward(&self, list: &[TowardDef], place: &str) -> Result<Vec<Option<Vector>>, CompileError> {
        let mut cells = vec![None; self.board.len()];
        for (i, entry) in list.iter().enumerate() {
            self.area(&entry.at, &format!("{place}[{i}]"))?
                .for_each(|cell| cells[cell] = Some(entry.toward.vector()));
        }
        Ok(cells)
    }

    fn who(&self, who: &WhoDef, place: &str) -> Result<PieceFilter, CompileError> {
        let marked = self.def.terrain.as_ref().map_or(&[][..], |terrain| &terrain.marked);
        let numbers = match &who.tag {
            None => None,
            Some(tag) => {
                let numbers: Vec<u8> = (0u8..)
                    .zip(marked)
                    .filter(|(_, marked)| marked.tag.as_ref() == Some(tag))
                    .map(|(number, _)| number)
                    .collect();
                if numbers.is_empty() {
                    return Err(CompileError::new(place, CompileCause::NoTag(tag.clone())));
                }
                Some(numbers)
            }
        };
        let kind = who.kind.as_ref().map(|kind| self.kind(kind, place)).transpose()?;
        let side = who.side.as_ref().map(|side| self.side(side, place)).transpose()?;
        Ok(PieceFilter { kind, side: side.map(|side| side as u8), numbers })
    }

    fn side_rules(&self, def: &TerrainDef) -> Result<Vec<SideRules>, CompileError> {
        let sides = &self.def.sides;
        let nothing = PartyDef::default();
        let of = |side: usize| def.sides.get(&sides[side].name).unwrap_or(&nothing);
        let mut allied: Vec<u8> = (0..sides.len()).map(|side| 1 << side).collect();
        for name in def.sides.keys() {
            let side = self.side(name, "terrain.sides")?;
            for ally in &of(side).allies {
                let other = self.side(ally, &format!("terrain.sides.{name}.allies"))?;
                allied[side] |= 1 << other;
                allied[other] |= 1 << side;
            }
        }
        if (0..sides.len()).all(|side| of(side).idle) {
            return Err(CompileError::new("terrain.sides", "every side is idle"));
        }
        let all = ((1u16 << sides.len()) - 1) as u8;
        Ok((0..sides.len())
            .map(|side| {
                let party = of(side);
                let key_ring = if party.shares_keys { allied[side].trailing_zeros() as usize } else { side };
                SideRules {
                    takes_items: party.takes_items,
                    warps: !party.ignores_warps,
                    actions: party.actions,
                    one_by_one: party.each,
                    may_pass: party.may_pass,
                    idle: party.idle,
                    enemies: all & !allied[side],
                    key_ring,
                }
            })
            .collect())
    }

    /// The two paths of every leap, for kinds whose leaps need a free path.
    fn ways(&self, def: &TerrainDef) -> Result<Vec<Option<Vec<Vec<Way>>>>, CompileError> {
        let mut ways: Vec<Option<Vec<Vec<Way>>>> = (0..self.def.pieces.len()).map(|_| None).collect();
        for name in &def.l_paths {
            let kind = usize::from(self.kind(name, "terrain.l-paths")?);
            let far = self.board.extent().into_iter().max().unwrap_or(1).min(8) as i16;
            let mut leaps: Vec<Vector> = vec![];
            for x in -far..=far {
                for y in -far..=far {
                    let slide = x == 0 || y == 0 || x.abs() == y.abs();
                    if !slide || x.abs().max(y.abs()) == 2 {
                        leaps.push(Vector::flat(x, y));
                    }
                }
            }
            let from = |cell: usize| {
                let at = self.board.coords(cell as Cell);
                let leap = |&by: &Vector| {
                    let to = self.board.at(at + by)?;
                    Some(Way { to, paths: [true, false].map(|long_first| self.way(at, by, long_first)) })
                };
                leaps.iter().filter_map(leap).collect()
            };
            ways[kind] = Some((0..self.board.len()).map(from).collect());
        }
        Ok(ways)
    }

    /// The cells on the path of a leap, leg by leg, without the last.
    fn way(&self, at: Vector, by: Vector, long_first: bool) -> Option<Vec<u16>> {
        let along_x = (by.x.abs() >= by.y.abs()) == long_first;
        let (x, y) = (Vector::flat(by.x.signum(), 0), Vector::flat(0, by.y.signum()));
        let legs =
            if along_x { [(x, by.x.abs()), (y, by.y.abs())] } else { [(y, by.y.abs()), (x, by.x.abs())] };
        let mut here = at;
        let mut path = vec![];
        for (step, count) in legs {
            for _ in 0..count {
                here = here + step;
                path.push(here);
            }
        }
        path.pop();
        path.into_iter().map(|place| self.board.at(place)).collect()
    }

    fn quest(
        &self,
        def: &QuestDef,
        ground: &mut Ground<W>,
        colours: &mut Names,
    ) -> Result<Quest<W>, CompileError> {
        let mut quest = Quest {
            side: self.side(&def.side, "quest.side")? as u8,
            win: vec![],
            lose: vec![],
            counted: vec![],
            leaving: vec![],
            most_rounds: 0,
            most_moves: 0,
            most_promotions: 0,
        };
        quest.win = def
            .win
            .iter()
            .enumerate()
            .map(|(i, goal)| self.quest_goal(goal, &format!("quest.win[{i}]"), &mut quest, ground, colours))
            .collect::<Result<_, _>>()?;
        for (i, loss) in def.lose.iter().enumerate() {
            let place = format!("quest.lose[{i}]");
            quest.lose.push(match loss {
                QuestLossDef::NoPieces(side) => QuestLoss::NoPieces(self.side(side, &place)? as u8),
                QuestLossDef::Lost(who) => QuestLoss::Lost(self.who(who, &place)?),
                QuestLossDef::Moves(most) => {
                    quest.most_moves = quest.most_moves.max(most.saturating_add(1));
                    QuestLoss::Moves(*most)
                }
                QuestLossDef::Rounds(most) => {
                    quest.most_rounds = quest.most_rounds.max(most.saturating_add(1));
                    QuestLoss::Rounds(*most)
                }
            });
        }
        ground.taken = vec![0; quest.counted.len()];
        Ok(quest)
    }

    fn quest_goal(
        &self,
        goal: &QuestGoalDef,
        place: &str,
        quest: &mut Quest<W>,
        ground: &mut Ground<W>,
        colours: &mut Names,
    ) -> Result<QuestGoal<W>, CompileError> {
        Ok(match goal {
            QuestGoalDef::TakeAll(who) => QuestGoal::TakeAll(self.who(who, place)?),
            QuestGoalDef::Exit { who, count, leaves } => {
                let who = self.who(who, place)?;
                if *leaves {
                    quest.leaving.push(who.clone());
                }
                QuestGoal::Exit { who, count: *count, leaves: *leaves }
            }
            QuestGoalDef::Survive(rounds) => {
                quest.most_rounds = quest.most_rounds.max(*rounds);
                QuestGoal::Survive(*rounds)
            }
            QuestGoalDef::Collect { item, colour, count } => {
                let colour = colour.as_ref().map(|colour| colours.number(colour, place)).transpose()?;
                let counted = match item.as_str() {
                    "coin" => Counted::Coin,
                    "key" => Counted::Key(colour),
                    "sword" => Counted::Sword,
                    "shield" => Counted::Shield,
                    "ward" => Counted::Ward,
                    "form" => Counted::Form,
                    "bomb" => Counted::Bomb,
                    _ => return Err(CompileError::new(place, CompileCause::no_such("item", item))),
                };
                quest.counted.push((counted, *count));
                QuestGoal::Collect(quest.counted.len() - 1, *count)
            }
            QuestGoalDef::Place { on, who, count } => {
                QuestGoal::Place { cells: self.area(on, place)?, who: self.who(who, place)?, count: *count }
            }
            QuestGoalDef::Visit(cells) => {
                ground.unvisited |= self.area(cells, place)?;
                QuestGoal::Visit
            }
            QuestGoalDef::Promote(count) => {
                quest.most_promotions = quest.most_promotions.max(*count);
                QuestGoal::Promote(*count)
            }
            QuestGoalDef::Material { side, values, least } => {
                let mut of_kinds = vec![0; self.def.pieces.len()];
                for (kind, value) in values {
                    of_kinds[usize::from(self.kind(kind, place)?)] = *value;
                }
                let side = side.as_ref().map(|side| self.side(side, place)).transpose()?;
                let side = side.map_or(quest.side, |side| side as u8);
                QuestGoal::Material { side, values: of_kinds, least: *least }
            }
            QuestGoalDef::Protect(who) => QuestGoal::Protect(self.who(who, place)?),
            QuestGoalDef::AnyOf(goals) | QuestGoalDef::AllOf(goals) => {
                let all = goals
                    .iter()
                    .map(|goal| self.quest_goal(goal, place, quest, ground, colours))
                    .collect::<Result<_, _>>()?;
                if matches!(goal, QuestGoalDef::AnyOf(_)) {
                    QuestGoal::AnyOf(all)
                } else {
                    QuestGoal::AllOf(all)
                }
            }
        })
    }
}
