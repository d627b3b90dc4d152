//! Checks triggers: names, cells, and combinations that make no sense.

use super::{Scene, Validator};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::{
    BlockedRule, CellsDef, CheckingCaptures, ConditionDef, EffectDef, Event, GateFrom, MoveEffect, Spot,
    TriggerDef, TurnEffect, Verdict,
};
use crate::definition::{limits, suggest};
use crate::message::{Blank, Message};
use crate::{message, template};

impl Validator<'_> {
    pub(super) fn triggers(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        for name in def.counters.keys() {
            self.name(name, &format!("counters.{name}"), template!("name of a counter"));
        }
        if def.counters.len() > limits::MAX_COUNTERS {
            let finding = Diagnostic::error(
                "too-large",
                message!("there are {count} counters", count = def.counters.len()),
            );
            self.report(
                finding.expected(message!("at most {most}", most = limits::MAX_COUNTERS)).at("counters"),
            );
        }
        if def.walls.is_some() && def.effects().any(EffectDef::touches_board) {
            let finding = Diagnostic::error(
                "conflict",
                message!("triggers that change the board cannot be combined with walls put by players"),
            );
            self.report(finding.hint(message!("put the walls with triggers, too")).at("walls"));
        }
        if def.any_side(|side| def.check.stays_for(side)) && def.judges_by_making() {
            let message =
                message!("`check.stays` cannot be combined with rules that depend on the result of a move");
            self.report(Diagnostic::error("conflict", message).at("check.stays"));
        }
        if def.check.before_effects && def.check.captures == CheckingCaptures::Legal {
            let message =
                message!("`check.before-effects` cannot be combined with `check.captures = \"legal\"`");
            self.report(Diagnostic::error("conflict", message).at("check.before-effects"));
        }
        for (i, trigger) in def.triggers.iter().enumerate() {
            let path = self.one_or_item("triggers", i);
            self.trigger(scene, trigger, &path);
        }
    }

    fn trigger(&mut self, scene: &Scene<'_>, trigger: &TriggerDef, path: &str) {
        self.side_list(trigger.sides.as_ref(), &format!("{path}.sides"));
        for (key, said) in [("on", trigger.on.is_empty()), ("do", trigger.effects.is_empty())] {
            if said {
                let finding = Diagnostic::error("empty-list", message!("this trigger has no effect"));
                self.report(finding.at(format!("{path}.{key}")));
            }
        }
        self.directions(scene, trigger, path);
        let moveless = trigger.on.iter().find(|event| !event.has_move());
        for (key, conditions) in [("before", &trigger.before), ("when", &trigger.when)] {
            for (i, condition) in conditions.iter().enumerate() {
                let path = self.one_or_item(&format!("{path}.{key}"), i);
                self.trigger_condition(scene, condition, &path);
                if moveless.is_some() && asks_for_move(condition) {
                    self.no_move(&path);
                }
            }
        }
        if moveless.is_some() && !trigger.before.is_empty() {
            self.no_move(&format!("{path}.before"));
        }
        for (at, cells) in trigger.all_cells() {
            let path = format!("{path}.{at}");
            self.cells(scene, cells, &path);
            if moveless.is_some() && cells.at != Spot::Board {
                self.no_move(&path);
            }
            if trigger.delay > 0 && matches!(cells.at, Spot::Captured | Spot::Partner) {
                let message = match cells.at {
                    Spot::Captured => message!("a delayed effect cannot refer to captured pieces"),
                    _ => message!("a delayed effect cannot refer to the partner of a castling"),
                };
                let expected = message!("{one} or {other}", one = "`from`", other = "`to`");
                self.report(Diagnostic::error("conflict", message).expected(expected).at(&path));
            }
        }
        for (i, effect) in trigger.effects.iter().enumerate() {
            let path = self.one_or_item(&format!("{path}.do"), i);
            self.effect_of_trigger(scene, trigger, effect, &path);
        }
    }

    /// Checks the directions in which a trigger is asked, and what refers to them.
    fn directions(&mut self, scene: &Scene<'_>, trigger: &TriggerDef, path: &str) {
        self.leaps(scene, &trigger.along, &format!("{path}.along"));
        let tests = [("before", &trigger.before), ("when", &trigger.when)].into_iter();
        let tests = tests.flat_map(|(key, list)| (0..).zip(list).map(move |(i, test)| (key, i, test)));
        let along = tests.filter(|(.., test)| test.along).map(|(key, i, _)| format!("{key}[{i}].along"));
        let related = trigger.all_cells().filter(|(_, cells)| cells.asks_for_direction());
        let related = related.map(|(at, cells)| match cells.ahead {
            0 => format!("{at}.first-ahead"),
            _ => format!("{at}.ahead"),
        });
        let carried = (0..).zip(&trigger.effects).filter_map(|(i, effect)| {
            let i: usize = i;
            matches!(effect, EffectDef::Move(shift) if shift.ahead != 0)
                .then(|| format!("do[{i}].move.ahead"))
        });
        let uses: Vec<String> = along.chain(related).chain(carried).collect();
        let conflict = |message: Message, at: String| Diagnostic::error("conflict", message).at(at);
        match (trigger.along.is_empty(), uses.is_empty()) {
            (true, false) => {
                for at in uses {
                    let finding = conflict(
                        message!("this refers to a direction, but the trigger has none"),
                        format!("{path}.{at}"),
                    );
                    self.report(finding.hint(message!("set `{setting}`", setting = "along = \"W\"")));
                }
            }
            (false, true) => {
                let message = message!("nothing refers to the directions of this trigger");
                let hint = message!("use `ahead` in its cells or `along` in its conditions");
                self.report(conflict(message, format!("{path}.along")).hint(hint));
            }
            _ => {}
        }
        if trigger.delay > 0 && !trigger.along.is_empty() {
            let message = message!("a delayed effect cannot refer to a direction");
            self.report(conflict(message, format!("{path}.along")));
        }
    }

    /// Checks a set of cells.
    pub(super) fn cells(&mut self, scene: &Scene<'_>, cells: &CellsDef, path: &str) {
        if let Some(region) = &cells.region {
            self.sided_region(scene, region, path);
        }
        self.piece_names(&cells.pieces, path);
        self.piece_names(&cells.except, path);
        self.leaps(scene, &cells.around, path);
        self.piece_names(&cells.crossing, path);
        if let Some(beside) = &cells.beside {
            self.some_leaps(scene, &beside.around, &format!("{path}.beside.around"));
            self.piece_names(&beside.pieces, &format!("{path}.beside.pieces"));
        }
        if cells.asks_for_captures() && (self.def.terrain.is_some() || self.def.quest.is_some()) {
            let message = message!("levels and terrain cannot ask what pieces could capture");
            self.report(Diagnostic::error("conflict", message).at(path));
        }
    }

    /// Checks a condition of moves. There is a piece and a position, but no move yet. Turns are not counted in what tells
    /// positions apart, so a counter must count them where moves depend on them.
    pub(super) fn move_condition(&mut self, scene: &Scene<'_>, condition: &ConditionDef, path: &str) {
        self.trigger_condition(scene, condition, path);
        let conflict = |message: Message| Diagnostic::error("conflict", message).at(path);
        if asks_for_move(condition) || condition.check || condition.turns.is_some() {
            let words = suggest::list(["not", "count", "hand", "counter"]);
            let finding = conflict(message!("whether a piece has a move cannot depend on this"));
            self.report(finding.hint(message!("conditions of moves are {words}", words)));
        }
        if let Some(count) = &condition.count {
            self.cells(scene, &count.cells, &format!("{path}.count.cells"));
            if count.cells.asks_for_direction() || count.cells.asks_for_captures() {
                let message = message!("whether a piece has a move cannot depend on this");
                self.report(conflict(message).at(format!("{path}.count.cells")));
            }
            if matches!(count.cells.at, Spot::To | Spot::Captured | Spot::Partner) {
                let finding =
                    Diagnostic::error("no-move", message!("this needs a move, but there is none yet"));
                let expected = message!("{one} or {other}", one = "`from`", other = "`board`");
                self.report(finding.expected(expected).at(format!("{path}.count.cells")));
            }
        }
        if self.def.has_chains() {
            self.report(conflict(message!(
                "captures that go on cannot be combined with moves on conditions"
            )));
        }
    }

    fn no_move(&mut self, path: &str) {
        let finding = Diagnostic::error("no-move", message!("this needs a move, but the event has none"));
        let events: Vec<&str> =
            Event::ALL.iter().filter(|(_, event)| event.has_move()).map(|(word, _)| *word).collect();
        self.report(
            finding.hint(message!("events with a move are {words}", words = suggest::list(events))).at(path),
        );
    }

    pub(super) fn trigger_condition(&mut self, scene: &Scene<'_>, condition: &ConditionDef, path: &str) {
        let lists = [
            ("mover", &condition.mover),
            ("captured", &condition.captured),
            ("promoted", &condition.promoted),
        ];
        for (key, names) in lists {
            self.piece_names(names, &format!("{path}.{key}"));
        }
        for (key, region) in [("from", &condition.from), ("to", &condition.to)] {
            if let Some(region) = region {
                self.sided_region(scene, region, &format!("{path}.{key}"));
            }
        }
        if let Some(hand) = &condition.hand {
            self.piece_name(&hand.piece, &format!("{path}.hand.piece"));
            self.needs_hand(&format!("{path}.hand"));
        }
        if let Some(counter) = &condition.counter {
            self.counter_name(&counter.name, &format!("{path}.counter.name"));
        }
        if (ConditionDef { not: false, ..condition.clone() }) == ConditionDef::default() {
            let finding = Diagnostic::error("missing-key", message!("this condition is empty"));
            self.report(finding.expected(message!("at least one key")).at(path));
        }
    }

    pub(super) fn counter_name(&mut self, name: &str, path: &str) {
        if !self.def.counters.contains_key(name) {
            let names = || self.def.counters.keys().map(String::as_str);
            let finding =
                Diagnostic::error("unknown-counter", message!("there is no counter `{name}`", name))
                    .expected(message!("one of {words}", words = suggest::list(names())))
                    .hint(
                        suggest::did_you_mean(name, names())
                            .or_else(|| Some(message!("declare it: `counters.{name} = 0`", name))),
                    );
            self.report(finding.at(path));
        }
    }

    fn needs_hand(&mut self, path: &str) {
        if self.def.hand.is_none() {
            let finding = Diagnostic::error("no-hand", message!("this game has no pieces in hand"));
            let hint = message!("add a table `[hand]`");
            self.report(finding.hint(hint).at(path));
        }
    }

    fn effect_of_trigger(&mut self, scene: &Scene<'_>, trigger: &TriggerDef, effect: &EffectDef, path: &str) {
        let conflict = |message: Message| Diagnostic::error("conflict", message).at(path);
        let harmless = matches!(
            effect,
            EffectDef::Forbid | EffectDef::Count(_) | EffectDef::Hand(_) | EffectDef::NoCastling(_)
        );
        if trigger.on.contains(&Event::BeforeMove) && !harmless {
            self.report(conflict(message!("an effect before a move cannot change the board")).hint(
                message!("use `after-move`, and `before` for conditions on the position before the move"),
            ));
        }
        let moves = trigger.on.iter().all(|event| event.has_move());
        if let EffectDef::Rebirth(_) = effect {
            if trigger.delay > 0 {
                self.report(conflict(message!("a delayed effect cannot refer to captured pieces")));
            } else if !moves {
                self.no_move(path);
            }
        }
        self.effect(scene, effect, moves && trigger.delay == 0, path);
    }

    /// Checks an effect. Some make sense only `on_time`: with the step that brings them about.
    pub(super) fn effect(&mut self, scene: &Scene<'_>, effect: &EffectDef, on_time: bool, path: &str) {
        let def = self.def;
        let conflict = |message: Message| Diagnostic::error("conflict", message).at(path);
        match effect {
            EffectDef::Place(place) => {
                self.piece_name(&place.piece, &format!("{path}.place.piece"));
            }
            EffectDef::Become(turned) => {
                self.piece_name(&turned.piece, &format!("{path}.become.piece"));
            }
            EffectDef::Move(shift) => self.carries(scene, shift, on_time, &format!("{path}.move")),
            EffectDef::Swap(swap) => {
                let stay = message!("{word}", word = "`stay`");
                self.may_be_blocked(swap.blocked, on_time, stay, &format!("{path}.swap"));
            }
            EffectDef::Rebirth(rebirth) => {
                self.piece_names(&rebirth.pieces, &format!("{path}.rebirth.pieces"));
                self.piece_names(&rebirth.except, &format!("{path}.rebirth.except"));
                if rebirth.to.is_none() {
                    self.homes(&format!("{path}.rebirth"));
                }
            }
            EffectDef::Hand(hand) => {
                self.piece_name(&hand.piece, &format!("{path}.hand.piece"));
                self.needs_hand(&format!("{path}.hand"));
            }
            EffectDef::Count(count) => self.counter_name(&count.counter, &format!("{path}.count.counter")),
            EffectDef::Result(result) if matches!(result.verdict, Verdict::Fewest | Verdict::Most) => {
                self.report(conflict(message!("this verdict does not depend on a side")).expected(message!(
                    "{words} or {last}",
                    words = Blank::list(["`win`", "`loss`"]),
                    last = "`draw`"
                )));
            }
            EffectDef::EnPassant(_) | EffectDef::Forbid if !on_time => {
                self.report(conflict(message!("this effect needs an event with a move and no delay")));
            }
            EffectDef::Turn(turn) if !on_time => {
                let what = if *turn == TurnEffect::Again {
                    message!("one more step")
                } else {
                    message!("the end of a turn")
                };
                self.report(
                    conflict(message!("this effect comes after the turn has passed"))
                        .expected(message!("{what} by an event with a move", what)),
                );
            }
            EffectDef::Unmoved(_) if def.gates.as_ref().is_some_and(|g| g.from == GateFrom::Behind) => {
                self.report(conflict(message!("pieces that came in through a gate cannot be unmoved")));
            }
            _ => {}
        }
    }
}

