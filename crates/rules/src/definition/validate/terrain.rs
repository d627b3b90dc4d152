//! Checks terrain, fixtures, items and quests: references must exist, and parts that belong together must both be
//! there.

use std::collections::HashSet;

use super::{Scene, Validator};
use crate::board::{Cell, CellSet};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::limits;
use crate::definition::model::{Item, MarkedDef, QuestDef, QuestGoalDef, QuestLossDef, TerrainDef, WhoDef};
use crate::definition::suggest;
use crate::message::Message;
use crate::{message, template};

impl Validator<'_> {
    pub(super) fn terrain(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        if def.walls.is_some() && (def.terrain.is_some() || def.quest.is_some()) {
            let finding = Diagnostic::error(
                "conflict",
                message!("terrain cannot be combined with walls put by players"),
            );
            self.report(finding.at(if def.terrain.is_some() { "terrain" } else { "quest" }));
        }
        if let Some(terrain) = &def.terrain {
            self.ground(scene, terrain);
            self.fixtures(scene, terrain);
            self.items(scene, terrain);
            self.marked(scene, &terrain.marked);
            self.parties(terrain);
            self.kinds(terrain);
        }
        if let Some(quest) = &def.quest {
            self.quest(scene, quest);
        }
        self.many_names();
    }

    /// Checks the terrain of cells.
    fn ground(&mut self, scene: &Scene<'_>, terrain: &TerrainDef) {
        let plain = [
            ("fences", &terrain.fences),
            ("cracked", &terrain.cracked),
            ("ice", &terrain.ice),
            ("exits", &terrain.exits),
        ];
        for (key, cells) in plain {
            if !cells.is_empty() {
                self.region_for_all(scene, cells, &format!("terrain.{key}"));
            }
        }
        for (key, list) in [("belts", &terrain.belts), ("one-way", &terrain.one_way)] {
            for (i, entry) in list.iter().enumerate() {
                let path = self.one_or_item(&format!("terrain.{key}"), i);
                self.region_for_all(scene, &entry.at, &format!("{path}.at"));
            }
        }
        for (i, tile) in terrain.promotion.iter().enumerate() {
            let path = self.one_or_item("terrain.promotion", i);
            self.region_for_all(scene, &tile.at, &format!("{path}.at"));
            self.piece_names(&tile.to, &format!("{path}.to"));
        }
    }

    /// Checks doors, gates, plates and warps.
    fn fixtures(&mut self, scene: &Scene<'_>, terrain: &TerrainDef) {
        for (i, door) in terrain.doors.iter().enumerate() {
            let path = self.one_or_item("terrain.doors", i);
            self.region_for_all(scene, &door.at, &format!("{path}.at"));
        }
        for (i, plate) in terrain.plates.iter().enumerate() {
            let path = self.one_or_item("terrain.plates", i);
            self.region_for_all(scene, &plate.at, &format!("{path}.at"));
            self.who(&plate.who, &format!("{path}.who"));
        }
        for (i, gate) in terrain.gates.iter().enumerate() {
            let path = self.one_or_item("terrain.gates", i);
            self.region_for_all(scene, &gate.at, &format!("{path}.at"));
            let channels = || terrain.plates.iter().map(|plate| plate.channel.as_str());
            if !channels().any(|channel| channel == gate.channel) {
                let message = message!("no plate opens the channel `{channel}`", channel = gate.channel);
                let finding = Diagnostic::error("unknown-channel", message)
                    .expected(one_of(template!("the `channel` of one of `terrain.plates`"), channels()))
                    .hint(suggest::did_you_mean(&gate.channel, channels()));
                self.report(finding.at(format!("{path}.channel")));
            }
        }
        for (i, warp) in terrain.warps.iter().enumerate() {
            let path = self.one_or_item("terrain.warps", i);
            self.one_cell(scene, &warp.at, &format!("{path}.at"));
            self.one_cell(scene, &warp.to, &format!("{path}.to"));
        }
    }

    fn items(&mut self, scene: &Scene<'_>, terrain: &TerrainDef) {
        let mut taken = CellSet::new();
        for (i, entry) in terrain.items.iter().enumerate() {
            let path = self.one_or_item("terrain.items", i);
            if let Item::Form(kind) = &entry.item {
                self.piece_name(kind, &format!("{path}.item.form"));
            }
            let sets = self.region_for_all(scene, &entry.at, &format!("{path}.at"));
            let Some(cells) = sets.iter().flatten().next() else {
                continue;
            };
            if let Some(cell) = (&taken & cells).iter().next() {
                let message = message!("there is another item on {cell}", cell = scene.board.name(cell));
                self.report(Diagnostic::error("occupied", message).at(format!("{path}.at")));
            }
            taken = &taken | cells;
        }
    }

    fn marked(&mut self, scene: &Scene<'_>, marked: &[MarkedDef]) {
        if marked.len() > limits::MAX_MARKED {
            let finding = Diagnostic::error(
                "too-large",
                message!("there are {count} marked pieces", count = marked.len()),
            );
            self.report(
                finding.expected(message!("at most {most}", most = limits::MAX_MARKED)).at("terrain.marked"),
            );
        }
        for (i, marked) in marked.iter().enumerate() {
            let path = self.one_or_item("terrain.marked", i);
            self.one_cell(scene, &marked.at, &format!("{path}.at"));
            for (i, cell) in marked.route.iter().enumerate() {
                let path = self.one_or_item(&format!("{path}.route"), i);
                self.one_cell(scene, cell, &path);
            }
        }
    }

    /// Checks how sides interact with terrain.
    fn parties(&mut self, terrain: &TerrainDef) {
        for (name, party) in &terrain.sides {
            let path = format!("terrain.sides.{name}");
            self.side_name(name, &path);
            for (i, ally) in party.allies.iter().enumerate() {
                let path = self.one_or_item(&format!("{path}.allies"), i);
                self.side_name(ally, &path);
            }
        }
        let idle = |name: &String| terrain.sides.get(name).is_some_and(|party| party.idle);
        if self.def.sides.iter().all(|side| idle(&side.name)) {
            let finding = Diagnostic::error("conflict", message!("every side is idle"));
            self.report(finding.hint(message!("remove `idle` from at least one side")).at("terrain.sides"));
        }
    }

    /// Checks what kinds can become.
    fn kinds(&mut self, terrain: &TerrainDef) {
        self.piece_names(&terrain.l_paths, "terrain.l-paths");
        for (name, rung) in &terrain.ladder {
            let path = format!("terrain.ladder.{name}");
            self.piece_name(name, &path);
            for (key, to) in [("sword", &rung.sword), ("shield", &rung.shield)] {
                if let Some(to) = to {
                    self.piece_name(to, &format!("{path}.{key}"));
                }
            }
        }
        for (name, to) in &terrain.promotes {
            let path = format!("terrain.promotes.{name}");
            self.piece_name(name, &path);
            self.piece_names(to, &path);
        }
    }

    fn quest(&mut self, scene: &Scene<'_>, quest: &QuestDef) {
        self.side_name(&quest.side, "quest.side");
        if quest.win.is_empty() {
            let finding = Diagnostic::error("empty-list", message!("the level has no goal"));
            self.report(finding.expected(message!("at least one goal")).at("quest.win"));
        }
        for (i, goal) in quest.win.iter().enumerate() {
            let path = self.one_or_item("quest.win", i);
            self.quest_goal(scene, goal, &path);
        }
        for (i, loss) in quest.lose.iter().enumerate() {
            let path = self.one_or_item("quest.lose", i);
            match loss {
                QuestLossDef::NoPieces(side) => _ = self.side_name(side, &format!("{path}.no-pieces")),
                QuestLossDef::Lost(who) => self.who(who, &format!("{path}.lost")),
                QuestLossDef::Moves(_) | QuestLossDef::Rounds(_) => {}
            }
        }
    }

    fn quest_goal(&mut self, scene: &Scene<'_>, goal: &QuestGoalDef, path: &str) {
        match goal {
            QuestGoalDef::TakeAll(who) => self.who(who, &format!("{path}.take-all")),
            QuestGoalDef::Protect(who) => self.who(who, &format!("{path}.protect")),
            QuestGoalDef::Exit { who, .. } => self.who(who, &format!("{path}.exit.who")),
            QuestGoalDef::Collect { item, .. } => self.collectable(item, &format!("{path}.collect.item")),
            QuestGoalDef::Place { on, who, .. } => {
                self.region_for_all(scene, on, &format!("{path}.place.on"));
                self.who(who, &format!("{path}.place.who"));
            }
            QuestGoalDef::Visit(cells) => _ = self.region_for_all(scene, cells, &format!("{path}.visit")),
            QuestGoalDef::Material { side, values, .. } => {
                if let Some(side) = side {
                    self.side_name(side, &format!("{path}.material.side"));
                }
                for kind in values.keys() {
                    self.piece_name(kind, &format!("{path}.material.values.{kind}"));
                }
            }
            QuestGoalDef::AnyOf(goals) => self.quest_goals(scene, goals, &format!("{path}.any-of")),
            QuestGoalDef::AllOf(goals) => self.quest_goals(scene, goals, &format!("{path}.all-of")),
            QuestGoalDef::Survive(_) | QuestGoalDef::Promote(_) => {}
        }
    }

    fn quest_goals(&mut self, scene: &Scene<'_>, goals: &[QuestGoalDef], path: &str) {
        for (i, goal) in goals.iter().enumerate() {
            let path = self.one_or_item(path, i);
            self.quest_goal(scene, goal, &path);
        }
    }

    /// Checks the item of the goal `collect`. The model holds it as text; documents cannot contain an unknown one.
    fn collectable(&mut self, item: &str, path: &str) {
        const ITEMS: [&str; 7] = ["coin", "key", "sword", "shield", "ward", "form", "bomb"];
        if !ITEMS.contains(&item) {
            let finding = Diagnostic::error("unknown-value", message!("there is no item `{item}`", item));
            self.report(finding.expected(message!("one of {words}", words = suggest::list(ITEMS))).at(path));
        }
    }

    fn who(&mut self, who: &WhoDef, path: &str) {
        if let Some(kind) = &who.kind {
            self.piece_name(kind, &format!("{path}.kind"));
        }
        if let Some(side) = &who.side {
            self.side_name(side, &format!("{path}.side"));
        }
        let Some(tag) = &who.tag else { return };
        let def = self.def;
        let marked = || def.terrain.iter().flat_map(|terrain| &terrain.marked);
        let tags = || marked().filter_map(|marked| marked.tag.as_deref());
        if !tags().any(|known| known == tag) {
            let finding = Diagnostic::error("unknown-tag", message!("no piece has the tag `{tag}`", tag))
                .expected(one_of(template!("the `tag` of one of `terrain.marked`"), tags()))
                .hint(suggest::did_you_mean(tag, tags()));
            self.report(finding.at(format!("{path}.tag")));
        }
    }

    fn one_cell(&mut self, scene: &Scene<'_>, name: &str, path: &str) -> Option<Cell> {
        let cell = scene.board.cell(name);
        if cell.is_none() {
            let finding =
                Diagnostic::error("bad-cell", message!("the board has no cell `{cell}`", cell = name));
            self.report(finding.expected(message!("one cell, such as `e4`")).at(path));
        }
        cell
    }

    /// Checks the number of colours and channels, because each index is stored in one byte.
    fn many_names(&mut self) {
        let Some(terrain) = &self.def.terrain else { return };
        let doors = terrain.doors.iter().map(|door| door.colour.as_str());
        let keys = terrain.items.iter().filter_map(|entry| match &entry.item {
            Item::Key { colour, .. } => Some(colour.as_str()),
            _ => None,
        });
        let colours: HashSet<&str> = doors.chain(keys).collect();
        let channels: HashSet<&str> = terrain.plates.iter().map(|plate| plate.channel.as_str()).collect();
        for (path, what, count) in [
            ("terrain.doors", template!("colours"), colours.len()),
            ("terrain.plates", template!("channels"), channels.len()),
        ] {
            if count > limits::MAX_FIXTURE_NAMES {
                let finding = Diagnostic::error(
                    "too-large",
                    message!("there are {count} {what}", count, what = Message::of(what)),
                );
                self.report(
                    finding.expected(message!("at most {most}", most = limits::MAX_FIXTURE_NAMES)).at(path),
                );
            }
        }
    }
}

/// The text for "expected": one of the names, or if there are none, where names would be defined.
fn one_of<'a>(from: &'static str, names: impl Iterator<Item = &'a str>) -> Message {
    let names: Vec<_> = names.collect();
    if names.is_empty() {
        Message::of(from)
    } else {
        message!("one of {words}", words = suggest::list(names))
    }
}
