//! `chesswright perft`: counts the move sequences of a position, or checks a table of such counts.

use std::collections::BTreeMap;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;

use crate::core::{Game, GameError};
use crate::game_args::{GameRef, PositionOptions};
use crate::row_check::{RowResult, check_all};
use crate::{Verdict, json, read_file};

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright perft chess 5
  chesswright perft my-game.toml 3 --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
  chesswright perft --tsv tests/perft/reference.tsv

A table has a header line and the columns variant, fen, depth, nodes and flags, separated by tabs.
Flags are `-`, `960` (castling as in Chess960) and `ini` (the file of --ini defines the variant),
joined by commas.")]
pub(crate) struct Options {
    /// A built-in variant (`chesswright variant list`), the path of a document or level, FILE.ini:NAME, or a link to one
    #[arg(value_name = "GAME", required_unless_present = "tsv")]
    game: Option<GameRef>,
    /// How many plies deep
    #[arg(value_name = "DEPTH", required_unless_present = "tsv")]
    depth: Option<u32>,
    #[command(flatten)]
    position: PositionOptions,
    /// Answer in JSON
    #[arg(long, conflicts_with = "tsv")]
    json: bool,
    /// Check every row of this table
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "depth", "fen", "chess960"])]
    tsv: Option<PathBuf>,
    /// A file in the format of variants.ini that defines the variants of rows with the flag `ini`
    #[arg(long, value_name = "FILE", requires = "tsv")]
    ini: Option<PathBuf>,
    /// How many threads check rows; one for each processor by default
    #[arg(long, alias = "jobs", value_name = "N", requires = "tsv")]
    threads: Option<NonZero<usize>>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    match (&options.tsv, &options.game) {
        (Some(path), _) => check_table(path, options.ini.as_deref(), options.threads, out),
        (None, Some(game)) => divide(game, options, out),
        (None, None) => bail!("name a game and a depth, or a table with --tsv"),
    }
}

fn divide(game: &GameRef, options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = game.load()?;
    let position = options.position.of(&game)?;
    let depth = options.depth.unwrap_or(0);
    // Two moves may have the same text, so this is a list and not a map.
    let mut moves: Vec<MoveCount> = vec![];
    if depth > 0 {
        moves = position.divide(depth).into_iter().map(|(uci, nodes)| MoveCount { uci, nodes }).collect();
        moves.sort();
    }
    let total = if depth == 0 { position.perft(0) } else { moves.iter().map(|count| count.nodes).sum() };
    if options.json {
        json::print(out, json::PERFT, &Answer { depth, total, moves })?;
        return Ok(Verdict::Fine);
    }
    for MoveCount { uci, nodes } in &moves {
        writeln!(out, "{uci}: {nodes}")?;
    }
    writeln!(out, "total: {total}")?;
    Ok(Verdict::Fine)
}

/// The leaf nodes in all and below each move.
#[derive(Serialize)]
struct Answer {
    depth: u32,
    total: u64,
    moves: Vec<MoveCount>,
}

#[derive(PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct MoveCount {
    uci: String,
    nodes: u64,
}

/// A row of a table.
#[derive(Debug, PartialEq, Eq)]
struct Row<'a> {
    line: usize,
    variant: &'a str,
    fen: &'a str,
    depth: u32,
    nodes: u64,
    chess960: bool,
    from_ini: bool,
}

fn check_table(
    path: &Path,
    ini: Option<&Path>,
    threads: Option<NonZero<usize>>,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let text = read_file(path)?;
    let rows = read_table(&text).with_context(|| format!("`{}` is not a perft table", path.display()))?;
    let ini = ini.map(|path| Ok::<_, anyhow::Error>((path, read_file(path)?))).transpose()?;
    // Each game is compiled once, whatever the number of its rows.
    let mut games: BTreeMap<(&str, bool), Result<Game, GameError>> = BTreeMap::new();
    for row in &rows {
        games.entry((row.variant, row.from_ini)).or_insert_with(|| match (row.from_ini, &ini) {
            (false, _) => Game::built_in(row.variant),
            (true, Some((path, text))) => Game::from_ini(path, text, row.variant),
            (true, None) => {
                Err(GameError::NotSupported("a row has the flag `ini`, but --ini names no file".into()))
            }
        });
    }
    check_all(&rows, threads, out, |row| check_row(row, &games[&(row.variant, row.from_ini)]))
}

