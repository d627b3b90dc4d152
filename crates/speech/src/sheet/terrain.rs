//! Terrain and the goals of a level.

use chesswright_rules::definition::model::{
    Compass, Item, JamRule, PlateMode, QuestDef, QuestGoalDef, QuestLossDef, TerrainDef, WhoDef,
};

use super::phrases::{Phrase, Sentence};
use super::term::{Kinds, Phrases, Sides};

/// What cells are made of, and what lies on them.
pub(super) fn terrain(terrain: &TerrainDef) -> Vec<Sentence> {
    let at = |cells: &String| cells.clone();
    let areas = [
        Sentence::TerrainFences { at: at(&terrain.fences) },
        Sentence::TerrainCracked { at: at(&terrain.cracked) },
        Sentence::TerrainIce { at: at(&terrain.ice) },
        Sentence::TerrainExits { at: at(&terrain.exits) },
    ];
    let cells = [&terrain.fences, &terrain.cracked, &terrain.ice, &terrain.exits];
    let mut told: Vec<Sentence> =
        areas.into_iter().zip(cells).filter(|(_, cells)| !cells.is_empty()).map(|(area, _)| area).collect();
    told.extend(
        terrain
            .belts
            .iter()
            .map(|belt| Sentence::TerrainBelt { toward: toward(belt.toward).into(), at: at(&belt.at) }),
    );
    told.extend(
        terrain
            .one_way
            .iter()
            .map(|arrow| Sentence::TerrainOneWay { toward: toward(arrow.toward).into(), at: at(&arrow.at) }),
    );
    told.extend(
        terrain
            .doors
            .iter()
            .map(|door| Sentence::TerrainDoor { colour: door.colour.clone(), at: at(&door.at) }),
    );
    told.extend(terrain.gates.iter().map(|gate| Sentence::TerrainGate {
        channel: gate.channel.clone(),
        all: gate.all,
        at: at(&gate.at),
    }));
    told.extend(terrain.plates.iter().map(|plate| {
        let (channel, at) = (plate.channel.clone(), at(&plate.at));
        match plate.mode {
            PlateMode::Hold => Sentence::TerrainPlateHold { channel, at },
            PlateMode::Latch => Sentence::TerrainPlateLatch { channel, at },
            PlateMode::Toggle => Sentence::TerrainPlateToggle { channel, at },
        }
    }));
    told.extend(
        terrain.warps.iter().map(|warp| Sentence::TerrainWarp { from: warp.at.clone(), to: warp.to.clone() }),
    );
    told.extend(terrain.promotion.iter().map(|tile| Sentence::TerrainPromotion { at: at(&tile.at) }));
    told.extend(
        terrain
            .items
            .iter()
            .map(|item| Sentence::TerrainItem { item: found(&item.item).into(), at: at(&item.at) }),
    );
    if !terrain.l_paths.is_empty() {
        told.push(Sentence::TerrainLPaths { kinds: Kinds::of(&terrain.l_paths) });
    }
    told.extend(match terrain.warp_occupied {
        JamRule::Jam => None,
        JamRule::Capture => Some(Sentence::TerrainWarpCaptures),
        JamRule::Forbid => Some(Sentence::TerrainWarpForbidden),
    });
    told
}

fn toward(toward: Compass) -> Phrase {
    match toward {
        Compass::North => Phrase::North,
        Compass::NorthEast => Phrase::NorthEast,
        Compass::East => Phrase::East,
        Compass::SouthEast => Phrase::SouthEast,
        Compass::South => Phrase::South,
        Compass::SouthWest => Phrase::SouthWest,
        Compass::West => Phrase::West,
        Compass::NorthWest => Phrase::NorthWest,
    }
}

fn found(item: &Item) -> Phrase {
    match item {
        Item::Key { colour, .. } => Phrase::ItemKey { colour: colour.clone() },
        Item::Sword => Phrase::ItemSword,
        Item::Shield => Phrase::ItemShield,
        Item::Ward => Phrase::ItemWard,
        Item::Form(kind) => Phrase::ItemForm { kind: Kinds::one(kind) },
        Item::Bomb => Phrase::ItemBomb,
        Item::Coin => Phrase::ItemCoin,
    }
}

/// The goals of a level.
pub(super) fn quest(quest: &QuestDef) -> Vec<Sentence> {
    let aims = quest.win.iter().map(aim).collect();
    let mut told = vec![Sentence::QuestIs { side: Sides::one(&quest.side), aims }];
    told.extend(quest.lose.iter().map(|loss| match loss {
        QuestLossDef::NoPieces(side) => Sentence::QuestNoPieces { side: Sides::one(side) },
        QuestLossDef::Lost(who) => Sentence::QuestLost { who: pieces(who) },
        QuestLossDef::Moves(most) => Sentence::QuestMoves { most: u32::from(*most) },
        QuestLossDef::Rounds(most) => Sentence::QuestRounds { most: u32::from(*most) },
    }));
    told
}

fn aim(aim: &QuestGoalDef) -> Phrase {
    match aim {
        QuestGoalDef::TakeAll(who) if *who == WhoDef::default() => Phrase::AimTakeEverything,
        QuestGoalDef::TakeAll(who) => Phrase::AimTakeAll { who: pieces(who) },
        QuestGoalDef::Exit { who, count: 0, .. } => Phrase::AimExitAll { who: pieces(who) },
        QuestGoalDef::Exit { who, count, .. } => {
            Phrase::AimExit { count: u32::from(*count), who: pieces(who) }
        }
        QuestGoalDef::Survive(rounds) => Phrase::AimSurvive { rounds: u32::from(*rounds) },
        QuestGoalDef::Collect { item, count, .. } => {
            Phrase::AimCollect { count: u32::from(*count), item: item.clone() }
        }
        QuestGoalDef::Place { on, who, .. } => Phrase::AimPlace { who: pieces(who), at: on.clone() },
        QuestGoalDef::Visit(cells) => Phrase::AimVisit { at: cells.clone() },
        QuestGoalDef::Promote(count) => Phrase::AimPromote { count: u32::from(*count) },
        QuestGoalDef::Material { least, .. } => Phrase::AimMaterial { least: f64::from(*least) },
        QuestGoalDef::Protect(who) => Phrase::AimProtect { who: pieces(who) },
        QuestGoalDef::AnyOf(aims) => Phrase::AimAny { aims: aims.iter().map(self::aim).collect() },
        QuestGoalDef::AllOf(aims) => Phrase::AimAll { aims: aims.iter().map(self::aim).collect() },
    }
}

/// Pieces by side, kind and name.
fn pieces(who: &WhoDef) -> Phrases {
    let WhoDef { kind, tag, side } = who;
    let kind = kind.as_ref().map_or(Kinds::any(), |kind| Kinds::one(kind));
    let phrase = match (side, tag) {
        (None, None) => Phrase::Who { kind },
        (Some(side), None) => Phrase::WhoOfSide { kind, side: Sides::one(side) },
        (None, Some(tag)) => Phrase::WhoNamed { kind, tag: tag.clone() },
        (Some(side), Some(tag)) => Phrase::WhoOfSideNamed { kind, side: Sides::one(side), tag: tag.clone() },
    };
    phrase.into()
}
