//! State beside the board: counters, pending effects, pieces that wait behind cells. Each field is a list of entries
//! whose parts are separated by dots.
//!
//! | name | entries | when |
//! |---|---|---|
//! | `counters` | counter, side, value: `points.w.3` | some differ from their start values |
//! | `pending` | trigger, side, turns left, cells of the move: `0.w.2.a7.a8` | there are some |
//! | `waiting` | side, piece, cell: `w.hawk.b1` | there are some |
//! | `bag` | side, piece, number: `w.rook.2`; `-` if all are empty | something has been drawn |
//! | `taken` | side, piece, number: `w.rook.1` | captured pieces that lay face down were that |
//! | `draws` | side, number: `w.1` | nature is about to draw what captured pieces were |
//! | `die` | piece: `rook` | it has been rolled |
//! | `reveals` | side, cell: `w.e4` | nature is about to turn up a piece |

use chesswright_rules::{message, template};
use std::ops::Range;

use chesswright_rules::{ChanceState, Kind, PendingEffect, Piece, Position, Rules, Setup, Side};

use super::read::SetupReader;

/// The fields of a position.
pub(super) fn beside(position: &Position, setup: &Setup) -> Vec<(String, String)> {
    let rules = position.rules();
    let definition = rules.definition();
    let letter = |side: usize| definition.sides.get(side).map_or("", |side| side.letter.as_str());
    let mut fields = vec![];
    let mut add = |name: &str, entries: Vec<String>| {
        if !entries.is_empty() {
            fields.push((name.to_owned(), entries.join(",")));
        }
    };
    let mut counters = vec![];
    for ((name, start), of_sides) in definition.counters.iter().zip(&setup.counters) {
        for (side, value) in of_sides.iter().enumerate().filter(|(_, value)| *value != start) {
            counters.push(format!("{name}.{}.{value}", letter(side)));
        }
    }
    add("counters", counters);
    let pending = setup.pending.iter().map(|pending| {
        let way = pending.cells.map_or(String::new(), |(from, to)| {
            format!(".{}.{}", rules.cell_name(from), rules.cell_name(to))
        });
        format!("{}.{}.{}{way}", pending.trigger, letter(pending.side.into()), pending.left)
    });
    add("pending", pending.collect());
    let waiting = setup.gates.iter().map(|(cell, piece)| {
        let side = letter(piece.side.index());
        format!("{side}.{}.{}", rules.kind_name(piece.kind), rules.cell_name(*cell))
    });
    add("waiting", waiting.collect());
    fields.extend(setup.chance.iter().flat_map(|chance| of_chance(rules, chance)));
    fields
}

/// The fields of what nature has decided.
pub(crate) fn of_chance(rules: &Rules, chance: &ChanceState) -> Vec<(String, String)> {
    let letter =
        |side: Side| rules.definition().sides.get(side.index()).map_or("", |side| side.letter.as_str());
    let counts = |list: &[(Side, Kind, u16)]| -> Vec<String> {
        let entry = |(side, kind, count): &(Side, Kind, u16)| {
            format!("{}.{}.{count}", letter(*side), rules.kind_name(*kind))
        };
        list.iter().map(entry).collect()
    };
    let full = rules.start_setup().chance.map(|start| start.bag);
    let bag = match full.as_ref() == Some(&chance.bag) {
        true => vec![],
        false if chance.bag.is_empty() => vec!["-".to_owned()],
        false => counts(&chance.bag),
    };
    let draws = chance.draws.iter().map(|(side, count)| format!("{}.{count}", letter(*side)));
    let reveals =
        chance.reveals.iter().map(|(cell, side)| format!("{}.{}", letter(*side), rules.cell_name(*cell)));
    let fields = [
        ("bag", bag),
        ("taken", counts(&chance.taken)),
        ("draws", draws.collect()),
        ("die", chance.die.iter().map(|&kind| rules.kind_name(kind).to_owned()).collect()),
        ("reveals", reveals.collect()),
    ];
    let some = fields.into_iter().filter(|(_, entries)| !entries.is_empty());
    some.map(|(name, entries)| (name.to_owned(), entries.join(","))).collect()
}

