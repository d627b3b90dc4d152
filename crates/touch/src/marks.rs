//! The marks of a board: the last move, checks, the selected piece and its targets, the premove, and arrows.

use chesswright_draw::{Ink, View, marked_by};
use chesswright_game::Game;
use chesswright_rules::board::Cell;
use chesswright_rules::{Move, Side};

use crate::picking::{self, Origin, Picking};
use crate::premove::{self, Premove};

/// The state that the marks depend on besides the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hand<'a> {
    /// The selected piece, and the open question.
    pub picking: Option<&'a Picking>,
    /// The premove.
    pub premove: Option<Premove>,
    /// The cell under the pointer.
    pub hovered: Option<Cell>,
    /// Whether legal moves are shown.
    pub shows_targets: bool,
    /// The user's arrows. An arrow from a cell to itself is a circle.
    pub drawn: &'a [(Cell, Cell)],
}

/// The marks, as a view of the position.
pub fn marks(game: &Game, hand: Hand<'_>) -> View {
    let position = game.position();
    let mut view = View::default().of(position);
    if let Some(eyes) = game.eyes() {
        view = view.observed(game.rules(), &eyes.seen);
    }
    view.hands.clear();
    view.last.extend(earlier_steps(game));
    mark_targets(game, hand, &mut view);
    if let Some(premove) = hand.premove {
        let cells = premove.origin.cell().into_iter().chain([premove.aim]);
        view.highlights.extend(cells.map(|cell| (cell, Ink::Blue)));
    }
    for &(from, to) in hand.drawn {
        match from == to {
            true => view.circles.push((from, Ink::Accent)),
            false => view.arrows.push((from, to, Ink::Accent)),
        }
    }
    view
}

/// The cells of the earlier moves of the last turn, where a turn has several: all that the last player did is marked.
fn earlier_steps(game: &Game) -> Vec<Cell> {
    let (rules, now) = (game.rules(), game.position().turns());
    let long =
        |side: u8| [now.saturating_sub(1), now].iter().any(|&turn| rules.steps_of_turn(Side(side), turn) > 1);
    let mut cells = vec![];
    if !(0..rules.sides() as u8).any(long) {
        return cells;
    }
    let mut position = game.position().clone();
    position.undo();
    // The turn in which the last move was made.
    let turn = position.turns();
    while position.last_played().is_some() {
        let Some(played) = position.undo().filter(|_| position.turns() == turn) else { break };
        cells.extend(marked_by(&played));
    }
    cells
}

fn mark_targets(game: &Game, hand: Hand<'_>, view: &mut View) {
    let picking = hand.picking.filter(|picking| picking.asks_for_wall() || picking.origin.is_some());
    match (picking, hand.hovered) {
        (Some(picking), _) if picking.asks_for_wall() => view.targets = picking.walls(),
        (Some(picking), _) => {
            view.selected = picking.aim.or(picking.origin.and_then(Origin::cell));
            if let Some(origin) = picking.origin.filter(|_| hand.shows_targets && picking.choices.is_empty())
            {
                view.targets = targets(game, origin);
            }
        }
        (None, hovered) if hand.shows_targets => {
            view.targets = match (only_action(game), hovered) {
                (Some(action), _) => targets(game, action),
                (None, Some(cell)) => premove::reach(game, cell),
                (None, None) => vec![],
            };
        }
        (None, _) => {}
    }
}

/// The action that is all that the side to move can do, if it is aimed at a cell.
pub fn only_action(game: &Game) -> Option<Origin> {
    let some = !game.rules().definition().actions.is_empty();
    some.then(|| picking::only_action(&game.choices())).flatten()
}

