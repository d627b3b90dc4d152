//! State that distinguishes two positions but has no field of its own, as `name=value`.
//!
//! | name | value | when |
//! |---|---|---|
//! | `unmoved` | cells of pieces that have not moved, `a1h1` | some pieces on start cells have moved |
//! | `passes` | the number of consecutive passes just made | not zero |
//! | `out` | letters of the eliminated sides, `r,g` | there are some |
//! | `turns` | the number of turns played, if eliminated sides were skipped | the move number does not determine it |
//! | `victim` | the piece that can be captured en passant | the targets do not determine it |
//! | `counters`, `pending`, `waiting`, `bag`, `die`, `reveals` | the [state beside the board](super::beside) | there is some |
//! | `ground` | the [state of terrain and quest](super::ground) | it differs from the start |
//! | `result` | who won, or `draw`, and why, `white:repetition` | the board does not show how the game ended |

use chesswright_rules::{message, template};
use std::ops::Range;
use std::str::FromStr;

use chesswright_rules::board::Cell;
use chesswright_rules::{Outcome, Position, Reason, Setup, Side};

use super::ground::ground_text;
use super::read::SetupReader;
use crate::scan::Scan;
use crate::sign::CellName;

/// The state of a position that the other fields omit.
pub(super) fn extras(position: &Position) -> Vec<(String, String)> {
    let rules = position.rules();
    let definition = rules.definition();
    let setup = position.setup();
    let names = |cells: &[Cell]| cells.iter().map(|&cell| rules.cell_name(cell)).collect::<String>();
    let mut extras = vec![];
    let mut add = |name: &str, value: String| extras.push((name.to_owned(), value));
    // The default is what the rules assume when the field is missing.
    let without = |change: &dyn Fn(&mut Setup)| {
        let mut plain = setup.clone();
        change(&mut plain);
        rules.position(&plain).ok().map(|position| position.setup())
    };
    // The castling field contains the gates.
    if !definition.has_gates_for_hands()
        && let Some(unmoved) = &setup.unmoved
        && without(&|plain| plain.unmoved = None).is_none_or(|plain| plain.unmoved != setup.unmoved)
    {
        add("unmoved", if unmoved.is_empty() { "none".into() } else { names(unmoved) });
    }
    if setup.passes > 0 {
        add("passes", setup.passes.to_string());
    }
    if !setup.out.is_empty() && without(&|plain| plain.out.clear()).is_none_or(|plain| plain.out != setup.out)
    {
        let letters = setup.out.iter().filter_map(|&side| definition.sides.get(usize::from(side)));
        add("out", letters.map(|side| side.letter.as_str()).collect::<Vec<_>>().join(","));
    }
    let sides = rules.sides() as u32;
    if setup.turns % sides != u32::from(setup.turn) {
        add("turns", setup.turns.to_string());
    }
    if let Some(victim) = setup.en_passant_victim
        && without(&|plain| plain.en_passant_victim = None)
            .is_none_or(|plain| plain.en_passant_victim != setup.en_passant_victim)
    {
        add("victim", names(&[victim]));
    }
    extras.extend(super::beside::beside(position, &setup));
    let compared = |setup: &Setup| (setup.turn, setup.steps_left, setup.ground.clone());
    if let Some(ground) = &setup.ground
        && without(&|plain| plain.ground = None).is_none_or(|plain| compared(&plain) != compared(&setup))
    {
        extras.push(("ground".to_owned(), ground_text(rules, ground, setup.steps_left)));
    }
    let mut add = |name: &str, value: String| extras.push((name.to_owned(), value));
    if let Some(result) = setup.result {
        let winner = result.winner.and_then(|side| definition.sides.get(side.index()));
        let winner = winner.map_or("draw", |side| &side.name);
        add("result", format!("{winner}:{}", result.reason.name()));
    }
    extras
}

impl SetupReader<'_> {
    /// Reads the known fields, and reports unknown ones.
    pub(super) fn extras(&mut self, more: &[(String, String)], spans: &[Range<usize>], setup: &mut Setup) {
        for (i, (name, value)) in more.iter().enumerate() {
            let span = spans.get(i).cloned().unwrap_or_default();
            match name.as_str() {
                "unmoved" if value == "none" => setup.unmoved = Some(vec![]),
                "unmoved" => setup.unmoved = Some(self.cells(value, &span)),
                "victim" => setup.en_passant_victim = self.cells(value, &span).first().copied(),
                "passes" => setup.passes = self.count(name, value, &span).unwrap_or(0),
                "turns" => setup.turns = self.count(name, value, &span).unwrap_or(setup.turns),
                "ground" => self.ground(value, &span, setup),
                "result" => setup.result = self.result(value, &span),
                "out" => {
                    for letter in value.split(',') {
                        match self.rules.definition().sides.iter().position(|side| side.letter == letter) {
                            Some(side) => setup.out.push(side as u8),
                            None => {
                                let message = message!("there is no side with the letter `{letter}`", letter);
                                self.problems.add(span.clone(), message, "");
                            }
                        }
                    }
                }
                name if self.beside(name, value, &span, setup) => {}
                _ => {
                    let message = message!("unknown field `{name}`", name);
                    self.problems.add(span, message, template!("the fields are unmoved, passes, out, turns, victim, counters, pending, waiting, bag, die, reveals, ground and result"));
                }
            }
        }
    }

    /// `white:facing`: the winner or `draw`, and the reason.
    fn result(&mut self, value: &str, span: &Range<usize>) -> Option<Outcome> {
        let sides = &self.rules.definition().sides;
        let read = value.split_once(':').and_then(|(winner, reason)| {
            let winner = match winner {
                "draw" => None,
                name => Some(Side(sides.iter().position(|side| side.name == name)? as u8)),
            };
            Some(Outcome { winner, reason: Reason::named(reason)? })
        });
        if read.is_none() {
            let hint = template!("write who won, or `draw`, and why, such as `result=white:repetition`");
            self.problems.add(
                span.clone(),
                message!("`{value}` is not a possible result of this game", value),
                hint,
            );
        }
        read
    }

    fn count<T: FromStr>(&mut self, name: &str, value: &str, span: &Range<usize>) -> Option<T> {
        let count = value.parse().ok();
        if count.is_none() {
            let message = message!("`{value}` is not a valid number of {name}", value, name);
            self.problems.add(span.clone(), message, template!("write a number, or omit the field"));
        }
        count
    }

    /// The sequence of cells that a value names.
    fn cells(&mut self, value: &str, span: &Range<usize>) -> Vec<Cell> {
        let mut scan = Scan::new(value, 0..value.len());
        let mut cells = vec![];
        while !scan.is_done() {
            let Some(name) = CellName::read(&mut scan) else {
                let message = message!("expected cells such as `a1h1`, found `{value}`", value);
                self.problems.add(span.clone(), message, "");
                return cells;
            };
            match self.rules.board().cell(name.as_str()) {
                Some(cell) => cells.push(cell),
                None => {
                    let message = message!("there is no cell `{cell}` on this board", cell = name.as_str());
                    self.problems.add(span.clone(), message, "");
                }
            }
        }
        cells
    }
}
