//! `chesswright perft`: counting move sequences, alone or against a table.

use std::collections::BTreeMap;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::{ArgGroup, Args};
use serde::Serialize;

use crate::core::{Game, Trouble};
use crate::game_options::GameOptions;
use crate::tally::{Outcome, check_all};
use crate::{Verdict, json, read_file};

#[derive(Args)]
#[command(group(ArgGroup::new("game").required(true).args(["tsv", "variant", "file"])))]
#[command(after_help = "\
Examples:
  chesswright perft --variant chess 5
  chesswright perft --file my-game.toml --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' 3
  chesswright perft --tsv tests/perft/reference.tsv

A table has the columns variant, fen, depth, nodes, flags, separated by tabs, and a header line. Flags are `-`, `960` (castling
as in Chess960) and `ini` (the variant is defined in the file given with --ini), joined by commas.")]
pub(crate) struct Options {
    /// Check every row of this table
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fen", "chess960", "depth"])]
    tsv: Option<PathBuf>,
    #[command(flatten)]
    game: GameOptions,
    /// How many moves deep
    #[arg(required_unless_present = "tsv")]
    depth: Option<u32>,
    /// Answer in JSON
    #[arg(long, conflicts_with = "tsv")]
    json: bool,
    /// How many rows to check at once; as many as there are processors when absent
    #[arg(long, requires = "tsv")]
    jobs: Option<NonZero<usize>>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    match &options.tsv {
        Some(path) => {
            let ini = options.game.which.ini.as_deref().map(read_file).transpose()?;
            check_table(path, ini.as_deref(), options.jobs, out)
        }
        None => divide(options, out),
    }
}

fn divide(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = options.game.game()?;
    let position = options.game.position(&game)?;
    let depth = options.depth.unwrap_or(0);
    let moves: BTreeMap<String, u64> =
        if depth == 0 { BTreeMap::new() } else { position.divide(depth).into_iter().collect() };
    let total = if depth == 0 { position.perft(0) } else { moves.values().sum() };
    if options.json {
        json::print(out, &Counted { depth, total, moves })?;
        return Ok(Verdict::Fine);
    }
    for (name, nodes) in &moves {
        writeln!(out, "{name}: {nodes}")?;
    }
    writeln!(out, "total: {total}")?;
    Ok(Verdict::Fine)
}

/// What was counted, in all and below each move.
#[derive(Serialize)]
struct Counted {
    depth: u32,
    total: u64,
    moves: BTreeMap<String, u64>,
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
    ini: Option<&str>,
    jobs: Option<NonZero<usize>>,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let text = read_file(path)?;
    let rows = read_table(&text).with_context(|| format!("`{}` is no perft table", path.display()))?;
    // Each game is compiled once, whatever the number of its rows.
    let mut games: BTreeMap<(&str, bool), Result<Game, Trouble>> = BTreeMap::new();
    for row in &rows {
        games.entry((row.variant, row.from_ini)).or_insert_with(|| match (row.from_ini, ini) {
            (false, _) => Game::built_in(row.variant),
            (true, Some(ini)) => Game::from_ini(ini, row.variant),
            (true, None) => Err(Trouble::NotSupported("variants of a variants.ini, without --ini".into())),
        });
    }
    check_all(&rows, jobs, out, |row| check_row(row, &games[&(row.variant, row.from_ini)]))
}

fn check_row(row: &Row<'_>, game: &Result<Game, Trouble>) -> Outcome {
    let counted = match game {
        Ok(game) => game.position(Some(row.fen), row.chess960).map(|position| position.perft(row.depth)),
        Err(trouble) => Err(trouble.clone()),
    };
    let Row { line, variant, fen, depth, nodes, .. } = row;
    match counted {
        Ok(counted) if counted == *nodes => Outcome::Right,
        Ok(counted) => Outcome::Wrong(format!(
            "line {line}: {variant} {fen} depth {depth}: {counted} counted, {nodes} expected"
        )),
        Err(Trouble::NotSupported(reason)) => Outcome::NotSupported(reason),
        Err(Trouble::Bad(message)) => Outcome::Wrong(format!("line {line}: {variant} {fen}: {message}")),
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
        depth: depth.parse().with_context(|| format!("`{depth}` is no depth"))?,
        nodes: nodes.parse().with_context(|| format!("`{nodes}` is no number of nodes"))?,
        chess960: false,
        from_ini: false,
    };
    for flag in columns.get(4).unwrap_or(&"-").split(',') {
        match flag {
            "-" | "" => {}
            "960" => row.chess960 = true,
            "ini" => row.from_ini = true,
            _ => bail!("unknown flag `{flag}`; there are `-`, `960` and `ini`"),
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
    fn mistakes_are_told() {
        let told = |row: &str| {
            let text = format!("variant\tfen\tdepth\tnodes\tflags\n{row}");
            format!("{:#}", read_table(&text).unwrap_err())
        };
        assert_eq!(told("chess 8/8 w 3"), "line 2: expected 5 columns separated by tabs, found 1");
        assert!(told("chess\t8/8 w\tx\t1\t-").starts_with("line 2: `x` is no depth"));
        assert_eq!(
            told("chess\t8/8 w\t1\t1\tfast"),
            "line 2: unknown flag `fast`; there are `-`, `960` and `ini`"
        );
        assert!(read_table("").unwrap_err().to_string().contains("expected the header"));
    }
}
