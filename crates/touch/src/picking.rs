//! Turns clicks into moves: the selected piece, its targets, and the questions that are left.
//!
//! This module knows no rules. It groups the moves by the cells that a user can point at, and if several are left, by what
//! they differ in. Moves come as a side can name them ([`rules::Choice`]), so the same clicks play games in which something is
//! hidden.

use chesswright_rules::board::Cell;
use chesswright_rules::{self as rules, Kind};

/// The origin of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A piece on the board.
    Cell(Cell),
    /// A piece in the hand of the side to move.
    Hand(Kind),
    /// An action, by its place in the definition.
    Action(usize),
}

impl Origin {
    /// The origin of a move.
    pub fn of(played: &rules::Choice) -> Self {
        match (played.action, played.drop) {
            (Some((action, _)), _) => Self::Action(action),
            (None, Some(kind)) => Self::Hand(kind),
            (None, None) => Self::Cell(played.from),
        }
    }

    /// The cell of a piece on the board.
    pub fn cell(self) -> Option<Cell> {
        match self {
            Self::Cell(cell) => Some(cell),
            Self::Hand(_) | Self::Action(_) => None,
        }
    }
}

/// The action that is all that a side can do now, if it is aimed at a cell: then pointing at that cell is enough.
pub fn only_action(moves: &[rules::Choice]) -> Option<Origin> {
    let (first, _) = moves.first()?.action?;
    let same = |played: &rules::Choice| matches!(played.action, Some((action, Some(_))) if action == first);
    moves.iter().all(same).then_some(Origin::Action(first))
}

/// The cells to point at for a move: its destination; for a move that stays, the captured piece; for castling also the
/// partner.
pub fn aims(played: &rules::Choice) -> Vec<Cell> {
    if let Some((_, cell)) = played.action {
        return cell.into_iter().collect();
    }
    if played.drop.is_some() {
        return vec![played.to];
    }
    let stays = played.from == played.to;
    let mut aims = if stays { vec![] } else { vec![played.to] };
    if played.castling {
        aims.extend(played.partner.map(|(from, _)| from));
    } else if stays {
        aims.extend(played.captures.first());
        if aims.is_empty() {
            aims.extend(played.wall);
        }
    }
    aims
}

/// The moves from an origin.
pub fn from(moves: &[rules::Choice], origin: Origin) -> Vec<rules::Choice> {
    moves.iter().filter(|played| !played.pass && Origin::of(played) == origin).cloned().collect()
}

/// The moves that a user can mean by pointing at a cell. Moves to this cell take precedence over castling with a
/// partner on it.
pub fn aimed(moves: &[rules::Choice], cell: Cell) -> Vec<rules::Choice> {
    let direct = |played: &&rules::Choice| played.to == cell && played.from != cell;
    let mut found: Vec<rules::Choice> =
        moves.iter().filter(|played| aims(played).contains(&cell)).cloned().collect();
    if found.iter().any(|played| direct(&played)) {
        found.retain(|played| direct(&played));
    }
    found
}

/// The choices that distinguish moves with the same origin and destination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Castling or not.
    Castle(bool),
    /// The promotion; `None` for no promotion.
    Become(Option<Kind>),
    /// The piece that enters through a gate, and its cell.
    Gate(Option<(Kind, Cell)>),
    /// The cell of a wall.
    Wall(Option<Cell>),
    /// The whole move, by its index among the candidates.
    Way(usize),
}

/// An answer, and the moves that are left after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// The moves that are left.
    pub moves: Vec<rules::Choice>,
}

/// The next step for a list of candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// No move is left.
    Nothing,
    /// One move is left.
    Play(rules::Choice),
    /// The user has to choose.
    Ask(Vec<Choice>),
}

/// Asks about the first choice in which the candidates differ.
pub fn next(candidates: Vec<rules::Choice>) -> Next {
    let keys: [fn(&rules::Choice) -> Answer; 4] = [
        |played| Answer::Castle(played.castling),
        |played| Answer::Become(played.promotion),
        |played| Answer::Gate(played.gate),
        |played| Answer::Wall(played.wall),
    ];
    match <[rules::Choice; 1]>::try_from(candidates) {
        Ok([only]) => Next::Play(only),
        Err(none) if none.is_empty() => Next::Nothing,
        Err(several) => {
            let asked = keys.iter().map(|key| grouped(&several, key)).find(|choices| choices.len() > 1);
            let one_by_one = || {
                let choice = |(i, played)| Choice { answer: Answer::Way(i), moves: vec![played] };
                several.iter().cloned().enumerate().map(choice).collect()
            };
            Next::Ask(asked.unwrap_or_else(one_by_one))
        }
    }
}

fn grouped(moves: &[rules::Choice], key: &fn(&rules::Choice) -> Answer) -> Vec<Choice> {
    let mut choices: Vec<Choice> = vec![];
    for played in moves {
        let answer = key(played);
        match choices.iter_mut().find(|choice| choice.answer == answer) {
            Some(choice) => choice.moves.push(played.clone()),
            None => choices.push(Choice { answer, moves: vec![played.clone()] }),
        }
    }
    choices
}

/// The selected piece, and the open question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picking {
    /// The selected piece.
    pub origin: Option<Origin>,
    /// The chosen target, if there is one.
    pub aim: Option<Cell>,
    /// The open question.
    pub choices: Vec<Choice>,
}

