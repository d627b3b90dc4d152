//! Japanese shogi notation: `7六歩`, `同銀右不成`, `5五角打`.
//!
//! | part | written |
//! |---|---|
//! | where | file from the first side's right, rank from its far edge in Chinese numerals; `同` for the cell of the move before |
//! | what | the character of the piece |
//! | which of several | `上` forward, `引` backward, `寄` sideways; `直` straight up; `右` or `左` for the rightmost or leftmost; side and way |
//! | | together; the cell it comes from in parentheses where nothing else helps |
//! | drop | `打`, only where a piece on the board could go there, too |
//! | promotion | `成`, or `不成` where it could |

use chesswright_rules::betza::mover::Mover;
use chesswright_rules::board::{Cell, Geometry};
use chesswright_rules::definition::model::MoveDef;
use chesswright_rules::{Kind, Move, Rules};

use super::context::MoveContext;

const RANKS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

pub(super) fn write(context: &MoveContext<'_>, played: &Move) -> String {
    spelled(context, played, &where_to(context, played, true), &which(context, played))
}

/// Variants that name the cell although it is that of the previous move, and variants with the origin.
pub(super) fn others(context: &MoveContext<'_>, played: &Move) -> Vec<String> {
    let plain = where_to(context, played, false);
    let origin = origin(context, played.from());
    vec![
        spelled(context, played, &plain, &which(context, played)),
        spelled(context, played, &where_to(context, played, true), &origin),
        spelled(context, played, &plain, &origin),
    ]
}

fn spelled(context: &MoveContext<'_>, played: &Move, to: &str, which: &str) -> String {
    if played.is_pass() {
        return "パス".into();
    }
    let piece = context.kind(played).map_or("", |kind| context.character(kind));
    let promotes = match played.promotion() {
        Some(_) => "成",
        None if context.declines_promotion(played) => "不成",
        None => "",
    };
    format!("{to}{piece}{which}{promotes}")
}

fn where_to(context: &MoveContext<'_>, played: &Move, same: bool) -> String {
    let before = context.position.last_played().map(Move::to);
    if same && before == Some(played.to()) {
        return "同".into();
    }
    square(context, played.to())
}

fn square(context: &MoveContext<'_>, cell: Cell) -> String {
    let rank = usize::try_from(context.rank_from_far(cell) - 1).ok().and_then(|rank| RANKS.get(rank));
    format!("{}{}", context.file_from_right(cell), rank.map(char::to_string).unwrap_or_default())
}

fn origin(context: &MoveContext<'_>, cell: Cell) -> String {
    format!("({}{})", context.file_from_right(cell), context.rank_from_far(cell))
}

/// A move as seen by its side: where the piece comes from, and in which direction it moves.
#[derive(Clone, Copy)]
struct Seen {
    from: Cell,
    /// How many files to the right of its destination the piece stands.
    right: i16,
    forward: i16,
}

fn which(context: &MoveContext<'_>, played: &Move) -> String {
    let mut rivals = context.rivals(played).peekable();
    if context.dropped(played).is_some() {
        return if rivals.peek().is_some() { "打".into() } else { String::new() };
    }
    if rivals.peek().is_none() {
        return String::new();
    }
    let seen = |played: &Move| {
        let way = context.way(played.from(), played.to());
        Seen { from: played.from(), right: -way.right, forward: way.forward }
    };
    let this = seen(played);
    let mut all: Vec<Seen> = rivals.map(seen).chain([this]).collect();
    all.sort_by_key(|seen| seen.from);
    all.dedup_by_key(|seen| seen.from);
    let way = |seen: &Seen| match seen.forward.signum() {
        1 => "上",
        -1 => "引",
        _ => "寄",
    };
    let alike: Vec<Seen> = all.iter().copied().filter(|other| way(other) == way(&this)).collect();
    if alike.len() == 1 {
        return way(&this).into();
    }
    let steps = context.kind(played).is_some_and(|kind| steps_only(context.rules(), kind));
    if steps && (this.right, this.forward) == (0, 1) {
        return "直".into();
    }
    let side = |among: &[Seen]| {
        let outermost = |better: fn(i16, i16) -> bool| {
            among.iter().all(|other| other.from == this.from || better(this.right, other.right))
        };
        match (outermost(|a, b| a > b), outermost(|a, b| a < b)) {
            (true, _) => Some("右"),
            (_, true) => Some("左"),
            _ => None,
        }
    };
    if let Some(side) = side(&all) {
        return side.into();
    }
    match side(&alike) {
        Some(side) => format!("{side}{}", way(&this)),
        None => origin(context, this.from),
    }
}

/// Whether a kind moves a single step at a time. Such a piece directly behind its destination has a sign of its own.
fn steps_only(rules: &Rules, kind: Kind) -> bool {
    let definition = rules.definition();
    let Some((_, piece)) = definition.pieces.get_index(kind.index()) else { return false };
    let short = |mover: &Mover| matches!(mover, Mover::Ride(ride) if ride.how.max == 1);
    let all_short =
        |part: &MoveDef| part.movers(Geometry::Square).is_ok_and(|movers| movers.iter().all(short));
    piece.moves.iter().all(all_short)
}

/// The text without blanks and marks of the side, with plain digits. Simplified and variant characters become the usual
/// ones.
pub(super) fn loosened(text: &str) -> String {
    let plain = text.chars().map(super::ascii).filter(|c| !matches!(c, ' ' | '☗' | '☖' | '▲' | '△'));
    plain
        .map(|c| match c {
            '行' | '入' => '上',
            '下' => '引',
            '龍' => '竜',
            '生' => '成',
            _ => match RANKS.iter().position(|rank| *rank == c) {
                Some(rank) => char::from(b'1' + rank as u8),
                None => c,
            },
        })
        .collect()
}
