//! The state of terrain and quest as text: `ground=items:c3,d4/plates:01/keys:w.0.2/rounds:3/steps:1`.
//!
//! | part | entries | absent |
//! |---|---|---|
//! | `items`, `doors`, `gates`, `cracked`, `wards`, `unvisited` | cells: `c3,d4` | none |
//! | `plates` | for each plate of the definition, `1` if it is down: `010` | all are up |
//! | `numbers` | cells of numbered pieces: `c3.0,d4.2` | none |
//! | `stages` | for each numbered piece, the next stage of its route: `1,0` | all 0 |
//! | `keys` | side, and its keys of each colour: `w.0.2` | no keys |
//! | `taken` | for each goal that counts items, how many are taken: `2,0` | all 0 |
//! | `left` | pieces that have left by exits, some with numbers: `pawn,king.1` | none |
//! | `promotions`, `rounds`, `moves` | how many, as far as goals ask | 0 |
//! | `acting` | the cell of the piece to act | none |
//! | `steps` | the steps left of the turn | a whole turn |
//! | `changed`, `stuck` | no entries: what is remembered of this round | it is not so |

use chesswright_rules::{message, template};
use std::fmt::Write;
use std::ops::Range;

use chesswright_rules::board::Cell;
use chesswright_rules::{Ground, Kind, Rules, Setup};

use super::read::SetupReader;

/// The name under which the place of the whole field is kept.
pub(super) const WHOLE: &str = "ground";

const HINT: &str = template!("copy it from a position of the same game, or omit the field");

/// The value of the field.
pub(super) fn ground_text(rules: &Rules, ground: &Ground, steps_left: Option<u16>) -> String {
    let mut text = String::new();
    let mut add = |part: &str, entries: Vec<String>| {
        if !entries.is_empty() {
            let slash = if text.is_empty() { "" } else { "/" };
            let _ = write!(text, "{slash}{part}:{}", entries.join(","));
        }
    };
    let cells = |cells: &[Cell]| cells.iter().map(|&cell| rules.cell_name(cell).to_owned()).collect();
    add("items", cells(&ground.items));
    add("doors", cells(&ground.doors));
    add("gates", cells(&ground.barriers));
    add("cracked", cells(&ground.cracked));
    add("wards", cells(&ground.wards));
    add("unvisited", cells(&ground.unvisited));
    if ground.plates.iter().any(|(_, down)| *down) {
        let digits = ground.plates.iter().map(|(_, down)| if *down { '1' } else { '0' });
        add("plates", vec![digits.collect()]);
    }
    let numbers = ground.numbers.iter();
    add("numbers", numbers.map(|&(cell, number)| format!("{}.{number}", rules.cell_name(cell))).collect());
    if ground.stages.iter().any(|stage| *stage != 0) {
        add("stages", ground.stages.iter().map(ToString::to_string).collect());
    }
    let keys = rules.definition().sides.iter().zip(&ground.keys);
    let keys = keys
        .filter(|(_, keys)| keys.iter().any(|count| *count != 0))
        .map(|(side, keys)| keys.iter().fold(side.letter.clone(), |entry, count| format!("{entry}.{count}")));
    add("keys", keys.collect());
    if ground.taken.iter().any(|count| *count != 0) {
        add("taken", ground.taken.iter().map(ToString::to_string).collect());
    }
    let left = ground.left.iter().map(|&(kind, number)| {
        let number = number.map_or(String::new(), |number| format!(".{number}"));
        format!("{}{number}", rules.kind_name(kind))
    });
    add("left", left.collect());
    for (part, count) in
        [("promotions", ground.promotions), ("rounds", ground.rounds), ("moves", ground.moves)]
    {
        add(part, (count != 0).then(|| count.to_string()).into_iter().collect());
    }
    add("acting", cells(ground.acting.as_slice()));
    add("steps", steps_left.iter().map(ToString::to_string).collect());
    for (part, is_so) in [("changed", ground.changed), ("stuck", ground.stuck)] {
        if is_so {
            text.push('/');
            text.push_str(part);
        }
    }
    text
}

