//! Reading triggers.

use indexmap::IndexMap;

use super::fields::{Fields, Reader};
use super::keys;
use crate::definition::diagnostic::Diagnostic;
use crate::definition::limits;
use crate::definition::model::{
    BecomeDef, CellsDef, ConditionDef, ConvertDef, CountEffect, CountTest, CounterTest, EffectDef, Event,
    HandEffect, HandTest, NoCastlingDef, Party, PlaceDef, ResultDef, Spot, TriggerDef, TurnEffect, TurnTest,
    Verdict, Wing,
};
use crate::definition::node::{Node, Value};

/// What a counter may hold in a document.
const NUMBER: i64 = 1_000_000;

impl Reader<'_> {
    pub(super) fn counters(&mut self, node: &Node, path: &str) -> Option<IndexMap<String, i32>> {
        self.by_name(node, path, Self::counted)
    }

    fn counted(&mut self, node: &Node, path: &str) -> Option<i32> {
        self.number(node, path, -NUMBER..=NUMBER).map(|n| n as i32)
    }

    pub(super) fn trigger(&mut self, node: &Node, path: &str) -> Option<TriggerDef> {
        let fields = self.table(node, path, "a table with `on` and `do`", &keys::TRIGGER)?;
        let events = |r: &mut Self, n: &Node, p: &str| r.list(n, p, |r, n, p| r.word(n, p, &Event::ALL));
        let conditions = |r: &mut Self, key: &str| {
            let read = |r: &mut Self, n: &Node, p: &str| r.list(n, p, Self::trigger_condition);
            r.optional(&fields, key, read).unwrap_or_default()
        };
        let (before, when) = (conditions(self, "before"), conditions(self, "when"));
        Some(TriggerDef {
            on: self.required(&fields, "on", events).unwrap_or_default(),
            sides: self.optional(&fields, "sides", Self::names),
            before,
            when,
            delay: self.optional(&fields, "delay", Self::count).unwrap_or_default(),
            effects: self.required(&fields, "do", |r, n, p| r.list(n, p, Self::effect)).unwrap_or_default(),
        })
    }

    fn party(&mut self, fields: &Fields<'_>) -> Party {
        self.optional(fields, "owner", |r, n, p| r.word(n, p, &Party::ALL)).unwrap_or_default()
    }

    /// Some cells; a place of the event alone stands for all cells there.
    fn cells(&mut self, node: &Node, path: &str) -> Option<CellsDef> {
        if node.text().is_some() {
            let at = self.word(node, path, &Spot::ALL)?;
            return Some(CellsDef { at, ..CellsDef::default() });
        }
        let fields = self.table(node, path, "a table, or a place such as `to`", &keys::CELLS)?;
        Some(CellsDef {
            at: self.optional(&fields, "at", |r, n, p| r.word(n, p, &Spot::ALL)).unwrap_or_default(),
            around: self.optional(&fields, "around", Self::text).unwrap_or_default(),
            region: self.optional(&fields, "region", Self::sided_region),
            pieces: self.optional(&fields, "pieces", Self::names).unwrap_or_default(),
            except: self.optional(&fields, "except", Self::names).unwrap_or_default(),
            owner: self.party(&fields),
        })
    }

    fn trigger_condition(&mut self, node: &Node, path: &str) -> Option<ConditionDef> {
        let fields = self.table(node, path, "a table of what must hold", &keys::CONDITION)?;
        let names = |r: &mut Self, key: &str| r.optional(&fields, key, Self::names).unwrap_or_default();
        let (mover, captured) = (names(self, "mover"), names(self, "captured"));
        Some(ConditionDef {
            not: self.flag(&fields, "not", false),
            mover,
            captured,
            promoted: names(self, "promoted"),
            from: self.optional(&fields, "from", Self::sided_region),
            to: self.optional(&fields, "to", Self::sided_region),
            check: self.flag(&fields, "check", false),
            count: self.optional(&fields, "count", Self::count_test),
            hand: self.optional(&fields, "hand", Self::hand_test),
            counter: self.optional(&fields, "counter", Self::counter_test),
            turns: self.optional(&fields, "turns", Self::turn_test),
        })
    }

    fn count_test(&mut self, node: &Node, path: &str) -> Option<CountTest> {
        let fields = self.table(node, path, "a table with `cells`", &keys::COUNT_TEST)?;
        let cells = self.required(&fields, "cells", Self::cells).unwrap_or_default();
        let (at_least, at_most) = self.bounds(&fields);
        Some(CountTest { cells, at_least, at_most })
    }

    fn hand_test(&mut self, node: &Node, path: &str) -> Option<HandTest> {
        let fields = self.table(node, path, "a table with `piece`", &keys::HAND_TEST)?;
        let piece = self.required(&fields, "piece", Self::name).unwrap_or_default();
        let (at_least, at_most) = self.bounds(&fields);
        Some(HandTest { piece, owner: self.party(&fields), at_least, at_most })
    }

    fn counter_test(&mut self, node: &Node, path: &str) -> Option<CounterTest> {
        let fields = self.table(node, path, "a table with `name`", &keys::COUNTER_TEST)?;
        Some(CounterTest {
            name: self.required(&fields, "name", Self::name).unwrap_or_default(),
            owner: self.party(&fields),
            at_least: self.optional(&fields, "at-least", Self::counted),
            at_most: self.optional(&fields, "at-most", Self::counted),
        })
    }

    fn turn_test(&mut self, node: &Node, path: &str) -> Option<TurnTest> {
        let fields = self.table(node, path, "a table", &keys::TURN_TEST)?;
        let (at_least, at_most) = self.bounds(&fields);
        let every = self.optional(&fields, "every", Self::count).unwrap_or_default();
        Some(TurnTest { at_least, at_most, every })
    }

    fn bounds(&mut self, fields: &Fields<'_>) -> (u16, Option<u16>) {
        let at_least = self.optional(fields, "at-least", Self::count).unwrap_or_default();
        (at_least, self.optional(fields, "at-most", Self::count))
    }

    fn effect(&mut self, node: &Node, path: &str) -> Option<EffectDef> {
        if node.text().is_some() {
            let alone = [("forbid", EffectDef::Forbid), ("no-en-passant", EffectDef::NoEnPassant)];
            let words = [0, 1].map(|i| (alone[i].0, i));
            return self.word(node, path, &words).map(|i| alone[i].1.clone());
        }
        let what = "a table such as `{ clear = \"to\" }`, or `forbid`";
        let fields = self.table(node, path, what, &keys::EFFECT)?;
        let mut said = fields.table.keys().filter(|key| keys::EFFECT.contains(key));
        let (Some(key), None) = (said.next(), said.next()) else {
            let finding = Diagnostic::error(
                "wrong-type",
                format!("an effect with {} keys", fields.table.entries.len()),
            );
            self.report(finding.expected("exactly one; a list may hold several effects"), node.span, path);
            return None;
        };
        let cells = |r: &mut Self| r.required(&fields, key, Self::cells);
        match key {
            "clear" => cells(self).map(EffectDef::Clear),
            "wall" => cells(self).map(EffectDef::Wall),
            "open" => cells(self).map(EffectDef::Open),
            "moved" => cells(self).map(EffectDef::Moved),
            "unmoved" => cells(self).map(EffectDef::Unmoved),
            "en-passant" => cells(self).map(EffectDef::EnPassant),
            "place" => self.required(&fields, key, Self::placed).map(EffectDef::Place),
            "become" => self.required(&fields, key, Self::becoming).map(EffectDef::Become),
            "convert" => self.required(&fields, key, Self::convert).map(EffectDef::Convert),
            "hand" => self.required(&fields, key, Self::hand_effect).map(EffectDef::Hand),
            "no-castling" => self.required(&fields, key, Self::no_castling).map(EffectDef::NoCastling),
            "count" => self.required(&fields, key, Self::count_effect).map(EffectDef::Count),
            "turn" => {
                self.required(&fields, key, |r, n, p| r.word(n, p, &TurnEffect::ALL)).map(EffectDef::Turn)
            }
            _ => self.required(&fields, key, Self::result).map(EffectDef::Result),
        }
    }

    fn placed(&mut self, node: &Node, path: &str) -> Option<PlaceDef> {
        let fields = self.table(node, path, "a table with `piece` and `cells`", &keys::PLACE)?;
        let piece = self.required(&fields, "piece", Self::name);
        let cells = self.required(&fields, "cells", Self::cells);
        Some(PlaceDef { piece: piece?, owner: self.party(&fields), cells: cells? })
    }

    fn becoming(&mut self, node: &Node, path: &str) -> Option<BecomeDef> {
        let fields = self.table(node, path, "a table with `piece` and `cells`", &keys::BECOME)?;
        let piece = self.required(&fields, "piece", Self::name);
        let cells = self.required(&fields, "cells", Self::cells);
        Some(BecomeDef { piece: piece?, cells: cells? })
    }

    fn convert(&mut self, node: &Node, path: &str) -> Option<ConvertDef> {
        let fields = self.table(node, path, "a table with `cells`", &keys::CONVERT)?;
        let cells = self.required(&fields, "cells", Self::cells);
        Some(ConvertDef { owner: self.party(&fields), cells: cells? })
    }

    fn hand_effect(&mut self, node: &Node, path: &str) -> Option<HandEffect> {
        let fields = self.table(node, path, "a table with `piece` and `count`", &keys::HAND_EFFECT)?;
        let piece = self.required(&fields, "piece", Self::name);
        let most = i64::from(limits::MAX_COUNT);
        let number = |r: &mut Self, n: &Node, p: &str| r.number(n, p, -most..=most).map(|n| n as i16);
        let count = self.required(&fields, "count", number);
        Some(HandEffect { piece: piece?, owner: self.party(&fields), count: count? })
    }

    fn no_castling(&mut self, node: &Node, path: &str) -> Option<NoCastlingDef> {
        if node.value == Value::Bool(true) {
            return Some(NoCastlingDef::default());
        }
        let fields = self.table(node, path, "`true`, or a table", &keys::NO_CASTLING)?;
        let wings = [("king", Wing::King), ("queen", Wing::Queen)];
        let wing = self.optional(&fields, "wing", |r, n, p| r.word(n, p, &wings));
        Some(NoCastlingDef { owner: self.party(&fields), wing })
    }

    fn count_effect(&mut self, node: &Node, path: &str) -> Option<CountEffect> {
        let fields = self.table(node, path, "a table with `counter`", &keys::COUNT_EFFECT)?;
        let counter = self.required(&fields, "counter", Self::name);
        let set = self.optional(&fields, "set", Self::counted);
        let add = self.optional(&fields, "add", Self::counted);
        let each = self.optional(&fields, "each", Self::cells);
        let owner = self.party(&fields);
        Some(CountEffect { counter: counter?, owner, set, add: add.unwrap_or_default(), each })
    }

    fn result(&mut self, node: &Node, path: &str) -> Option<ResultDef> {
        let fields = self.table(node, path, "a table with `verdict`", &keys::RESULT)?;
        let verdict = self.required(&fields, "verdict", |r, n, p| r.word(n, p, &Verdict::ALL));
        Some(ResultDef { owner: self.party(&fields), verdict: verdict? })
    }
}
