//! The commands that a player can type instead of a move.

/// A command and its argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    Nothing,
    Help,
    Board,
    Moves(&'a str),
    List,
    Undo(&'a str),
    Redo(&'a str),
    TakeBack,
    Draw,
    Claim,
    Resign,
    Abort,
    Reopen,
    Clock(&'a str),
    Pause,
    Flip,
    Fen,
    Pgn,
    Share,
    Save(&'a str),
    Load(&'a str),
    Note(&'a str),
    Quit,
    /// Anything else: a move, or the number of a listed move.
    Other(&'a str),
}

pub(super) const HELP: &str = "\
Type a move as its two cells, such as e2e4, and e7e8q to promote; or the number that `moves` gave it.
moves [CELL]          list the legal moves, from one cell or from all, with numbers
undo [N], redo [N]    go back and forward; another move then starts a variation
takeback              ask to take your last turn back
draw, resign, abort   offer a draw, resign, abort the game; reopen continues it
claim                 claim an end that the rules allow; with --claims, also draws by repetition or move count
clock TIME, pause     play with a clock such as 5+3; stop it until the next move
board, flip           draw the board; draw it from the other side
list, fen, pgn        print the moves, the position, or the whole game
note TEXT             write a note on the last move
save FILE, load FILE  save the game (a .pgn file gets PGN); continue another game
share                 print the game as a text for a link
quit                  leave; an unfinished game is saved";

impl<'a> Command<'a> {
    pub(super) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_ascii_lowercase().as_str() {
            "" => Self::Nothing,
            "help" | "?" => Self::Help,
            "board" | "show" => Self::Board,
            "moves" => Self::Moves(rest),
            "list" => Self::List,
            "undo" | "back" => Self::Undo(rest),
            "redo" | "forward" => Self::Redo(rest),
            "takeback" => Self::TakeBack,
            "take" if rest.eq_ignore_ascii_case("back") => Self::TakeBack,
            "draw" => Self::Draw,
            "claim" => Self::Claim,
            "resign" => Self::Resign,
            "abort" => Self::Abort,
            "reopen" => Self::Reopen,
            "clock" => Self::Clock(rest),
            "pause" => Self::Pause,
            "flip" => Self::Flip,
            "fen" => Self::Fen,
            "pgn" => Self::Pgn,
            "share" => Self::Share,
            "save" => Self::Save(rest),
            "load" => Self::Load(rest),
            "note" => Self::Note(rest),
            "quit" | "exit" | "q" => Self::Quit,
            _ => Self::Other(line),
        }
    }
}
