//! What a side sees of a board, as one short text. Each step of a game that hides something comes with a whole board, and the whole
//! of a game has all of them.
//!
//! Runs of cells that look alike, in the order of cells: `?` for one that is not seen, `.` for an empty one, `*` for a wall, `1:4` for a
//! piece of side 1 and kind 4; `8x?` are eight of them.

use chesswright_rules::board::MAX_CELLS;
use chesswright_rules::{Kind, Piece, Seen, Side};

pub(crate) fn write(cells: &[Seen]) -> String {
    let run = |run: &[Seen]| {
        let sign = match run[0] {
            Seen::Unknown => "?".to_owned(),
            Seen::Empty => ".".to_owned(),
            Seen::Wall => "*".to_owned(),
            Seen::Piece(Piece { side, kind }) => format!("{}:{}", side.0, kind.0),
        };
        if run.len() == 1 { sign } else { format!("{}x{sign}", run.len()) }
    };
    cells.chunk_by(PartialEq::eq).map(run).collect::<Vec<_>>().join(" ")
}

/// `None` for a text that [`write`] gives of no board.
pub(crate) fn read(text: &str) -> Option<Vec<Seen>> {
    let mut cells = vec![];
    for run in text.split(' ') {
        let (count, sign) = run.split_once('x').unwrap_or(("1", run));
        let count: usize = count.parse().ok()?;
        let cell = match sign {
            "?" => Seen::Unknown,
            "." => Seen::Empty,
            "*" => Seen::Wall,
            piece => {
                let (side, kind) = piece.split_once(':')?;
                Seen::Piece(Piece { side: Side(side.parse().ok()?), kind: Kind(kind.parse().ok()?) })
            }
        };
        // Strangers send such texts, too.
        if count > MAX_CELLS - cells.len() {
            return None;
        }
        cells.extend(std::iter::repeat_n(cell, count));
    }
    Some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_survive_the_way_and_no_text_makes_a_large_one() {
        let piece = |side, kind| Seen::Piece(Piece { side: Side(side), kind: Kind(kind) });
        let mut cells = vec![Seen::Unknown; 40];
        cells.extend([Seen::Empty, piece(0, 5), piece(1, 5), piece(1, 5), Seen::Wall]);
        let text = write(&cells);
        assert_eq!(text, "40x? . 0:5 2x1:5 *");
        assert_eq!(read(&text), Some(cells));
        assert_eq!(read("1024x?").map(|cells| cells.len()), Some(1024));
        for text in
            ["", "x", "1025x?", "1024x? .", "99999999999999999999x?", "-1x?", "1:", "1:256", "p", ". "]
        {
            assert_eq!(read(text), None, "{text:?}");
        }
    }
}
