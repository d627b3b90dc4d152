//! Matches on two boards, in sentences: at which board something happens, who plays with whom, and how both boards stand.

use chesswright_game::{Board, Decision, Match, Seat};
use chesswright_rules::{Kind, Rules, Side};

use crate::announce;
use crate::words::{self, t, tell};

/// The name of a board.
pub fn board(board: Board) -> String {
    tell("match-board", [("board", board.to_string().into())])
}

/// What happens at a board.
pub fn at_board(board: Board, text: &str) -> String {
    tell("match-said", [("board", board.to_string().into()), ("text", text.to_owned().into())])
}

/// Pieces have come from the other board to the hand of a side.
pub fn supplied(rules: &Rules, side: Side, kind: Kind) -> String {
    let [side, name] = words::who(rules, side);
    tell("match-supplied", [side, name, ("piece", words::piece(rules, kind).into())])
}

/// A player: the name, if there is one, or the side and the board.
pub fn player(game: &Match, seat: Seat) -> String {
    let name = match game.player(seat).name.as_str() {
        "" => words::side(game.rules(), seat.side),
        name => name.to_owned(),
    };
    tell("match-player", [("name", name.into()), ("board", seat.board.to_string().into())])
}

/// A player with the partner.
pub fn team(game: &Match, seat: Seat) -> String {
    let mut both = [seat, seat.partner()];
    both.sort_by_key(|seat| seat.board.index());
    both.map(|seat| player(game, seat)).join(" + ")
}

/// The result of a match, for its teams. `None` as long as it goes on.
pub fn result(game: &Match) -> Option<String> {
    let (at, ending) = game.ending()?;
    let who = match ending.decision {
        Decision::Won(side) => tell("end-won-team", [("side", team(game, Seat { board: at, side }).into())]),
        Decision::Lost(side) => {
            let winner = Seat { board: at, side }.opponent();
            tell("end-won-team", [("side", team(game, winner).into())])
        }
        Decision::Drawn => t("end-drawn"),
        Decision::Void => t("end-void"),
    };
    let why = announce::cause(game.rules(), &ending);
    let why = tell("match-on-board", [("why", why.into()), ("board", at.to_string().into())]);
    Some(tell("end-result", [("who", who.into()), ("why", why.into())]))
}

/// How a match stands: its result, or whose turn it is at both boards.
pub fn standing(game: &Match) -> String {
    let at = |board: Board| {
        let rules = game.rules();
        let turn = match game.is_waiting(board) {
            true => tell("match-waits", words::who(rules, game.to_move(board).side)),
            false => announce::standing(game.game(board)),
        };
        at_board(board, &turn)
    };
    result(game).unwrap_or_else(|| Board::BOTH.map(at).join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_boards_and_both_teams_are_named() {
        let rules =
            Rules::new(&chesswright_catalog::definition("bughouse").expect("bughouse")).expect("rules");
        let mut game = Match::new(&rules).expect("two boards");
        assert_eq!(standing(&game), "Board A: White to move. Board B: White to move.");
        game.play_text(Board::B, "e2e4", 0).expect("legal");
        assert_eq!(standing(&game), "Board A: White to move. Board B: Black to move.");
        game.player_mut(Seat { board: Board::B, side: Side(1) }).name = "Ann".into();
        game.resign(Seat { board: Board::B, side: Side(0) }, 0);
        assert_eq!(standing(&game), "Team White (A) + Ann (B) wins: White resigned on board B.");
        let pawn = rules.kind("pawn").expect("a pawn");
        assert_eq!(
            at_board(Board::B, &supplied(&rules, Side(1), pawn)),
            "Board B: New in hand for Black: pawn."
        );
    }
}
