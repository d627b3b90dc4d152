//! Translates command lines of earlier versions into current ones, so that scripts continue to work.
//!
//! Renamed options are hidden aliases in their declarations. This module handles the other changes. It does not
//! translate a command whose name has a new meaning (`tune`).

use std::ffi::{OsStr, OsString};

/// Commands that named their game by `--variant NAME`, `--file DOC` or `--ini FILE --variant NAME`. The game is now the
/// first argument.
const NAMED_A_GAME: [&str; 8] = ["perft", "play", "moves", "fen", "render", "rules", "match", "suite"];

/// Translates a command line into the current form.
pub(crate) fn translate(line: Vec<OsString>) -> Vec<OsString> {
    let mut words = line.into_iter();
    let Some(program) = words.next() else { return vec![] };
    let Some(command) = words.next() else { return vec![program] };
    let mut rest: Vec<OsString> = words.collect();
    let command: Vec<OsString> = match command.to_str() {
        Some(level @ ("solve" | "generate")) => vec!["level".into(), level.into()],
        Some(protocol @ ("uci" | "ucci" | "usi" | "xboard")) => {
            vec!["engine".into(), "--protocol".into(), protocol.into()]
        }
        Some("epd") => {
            if !has(&rest, "--variant") && !has(&rest, "--help") {
                rest.insert(0, "chess".into());
            }
            vec!["suite".into()]
        }
        Some("selfplay") => {
            selfplay(&mut rest);
            vec!["soak".into()]
        }
        Some("fit") => {
            if let Some(file) = take(&mut rest, "--experience") {
                rest.extend(["--experience".into(), "--out".into(), file]);
            }
            vec!["tune".into()]
        }
        Some("variant") => {
            variant(&mut rest);
            vec![command]
        }
        _ => vec![command],
    };
    if command[0].to_str().is_some_and(|name| NAMED_A_GAME.contains(&name)) {
        game_first(&mut rest);
    }
    [vec![program], command, rest].concat()
}

/// `selfplay --variants A,B --table FILE` always continued an existing table.
fn selfplay(rest: &mut Vec<OsString>) {
    if let Some(names) = take(rest, "--variants") {
        let names = names.to_string_lossy().into_owned();
        rest.splice(0..0, names.split(',').map(OsString::from));
    }
    if let Some(table) = take(rest, "--table") {
        rest.extend(["--out".into(), table, "--resume".into()]);
    }
}

/// `variant show NAME --ini FILE` and `variant convert FILE --variant NAME`.
fn variant(rest: &mut Vec<OsString>) {
    let (option, file_is_option) = match rest.first().and_then(|word| word.to_str()) {
        Some("show") => ("--ini", true),
        Some("convert") => ("--variant", false),
        _ => return,
    };
    let Some(value) = take(rest, option) else { return };
    let is_option = |word: &OsString| word.to_str().is_some_and(|word| word.starts_with('-'));
    if let Some(argument) = rest.iter_mut().skip(1).find(|word| !is_option(word)) {
        *argument = if file_is_option { ini(&value, argument) } else { ini(argument, &value) };
    }
}

fn game_first(rest: &mut Vec<OsString>) {
    let game = match (take(rest, "--file"), take(rest, "--variant")) {
        (Some(file), _) => file,
        // Without a name `--ini` belongs to a table.
        (None, Some(name)) => match take(rest, "--ini") {
            Some(file) => ini(&file, &name),
            None => name,
        },
        (None, None) => return,
    };
    rest.insert(0, game);
}

/// `FILE.ini:NAME`
fn ini(file: &OsStr, name: &OsStr) -> OsString {
    [file, OsStr::new(":"), name].into_iter().collect()
}

fn has(words: &[OsString], option: &str) -> bool {
    words.iter().any(|word| word.to_str().is_some_and(|word| word.split('=').next() == Some(option)))
}

/// Removes an option and its value from a command line.
fn take(words: &mut Vec<OsString>, option: &str) -> Option<OsString> {
    let at = words.iter().position(|word| {
        word.to_str().is_some_and(|word| word == option || word.starts_with(&format!("{option}=")))
    })?;
    let joined = words[at].to_str().and_then(|word| Some(word.split_once('=')?.1.into()));
    match joined {
        Some(value) => {
            words.remove(at);
            Some(value)
        }
        None if at + 1 < words.len() => {
            words.remove(at);
            Some(words.remove(at))
        }
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_command_lines_are_translated() {
        let table = [
            ("perft --variant chess 5", "perft chess 5"),
            ("perft --file my.toml --fen=x 3", "perft my.toml --fen=x 3"),
            ("perft --ini own.ini --variant=shako 2", "perft own.ini:shako 2"),
            ("perft --tsv table.tsv --ini own.ini", "perft --tsv table.tsv --ini own.ini"),
            ("match --variant shogi --games 2", "match shogi --games 2"),
            ("solve a.clt --json", "level solve a.clt --json"),
            ("generate --par 4", "level generate --par 4"),
            ("uci --do bench", "engine --protocol uci --do bench"),
            ("epd --nodes 9 x.epd", "suite chess --nodes 9 x.epd"),
            ("epd --variant shogi x.epd", "suite shogi x.epd"),
            ("selfplay --variants a,b --games 2", "soak a b --games 2"),
            ("selfplay --table t.tsv", "soak --out t.tsv --resume"),
            ("fit g.pgn --experience e.txt", "tune g.pgn --experience --out e.txt"),
            ("variant show shako --ini own.ini", "variant show own.ini:shako"),
            ("variant convert own.ini --variant shako --to toml", "variant convert own.ini:shako --to toml"),
            ("pgn filter --variant chess -", "pgn filter --variant chess -"),
            ("tune xiangqi", "tune xiangqi"),
            ("perft chess 5", "perft chess 5"),
            ("", ""),
        ];
        for (old, new) in table {
            let words = ["chesswright"].into_iter().chain(old.split_whitespace()).map(OsString::from);
            let translated = translate(words.collect());
            let texts: Vec<&str> = translated[1..].iter().filter_map(|word| word.to_str()).collect();
            assert_eq!(texts.join(" "), new, "{old}");
        }
    }
}
