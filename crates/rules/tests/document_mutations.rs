//! Randomly damaged documents: reading them never panics, and what is accepted is consistent.

use std::panic::{AssertUnwindSafe, catch_unwind};

use chesswright_catalog::{Catalog, DOCUMENTS};
use chesswright_rules::Rules;
use chesswright_rules::definition::{Definition, Format, examine, to_json};
use chesswright_rules::prng::SplitMix64;

/// The same documents on every machine.
struct Random(SplitMix64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n as u64) as usize
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

const SCRAPS: &[&str] = &[
    "false",
    "true",
    "0",
    "-1",
    "9",
    "99999",
    "\"\"",
    "\"none\"",
    "\"all\"",
    "\"own rank 1\"",
    "[]",
    "{}",
    "[[1, 2]]",
    "\"K\"",
    "\"x:Q\"",
    "\"<\"",
    "\"8\"",
    "é",
    "\u{0}",
    "'",
    "\"",
    "[",
    "]",
    "{",
    "}",
    "=",
    "\n",
    "/",
    ".",
    "..",
    "-",
    "|",
    "(",
    ")",
    "own ",
    "!",
    "rank 3",
    "white",
    "black",
    "king",
    "pawn",
    "queen",
    "32",
    "1",
    "7x9",
    "\"3x3x3\"",
    "hex",
    "layers",
    "hexagon",
    "win",
    "loss",
];

fn spoil(text: &str, random: &mut Random) -> String {
    let mut text = text.to_owned();
    for _ in 0..=random.below(3) {
        let places: Vec<usize> = text.char_indices().map(|(i, _)| i).chain([text.len()]).collect();
        let at = random.below(places.len());
        let until = (at + random.below(9)).min(places.len() - 1);
        let (from, to) = (places[at], places[until]);
        match random.below(6) {
            0 => text.replace_range(from..to, ""),
            1 => text.insert_str(from, random.pick(SCRAPS)),
            2 => text.replace_range(from..to, random.pick(SCRAPS)),
            3 => {
                // Removes or repeats a line.
                let mut lines: Vec<_> = text.lines().collect();
                if !lines.is_empty() {
                    let line = random.below(lines.len());
                    if random.below(2) == 0 {
                        lines.remove(line);
                    } else {
                        lines.insert(random.below(lines.len()), lines[line]);
                    }
                }
                text = lines.join("\n");
            }
            4 => {
                // Changes the value of a key.
                let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
                if !lines.is_empty() {
                    let line = random.below(lines.len());
                    if let Some((key, _)) = lines[line].split_once('=') {
                        lines[line] = format!("{key}= {}", random.pick(SCRAPS));
                    }
                }
                text = lines.join("\n");
            }
            _ => {
                let piece = text[from..to].to_owned();
                let place = random.pick(&places);
                if text.is_char_boundary(place) && place <= text.len() {
                    text.insert_str(place, &piece);
                }
            }
        }
    }
    text
}

/// Reads a document. If it is accepted, its canonical form must be readable, and it must compile.
fn try_out(text: &str, format: Format) -> bool {
    let examined = examine("spoilt", text, format, &Catalog);
    for finding in &examined.report {
        let _ = finding.to_string();
    }
    let Some(game) = examined.definition else {
        assert!(examined.report.has_errors(), "refused without a reason");
        return false;
    };
    let again =
        Definition::from_json(&game.canonical_json(), &()).unwrap_or_else(|e| panic!("canonical form: {e}"));
    assert_eq!(game, again);
    Rules::new(&game).unwrap_or_else(|e| panic!("accepted, but does not compile: {e}"));
    true
}

#[test]
fn spoilt_documents_are_refused_or_make_sense() {
    let rounds = std::env::var("MUTATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(1500);
    let mut random = Random(SplitMix64::new(20_260_801));
    let mut accepted = 0;
    for round in 0..rounds {
        let entry = random.pick(DOCUMENTS);
        let (text, format) = match random.below(4) {
            0 => (to_json(entry.text, Format::Toml).unwrap().to_string(), Format::Json),
            _ => (entry.text.to_owned(), Format::Toml),
        };
        let text = spoil(&text, &mut random);
        match catch_unwind(AssertUnwindSafe(|| try_out(&text, format))) {
            Ok(fine) => accepted += usize::from(fine),
            Err(_) => panic!("round {round}, from {}:\n{text}", entry.name),
        }
    }
    assert!(accepted > rounds / 50, "only {accepted} of {rounds} accepted: the test tests little");
}
