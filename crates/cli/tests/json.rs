//! The JSON answers of the program have the fields that `docs/cli-json.md` describes.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

const GUIDE: &str = include_str!("../../../docs/cli-json.md");

/// Fields whose keys are names of games, results and the like.
const MAPS: [&str; 4] = ["results", "variants", "openings", "tags"];

fn answer(args: &[&str], input: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_chesswright"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    // A program that reads nothing may have ended already.
    let _ = program.stdin.take().expect("it was asked for").write_all(input.as_bytes());
    let out = program.wait_with_output().expect("the program ends");
    String::from_utf8(out.stdout).expect("JSON is UTF-8")
}

/// All names of fields in an answer.
fn fields(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object {
                found.insert(name.clone());
                let is_map = MAPS.contains(&name.as_str()) && value.is_object();
                if !is_map {
                    fields(value, found);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| fields(value, found)),
        _ => {}
    }
}

/// The sections of the guide by the schema in their headings.
fn sections() -> BTreeMap<&'static str, &'static str> {
    let sections = GUIDE.split("\n## ").filter_map(|section| section.split_once('\n'));
    let named = |(heading, text): (&'static str, _)| Some((heading.split('`').nth(1)?, text));
    sections.filter_map(named).filter(|(schema, _)| schema.starts_with("chesswright-")).collect()
}

#[test]
fn every_answer_has_the_fields_that_the_guide_describes() {
    let castling = "r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1";
    let specified = concat!(env!("CARGO_MANIFEST_DIR"), "/../puzzle/tests/specified/13-jam-the-pad.clt");
    let document = concat!(env!("CARGO_TARGET_TMPDIR"), "/guide.toml");
    std::fs::write(document, "name = \"mine\"\nextends = \"chess\"\nsetpu = \"8\"\n").expect("a file");
    let games = "[White \"Anna\"]\n\n{first} 1. e4! {best} e5 (1... c5 2. Nf3) 2. Ke3 1-0\n";
    let suite = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#;\n";
    let table: [(&[&str], &str); 17] = [
        (&["perft", "gardner", "1", "--json"], ""),
        (&["moves", "chess", "--fen", "3rk3/P7/8/8/8/8/3R4/4K3 w - -", "--json"], ""),
        (&["fen", "chess", castling, "--json"], ""),
        (&["betza", "mfW cfF", "--json"], ""),
        (&["suite", "chess", "--nodes", "50", "--json", "-"], suite),
        (&["analyse", "chess", "--nodes", "50", "--json"], ""),
        (&["soak", "chess", "--games", "1", "--time", "1", "--max-moves", "5", "--json"], ""),
        (&["lab", "losalamos", "--games", "2", "--nodes", "20", "--max-moves", "10", "--json"], ""),
        (&["match", "--nodes", "20", "--games", "2", "--max-moves", "8", "--sprt", "0,9", "--json"], ""),
        (&["level", "solve", specified, "--json"], ""),
        (&["pgn", "check", "--json", "-"], games),
        (&["pgn", "convert", "--to", "json", "-"], games),
        (&["pgn", "stats", "--json", "-"], games),
        (&["variant", "list", "--json"], ""),
        (&["variant", "diff", "chess", "3check", "--json"], ""),
        (&["variant", "infer", "--json", "-"], "x.x\n.@.\nx.x\n"),
        (&["variant", "check", "--json", document], ""),
    ];
    let mut sections = sections();
    for (args, input) in table {
        let text = answer(args, input);
        let json: Value =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{args:?}: {error}: {text}"));
        let schema = json["schema"].as_str().unwrap_or_else(|| panic!("{args:?} has no schema: {text}"));
        let section =
            sections.remove(schema).unwrap_or_else(|| panic!("the guide has no section `{schema}`"));
        let mut found = BTreeSet::new();
        fields(&json, &mut found);
        for field in found.iter().filter(|field| *field != "schema") {
            assert!(section.contains(&format!("`{field}`")), "{schema} does not describe `{field}`: {text}");
        }
    }
    assert!(sections.is_empty(), "no command gives the answers {:?}", sections.keys());
}