impl Validator<'_> {
    /// Checks an effect that moves pieces: it must say in exactly one way where they move.
    fn carries(&mut self, scene: &Scene<'_>, shift: &MoveEffect, on_time: bool, path: &str) {
        if let Some(by) = &shift.by {
            self.vector(scene, by, &format!("{path}.by"));
        }
        let ways = [shift.by.is_some(), shift.ahead != 0, shift.to.is_some(), shift.home];
        if ways.iter().filter(|way| **way).count() != 1 {
            let finding = Diagnostic::error("conflict", message!("where these pieces move is not clear"));
            let words = suggest::list(["by", "ahead", "to", "home"]);
            self.report(finding.expected(message!("exactly one of {words}", words)).at(path));
        } else if shift.far && shift.by.is_none() && shift.ahead == 0 {
            let finding =
                Diagnostic::error("conflict", message!("only a piece that moves step by step can go on"));
            let expected = message!("{one} or {other}", one = "`by`", other = "`ahead`");
            self.report(finding.expected(expected).at(format!("{path}.far")));
        }
        if shift.home {
            self.homes(&format!("{path}.home"));
        }
        let expected = message!("{one} or {other}", one = "`stay`", other = "`remove`");
        self.may_be_blocked(shift.blocked, on_time, expected, path);
    }

    /// Checks what becomes of an effect that cannot happen: only events with a move can forbid it.
    fn may_be_blocked(&mut self, blocked: BlockedRule, on_time: bool, expected: Message, path: &str) {
        if blocked == BlockedRule::Forbid && !on_time {
            let message = message!("a move can only be forbidden by an event with a move and no delay");
            let finding = Diagnostic::error("conflict", message);
            self.report(finding.expected(expected).at(format!("{path}.blocked")));
        }
    }

    /// Reports homes where pieces start anywhere.
    fn homes(&mut self, path: &str) {
        if self.def.setup.shuffle.is_some() {
            let message = message!("pieces have no homes where the setup is shuffled");
            let hint = message!("say where they go with `to`");
            self.report(Diagnostic::error("conflict", message).hint(hint).at(path));
        }
    }
}

/// Whether a condition refers to a move.
pub(super) fn asks_for_move(condition: &ConditionDef) -> bool {
    !condition.mover.is_empty()
        || !condition.captured.is_empty()
        || !condition.promoted.is_empty()
        || condition.from.is_some()
        || condition.to.is_some()
        || condition.along
}
