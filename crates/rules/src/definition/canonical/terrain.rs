//! Terrain and quests in canonical form: regions are normalised, and tables that are keyed by name are sorted.

use super::tidy;
use crate::definition::model::{QuestDef, QuestGoalDef, TerrainDef};

pub(super) fn terrain(terrain: &mut TerrainDef) {
    let TerrainDef {
        fences,
        cracked,
        ice,
        belts,
        one_way,
        doors,
        gates,
        plates,
        warps,
        exits,
        promotion,
        items,
        marked,
        sides,
        ladder,
        promotes,
        // Names, numbers and choices have only one spelling.
        l_paths: _,
        warp_occupied: _,
        no_corner_cutting: _,
        items_block_paths: _,
        sliders_pass_items: _,
        door_pass: _,
        bomb_radius: _,
        bomb_chain: _,
        ward_adjacent: _,
    } = terrain;
    [fences, cracked, ice, exits].into_iter().for_each(tidy);
    belts.iter_mut().chain(one_way).for_each(|cells| tidy(&mut cells.at));
    doors.iter_mut().for_each(|door| tidy(&mut door.at));
    gates.iter_mut().for_each(|gate| tidy(&mut gate.at));
    plates.iter_mut().for_each(|plate| tidy(&mut plate.at));
    promotion.iter_mut().for_each(|tile| tidy(&mut tile.at));
    items.iter_mut().for_each(|item| tidy(&mut item.at));
    for text in warps.iter_mut().flat_map(|warp| [&mut warp.at, &mut warp.to]) {
        tidy(text);
    }
    marked.iter_mut().for_each(|marked| tidy(&mut marked.at));
    sides.sort_keys();
    ladder.sort_keys();
    promotes.sort_keys();
}

pub(super) fn quest(quest: &mut QuestDef) {
    quest.win.iter_mut().for_each(goal);
}

fn goal(wanted: &mut QuestGoalDef) {
    match wanted {
        QuestGoalDef::Place { on: cells, .. } | QuestGoalDef::Visit(cells) => tidy(cells),
        QuestGoalDef::Material { values, .. } => values.sort_keys(),
        QuestGoalDef::AnyOf(goals) | QuestGoalDef::AllOf(goals) => goals.iter_mut().for_each(goal),
        QuestGoalDef::TakeAll(_)
        | QuestGoalDef::Exit { .. }
        | QuestGoalDef::Survive(_)
        | QuestGoalDef::Collect { .. }
        | QuestGoalDef::Promote(_)
        | QuestGoalDef::Protect(_) => {}
    }
}
