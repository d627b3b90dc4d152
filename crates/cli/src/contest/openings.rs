//! The openings of a match: random moves, or those of a book.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use chesswright_engine::{Engine, Limits, Prng, Stop};
use chesswright_game::pgn::Games;
use chesswright_game::{Game, NodeId};
use chesswright_notation::pgn::FaultKind;
use chesswright_notation::position;
use chesswright_rules::{Move, Position, Rules};

use crate::core::built_in_rules;

/// The opening of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Opening {
    /// The start position of the game. `None` for the usual one.
    pub(super) start: Option<Position>,
    pub(super) moves: Vec<Move>,
}

/// Random openings.
#[derive(Debug)]
pub(crate) struct RandomOpenings {
    /// The number of moves.
    moves: usize,
    seed: u64,
    /// The engine must see neither side ahead by more than this, in hundredths of a pawn.
    balance: Option<i32>,
}

/// The nodes with which the engine judges an opening.
const BALANCE_NODES: u64 = 10_000;
/// In so many openings a balanced one is looked for; after that, the most balanced of them counts.
const MOST_OPENINGS: usize = 40;

/// The openings of all games of a match.
#[derive(Debug)]
pub(crate) enum Openings {
    /// Random moves that do not end the game, from a random setup where the game has one.
    Random(RandomOpenings),
    /// One after the other, and then again from the first.
    Book(Vec<Opening>),
}

impl Openings {
    /// Openings of so many random moves.
    pub(crate) fn random(moves: usize, seed: u64) -> Self {
        Self::Random(RandomOpenings { moves, seed, balance: None })
    }

    /// Openings of so many random moves after which neither side is ahead by more than `balance` hundredths of a pawn.
    pub(crate) fn balanced(moves: usize, seed: u64, balance: i32) -> Self {
        Self::Random(RandomOpenings { moves, seed, balance: Some(balance) })
    }

    /// How random openings are made, for another machine.
    pub(super) fn random_ones(&self) -> Option<chesswright_queue::RandomOpenings> {
        match self {
            &Self::Random(RandomOpenings { moves, seed, balance }) => {
                Some(chesswright_queue::RandomOpenings { moves, seed, balance })
            }
            Self::Book(_) => None,
        }
    }

    /// Reads the openings in a file: games in a `.pgn` file, of which at most `moves` moves are used, otherwise
    /// positions.
    ///
    /// # Errors
    /// If the file contains no opening, or one after which the game is over.
    pub(crate) fn book(path: &Path, rules: &Rules, moves: Option<usize>) -> Result<Self> {
        let is_pgn = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn"));
        let openings = if is_pgn {
            let file = std::fs::File::open(path);
            games(file.with_context(|| format!("cannot read `{}`", path.display()))?, rules, moves)
        } else {
            positions(&crate::read_file(path)?, rules)
        };
        let openings = openings.with_context(|| format!("in the book `{}`", path.display()))?;
        ensure!(!openings.is_empty(), "the book `{}` contains no openings", path.display());
        Ok(Self::Book(openings))
    }

    /// The same openings in random order. Random openings have no order.
    pub(crate) fn shuffled(mut self, seed: u64) -> Self {
        if let Self::Book(openings) = &mut self {
            let mut prng = Prng::new(seed);
            for left in (2..=openings.len()).rev() {
                openings.swap(left - 1, prng.below(left));
            }
        }
        self
    }

    /// The opening of both games of a pair.
    pub(super) fn of(&self, rules: &Rules, pair: usize) -> Opening {
        match self {
            Self::Book(openings) => openings[pair % openings.len()].clone(),
            Self::Random(openings) => openings.of(rules, pair),
        }
    }
}

impl From<chesswright_queue::RandomOpenings> for Openings {
    fn from(
        chesswright_queue::RandomOpenings { moves, seed, balance }: chesswright_queue::RandomOpenings,
    ) -> Self {
        Self::Random(RandomOpenings { moves, seed, balance })
    }
}

impl RandomOpenings {
    fn of(&self, rules: &Rules, pair: usize) -> Opening {
        let mut prng = Prng::new(self.seed.wrapping_mul(0x1_0001).wrapping_add(pair as u64));
        let Some(most) = self.balance else { return random(rules, self.moves, &mut prng) };
        let mut engine = Engine::new(rules);
        let mut best: Option<(i32, Opening)> = None;
        for _ in 0..MOST_OPENINGS {
            let opening = random(rules, self.moves, &mut prng);
            let ahead = lead(&mut engine, rules, &opening);
            if best.as_ref().is_none_or(|(least, _)| ahead < *least) {
                best = Some((ahead, opening));
            }
            if ahead <= most {
                break;
            }
        }
        best.map(|(_, opening)| opening).unwrap_or_default()
    }
}

