//! Xiangqi in the notation of the World Xiangqi Federation, `C2=5`, and in Chinese characters, `炮二平五`.
//!
//! A move has four signs: the piece; the file it comes from, counted from its player's right; `+` for forward, `-` for
//! backward or `=` for along the rank; and the number of ranks it moves along the file, or the file it moves to. Of two
//! pieces on a file, the front one has `+` and the rear one `-` in the place of the file, unless only one of them can
//! make the move. If three or more share files, the number from the front replaces the piece.

use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Move};

use super::context::MoveContext;
use super::uci::uci;

/// The content of the four signs.
struct Signs {
    kind: Kind,
    /// How the text distinguishes the piece from others on its file.
    place: Origin,
    /// The file the piece comes from.
    file: i16,
    forward: i16,
    /// The destination file, or the number of ranks.
    goal: i16,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// By its file.
    File,
    /// The front one (0) or the rear one (1) of two.
    OfTwo(usize),
    /// The number from the front among `of` pieces on this file. `one_file` means that no other file is shared.
    OfMany { number: usize, of: usize, one_file: bool },
}

pub(super) fn write(context: &MoveContext<'_>, played: &Move) -> String {
    // The notation has no signs for drops and passes.
    let Some(signs) = signs(context, played) else { return uci(context.position, played, false) };
    let letter = || context.letter(signs.kind);
    let start = match signs.place {
        Origin::File => format!("{}{}", letter(), signs.file),
        Origin::OfTwo(number) => format!("{}{}", letter(), if number == 0 { '+' } else { '-' }),
        Origin::OfMany { number, .. } => format!("{}{}", number + 1, signs.file),
    };
    let way = match signs.forward {
        0 => '=',
        1.. => '+',
        _ => '-',
    };
    format!("{start}{way}{}", signs.goal)
}

/// In Chinese characters. The first side uses Chinese numerals, the second side does not.
pub(super) fn chinese(context: &MoveContext<'_>, played: &Move) -> String {
    let Some(signs) = signs(context, played) else { return uci(context.position, played, false) };
    let piece = context.character(signs.kind);
    let number = |n: i16| match usize::try_from(n).ok().and_then(|n| NUMBERS.get(n)) {
        Some(character) if context.is_first_seat() => character.to_string(),
        _ => n.to_string(),
    };
    let start = match signs.place {
        Origin::File => format!("{piece}{}", number(signs.file)),
        Origin::OfTwo(place) => format!("{}{piece}", ["前", "後"][place.min(1)]),
        Origin::OfMany { number: place, of, one_file } => {
            let word = match (of, place) {
                (2, 0) | (3, 0) => "前".to_owned(),
                (3, 1) => "中".to_owned(),
                (2, _) | (3, _) => "後".to_owned(),
                _ => NUMBERS.get(place + 1).map(char::to_string).unwrap_or_default(),
            };
            if one_file { format!("{word}{piece}") } else { format!("{word}{}", number(signs.file)) }
        }
    };
    let way = match signs.forward {
        0 => '平',
        1.. => '進',
        _ => '退',
    };
    format!("{start}{way}{}", number(signs.goal))
}

const NUMBERS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

fn signs(context: &MoveContext<'_>, played: &Move) -> Option<Signs> {
    let kind = context.mover(played)?.kind;
    let way = context.way(played.from(), played.to());
    let straight = way.right == 0 && way.forward != 0;
    Some(Signs {
        kind,
        place: place(context, played, kind),
        file: file(context, played.from()),
        forward: way.forward.signum(),
        goal: if straight { way.forward.abs() } else { file(context, played.to()) },
    })
}

/// The file, counted from the right of the side to move.
fn file(context: &MoveContext<'_>, cell: Cell) -> i16 {
    if context.is_first_seat() { context.file_from_right(cell) } else { context.at(cell).x + 1 }
}

fn place(context: &MoveContext<'_>, played: &Move, kind: Kind) -> Origin {
    let own = context.own(kind);
    let on_file_of = |cell: Cell| own.iter().filter(move |&&other| context.at(other).x == context.at(cell).x);
    let mates: Vec<Cell> = on_file_of(played.from()).copied().collect();
    let number = mates.iter().position(|&cell| cell == played.from()).unwrap_or(0);
    if mates.len() < 2 {
        return Origin::File;
    }
    let sharing = own.iter().filter(|&&cell| on_file_of(cell).count() > 1).count();
    if sharing > 2 {
        return Origin::OfMany { number, of: mates.len(), one_file: sharing == mates.len() };
    }
    let other = mates[1 - number];
    let (from, to, at) = (context.at(played.from()), context.at(played.to()), context.at(other));
    let onto = context.rules().board().at(at + (to - from));
    let could = onto.is_some_and(|cell| context.confined(kind).is_none_or(|cells| cells.contains(cell)));
    if could { Origin::OfTwo(number) } else { Origin::File }
}

/// Accepts the spellings in use: `C2.5`, `+C=5` for `C+=5`, lower case, `N` and `B` for horse and elephant.
pub(super) fn loosened(text: &str) -> String {
    let plain: Vec<char> = text.chars().filter(|c| *c != ' ').map(super::ascii).collect();
    let mut signs: Vec<char> = plain
        .iter()
        .map(|c| match c.to_ascii_uppercase() {
            '.' => '=',
            '–' | '−' => '-',
            'N' => 'H',
            'B' => 'E',
            'G' => 'A',
            other => other,
        })
        .collect();
    if let [place @ ('+' | '-'), piece, ..] = signs[..]
        && piece.is_ascii_alphabetic()
    {
        (signs[0], signs[1]) = (piece, place);
    }
    signs.into_iter().collect()
}

/// Accepts the characters of either side, simplified or traditional, and any digits.
pub(super) fn loosened_chinese(text: &str) -> String {
    let plain = text.chars().filter(|c| *c != ' ').map(super::ascii);
    plain
        .map(|c| match c {
            '车' | '俥' => '車',
            '马' | '傌' => '馬',
            '相' => '象',
            '仕' => '士',
            '砲' | '包' => '炮',
            '兵' => '卒',
            '帅' | '帥' | '将' => '將',
            '后' => '後',
            '进' => '進',
            _ => match NUMBERS.iter().position(|number| *number == c) {
                Some(digit) => char::from(b'0' + digit as u8),
                None => c,
            },
        })
        .collect()
}