impl SetupReader<'_> {
    /// Reads one of these fields. Returns whether the name is one of them.
    pub(super) fn beside(&mut self, name: &str, value: &str, span: &Range<usize>, setup: &mut Setup) -> bool {
        let hint = match name {
            "counters" => template!("write entries such as `points.w.3`"),
            "pending" => template!("write entries such as `0.w.2.a7.a8`"),
            "waiting" => template!("write entries such as `w.hawk.b1`"),
            "bag" => template!("write entries such as `w.rook.2`"),
            "taken" => template!("write entries such as `w.rook.2`"),
            "draws" => template!("write entries such as `w.1`"),
            "die" => template!("write the name of a piece"),
            "reveals" => template!("write a side and a cell, such as `w.e4`"),
            _ => return false,
        };
        if name == "bag" {
            self.chance_of(setup).bag.clear();
        }
        for entry in value.split(',') {
            let parts: Vec<&str> = entry.split('.').collect();
            let read = match name {
                "counters" => self.counter(&parts, setup),
                "pending" => self.pending(&parts, setup),
                "bag" | "taken" | "draws" | "die" | "reveals" => self.chance(name, &parts, setup),
                _ => self.waiting(&parts, setup),
            };
            if read.is_none() {
                let message = message!("`{entry}` is not a valid entry of {name} in this game", entry, name);
                self.problems.add(span.clone(), message, hint);
            }
        }
        true
    }

    fn side(&self, letter: &str) -> Option<usize> {
        self.rules.definition().sides.iter().position(|side| side.letter == letter)
    }

    fn counter(&self, parts: &[&str], setup: &mut Setup) -> Option<()> {
        let &[name, side, value] = parts else { return None };
        let definition = self.rules.definition();
        let (counter, side) = (definition.counters.get_index_of(name)?, self.side(side)?);
        let value = value.parse().ok()?;
        if setup.counters.is_empty() {
            let start = definition.counters.values();
            setup.counters = start.map(|&start| vec![start; definition.sides.len()]).collect();
        }
        setup.counters[counter][side] = value;
        Some(())
    }

    fn pending(&self, parts: &[&str], setup: &mut Setup) -> Option<()> {
        let board = self.rules.board();
        let (head, cells) = match *parts {
            [trigger, side, left] => ([trigger, side, left], None),
            [trigger, side, left, from, to] => {
                ([trigger, side, left], Some((board.cell(from)?, board.cell(to)?)))
            }
            _ => return None,
        };
        let (trigger, side) = (head[0].parse().ok()?, self.side(head[1])? as u8);
        setup.pending.push(PendingEffect { trigger, side, cells, left: head[2].parse().ok()? });
        Some(())
    }

    /// What nature has decided; at first what the start position says.
    fn chance_of<'s>(&self, setup: &'s mut Setup) -> &'s mut ChanceState {
        setup.chance.get_or_insert_with(|| self.rules.start_setup().chance.unwrap_or_default())
    }

    fn chance(&self, name: &str, parts: &[&str], setup: &mut Setup) -> Option<()> {
        let board = self.rules.board();
        match (name, parts) {
            ("bag", ["-"]) => {}
            ("bag", &[side, kind, count]) => {
                let entry = (Side(self.side(side)? as u8), self.rules.kind(kind)?, count.parse().ok()?);
                self.chance_of(setup).bag.push(entry);
            }
            ("taken", &[side, kind, count]) => {
                let entry = (Side(self.side(side)? as u8), self.rules.kind(kind)?, count.parse().ok()?);
                self.chance_of(setup).taken.push(entry);
            }
            ("draws", &[side, count]) => {
                let entry = (Side(self.side(side)? as u8), count.parse().ok()?);
                self.chance_of(setup).draws.push(entry);
            }
            ("die", &[kind]) => {
                let kind = self.rules.kind(kind)?;
                self.chance_of(setup).die = Some(kind);
            }
            ("reveals", &[side, cell]) => {
                let reveals = (board.cell(cell)?, Side(self.side(side)? as u8));
                self.chance_of(setup).reveals = Some(reveals);
            }
            _ => return None,
        }
        Some(())
    }

    fn waiting(&self, parts: &[&str], setup: &mut Setup) -> Option<()> {
        let &[side, kind, cell] = parts else { return None };
        let side = Side(self.side(side)? as u8);
        let piece = Piece { side, kind: self.rules.kind(kind)? };
        setup.gates.push((self.rules.board().cell(cell)?, piece));
        Some(())
    }
}