/// How far one of the sides is ahead after an opening, in hundredths of a pawn.
fn lead(engine: &mut Engine, rules: &Rules, opening: &Opening) -> i32 {
    let mut position = opening.start.clone().unwrap_or_else(|| rules.start());
    opening.moves.iter().for_each(|played| position.play_unchecked(played));
    engine.new_game();
    let limits = Limits::nodes(BALANCE_NODES);
    engine.search(&position, &limits, &Stop::new(), &|| 0, &mut |_| {}).score.cp().abs()
}

fn random(rules: &Rules, moves: usize, prng: &mut Prng) -> Opening {
    for _ in 0..50 {
        let start = rules.deal(&mut |below| prng.below(below as usize) as u32).ok();
        let mut position = start.clone().unwrap_or_else(|| rules.start());
        let mut played = vec![];
        for _ in 0..moves {
            while let Some(drawn) = position.draw_chance(&mut |below| prng.below(below as usize) as u32) {
                position.play_unchecked(&drawn);
                played.push(drawn);
            }
            let legal = position.legal_moves();
            let Some(any) = legal.get(prng.below(legal.len())) else { break };
            played.push(any.clone());
            position.play_unchecked(any);
        }
        if position.outcome().is_none() {
            return Opening { start, moves: played };
        }
    }
    Opening::default()
}

/// The main lines of games.
fn games(input: impl std::io::Read, rules: &Rules, most: Option<usize>) -> Result<Vec<Opening>> {
    let mut known = |name: &str| {
        let same = |other: &Rules| other.definition().name == rules.definition().name;
        let named = if name == rules.definition().name { Some(rules.clone()) } else { built_in_rules(name) };
        named.map(|named| if same(&named) { rules.clone() } else { named })
    };
    let mut games = Games::new(input, &mut known);
    let mut openings = vec![];
    while let Some(imported) = games.next_game()? {
        let number = openings.len() + 1;
        let place = || format!("game {number}, line {}", imported.line);
        if let Some(fault) = imported.faults.iter().find(|fault| spoils_opening(&fault.kind)) {
            bail!("game {number}: {fault}; `chesswright pgn check` reports all faults");
        }
        let Some(game) = &imported.game else { bail!("{}: its variant is unknown", place()) };
        let name = &game.rules().definition().name;
        ensure!(
            game.rules().same(rules),
            "{} is a game of {name}, not of {}; the tag `Variant` names the variant of a game",
            place(),
            rules.definition().name
        );
        openings.push(opening(game, most).with_context(place)?);
    }
    Ok(openings)
}

/// Whether a fault makes the opening of the game unclear. A missing result does not.
pub(super) fn spoils_opening(fault: &FaultKind) -> bool {
    match fault {
        FaultKind::Move { variation, .. } | FaultKind::NullMove { variation, .. } => !variation,
        FaultKind::LongWord(_)
        | FaultKind::UnknownVariant(_)
        | FaultKind::Position(_)
        | FaultKind::Rules(_)
        | FaultKind::Utf16 => true,
        _ => false,
    }
}

fn opening(game: &Game, most: Option<usize>) -> Result<Opening> {
    let line = game.tree().main_line(NodeId::ROOT);
    let moves: Vec<Move> = line.into_iter().filter_map(|id| game.tree().get(id)?.played().cloned()).collect();
    let moves = moves[..moves.len().min(most.unwrap_or(usize::MAX))].to_vec();
    let mut position = game.start().clone();
    for played in &moves {
        ensure!(position.null_move().as_ref() != Some(played), "an opening cannot contain a null move");
        position.play_unchecked(played);
    }
    if position.outcome().is_some() {
        bail!("the game is over after these moves; `--opening 8` uses only the first eight of each game");
    }
    let usual = game.start().setup() == game.rules().start().setup();
    Ok(Opening { start: (!usual).then(|| game.start().clone()), moves })
}

/// Positions, one in each line, with or without the operations of EPD.
fn positions(text: &str, rules: &Rules) -> Result<Vec<Opening>> {
    let mut openings = vec![];
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = || format!("line {number}: `{line}`");
        let start = position::read(rules, &without_operations(line)).with_context(place)?.position;
        ensure!(start.outcome().is_none(), "{}: the game is over in this position", place());
        openings.push(Opening { start: Some(start), moves: vec![] });
    }
    Ok(openings)
}

