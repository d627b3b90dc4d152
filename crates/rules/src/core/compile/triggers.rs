//! Compiles triggers.

use super::super::bits::Bits;
use super::super::kinds::Kinds;
use super::super::ledger::Ledger;
use super::super::program::MAX_SIDES;
use super::super::table::Table;
use super::super::triggers::{
    Action, Beside, Carriage, Cells, Condition, Crossing, Effect, Goal, Neighbours, Test, Trigger, Triggers,
    bit,
};
use super::movement::vector;
use super::{Builder, CompileCause, CompileError};
use crate::board::{Cell, Vector};
use crate::definition::model::{
    ActionDef, CellsDef, ConditionDef, EffectDef, Event, GateFrom, MoveEffect, NeighbourTest, RegionText,
    Sided, TriggerDef,
};

impl<const W: usize> Builder<'_, W> {
    /// The ledger at the start of the game, in games that keep one.
    pub(super) fn ledger(&self) -> Option<Ledger> {
        let def = self.def;
        let waits = def.gates.as_ref().is_some_and(|gates| gates.from == GateFrom::Behind);
        let delays = def.triggers.iter().any(|trigger| trigger.delay > 0);
        let counters: Vec<[i32; MAX_SIDES]> = def
            .counters
            .values()
            .map(|&start| std::array::from_fn(|side| if side < def.sides.len() { start } else { 0 }))
            .collect();
        let keeps = waits || delays || !counters.is_empty() || def.chance.is_some();
        keeps.then(|| Ledger { counters, chance: self.undecided(), ..Ledger::default() })
    }

    pub(super) fn triggers(&self) -> Result<Option<Triggers<W>>, CompileError> {
        if self.def.triggers.is_empty() && self.def.actions.is_empty() {
            return Ok(None);
        }
        let list = self
            .def
            .triggers
            .iter()
            .enumerate()
            .map(|(i, trigger)| self.trigger(trigger, &format!("triggers[{i}]")))
            .collect::<Result<Vec<_>, _>>()?;
        let early = bit(Event::BeforeMove);
        let looks_back = list.iter().any(|trigger| !trigger.before.is_empty() || trigger.events & early != 0);
        let revives = self.def.effects().any(|effect| matches!(effect, EffectDef::Rebirth(_)));
        let actions = self.def.actions.iter().enumerate();
        let actions = actions.map(|(i, action)| self.action(action, &format!("actions[{i}]")));
        Ok(Some(Triggers { list, looks_back, revives, actions: actions.collect::<Result<_, _>>()? }))
    }

    fn action(&self, action: &ActionDef, place: &str) -> Result<Action<W>, CompileError> {
        let effects = action.effects.iter().map(|effect| self.effect(effect, place));
        Ok(Action {
            sides: self.some_sides(action.sides.as_ref(), place)?,
            when: self.conditions(&action.when, place)?,
            cells: action.cells.as_ref().map(|cells| self.trigger_cells(cells, place)).transpose()?,
            must: action.must,
            effects: effects.collect::<Result<_, _>>()?,
        })
    }

    fn conditions(&self, list: &[ConditionDef], place: &str) -> Result<Vec<Condition<W>>, CompileError> {
        list.iter().map(|condition| self.condition(condition, place)).collect()
    }

    /// One bit for each of these sides; all if they are not named.
    fn some_sides(&self, names: Option<&Vec<String>>, place: &str) -> Result<u8, CompileError> {
        let Some(names) = names else { return Ok(u8::MAX) };
        names.iter().map(|name| self.side(name, place)).try_fold(0u8, |set, side| Ok(set | 1 << side?))
    }

    fn trigger(&self, trigger: &TriggerDef, place: &str) -> Result<Trigger<W>, CompileError> {
        let along = |side| match trigger.along.as_str() {
            "" => Ok(vec![]),
            leaps => self.displacements(leaps, side, place),
        };
        Ok(Trigger {
            along: (0..self.def.sides.len()).map(along).collect::<Result<_, _>>()?,
            events: trigger.on.iter().fold(0, |set, &event| set | bit(event)),
            sides: self.some_sides(trigger.sides.as_ref(), place)?,
            before: self.conditions(&trigger.before, place)?,
            when: self.conditions(&trigger.when, place)?,
            delay: trigger.delay,
            effects: trigger
                .effects
                .iter()
                .map(|effect| self.effect(effect, place))
                .collect::<Result<_, _>>()?,
        })
    }

    fn some_kinds(&self, names: &[String], place: &str) -> Result<Kinds, CompileError> {
        Ok(Kinds::new(&self.kinds(names, place)?))
    }

    /// The region of each side. Without a region it is the whole board.
    fn by_side(&self, text: Option<&Sided<RegionText>>, place: &str) -> Result<Vec<Bits<W>>, CompileError> {
        (0..self.def.sides.len()).map(|side| self.sided(text, side, self.all, place)).collect()
    }

    /// By side and cell: the cells that leaps reach from there.
    pub(super) fn leaps_from(&self, leaps: &str, place: &str) -> Result<Neighbours<W>, CompileError> {
        let of_side = |side| {
            let leaps = self.leaps_by_cell(leaps, side, place)?;
            Ok(Table::new(self.board.len(), Bits::NONE, |cell| leaps[cell]))
        };
        (0..self.def.sides.len()).map(of_side).collect()
    }

    /// Where ranks and files cross those of own pieces of these kinds.
    fn crossing(&self, kinds: &[String], place: &str) -> Result<Crossing<W>, CompileError> {
        let line = |same: fn(Vector, Vector) -> bool| {
            let cells = || self.board.cells().map(|cell| (usize::from(cell), self.board.coords(cell)));
            let line = |cell: usize| {
                let at = self.board.coords(cell as Cell);
                cells().filter(|(_, other)| same(at, *other)).map(|(cell, _)| cell).collect()
            };
            Table::new(self.board.len(), Bits::NONE, line)
        };
        Ok(Crossing {
            kinds: self.some_kinds(kinds, place)?,
            ranks: line(|a, b| (a.y, a.z) == (b.y, b.z)),
            files: line(|a, b| (a.x, a.z) == (b.x, b.z)),
        })
    }

    fn neighbour_test(&self, test: &NeighbourTest, place: &str) -> Result<Beside<W>, CompileError> {
        Ok(Beside {
            around: self.leaps_from(&test.around, place)?,
            kinds: self.some_kinds(&test.pieces, place)?,
            owner: test.owner,
            least: test.at_least.into(),
            most: test.at_most.map_or(u32::MAX, u32::from),
        })
    }

    fn trigger_cells(&self, cells: &CellsDef, place: &str) -> Result<Cells<W>, CompileError> {
        let around = (!cells.around.is_empty()).then(|| self.leaps_from(&cells.around, place));
        let crossing = (!cells.crossing.is_empty()).then(|| self.crossing(&cells.crossing, place));
        Ok(Cells {
            at: cells.at,
            ahead: cells.ahead,
            around: around.transpose()?,
            first_ahead: cells.first_ahead,
            reach: cells.reach,
            crossing: crossing.transpose()?,
            region: self.by_side(cells.region.as_ref(), place)?,
            kinds: self.some_kinds(&cells.pieces, place)?,
            except: self.some_kinds(&cells.except, place)?,
            owner: cells.owner,
            attacked_by: cells.attacked_by,
            beside: cells.beside.as_ref().map(|test| self.neighbour_test(test, place)).transpose()?,
        })
    }

    fn carriage(&self, def: &MoveEffect, place: &str) -> Result<Carriage<W>, CompileError> {
        let goal = match (&def.by, &def.to) {
            (Some(by), _) => Goal::By(vector(by, place)?),
            (None, Some(to)) => Goal::To(Box::new(self.trigger_cells(to, place)?)),
            (None, None) if def.home => Goal::Home,
            (None, None) => Goal::Ahead(def.ahead),
        };
        Ok(Carriage { goal, far: def.far, blocked: def.blocked })
    }

    pub(super) fn counter(&self, name: &str, place: &str) -> Result<usize, CompileError> {
        let index = self.def.counters.get_index_of(name);
        index.ok_or_else(|| CompileError::new(place, CompileCause::no_such("counter", name)))
    }

    pub(super) fn condition(
        &self,
        condition: &ConditionDef,
        place: &str,
    ) -> Result<Condition<W>, CompileError> {
        let ConditionDef {
            not,
            mover,
            captured,
            promoted,
            from,
            to,
            along,
            check,
            count,
            hand,
            counter,
            turns,
        } = condition;
        let mut tests = vec![];
        let kinds =
            [(mover, Test::Mover as fn(Kinds) -> _), (captured, Test::Captured), (promoted, Test::Promoted)];
        for (names, test) in kinds.into_iter().filter(|(names, _)| !names.is_empty()) {
            tests.push(test(self.some_kinds(names, place)?));
        }
        if from.is_some() {
            tests.push(Test::From(self.by_side(from.as_ref(), place)?));
        }
        if to.is_some() {
            tests.push(Test::To(self.by_side(to.as_ref(), place)?));
        }
        if *along {
            tests.push(Test::Along);
        }
        if *check {
            tests.push(Test::Check);
        }
        let most = |at_most: Option<u16>| at_most.map_or(u32::MAX, u32::from);
        if let Some(count) = count {
            let cells = self.trigger_cells(&count.cells, place)?;
            tests.push(Test::Count(Box::new(cells), count.at_least.into(), most(count.at_most)));
        }
        if let Some(hand) = hand {
            let kind = self.kind(&hand.piece, place)?;
            tests.push(Test::Hand(kind, hand.owner, hand.at_least.into(), most(hand.at_most)));
        }
        if let Some(test) = counter {
            let number = self.counter(&test.name, place)?;
            let (least, most) = (test.at_least.unwrap_or(i32::MIN), test.at_most.unwrap_or(i32::MAX));
            tests.push(Test::Counter(number, test.owner, least, most));
        }
        if let Some(turns) = turns {
            tests.push(Test::Turns(turns.at_least.into(), most(turns.at_most), turns.every.into()));
        }
        Ok(Condition { not: *not, tests })
    }

    fn effect(&self, effect: &EffectDef, place: &str) -> Result<Effect<W>, CompileError> {
        let cells = |cells: &CellsDef| self.trigger_cells(cells, place);
        Ok(match effect {
            EffectDef::Clear(at) => Effect::Clear(cells(at)?),
            EffectDef::Place(def) => {
                Effect::Place(self.kind(&def.piece, place)?, def.owner, cells(&def.cells)?)
            }
            EffectDef::Become(def) => Effect::Become(self.kind(&def.piece, place)?, cells(&def.cells)?),
            EffectDef::Convert(def) => Effect::Convert(def.owner, cells(&def.cells)?),
            EffectDef::Move(def) => Effect::Move(cells(&def.cells)?, self.carriage(def, place)?),
            EffectDef::Swap(def) => {
                let (one, other) = (cells(&def.cells)?, cells(&def.with)?);
                Effect::Swap { one, other, blocked: def.blocked }
            }
            EffectDef::Rebirth(def) => Effect::Rebirth {
                kinds: self.some_kinds(&def.pieces, place)?,
                except: self.some_kinds(&def.except, place)?,
                to: def.to.as_ref().map(cells).transpose()?,
                blocked: def.blocked,
            },
            EffectDef::Wall(at) => Effect::Wall(cells(at)?),
            EffectDef::Open(at) => Effect::Open(cells(at)?),
            EffectDef::Hand(def) => Effect::Hand(self.kind(&def.piece, place)?, def.owner, def.count.into()),
            EffectDef::Moved(at) => Effect::Moved(cells(at)?),
            EffectDef::Unmoved(at) => Effect::Unmoved(cells(at)?),
            EffectDef::NoCastling(def) => Effect::NoCastling(def.owner, def.wing),
            EffectDef::EnPassant(at) => Effect::EnPassant(cells(at)?),
            EffectDef::NoEnPassant => Effect::NoEnPassant,
            EffectDef::Count(def) => Effect::Count {
                counter: self.counter(&def.counter, place)?,
                owner: def.owner,
                set: def.set,
                add: def.add,
                each: def.each.as_ref().map(cells).transpose()?,
            },
            EffectDef::Turn(turn) => Effect::Turn(*turn),
            EffectDef::Result(def) => Effect::Result(def.owner, def.verdict),
            EffectDef::Forbid => Effect::Forbid,
        })
    }
}
