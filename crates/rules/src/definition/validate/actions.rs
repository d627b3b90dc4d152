//! Checks actions: names, conditions, cells and effects, and what they cannot be combined with.

use super::triggers::asks_for_move;
use super::{Scene, Validator};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::{ActionDef, EffectDef, Spot};
use crate::definition::{limits, suggest};
use crate::message;

impl Validator<'_> {
    pub(super) fn actions(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        if def.actions.is_empty() {
            return;
        }
        if def.actions.len() > limits::MAX_ACTIONS {
            let message = message!("there are {count} actions", count = def.actions.len());
            let finding = Diagnostic::error("too-large", message);
            let most = message!("at most {most}", most = limits::MAX_ACTIONS);
            self.report(finding.expected(most).at("actions"));
        }
        let conflicts = [
            (def.terrain.is_some() || def.quest.is_some(), message!("levels and terrain have no actions")),
            (def.view.hides(), message!("where something is hidden there are no actions")),
            (def.walls.is_some(), message!("actions cannot be combined with walls put by players")),
            (def.chance.is_some(), message!("what nature decides cannot be combined with actions")),
            (def.has_chains(), message!("captures that go on cannot be combined with actions")),
        ];
        for (_, message) in conflicts.into_iter().filter(|(conflict, _)| *conflict) {
            self.report(Diagnostic::error("conflict", message).at("actions"));
        }
        for (i, action) in def.actions.iter().enumerate() {
            let path = self.one_or_item("actions", i);
            self.action_name(i, &format!("{path}.name"));
            self.action(scene, action, &path);
        }
    }

    /// Moves are written with the name, so it must differ from every other text of a move.
    fn action_name(&mut self, number: usize, path: &str) {
        let name = self.def.actions[number].name.as_str();
        let plain = |c: char| c.is_ascii_lowercase() || c == '-';
        let long = (2..=limits::MAX_NAME).contains(&name.len());
        if !long || !name.chars().all(plain) || name.starts_with('-') || name.ends_with('-') || name == "pass"
        {
            let finding =
                Diagnostic::error("bad-name", message!("`{name}` is not a valid name of an action", name));
            let expected = message!(
                "{least} to {most} lower-case letters and `-`, but not `pass`",
                least = 2,
                most = limits::MAX_NAME
            );
            self.report(finding.expected(expected).at(path));
        }
        let same = |other: &ActionDef| other.name == name && shares_a_side(other, &self.def.actions[number]);
        if self.def.actions[..number].iter().any(same) {
            let finding = Diagnostic::error("duplicate", message!("a side has two actions `{name}`", name));
            self.report(finding.at(path));
        }
    }

    fn action(&mut self, scene: &Scene<'_>, action: &ActionDef, path: &str) {
        self.side_list(action.sides.as_ref(), &format!("{path}.sides"));
        if action.effects.is_empty() {
            let finding = Diagnostic::error("empty-list", message!("this action has no effect"));
            self.report(finding.at(format!("{path}.do")));
        }
        for (i, condition) in action.when.iter().enumerate() {
            let path = self.one_or_item(&format!("{path}.when"), i);
            self.trigger_condition(scene, condition, &path);
            // Two positions that differ in nothing but the number of turns have the same moves.
            let asks = condition.count.as_ref().is_some_and(|count| count.cells.asks_for_captures());
            if asks_for_move(condition) || condition.check || condition.turns.is_some() || asks {
                let words = suggest::list(["not", "count", "hand", "counter"]);
                let finding = Diagnostic::error(
                    "conflict",
                    message!("whether a side has an action cannot depend on this"),
                );
                self.report(finding.hint(message!("conditions of actions are {words}", words)).at(&path));
            }
        }
        let chosen = action.cells.iter().map(|cells| ("cells".to_owned(), cells));
        for (at, cells) in chosen.chain(action.all_cells()) {
            let path = format!("{path}.{at}");
            self.cells(scene, cells, &path);
            let aimed = cells.at == Spot::To && action.cells.is_some() && at.starts_with("do");
            if cells.at != Spot::Board && !aimed || cells.asks_for_direction() {
                let finding =
                    Diagnostic::error("no-move", message!("this needs a move, but an action is none"));
                let hint = message!("an action that has `cells` is aimed at `to`");
                self.report(finding.hint(hint).at(&path));
            }
        }
        for (i, effect) in action.effects.iter().enumerate() {
            let path = self.one_or_item(&format!("{path}.do"), i);
            self.effect(scene, effect, true, &path);
            let ahead = matches!(effect, EffectDef::Move(shift) if shift.ahead != 0);
            if ahead || matches!(effect, EffectDef::EnPassant(_) | EffectDef::Rebirth(_)) {
                let finding =
                    Diagnostic::error("no-move", message!("this needs a move, but an action is none"));
                self.report(finding.at(&path));
            }
        }
    }
}

/// Whether some side has both actions.
fn shares_a_side(one: &ActionDef, other: &ActionDef) -> bool {
    match (&one.sides, &other.sides) {
        (Some(one), Some(other)) => one.iter().any(|side| other.contains(side)),
        _ => true,
    }
}
