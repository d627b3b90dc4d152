//! The moves of a game as rows: the main line turn by turn, and variations below the move that they replace.

use std::collections::HashMap;

use chesswright_game::{Game, NodeId, Told};
use chesswright_notation::pgn::nag;
use chesswright_rules::{Move, Position, Side};

/// Writes a legal move of a position.
pub type Write<'a> = &'a dyn Fn(&Position, &Move) -> String;

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The node in the tree.
    pub id: NodeId,
    /// The number before the move, if there is one.
    pub number: Option<String>,
    /// The move in the list's notation.
    pub text: String,
    /// Signs such as `!`, as PGN numbers them.
    pub signs: String,
    /// The comment on the move.
    pub comment: String,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// A round of the main line.
    Round {
        /// The number of the round, from 1.
        number: usize,
        /// The moves of each side.
        turns: Vec<Vec<Entry>>,
    },
    /// A variation.
    Variation {
        /// The depth: the number of variations that contain it, including itself.
        depth: usize,
        /// Its moves.
        entries: Vec<Entry>,
    },
}

/// The list of moves of one game. It writes the text of every move only once: a node of the tree keeps its id and the
/// moves that lead to it, so the text never changes.
#[derive(Clone, Debug, Default)]
pub struct MoveList {
    texts: HashMap<NodeId, String>,
}

impl MoveList {
    /// The rows of the game in its current state. All calls must bring the same way of writing.
    pub fn rows(&mut self, game: &Game, write: Write<'_>) -> Vec<Row> {
        if let Some(eyes) = game.eyes() {
            return told(game, &eyes.told);
        }
        let mut list =
            List { game, write, sides: game.rules().sides(), texts: &mut self.texts, rows: vec![] };
        let mut position = game.start().clone();
        list.main(&mut position);
        list.rows
    }
}

/// The round of a turn. It ends where the turn goes back to an earlier side, so that a side that is out of the game
/// takes no place in the later ones.
#[derive(Clone, Copy)]
struct Round {
    number: usize,
    /// The turn that is counted already, and the side whose turn it is.
    turn: (u32, usize),
}

impl Round {
    fn at(turns: u32, turn: Side, sides: usize) -> Self {
        Self { number: turns as usize / sides + 1, turn: (turns, turn.index()) }
    }

    /// Goes on to a turn, which may have several moves.
    fn follow(&mut self, turns: u32, turn: Side) {
        let turn = (turns, turn.index());
        let (before, side) = std::mem::replace(&mut self.turn, turn);
        if turn.0 != before && turn.1 <= side {
            self.number += 1;
        }
    }
}

/// The rows of a game in which something is hidden, from what is told of its moves.
fn told(game: &Game, moves: &[Told]) -> Vec<Row> {
    let sides = game.rules().sides();
    let mut round = Round::at(moves.first().map_or(0, |first| first.turns), Side(0), sides);
    let mut rows: Vec<Row> = vec![];
    for (&id, Told { turns, by, text, refused }) in game.line().iter().zip(moves) {
        round.follow(*turns, *by);
        let number = round.number;
        // Tries that an umpire has refused stand in brackets before the move that was made.
        let tries: String = refused.iter().map(|tried| format!("({tried}) ")).collect();
        let text = tries + text;
        let entry = Entry { id, number: None, text, signs: String::new(), comment: String::new() };
        if !matches!(rows.last(), Some(Row::Round { number: last, .. }) if *last == number) {
            rows.push(Row::Round { number, turns: vec![vec![]; sides] });
        }
        if let Some(Row::Round { turns, .. }) = rows.last_mut()
            && let Some(turn) = turns.get_mut(by.index())
        {
            turn.push(entry);
        }
    }
    rows
}

struct List<'a> {
    game: &'a Game,
    write: Write<'a>,
    sides: usize,
    texts: &'a mut HashMap<NodeId, String>,
    rows: Vec<Row>,
}