fn check_row(row: &Row<'_>, game: &Result<Game, GameError>) -> RowResult {
    let counted = match game {
        Ok(game) => game.position(Some(row.fen), row.chess960).map(|position| position.perft(row.depth)),
        Err(error) => Err(error.clone()),
    };
    let Row { line, variant, fen, depth, nodes, .. } = row;
    match counted {
        Ok(counted) if counted == *nodes => RowResult::Right,
        Ok(counted) => RowResult::Wrong(format!(
            "line {line}: {variant} {fen} depth {depth}: {counted} counted, {nodes} expected"
        )),
        Err(GameError::NotSupported(reason)) => RowResult::NotSupported(reason),
        Err(GameError::Invalid(message)) => {
            RowResult::Wrong(format!("line {line}: {variant} {fen}: {message}"))
        }
    }
}

fn read_table(text: &str) -> Result<Vec<Row<'_>>> {
    let mut lines =
        text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let header = lines.next().map_or("", |(_, line)| line);
    if !header.starts_with("variant\tfen\tdepth\tnodes") {
        bail!("line 1: expected the header `variant fen depth nodes flags`, separated by tabs");
    }
    lines.map(|(i, line)| read_row(i + 1, line).with_context(|| format!("line {}", i + 1))).collect()
}

fn read_row(line: usize, text: &str) -> Result<Row<'_>> {
    let columns: Vec<&str> = text.split('\t').map(str::trim).collect();
    let (&[variant, fen, depth, nodes] | &[variant, fen, depth, nodes, _]) = columns.as_slice() else {
        bail!("expected 5 columns separated by tabs, found {}", columns.len());
    };
    let mut row = Row {
        line,
        variant,
        fen,
        depth: depth.parse().with_context(|| format!("`{depth}` is not a depth"))?,
        nodes: nodes.parse().with_context(|| format!("`{nodes}` is not a number of nodes"))?,
        chess960: false,
        from_ini: false,
    };
    for flag in columns.get(4).unwrap_or(&"-").split(',') {
        match flag {
            "-" | "" => {}
            "960" => row.chess960 = true,
            "ini" => row.from_ini = true,
            _ => bail!("unknown flag `{flag}`; the flags are `-`, `960` and `ini`"),
        }
    }
    Ok(row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read() {
        let text = "variant\tfen\tdepth\tnodes\tflags\n\n# a remark\nchess\t8/8 w\t3\t12\t960,ini\n";
        let rows = read_table(text).unwrap();
        let row = Row {
            line: 4,
            variant: "chess",
            fen: "8/8 w",
            depth: 3,
            nodes: 12,
            chess960: true,
            from_ini: true,
        };
        assert_eq!(rows, [row]);
    }

    #[test]
    fn mistakes_are_reported_with_their_line() {
        let message = |row: &str| {
            let text = format!("variant\tfen\tdepth\tnodes\tflags\n{row}");
            format!("{:#}", read_table(&text).unwrap_err())
        };
        assert_eq!(message("chess 8/8 w 3"), "line 2: expected 5 columns separated by tabs, found 1");
        assert!(message("chess\t8/8 w\tx\t1\t-").starts_with("line 2: `x` is not a depth"));
        assert_eq!(
            message("chess\t8/8 w\t1\t1\tfast"),
            "line 2: unknown flag `fast`; the flags are `-`, `960` and `ini`"
        );
        assert!(read_table("").unwrap_err().to_string().contains("expected the header"));
    }
}
