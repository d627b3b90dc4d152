//! The lines below the board: clocks, captured pieces and hands.

use std::io::{self, Write};

use chesswright_game::clock::{Reading, face};
use chesswright_game::{Game, Millis, Values, score};
use chesswright_rules::{Piece, Side};

use crate::board::{Look, sign};

/// Writes a line for each side that has something to show.
pub(super) fn show(
    game: &Game,
    values: &Values,
    look: &Look,
    now: Millis,
    out: &mut dyn Write,
) -> io::Result<()> {
    let fallen = game.captured();
    let hands = game.position().hands();
    let definition = game.rules().definition();
    let sides: Vec<&str> = (0..definition.sides.len()).map(|side| definition.side_label(side)).collect();
    let widest = sides.iter().map(|side| side.chars().count()).max().unwrap_or(0);
    for (index, side) in (0u8..).zip(sides) {
        let taken: Vec<String> = fallen
            .iter()
            .filter(|fallen| fallen.by.0 == index && fallen.piece.side.0 != index)
            .map(|fallen| sign(game.rules(), fallen.piece, look))
            .collect();
        let mut line = format!("{side:<widest$}");
        if let Some(clock) = game.clock() {
            line.push_str(&format!("  {}", clock_text(&clock.reading(Side(index), now))));
        }
        if !taken.is_empty() {
            let points = score(&fallen, Side(index), values);
            let points = format!("{}.{:02}", points / 100, points % 100);
            let points = points.trim_end_matches('0').trim_end_matches('.');
            line.push_str(&format!("  {} ({points})", taken.join(" ")));
        }
        let held: Vec<String> = hands
            .iter()
            .filter(|(owner, _, count)| owner.0 == index && *count > 0)
            .map(|&(side, kind, count)| match (count, sign(game.rules(), Piece { side, kind }, look)) {
                (1, sign) => sign,
                (count, sign) => format!("{count}{sign}"),
            })
            .collect();
        if !held.is_empty() {
            line.push_str(&format!("  in hand: {}", held.join(" ")));
        }
        // A side without clock, captured pieces and hand has no line.
        if line.chars().count() > widest {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// `4:57`, `1:02:00`, `0:09.3`, with byo-yomi `0:24 (3 periods)`.
fn clock_text(reading: &Reading) -> String {
    let mut text = face(reading.left);
    match (reading.periods, reading.in_periods) {
        (Some(periods), true) => text.push_str(&format!(" ({periods} left)")),
        (Some(periods), false) => text.push_str(&format!(" (+{periods})")),
        (None, _) => {}
    }
    text
}
