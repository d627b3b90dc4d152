//! Random mutations of texts in every format: each text loads or is refused with a reason. What loads can be played, and
//! is written in the other formats or refused by them with reasons.
//!
//! `CHESSWRIGHT_TEXTS=N` sets the number of texts, `CHESSWRIGHT_SEED=S` the first seed.

use std::panic::{AssertUnwindSafe, catch_unwind};

use chesswright_catalog::import::bishop::{self, Form};
use chesswright_catalog::import::ini::{self, Reading};
use chesswright_catalog::{Catalog, DOCUMENTS, definition};
use chesswright_rules::definition::{Definition, Diagnostic, Format, examine};
use chesswright_rules::message;
use chesswright_rules::prng::SplitMix64;
use chesswright_rules::{Definition as Game, Rules};

/// The same texts on every machine.
struct Random(SplitMix64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Toml,
    Json,
    Ini,
    Bishop,
}

fn seeds() -> Vec<(Kind, String)> {
    let mut seeds = vec![];
    for entry in DOCUMENTS {
        seeds.push((Kind::Toml, entry.text.to_owned()));
        let game = definition(entry.name).expect("the catalogue is in order");
        seeds.push((Kind::Json, game.canonical_json()));
        seeds.extend(ini::write(&game).ok().map(|text| (Kind::Ini, text)));
        seeds.extend(bishop::write(&game, Form::Short).ok().map(|text| (Kind::Bishop, text)));
    }
    seeds.push((Kind::Ini, include_str!("ini/options.ini").to_owned()));
    seeds
}

/// A text with one to four mutations.
fn spoiled(text: &str, random: &mut Random) -> String {
    const PIECES: [&str; 24] = [
        "-1",
        "0",
        "99999999999",
        "*",
        "none",
        "all",
        "own rank 1",
        "true",
        "[",
        "]",
        "{}",
        "\"",
        "\n",
        "é",
        "K",
        "fmWfcF",
        "e4",
        "white",
        "pawn",
        "king",
        "10x10",
        "null",
        "|",
        ":",
    ];
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(4) {
        let at = random.below(text.len());
        match random.below(5) {
            0 => drop(text.drain(at..(at + random.below(6)).min(text.len()))),
            1 => drop(text.splice(at..at, PIECES[random.below(PIECES.len())].chars())),
            2 if !text.is_empty() => {
                text[at] = PIECES[random.below(PIECES.len())].chars().next().unwrap_or(' ')
            }
            3 => text.truncate(text.len() - random.below(4).min(text.len())),
            _ => {
                // A line is copied to another place.
                let whole: String = text.iter().collect();
                let lines: Vec<&str> = whole.split('\n').collect();
                let mut lines: Vec<&str> = lines.clone();
                let line = lines[random.below(lines.len())];
                lines.insert(random.below(lines.len()), line);
                text = lines.join("\n").chars().collect();
            }
        }
    }
    text.into_iter().collect()
}

fn read(kind: Kind, text: &str) -> (Option<Definition>, Vec<Diagnostic>) {
    match kind {
        Kind::Toml | Kind::Json => {
            let format = if matches!(kind, Kind::Toml) { Format::Toml } else { Format::Json };
            let examined = examine("text", text, format, &Catalog);
            (examined.definition, examined.report.iter().cloned().collect())
        }
        Kind::Ini => {
            let file = ini::read("text.ini", text, Reading::Compatible);
            let name = file.names().next().map(str::to_owned);
            match name.and_then(|name| file.game(&name)) {
                Some(game) => (game.definition, game.findings),
                // A text without a section is not a `variants.ini`, and needs no finding.
                None => (None, vec![Diagnostic::error("no-game", message!("there is no section"))]),
            }
        }
        Kind::Bishop => {
            let game = bishop::read("text.json", text);
            (game.definition, game.findings)
        }
    }
}

fn hold(kind: Kind, text: &str, random: &mut Random) -> bool {
    let (game, findings) = read(kind, text);
    let Some(game) = game else {
        assert!(findings.iter().any(Diagnostic::is_error), "it neither loads nor says why");
        return false;
    };
    refuses_or_writes(&game);
    let Ok(rules) = Rules::new(&game) else { return true };
    let mut position = rules.start();
    for _ in 0..6 {
        let moves = position.legal_moves();
        assert_eq!(moves.is_empty(), position.outcome_unsupplied().is_some(), "either moves or an outcome");
        let Some(chosen) = moves.get(random.below(moves.len())) else { break };
        position.play(chosen).expect("a legal move can be played");
        assert_eq!(position.key(), position.fresh_key(), "the hash went astray");
    }
    true
}

fn refuses_or_writes(game: &Game) {
    for written in [ini::write(game), bishop::write(game, Form::Long)] {
        assert!(written.map_or_else(|lost| !lost.parts().is_empty(), |text| !text.is_empty()));
    }
}

#[test]
#[allow(clippy::print_stdout, reason = "the counts are for people to read")]
fn any_text_loads_or_explains_itself() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seeds = seeds();
    let mut loaded = 0;
    let first = number("CHESSWRIGHT_SEED").unwrap_or(1);
    let count = number("CHESSWRIGHT_TEXTS").unwrap_or(1500);
    for seed in first..first + count {
        let mut random = Random(SplitMix64::new(seed.wrapping_mul(0xD134_2543_DE82_EF95)));
        let (kind, text) = &seeds[random.below(seeds.len())];
        let text = spoiled(text, &mut random);
        let held = catch_unwind(AssertUnwindSafe(|| hold(*kind, &text, &mut random)));
        match held {
            Ok(played) => loaded += u64::from(played),
            Err(_) => panic!("CHESSWRIGHT_SEED={seed}: {kind:?}\n{text}"),
        }
    }
    println!("{loaded} of {count} texts load");
    assert!(loaded * 10 > count && loaded < count, "{loaded} of {count}");
}
