//! What one can type beside moves.

/// A word and what comes behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word<'a> {
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
    /// Anything else: a move, or the number of one.
    Other(&'a str),
}

pub(super) const HELP: &str = "\
Type a move as from and to, such as e2e4, with what to promote to behind: e7e8q; or the number that `moves` gave it.
moves [CELL]   what may be played, from one cell or from all, with numbers
undo [N], redo [N]   go back and forth; another move then makes a variation
takeback       ask to take your last turn back
draw, resign, abort   offer a draw, give up, break the game off; reopen takes that back
claim          what the rules let you declare; with --claims, draws by repetition or by the move count
clock TIME     put a clock beside the board, such as 5+3; pause stops it until the next move
board, flip    draw the board, or from the other side
list, fen, pgn   the moves so far, the position, or the whole game, as text
note TEXT      write something down beside the last move
save FILE, load FILE, share   keep the game (as PGN in a .pgn file), go on with another, or print it as a text for a link
quit           leave; a game that is not over is kept";

impl<'a> Word<'a> {
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
