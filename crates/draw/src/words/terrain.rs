//! Terrain and the goals of a level, in words.

use chesswright_rules::definition::model::{
    Item, JamRule, PlateMode, QuestDef, QuestGoalDef, QuestLossDef, TerrainDef, WhoDef,
};

use super::{list, sentence};

/// What cells are made of, and what lies on them.
pub(super) fn terrain(terrain: &TerrainDef) -> Vec<String> {
    let mut lines = vec![];
    let areas = [
        ("Fences, which only leaps can cross", &terrain.fences),
        ("Cracked walls, which a bomb destroys", &terrain.cracked),
        ("Ice, on which pieces keep sliding", &terrain.ice),
        ("Exits", &terrain.exits),
    ];
    for (what, cells) in areas.into_iter().filter(|(_, cells)| !cells.is_empty()) {
        lines.push(format!("{what}: {cells}."));
    }
    for belt in &terrain.belts {
        lines.push(format!("Belts that carry to the {}: {}.", belt.toward.word(), belt.at));
    }
    for arrow in &terrain.one_way {
        lines.push(format!("Entered only towards the {}: {}.", arrow.toward.word(), arrow.at));
    }
    for door in &terrain.doors {
        lines.push(format!("A door of colour {}: {}.", door.colour, door.at));
    }
    for gate in &terrain.gates {
        let when = if gate.all { "all plates are" } else { "a plate is" };
        lines.push(format!("A gate, open while {when} down on channel {}: {}.", gate.channel, gate.at));
    }
    for plate in &terrain.plates {
        let stays = match plate.mode {
            PlateMode::Hold => "stays down while something stands on it",
            PlateMode::Latch => "stays down permanently",
            PlateMode::Toggle => "changes with every arrival",
        };
        lines.push(format!("A plate of channel {} that {stays}: {}.", plate.channel, plate.at));
    }
    for warp in &terrain.warps {
        lines.push(format!("A pad leads from {} to {}.", warp.at, warp.to));
    }
    for tile in &terrain.promotion {
        lines.push(format!("Pieces promote on {}.", tile.at));
    }
    for item in &terrain.items {
        let what = match &item.item {
            Item::Key { colour, .. } => format!("a key of colour {colour}"),
            Item::Sword => "a sword".into(),
            Item::Shield => "a shield".into(),
            Item::Ward => "a ward".into(),
            Item::Form(kind) => format!("the form of a {kind}"),
            Item::Bomb => "a bomb".into(),
            Item::Coin => "a coin".into(),
        };
        lines.push(sentence(&format!("{what} lies on {}", item.at)));
    }
    if !terrain.l_paths.is_empty() {
        let kinds = list(&terrain.l_paths, "and");
        lines
            .push(format!("A {kinds} leaps only if one of its two paths is free of walls and closed doors."));
    }
    match terrain.warp_occupied {
        JamRule::Jam => {}
        JamRule::Capture => lines.push("A pad captures an enemy on its exit.".into()),
        JamRule::Forbid => lines.push("Pads whose exit is occupied may not be entered.".into()),
    }
    lines
}

/// The goals of a level.
pub(super) fn quest(quest: &QuestDef) -> Vec<String> {
    let goals: Vec<String> = quest.win.iter().map(goal).collect();
    let mut lines = vec![sentence(&format!("{} is to {}", quest.side, list(&goals, "and")))];
    for loss in &quest.lose {
        lines.push(match loss {
            QuestLossDef::NoPieces(side) => format!("It is lost when {side} has no piece left."),
            QuestLossDef::Lost(who) => format!("It is lost when no {} is left.", pieces(who)),
            QuestLossDef::Moves(most) => format!("It is lost after more than {most} moves."),
            QuestLossDef::Rounds(most) => format!("It is lost after more than {most} rounds."),
        });
    }
    lines
}

fn goal(goal: &QuestGoalDef) -> String {
    match goal {
        QuestGoalDef::TakeAll(who) if *who == WhoDef::default() => "capture everything".into(),
        QuestGoalDef::TakeAll(who) => format!("capture every {}", pieces(who)),
        QuestGoalDef::Exit { who, count: 0, .. } => format!("bring every {} to the exit", pieces(who)),
        QuestGoalDef::Exit { who, count, .. } => format!("bring {count} {} to the exit", pieces(who)),
        QuestGoalDef::Survive(rounds) => format!("survive {rounds} rounds"),
        QuestGoalDef::Collect { item, count, .. } => format!("collect {count} {item}"),
        QuestGoalDef::Place { on, who, .. } => format!("bring {} to {on}", pieces(who)),
        QuestGoalDef::Visit(cells) => format!("visit {cells}"),
        QuestGoalDef::Promote(count) => format!("promote {count} times"),
        QuestGoalDef::Material { least, .. } => format!("have {least} points of material"),
        QuestGoalDef::Protect(who) => format!("keep a {}", pieces(who)),
        QuestGoalDef::AnyOf(goals) => list(&goals.iter().map(self::goal).collect::<Vec<_>>(), "or"),
        QuestGoalDef::AllOf(goals) => list(&goals.iter().map(self::goal).collect::<Vec<_>>(), "and"),
    }
}

fn pieces(who: &WhoDef) -> String {
    let said = [&who.side, &who.kind, &who.tag];
    let words: Vec<&str> = said.into_iter().flatten().map(String::as_str).collect();
    if words.is_empty() { "piece".into() } else { words.join(" ") }
}