impl SetupReader<'_> {
    /// Reads the value of the field. Every wrong entry is reported at its own place.
    pub(super) fn ground(&mut self, value: &str, field: &Range<usize>, setup: &mut Setup) {
        let Some(mut ground) = self.bare_ground() else {
            self.problems.add(
                field.clone(),
                message!("this game has no terrain"),
                template!("remove the field `ground`"),
            );
            return;
        };
        self.ground_at.insert(WHOLE.to_owned(), field.clone());
        let mut start = field.end - value.len();
        for part in value.split('/') {
            let span = start..start + part.len();
            start = span.end + 1;
            let (name, entries) = part.split_once(':').unwrap_or((part, ""));
            if self.ground_at.insert(name.to_owned(), span.clone()).is_some() {
                self.problems.add(
                    span,
                    message!("`{name}` of the terrain is given twice", name),
                    template!("remove one of them"),
                );
                continue;
            }
            let mut at = span.end - entries.len();
            for (number, entry) in entries.split(',').enumerate() {
                let place = at..at + entry.len();
                at = place.end + 1;
                if self.ground_entry(name, (number, entry), &mut ground, setup).is_none() {
                    let place = if place.is_empty() { span.clone() } else { place };
                    self.problems.add(
                        place,
                        message!("`{part}` is not a valid state of the terrain", part),
                        HINT,
                    );
                    break;
                }
            }
        }
        setup.ground = Some(ground);
    }

    /// The terrain of this game with nothing on it. `None` if it has no terrain.
    fn bare_ground(&self) -> Option<Ground> {
        let mut bare = Ground::default();
        let start = self.rules.start().ground()?;
        bare.plates = start.plates.iter().map(|&(cell, _)| (cell, false)).collect();
        bare.stages = vec![0; start.stages.len()];
        bare.keys = start.keys.iter().map(|keys| vec![0; keys.len()]).collect();
        bare.taken = vec![0; start.taken.len()];
        Some(bare)
    }

    /// Reads an entry of a part.
    fn ground_entry(
        &self,
        part: &str,
        (number, entry): (usize, &str),
        ground: &mut Ground,
        setup: &mut Setup,
    ) -> Option<()> {
        let cell = || self.rules.board().cell(entry);
        match part {
            "items" => ground.items.push(cell()?),
            "doors" => ground.doors.push(cell()?),
            "gates" => ground.barriers.push(cell()?),
            "cracked" => ground.cracked.push(cell()?),
            "wards" => ground.wards.push(cell()?),
            "unvisited" => ground.unvisited.push(cell()?),
            "acting" => ground.acting = Some(cell()?),
            "plates" => return press(&mut ground.plates, entry),
            "numbers" => {
                let (cell, number) = entry.split_once('.')?;
                ground.numbers.push((self.rules.board().cell(cell)?, number.parse().ok()?));
            }
            "stages" => *ground.stages.get_mut(number)? = entry.parse().ok()?,
            "taken" => *ground.taken.get_mut(number)? = entry.parse().ok()?,
            "keys" => return self.keys(entry, &mut ground.keys),
            "left" => ground.left.push(self.gone(entry)?),
            "promotions" => ground.promotions = entry.parse().ok()?,
            "rounds" => ground.rounds = entry.parse().ok()?,
            "moves" => ground.moves = entry.parse().ok()?,
            "steps" => setup.steps_left = Some(entry.parse().ok().filter(|steps| *steps > 0)?),
            "changed" if entry.is_empty() => ground.changed = true,
            "stuck" if entry.is_empty() => ground.stuck = true,
            _ => return None,
        }
        Some(())
    }

    fn keys(&self, entry: &str, keys: &mut [Vec<u8>]) -> Option<()> {
        let mut parts = entry.split('.');
        let letter = parts.next()?;
        let side = self.rules.definition().sides.iter().position(|side| side.letter == letter)?;
        let counts: Vec<u8> = parts.map(|count| count.parse().ok()).collect::<Option<_>>()?;
        let known = keys.get_mut(side)?;
        (known.len() == counts.len()).then(|| *known = counts)
    }

    fn gone(&self, entry: &str) -> Option<(Kind, Option<u8>)> {
        match entry.split_once('.') {
            Some((kind, number)) => Some((self.rules.kind(kind)?, Some(number.parse().ok()?))),
            None => Some((self.rules.kind(entry)?, None)),
        }
    }
}

/// Presses plates: one digit for each.
fn press(plates: &mut [(Cell, bool)], digits: &str) -> Option<()> {
    let fits = digits.len() == plates.len() && digits.bytes().all(|digit| matches!(digit, b'0' | b'1'));
    let down = digits.bytes().map(|digit| digit == b'1');
    plates.iter_mut().zip(down).for_each(|(plate, down)| plate.1 = down);
    fits.then_some(())
}
