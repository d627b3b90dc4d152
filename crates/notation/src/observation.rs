//! Texts of what one side sees of a position in a game that hides something, and of its moves.
//!
//! They are made from an [`Observation`] alone, so they tell nothing else. Moves are written by their cells: the usual
//! notation would tell of captures, of checks, and of other pieces that could make the same move.
//!
//! | text | means |
//! |---|---|
//! | `?????p??/8/8/4P3 …` | the board as in FEN, with `?` for each cell that the side does not see |
//! | `w`, `w:1` | the side to move, and how many steps of the turn are made |
//! | `turns=12` | turns played since the start |
//! | `castling=a1,e1` | its kings and partners that still have the right to castle |
//! | `bag=…`, `taken=…`, `draws=…`, `die=…`, `reveals=…` | what nature has decided, as in position texts, as far as the side knows |
//! | `changed=e4` | what the last step changed before its eyes |
//! | `captured=d5p,e4` | where the umpire has told of captures, and of which kinds it names |
//! | `check=file`, `check=n` | from where there is check, as far as the umpire tells |
//! | `can-capture=2` | how many captures with certain pieces it has told of; `+` if it does not count |
//! | `refused=e4d5` | the side's tries that were refused in this position |
//! | `noes=1` | how many tries of the side to move were refused, as far as it hears |
//! | `result=white-goal` | the end of the game |

use std::collections::HashMap;

use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::{Announcement, CheckLine, Choice, Kind, Observation, Piece, Rules, Seen, Side};

pub use crate::chance::decided;
use crate::position::{of_chance, sign_of};

/// Writes what a side knows of a position, without its moves.
pub fn write(rules: &Rules, seen: &Observation) -> String {
    let definition = rules.definition();
    let mut text = placement(rules, seen);
    if definition.hand.is_some() {
        let held = seen.hands.iter().flat_map(|&(side, kind, count)| {
            std::iter::repeat_n(sign_of(rules, Piece { side, kind }).to_string(), count.into())
        });
        text += &format!("[{}]", held.collect::<String>());
    }
    let side = |side: Side| definition.sides.get(side.index()).map_or("?", |side| side.letter.as_str());
    text += &format!(" {}", side(seen.turn));
    let made = rules.steps_of_turn(seen.turn, seen.turns).saturating_sub(seen.steps_left);
    if made > 0 {
        text += &format!(":{made}");
    }
    text += &format!(" turns={}", seen.turns);
    let mut add = |name: &str, values: Vec<String>| {
        if !values.is_empty() {
            text += &format!(" {name}={}", values.join(","));
        }
    };
    let names = |cells: &[Cell]| cells.iter().map(|&cell| rules.cell_name(cell).to_owned()).collect();
    add("castling", names(&seen.castling));
    add("promoted", names(&seen.promoted));
    let waits =
        |&(cell, piece): &(Cell, Piece)| format!("{}@{}", sign_of(rules, piece), rules.cell_name(cell));
    add("waiting", seen.waiting.iter().map(waits).collect());
    add("out", seen.out.iter().map(|&out| side(out).to_owned()).collect());
    for (name, value) in seen.chance.iter().flat_map(|chance| of_chance(rules, chance)) {
        add(&name, vec![value]);
    }
    add("changed", names(&seen.changed));
    announced(rules, seen, &mut add);
    add("refused", seen.refused.iter().map(|choice| written(rules, seen.side, choice, true)).collect());
    add("noes", (seen.noes > 0).then(|| seen.noes.to_string()).into_iter().collect());
    let result = seen.outcome.map(|outcome| {
        let winner = outcome.winner.and_then(|winner| definition.sides.get(winner.index()));
        format!("{}-{}", winner.map_or("draw", |side| side.name.as_str()), outcome.reason.name())
    });
    add("result", result.into_iter().collect());
    text
}

/// Adds what the umpire has told.
fn announced(rules: &Rules, seen: &Observation, add: &mut impl FnMut(&str, Vec<String>)) {
    // Kinds are written as those of the first side: whose pieces fell is seen.
    let sign = |kind: Kind| sign_of(rules, Piece { side: Side(0), kind }).to_string().to_lowercase();
    let (mut captured, mut checks, mut can_capture) = (vec![], vec![], vec![]);
    for announcement in &seen.announced {
        match announcement {
            Announcement::Captured(cell, kind) => {
                captured.push(format!("{}{}", rules.cell_name(*cell), kind.map(sign).unwrap_or_default()));
            }
            Announcement::Check(line) => checks.push(line.map_or_else(
                || "+".to_owned(),
                |line| match line {
                    CheckLine::File => "file".to_owned(),
                    CheckLine::Rank => "rank".to_owned(),
                    CheckLine::LongDiagonal => "long-diagonal".to_owned(),
                    CheckLine::ShortDiagonal => "short-diagonal".to_owned(),
                    CheckLine::Diagonal => "diagonal".to_owned(),
                    CheckLine::Leap(kind) => sign(kind),
                },
            )),
            Announcement::CanCapture(count) => {
                can_capture.push(count.map_or_else(|| "+".to_owned(), |count| count.to_string()));
            }
        }
    }
    add("captured", captured);
    add("check", checks);
    add("can-capture", can_capture);
}

