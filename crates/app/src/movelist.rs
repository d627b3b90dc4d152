//! The moves of a game as rows to show: the main line turn by turn, variations below the move they replace.

use chesswright_game::{Game, NodeId};
use chesswright_notation::San;
use chesswright_notation::san::Style;
use chesswright_rules::Position;

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) id: NodeId,
    /// The number in front, where one stands there.
    pub(crate) number: Option<String>,
    pub(crate) text: String,
    /// What somebody wrote about it.
    pub(crate) comment: String,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// A round of the main line: its number, and the moves of each side.
    Round { number: usize, turns: Vec<Vec<Entry>> },
    /// A variation and those inside it, each so deep.
    Variation { depth: usize, entries: Vec<Entry> },
}

/// The rows of a game.
pub(crate) fn rows(game: &Game, san: &San) -> Vec<Row> {
    let mut list = List { game, san, sides: game.rules().sides(), rows: vec![] };
    let mut position = game.start().clone();
    list.main(&mut position);
    list.rows
}

struct List<'a> {
    game: &'a Game,
    san: &'a San,
    sides: usize,
    rows: Vec<Row>,
}

impl List<'_> {
    fn main(&mut self, position: &mut Position) {
        let mut here = NodeId::ROOT;
        // A round that a variation interrupts goes on in a row of its own.
        let mut open = false;
        while let Some((&main, others)) = self.game.tree().children(here).split_first() {
            let (turns, side) = (position.turns() as usize, position.turn().index());
            let Some(entry) = self.entry(position, main, false) else { return };
            let number = turns / self.sides + 1;
            match self.rows.last_mut() {
                Some(Row::Round { number: last, turns }) if open && *last == number => {
                    turns[side].push(entry)
                }
                _ => {
                    let mut turns = vec![vec![]; self.sides];
                    turns[side].push(entry);
                    self.rows.push(Row::Round { number, turns });
                }
            }
            open = true;
            for &other in others {
                open = false;
                self.variation(position, other, 1);
            }
            if !self.play(position, main) {
                return;
            }
            here = main;
        }
    }

    /// A line that replaces a move at this position, to its end.
    fn variation(&mut self, position: &Position, first: NodeId, depth: usize) {
        let mut position = position.clone();
        let mut entries = vec![];
        let mut inner = vec![];
        let mut next = Some((first, vec![]));
        while let Some((id, others)) = next {
            let number = entries.is_empty() || position.turn().index() == 0;
            let Some(entry) = self.entry(&position, id, number) else { break };
            entries.push(entry);
            inner.extend(others.into_iter().map(|other| (position.clone(), other)));
            if !self.play(&mut position, id) {
                break;
            }
            next = self.game.tree().children(id).split_first().map(|(&main, others)| (main, others.to_vec()));
        }
        self.rows.push(Row::Variation { depth, entries });
        for (position, other) in inner {
            self.variation(&position, other, depth + 1);
        }
    }

    fn entry(&self, position: &Position, id: NodeId, numbered: bool) -> Option<Entry> {
        let node = self.game.tree().get(id)?;
        let text = match node.played() {
            Some(played) => self.san.write(position, played, Style::SHORT),
            None => node.text().to_owned(),
        };
        let (round, side) = (position.turns() as usize / self.sides + 1, position.turn().index());
        let number = numbered.then(|| if side == 0 { format!("{round}.") } else { format!("{round}…") });
        Some(Entry { id, number, text, comment: node.notes.after.clone() })
    }

    fn play(&self, position: &mut Position, id: NodeId) -> bool {
        let played = self.game.tree().get(id).and_then(|node| node.played());
        if let Some(played) = played {
            position.play_unchecked(played);
        }
        played.is_some()
    }
}

#[cfg(test)]
mod tests {
    use chesswright_game::Branch;
    use chesswright_rules::Rules;

    use super::*;

    fn listed(game: &str, moves: &str) -> Vec<String> {
        let rules = Rules::new(&chesswright_catalog::definition(game).expect(game)).expect(game);
        let mut game = Game::new(&rules);
        for word in moves.split(' ') {
            match word {
                "<" => assert!(game.undo(0)),
                text => {
                    game.play_text(text, Branch::Variation, 0).expect(text);
                }
            }
        }
        let texts = |entries: &[Entry]| {
            entries
                .iter()
                .map(|e| format!("{}{}", e.number.clone().unwrap_or_default(), e.text))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let row = |row: &Row| match row {
            Row::Round { number, turns } => {
                format!("{number}: {}", turns.iter().map(|turn| texts(turn)).collect::<Vec<_>>().join(" | "))
            }
            Row::Variation { depth, entries } => format!("{}{}", "-".repeat(*depth), texts(entries)),
        };
        rows(&game, &San::new(&rules)).iter().map(row).collect()
    }

    #[test]
    fn variations_stand_below_the_move_they_replace() {
        assert_eq!(listed("chess", "e2e4 e7e5 g1f3"), ["1: e4 | e5", "2: Nf3 | "]);
        assert_eq!(
            listed("chess", "e2e4 e7e5 g1f3 < < c7c5 g1f3 d7d6 < e7e6 d2d4"),
            ["1: e4 | e5", "-1…c5 2.Nf3 d6", "--2…e6 3.d4", "2: Nf3 | "]
        );
    }

    #[test]
    fn steps_of_a_turn_and_many_sides_stand_together() {
        assert_eq!(listed("marseillais", "e2e4 e7e5 d7d6 g1f3"), ["1: e4 | e5 d6", "2: Nf3 | "]);
    }
}
