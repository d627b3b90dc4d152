//! Unusual position and move texts: `data/odd/*.txt` contain the texts, the snapshots beside them the expected answers.

use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;

use chesswright_notation::moves::Notation;
use chesswright_notation::position;
use chesswright_rules::Rules;

/// The games of the texts. Each is compiled once.
#[derive(Default)]
struct Games(HashMap<String, Rules>);

impl Games {
    fn game(&mut self, name: &str) -> &Rules {
        self.0.entry(name.to_owned()).or_insert_with(|| {
            let game = chesswright_catalog::definition(name).unwrap_or_else(|| panic!("no game {name}"));
            Rules::new(&game).unwrap_or_else(|error| panic!("{name}: {error}"))
        })
    }
}

/// The answer to each line of a file. Lines with `#` are headings.
fn check(file: &str, at_least: usize, mut answer: impl FnMut(&mut Games, &str) -> String) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/odd");
    let text = std::fs::read_to_string(folder.join(format!("{file}.txt"))).unwrap();
    let mut games = Games::default();
    let (mut said, mut cases) = (String::new(), 0);
    for line in text.lines() {
        if line.starts_with('#') {
            writeln!(said, "{line}").unwrap();
            continue;
        }
        cases += 1;
        writeln!(said, "{line}\n{}", answer(&mut games, line)).unwrap();
    }
    assert!(cases >= at_least, "{cases} cases");
    insta::with_settings!({ snapshot_path => &folder, prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(file, said);
    });
}

/// Indents each line.
fn indented(lines: impl std::fmt::Display) -> String {
    lines.to_string().lines().map(|line| format!("    {line}\n")).collect()
}

#[test]
fn positions() {
    check("positions", 180, |games, line| {
        let (game, text) = line.split_once(" |").expect("a game and a text");
        let text = text.strip_prefix(' ').unwrap_or(text);
        match position::read(games.game(game), text) {
            Err(error) => indented(error),
            Ok(read) => {
                let mut said = indented(format!("= {}", position::write(&read.position)));
                for finding in &read.findings {
                    let (about, at) = (&finding.about, text.get(finding.span.clone()).unwrap_or_default());
                    let what = format!("{}[{}] at `{at}`: {finding}", about.severity, about.code);
                    said.push_str(&indented(what));
                }
                said
            }
        }
    });
}

#[test]
fn moves() {
    check("moves", 100, |games, line| {
        let parts: Vec<&str> = line.splitn(4, '|').collect();
        let [game, position, notation, text] = parts[..] else { panic!("{line}: four parts") };
        let read = position::read(games.game(game.trim()), position.trim())
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        let notation: Notation = notation.trim().parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let text = text.strip_prefix(' ').unwrap_or(text);
        match notation.read(&read.position, text) {
            Err(error) => indented(error),
            Ok(played) => {
                let written = notation.write(&read.position, &played);
                indented(format!("= {written} ({})", Notation::Uci.write(&read.position, &played)))
            }
        }
    });
}