fn placement(rules: &Rules, seen: &Observation) -> String {
    let board = rules.board();
    let [files, ranks, layers] = board.extent().map(|n| n as i16);
    let sign = |cell: Option<Cell>| match cell.map(|cell| seen.cell(cell)) {
        None => "_".to_owned(),
        Some(Seen::Empty) => String::new(),
        Some(Seen::Unknown) => "?".to_owned(),
        Some(Seen::Wall) => "*".to_owned(),
        Some(Seen::Piece(piece)) => sign_of(rules, piece).to_string(),
    };
    let row = |y: i16, z: i16| {
        let signs: Vec<_> = (0..files).map(|x| sign(board.at(Vector::new(x, y, z)))).collect();
        let runs = signs.chunk_by(|one, next| one.is_empty() == next.is_empty());
        runs.map(|run| if run[0].is_empty() { run.len().to_string() } else { run.concat() })
            .collect::<String>()
    };
    let layer = |z: i16| (0..ranks).rev().map(|y| row(y, z)).collect::<Vec<_>>().join("/");
    (0..layers).rev().map(layer).collect::<Vec<_>>().join("|")
}

/// The moves that a side has, each with its text. Different moves have different texts.
pub fn choices<'a>(rules: &Rules, seen: &'a Observation) -> Vec<(&'a Choice, String)> {
    let short: Vec<String> = seen.choices.iter().map(|choice| text(rules, seen.side, choice)).collect();
    let mut times: HashMap<&str, usize> = HashMap::new();
    for text in &short {
        *times.entry(text).or_default() += 1;
    }
    let alone = |text: &str| times.get(text) == Some(&1);
    let listed = seen.choices.iter().zip(&short);
    listed
        .map(|(choice, text)| {
            (choice, if alone(text) { text.clone() } else { written(rules, seen.side, choice, true) })
        })
        .collect()
}

/// The move of a side with this text, as [`choices`] writes it. `None` if the side has no such move, whatever the reason.
pub fn read<'a>(rules: &Rules, seen: &'a Observation, text: &str) -> Option<&'a Choice> {
    choices(rules, seen).into_iter().find(|(_, one)| one == text).map(|(choice, _)| choice)
}

/// The text of a move. Another move may have the same.
pub fn text(rules: &Rules, side: Side, choice: &Choice) -> String {
    written(rules, side, choice, false)
}

/// Whether a text is one of a move, the short or the long one.
pub fn names(rules: &Rules, side: Side, choice: &Choice, text: &str) -> bool {
    [false, true].into_iter().any(|long| written(rules, side, choice, long) == text)
}

/// The text of a move, with `long` so that it differs from every other.
fn written(rules: &Rules, side: Side, choice: &Choice, long: bool) -> String {
    let name = |cell: Cell| rules.cell_name(cell);
    let sign = |kind: Kind| sign_of(rules, Piece { side, kind }).to_string();
    if choice.pass {
        return "0000".to_owned();
    }
    let mut text = match choice.drop {
        Some(kind) if rules.sides() > 2 => format!("{}@{}", sign(kind), name(choice.to)),
        Some(kind) => format!("{}@{}", sign(kind).to_uppercase(), name(choice.to)),
        None => format!("{}{}", name(choice.from), name(choice.to)),
    };
    text += &choice.promotion.map_or_else(String::new, |kind| sign(kind).to_lowercase());
    text += &choice
        .gate
        .map_or_else(String::new, |(kind, cell)| format!("{}@{}", sign(kind).to_lowercase(), name(cell)));
    if long {
        text += &choice.path.iter().map(|&cell| format!(",{}", name(cell))).collect::<String>();
        text += &choice.captures.iter().map(|&cell| format!("x{}", name(cell))).collect::<String>();
        text += &choice.partner.map_or_else(String::new, |(from, to)| format!("/{}{}", name(from), name(to)));
    }
    text += &choice.wall.map_or_else(String::new, |wall| format!(",{}{}", name(choice.to), name(wall)));
    text
}