/// The targets of the selected piece, or those that it would have on its own turn.
pub fn targets(game: &Game, origin: Origin) -> Vec<Cell> {
    let position = game.position();
    if let Origin::Cell(cell) = origin
        && position.piece(cell).is_some_and(|piece| piece.side != position.turn())
    {
        return premove::reach(game, cell);
    }
    let moves = picking::from(&game.choices(), origin);
    let mut cells: Vec<Cell> = moves.iter().flat_map(picking::aims).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The first move that matches the selected piece and a cell.
pub fn thought_of(game: &Game, origin: Origin, aim: Cell) -> Option<Move> {
    let moves = picking::aimed(&picking::from(&game.choices(), origin), aim);
    game.position().chosen(moves.first()?)
}

/// Marks cells where pieces could be captured, with the number of attackers.
pub fn mark_dangers(view: &mut View, dangers: impl IntoIterator<Item = (Cell, usize)>) {
    for (cell, captors) in dangers {
        view.highlights.push((cell, Ink::Red));
        view.labels.push((cell, captors.to_string()));
    }
}

/// Marks the replies of enemies.
pub fn mark_replies(view: &mut View, replies: impl IntoIterator<Item = (Cell, Cell)>) {
    view.arrows.extend(replies.into_iter().map(|(from, to)| (from, to, Ink::Red)));
}

/// Adds an arrow, or removes it if it is there already.
pub fn toggle(drawn: &mut Vec<(Cell, Cell)>, arrow: (Cell, Cell)) {
    match drawn.iter().position(|other| *other == arrow) {
        Some(i) => {
            drawn.remove(i);
        }
        None => drawn.push(arrow),
    }
}

#[cfg(test)]
mod tests {
    use chesswright_rules::Rules;

    use super::*;

    fn chess() -> Game {
        Game::new(&Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess"))
    }

    fn cell(game: &Game, name: &str) -> Cell {
        game.rules().board().cell(name).expect(name)
    }

    #[test]
    fn targets_are_those_of_what_is_picked_up_or_else_of_what_a_pointer_rests_on() {
        let game = chess();
        let [e2, e3, e4, g8] = ["e2", "e3", "e4", "g8"].map(|name| cell(&game, name));
        let picking = Picking { origin: Some(Origin::Cell(e2)), ..Picking::default() };
        let hand = Hand { hovered: Some(g8), shows_targets: true, ..Hand::default() };
        let picked = marks(&game, Hand { picking: Some(&picking), ..hand });
        assert_eq!((picked.selected, picked.targets), (Some(e2), vec![e3, e4]));
        assert_eq!(marks(&game, hand).targets.len(), 2, "the knight of the other side");
        let hidden = marks(&game, Hand { picking: Some(&picking), shows_targets: false, ..hand });
        assert_eq!((hidden.selected, hidden.targets), (Some(e2), vec![]));
    }

    #[test]
    fn arrows_are_drawn_and_taken_away_and_one_to_itself_is_a_circle() {
        let game = chess();
        let [e2, e4] = ["e2", "e4"].map(|name| cell(&game, name));
        let mut drawn = vec![];
        for arrow in [(e2, e4), (e4, e4), (e2, e4), (e4, e2)] {
            toggle(&mut drawn, arrow);
        }
        let view = marks(&game, Hand { drawn: &drawn, ..Hand::default() });
        assert_eq!(view.arrows, [(e4, e2, Ink::Accent)]);
        assert_eq!(view.circles, [(e4, Ink::Accent)]);
    }

    #[test]
    fn all_moves_of_the_last_turn_are_marked() {
        let rules =
            Rules::new(&chesswright_catalog::definition("marseillais").expect("built in")).expect("valid");
        let mut game = Game::new(&rules);
        let marked = |game: &Game| marks(game, Hand::default()).last;
        let cells =
            |game: &Game, names: &[&str]| names.iter().map(|name| cell(game, name)).collect::<Vec<_>>();
        for text in ["e2e4", "e7e5", "d7d6"] {
            game.play_text(text, chesswright_game::Branch::Variation, 0).expect(text);
        }
        assert_eq!(marked(&game), cells(&game, &["d7", "d6", "e7", "e5"]));
        game.play_text("g1f3", chesswright_game::Branch::Variation, 0).expect("legal");
        assert_eq!(marked(&game), cells(&game, &["g1", "f3"]), "the turn of the other side is over");
    }

    #[test]
    fn a_premove_marks_both_its_ends() {
        let game = chess();
        let [e2, e4] = ["e2", "e4"].map(|name| cell(&game, name));
        let premove = Premove { origin: Origin::Cell(e2), aim: e4 };
        let view = marks(&game, Hand { premove: Some(premove), ..Hand::default() });
        assert_eq!(view.highlights, [(e2, Ink::Blue), (e4, Ink::Blue)]);
    }
}