/// A position without the operations of EPD, which end with semicolons and follow the first four words.
fn without_operations(line: &str) -> String {
    let words = line.split_whitespace();
    if line.contains(';') { words.take(4).collect::<Vec<_>>().join(" ") } else { line.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(name: &str) -> Rules {
        built_in_rules(name).expect("it is built in")
    }

    fn fens(openings: &[Opening], rules: &Rules) -> Vec<String> {
        let end = |opening: &Opening| {
            let mut position = opening.start.clone().unwrap_or_else(|| rules.start());
            opening.moves.iter().for_each(|played| position.play_unchecked(played));
            position::write(&position)
        };
        openings.iter().map(end).collect()
    }

    #[test]
    fn games_are_openings_up_to_a_number_of_moves() {
        let chess = rules("chess");
        let pgn = "[Event \"a\"]\n\n1. e4 (1. d4 d5) e5 2. Nf3 *\n\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n[SetUp \"1\"]\n\n1. O-O *\n";
        let whole = games(pgn.as_bytes(), &chess, None).expect("they can be played");
        assert_eq!(
            fens(&whole, &chess),
            [
                "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
                "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"
            ]
        );
        assert!(whole[0].start.is_none() && whole[1].start.is_some());
        let cut = games(pgn.as_bytes(), &chess, Some(1)).expect("they can be played");
        assert_eq!(cut.iter().map(|opening| opening.moves.len()).collect::<Vec<_>>(), [1, 1]);
    }

    #[test]
    fn mistakes_in_a_book_are_reported_with_their_place() {
        let chess = rules("chess");
        let message = |pgn: &str| {
            format!("{:#}", games(pgn.as_bytes(), &chess, None).map(|_| ()).expect_err("it is wrong"))
        };
        assert!(message("1. e4 e5 *\n\n1. e5 *\n").starts_with("game 2: line 3: "), "{}", message("1. e5 *"));
        assert_eq!(
            message("1. f3 e5 2. g4 Qh4# 0-1\n"),
            "game 1, line 1: the game is over after these moves; `--opening 8` uses only the first eight of each game"
        );
        assert_eq!(
            message("[Variant \"atomic\"]\n\n1. e4 *\n"),
            "game 1, line 1 is a game of atomic, not of chess; the tag `Variant` names the variant of a game"
        );
        let message =
            |text: &str| format!("{:#}", positions(text, &chess).map(|_| ()).expect_err("it is wrong"));
        assert!(message("# a\n\nx w - -\n").starts_with("line 3: `x w - -`: "), "{}", message("x w - -"));
        let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
        assert_eq!(message(mated), format!("line 1: `{mated}`: the game is over in this position"));
    }

    #[test]
    fn positions_are_openings_with_and_without_operations() {
        let chess = rules("chess");
        let text =
            "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"a; b\";\n\n# a line\n4k3/8/8/8/8/8/8/4K2R b K - 3 9\n";
        let read = positions(text, &chess).expect("they are positions");
        assert_eq!(fens(&read, &chess), ["4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R b K - 3 9"]);
        // Positions of other games are longer.
        let checks = rules("3check");
        let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2+3 0 1";
        assert_eq!(fens(&positions(text, &checks).expect("it is one"), &checks), [text]);
    }

    #[test]
    fn a_book_goes_round_and_may_be_shuffled() {
        let chess = rules("chess");
        let pgn = "1. e4 *\n\n1. d4 *\n\n1. c4 *\n\n1. a3 *\n\n1. a4 *\n";
        let book = Openings::Book(games(pgn.as_bytes(), &chess, None).expect("they can be played"));
        let five = |openings: &Openings| -> Vec<String> {
            fens(&(0..5).map(|pair| openings.of(&chess, pair)).collect::<Vec<_>>(), &chess)
        };
        let plain = five(&book);
        assert_eq!(fens(&[book.of(&chess, 6)], &chess)[0], plain[1]);
        let mut shuffled = five(&book.shuffled(7));
        assert_ne!(shuffled, plain);
        let mut all = plain;
        all.sort();
        shuffled.sort();
        assert_eq!(shuffled, all);
    }

    #[test]
    fn games_that_shuffle_are_dealt_for_every_pair() {
        let shuffling = rules("fischerandom");
        let openings = Openings::random(0, 1);
        let starts: Vec<_> = (0..6).map(|pair| openings.of(&shuffling, pair)).collect();
        let mut texts = fens(&starts, &shuffling);
        assert_eq!(
            texts,
            fens(&(0..6).map(|pair| openings.of(&shuffling, pair)).collect::<Vec<_>>(), &shuffling)
        );
        texts.dedup();
        assert!(texts.len() > 4, "{texts:?}");
        assert!(openings.of(&rules("chess"), 0).start.is_none());
    }

    #[test]
    fn balanced_openings_favour_no_side() {
        let losalamos = rules("losalamos");
        let mut engine = Engine::new(&losalamos);
        for pair in 0..4 {
            let opening = Openings::balanced(8, 3, 60).of(&losalamos, pair);
            assert_eq!(opening.moves.len(), 8);
            assert!(lead(&mut engine, &losalamos, &opening) <= 60);
        }
    }
}