impl List<'_> {
    fn main(&mut self, position: &mut Position) {
        let mut here = NodeId::ROOT;
        let mut round = Round::at(position.turns(), position.turn(), self.sides);
        // A round that a variation interrupts continues in a row of its own.
        let mut open = false;
        while let Some((&main, others)) = self.game.tree().children(here).split_first() {
            round.follow(position.turns(), position.turn());
            let side = position.turn().index();
            let Some(entry) = self.entry(round.number, position, main, false) else { return };
            let number = round.number;
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
                self.variation(round, position, other, 1);
            }
            if !self.play(position, main) {
                return;
            }
            here = main;
        }
    }

    /// A variation at this position, to its end.
    fn variation(&mut self, mut round: Round, position: &Position, first: NodeId, depth: usize) {
        let mut position = position.clone();
        let mut entries = vec![];
        let mut inner = vec![];
        let mut next = Some((first, vec![]));
        while let Some((id, others)) = next {
            let before = round.number;
            round.follow(position.turns(), position.turn());
            let number = entries.is_empty() || round.number != before || position.turn().index() == 0;
            let Some(entry) = self.entry(round.number, &position, id, number) else { break };
            entries.push(entry);
            inner.extend(others.into_iter().map(|other| (round, position.clone(), other)));
            if !self.play(&mut position, id) {
                break;
            }
            next = self.game.tree().children(id).split_first().map(|(&main, others)| (main, others.to_vec()));
        }
        self.rows.push(Row::Variation { depth, entries });
        for (round, position, other) in inner {
            self.variation(round, &position, other, depth + 1);
        }
    }

    fn entry(&mut self, round: usize, position: &Position, id: NodeId, numbered: bool) -> Option<Entry> {
        let node = self.game.tree().get(id)?;
        let text = match node.played() {
            Some(played) => {
                let write = || (self.write)(position, played);
                self.texts.entry(id).or_insert_with(write).clone()
            }
            None => node.text().to_owned(),
        };
        let number = numbered
            .then(|| if position.turn().index() == 0 { format!("{round}.") } else { format!("{round}…") });
        let signs = node.notes.nags.iter().filter_map(|nag| nag::sign(*nag)).collect();
        Some(Entry { id, number, text, signs, comment: node.notes.after.clone() })
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
    use chesswright_notation::San;
    use chesswright_notation::san::Style;
    use chesswright_rules::Rules;

    use super::*;

    /// Writes short algebraic notation.
    fn short(san: &San) -> impl Fn(&Position, &Move) -> String {
        |position, played| san.write(position, played, Style::SHORT)
    }

    /// The rows after these moves. After each move, the updated list must equal a new one.
    fn listed(game: &str, moves: &str) -> Vec<String> {
        let rules = Rules::new(&chesswright_catalog::definition(game).expect(game)).expect(game);
        let (mut game, san, mut list) = (Game::new(&rules), San::new(&rules), MoveList::default());
        for word in moves.split(' ') {
            match word {
                "<" => assert!(game.undo(0)),
                text => {
                    game.play_text(text, Branch::Variation, 0).expect(text);
                }
            }
            assert_eq!(
                list.rows(&game, &short(&san)),
                MoveList::default().rows(&game, &short(&san)),
                "after {word}"
            );
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
        list.rows(&game, &short(&san)).iter().map(row).collect()
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

    #[test]
    fn a_side_that_is_out_takes_no_place_in_later_rounds() {
        let definition = chesswright_catalog::definition("three-crowns").expect("it is built in");
        let rules = Rules::new(&definition).expect("it is valid");
        let mut game = Game::new(&rules);
        let king = rules.kind("king").expect("three kings");
        let (mut random, mut later) = (7_usize, 0);
        let out = |game: &Game| (0..3).find(|&side| game.position().is_out(Side(side)));
        // Whoever can captures a king, and the two that are left play on.
        while later < 6 {
            let (position, moves) = (game.position(), game.legal_moves());
            let takes = |played: &&Move| {
                let mut taken = position.captures(played).into_iter().filter_map(|cell| position.piece(cell));
                out(&game).is_none() && taken.any(|piece| piece.kind == king)
            };
            random = random.wrapping_mul(25_173).wrapping_add(13_849) % 65_536;
            let played = moves.iter().find(takes).or(moves.get(random % moves.len().max(1)));
            let played = played.expect("the game goes on").clone();
            game.play(&played, Branch::Variation, 0).expect("legal");
            later += usize::from(out(&game).is_some());
        }
        let out = usize::from(out(&game).expect("one is out"));
        let filled = |row: &Row| match row {
            Row::Round { turns, .. } => turns.iter().map(Vec::len).collect::<Vec<_>>(),
            Row::Variation { .. } => panic!("one line"),
        };
        let rows: Vec<_> =
            MoveList::default().rows(&game, &short(&San::new(&rules))).iter().map(filled).collect();
        // The last king was taken in the middle of a round. The two rounds after it have a move of each side left.
        let mut left = vec![1; 3];
        left[out] = 0;
        assert_eq!(rows[rows.len() - 2], left, "{rows:?}");
        assert!(rows.iter().flatten().all(|&moves| moves <= 1), "{rows:?}");
    }

    #[test]
    fn every_move_is_written_once() {
        let rules = Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess");
        let (mut game, san, mut list) = (Game::new(&rules), San::new(&rules), MoveList::default());
        game.play_text("e2e4", Branch::Variation, 0).expect("legal");
        list.rows(&game, &short(&san));
        for text in list.texts.values_mut() {
            text.push('!');
        }
        game.play_text("e7e5", Branch::Variation, 0).expect("legal");
        let [Row::Round { turns, .. }] = &list.rows(&game, &short(&san))[..] else { panic!("one round") };
        assert_eq!((turns[0][0].text.as_str(), turns[1][0].text.as_str()), ("e4!", "e5"));
    }
}