impl Picking {
    /// Whether the question is answered by pointing at a cell.
    pub fn asks_for_wall(&self) -> bool {
        matches!(self.choices.first(), Some(Choice { answer: Answer::Wall(_), .. }))
    }

    /// The cells on which a wall may be put.
    pub fn walls(&self) -> Vec<Cell> {
        let wall = |choice: &Choice| match choice.answer {
            Answer::Wall(cell) => cell,
            _ => None,
        };
        self.choices.iter().filter_map(wall).collect()
    }
}

#[cfg(test)]
mod tests {
    use chesswright_notation::position;
    use chesswright_rules::{Position, Rules};

    use super::*;

    fn at(game: &str, fen: &str) -> Position {
        let definition = chesswright_catalog::definition(game).expect(game);
        let rules = Rules::new(&definition).expect("the catalogue compiles");
        if fen.is_empty() { rules.start() } else { position::read(&rules, fen).expect(fen).position }
    }

    fn cell(position: &Position, name: &str) -> Cell {
        position.rules().board().cell(name).expect(name)
    }

    fn pointed(position: &Position, origin: Origin, to: &str) -> Next {
        next(aimed(&from(&position.choices(), origin), cell(position, to)))
    }

    #[test]
    fn a_plain_move_is_played_at_once_and_a_promotion_asked_for() {
        let start = at("chess", "");
        assert!(matches!(pointed(&start, Origin::Cell(cell(&start, "e2")), "e4"), Next::Play(_)));
        assert_eq!(pointed(&start, Origin::Cell(cell(&start, "e2")), "e5"), Next::Nothing);
        let pawn = at("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1");
        let Next::Ask(choices) = pointed(&pawn, Origin::Cell(cell(&pawn, "a7")), "a8") else {
            panic!("asks")
        };
        assert_eq!(choices.len(), 4);
        assert!(choices.iter().all(|c| matches!(c.answer, Answer::Become(Some(_))) && c.moves.len() == 1));
    }

    #[test]
    fn castling_is_meant_by_the_target_and_by_the_rook() {
        let chess = at("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        let king = Origin::Cell(cell(&chess, "e1"));
        for aim in ["g1", "h1", "c1", "a1"] {
            let Next::Play(played) = pointed(&chess, king, aim) else { panic!("{aim}") };
            assert!(played.castling);
        }
        // In shuffled chess, a step may lead to the same cell as castling.
        let shuffled = at("fischerandom", "4k3/8/8/8/8/8/8/5K1R w H - 0 1");
        let king = Origin::Cell(cell(&shuffled, "f1"));
        let Next::Ask(choices) = pointed(&shuffled, king, "g1") else { panic!("asks") };
        assert_eq!(choices.iter().map(|c| &c.answer).collect::<Vec<_>>().len(), 2);
        assert!(matches!(pointed(&shuffled, king, "h1"), Next::Play(played) if played.castling));
    }

    #[test]
    fn walls_and_gates_are_asked_for_one_after_the_other() {
        let duck = at("duck", "");
        let Next::Ask(choices) = pointed(&duck, Origin::Cell(cell(&duck, "e2")), "e4") else {
            panic!("asks")
        };
        let picking = Picking { choices, ..Picking::default() };
        assert!(picking.asks_for_wall() && picking.walls().contains(&cell(&duck, "e5")));
        let gates = at("seirawan", "");
        let Next::Ask(choices) = pointed(&gates, Origin::Cell(cell(&gates, "b1")), "c3") else {
            panic!("asks")
        };
        assert_eq!(choices.len(), 3, "nothing, hawk or elephant");
    }

    #[test]
    fn drops_come_from_the_hand() {
        let crazy = at("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
        let knight = crazy.rules().kind("knight").expect("there are knights");
        assert!(matches!(pointed(&crazy, Origin::Hand(knight), "e4"), Next::Play(_)));
        assert_eq!(pointed(&crazy, Origin::Hand(knight), "e1"), Next::Nothing);
    }

    #[test]
    fn whatever_is_legal_can_be_pointed_at() {
        for name in chesswright_catalog::names() {
            let mut position = at(name, "");
            for round in 0..12 {
                let legal = position.legal_moves();
                let Some(chosen) = legal.get((round * 7 + 3) % legal.len().max(1)).cloned() else { break };
                let moves = position.choices();
                let own =
                    |played: &rules::Move| !played.is_pass() && !played.is_chance() && !played.uncovers();
                let each = legal.iter().zip(&moves).filter(|(played, _)| own(played));
                for (meant, played) in each.step_by(1 + moves.len() / 60) {
                    assert_eq!(position.chosen(played).as_ref(), Some(meant), "{name}, round {round}");
                    let aim = aims(played).first().copied();
                    let mut left = match (played.action, aim) {
                        // It is done as soon as it is picked.
                        (Some(_), None) => from(&moves, Origin::of(played)),
                        _ => aimed(&from(&moves, Origin::of(played)), aim.unwrap_or_default()),
                    };
                    while let Next::Ask(choices) = next(left.clone()) {
                        let choice = choices.into_iter().find(|choice| choice.moves.contains(played));
                        left = choice.map(|choice| choice.moves).unwrap_or_default();
                    }
                    assert_eq!(left, std::slice::from_ref(played), "{name}, round {round}");
                }
                position.play_unchecked(&chosen);
            }
        }
    }
}
