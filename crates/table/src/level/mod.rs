//! A level at the table: the replies to the player, the stars for a solution, and the sources of levels.
//!
//! For the table, a level is a game like any other, except that the controllers of `chesswright-puzzle` move its
//! enemies.

mod follow;
mod records;

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use chesswright_catalog::level::{self, Control, Level, Place, Tile};
use chesswright_draw::Solid;
use chesswright_game::Game;
use chesswright_puzzle::control::Memory;
use chesswright_puzzle::solve::{self, Extent, Graph, Hint, Limits, Standing, Within};
use chesswright_puzzle::{Game as Puzzle, Unplayable};
use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::message;
use chesswright_rules::message::{Blank, Message};
use chesswright_rules::{Move, Position, Side};
use serde::{Deserialize, Serialize};

use crate::Seat;
use follow::Followed;

pub use records::{Hints, Record, Records};

/// The largest number of positions to search for hints. The levels that ship have fewer.
const ROOM: Limits = Limits { states: 120_000, bytes: 96 << 20 };

/// The largest number of positions to try for a hint in a level on a game.
const TRIES: Limits = Limits { states: 20_000_000, bytes: 0 };

/// Replies are previewed only if their controllers search fewer positions than this.
const AT_ONCE: f64 = 20_000.0;

/// The file of the daily levels. The page fetches it when it needs one of them.
pub const DAILY: &str = "daily.txt";

/// The source of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A chapter of the campaign and the index in it, both from 0.
    Campaign(usize, usize),
    /// A family of games whose lesson it is, and the index in that, both from 0.
    Lesson(usize, usize),
    /// The level of a day, as days since 1 January 1970.
    Daily(u64),
    /// A file or code of the user.
    Own,
}

impl Source {
    /// The level, if it ships inside the program. Daily levels are in the file [`DAILY`].
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Campaign(chapter, number) => {
                level::read(level::packs::CAMPAIGN.get(chapter)?.texts().nth(number)?).ok()
            }
            Self::Lesson(family, number) => {
                level::read(level::packs::LESSONS.get(family)?.texts().nth(number)?).ok()
            }
            Self::Daily(_) | Self::Own => None,
        }
    }

    /// The title of a level of the campaign. In a drawing it is in one line, and the rest of the level is not read.
    pub fn title(self) -> Option<String> {
        let Self::Campaign(chapter, number) = self else { return None };
        let text = level::packs::CAMPAIGN.get(chapter)?.texts().nth(number)?;
        match text.lines().find_map(|line| line.strip_prefix("title:")) {
            Some(title) => Some(title.trim().to_owned()),
            None => Some(self.level()?.title),
        }
    }

    /// The level from the file of daily levels.
    pub fn level_in(self, file: &str) -> Option<Level> {
        match self {
            Self::Daily(day) => level::read(level::packs::daily_in(file, day as usize)).ok(),
            Self::Campaign(..) | Self::Lesson(..) | Self::Own => self.level(),
        }
    }

    /// The next level.
    pub fn next(self) -> Option<Self> {
        if let Self::Lesson(family, number) = self {
            let next = Self::Lesson(family, number + 1);
            return next.level().is_some().then_some(next);
        }
        let Self::Campaign(chapter, number) = self else { return None };
        let count =
            |chapter: usize| level::packs::CAMPAIGN.get(chapter).map_or(0, |chapter| chapter.texts().count());
        if number + 1 < count(chapter) {
            return Some(Self::Campaign(chapter, number + 1));
        }
        (count(chapter + 1) > 0).then_some(Self::Campaign(chapter + 1, 0))
    }
}

/// Why a text is not a level that can be played.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum LevelError {
    /// It cannot be read.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Unreadable(Vec<level::Problem>),
    /// It cannot be played.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
    /// What it says about itself is wrong.
    #[error(transparent)]
    FalseProof(#[from] solve::FalseProof),
}

impl LevelError {
    /// Why the text is not such a level. What solvers say of a proof is said in English.
    pub fn message(&self) -> Message {
        match self {
            Self::Unreadable(problems) => {
                message!("{problems}", problems = Blank::lines(problems.iter().map(level::Problem::message)))
            }
            Self::Unplayable(Unplayable::Rules(error)) => error.message(),
            Self::Unplayable(why) => message!("the level cannot be played: {why}", why = why.to_string()),
            Self::FalseProof(why) => {
                message!("the proof in the level is wrong: {why}", why = why.to_string())
            }
        }
    }
}

/// A level being played.
///
/// It caches the last attempt, and explores the level once for all hints.
#[derive(Debug)]
pub struct LevelSession {
    /// The level, ready to be played.
    pub puzzle: Puzzle,
    /// Where it comes from.
    pub source: Source,
    /// The graph of all positions, made for the first hint.
    graph: OnceLock<Option<Graph>>,
    /// The last attempt that was followed.
    followed: Mutex<Option<Followed>>,
}

impl LevelSession {
    /// Starts a level.
    ///
    /// # Errors
    /// Fails if its rules do not compile.
    pub fn new(level: &Level, source: Source) -> Result<Self, Unplayable> {
        let puzzle = Puzzle::new(level)?;
        Ok(Self { puzzle, source, graph: OnceLock::new(), followed: Mutex::default() })
    }

    /// The level.
    pub fn level(&self) -> &Level {
        self.puzzle.level()
    }

    /// The title, or an empty text.
    pub fn title(&self) -> &str {
        &self.level().title
    }

    /// The seats of the sides.
    pub fn seats(&self) -> Vec<Seat> {
        let seat = |control: &Control| match control {
            Control::Human => Seat::Person,
            Control::None | Control::Ai(_) => Seat::Controller,
        };
        self.level().sides.iter().map(|side| seat(&side.control)).collect()
    }

    /// A new game of the level. Enemies may move first.
    pub fn begin(&self) -> Game {
        match self.level().game {
            Some(_) => Game::from_position(self.puzzle.opening()),
            None => Game::new(self.puzzle.rules()),
        }
    }

    /// The move that a controller makes now. `None` if it is the player's turn.
    pub fn reply(&self, position: &Position) -> Option<Move> {
        let reply = self.followed(position, |followed| followed.after(position.played().count()))?;
        // Controllers have one way to wait. The rules distinguish an optional pass from a forced one.
        match reply.is_pass() {
            true => position.legal_moves().into_iter().find(Move::is_pass),
            false => Some(reply),
        }
    }

    /// Queries an attempt after following it to its end.
    fn followed<T>(&self, position: &Position, ask: impl FnOnce(&Followed) -> T) -> T {
        let mut kept = self.followed.lock().unwrap_or_else(PoisonError::into_inner);
        // An attempt that was interrupted is followed again.
        let mut followed = kept.take().unwrap_or_else(|| Followed::new(&self.puzzle));
        followed.follow(&self.puzzle, &position.played().collect::<Vec<_>>());
        let answer = ask(&followed);
        *kept = Some(followed);
        answer
    }

    /// The number of moves that the player has made.
    pub fn moves(&self, game: &Game) -> u32 {
        self.puzzle.own_moves(game.position())
    }

    /// Par, if it has been proved.
    pub fn par(&self) -> Option<u32> {
        self.level().proof.as_ref().and_then(|proof| proof.par)
    }

    /// Whether several people play, each for their own side. In this case, the page does not announce a loss.
    pub fn is_for_several(&self) -> bool {
        self.level().sides.iter().filter(|side| side.control == Control::Human).count() > 1
    }

    /// Whether the player has won.
    pub fn is_won(&self, position: &Position) -> bool {
        let won = self.puzzle.verdict(position) == Some(Some(self.puzzle.player()));
        won && !self.puzzle.is_too_late(position)
    }

    /// Whether the player has used up the moves within which the level must be won.
    pub fn is_too_late(&self, position: &Position) -> bool {
        self.puzzle.is_too_late(position)
    }

    /// Three stars for par, two for at most a quarter more, one for any solution. Hints cost some of them.
    pub fn stars(&self, moves: u32, hints: Hints) -> u8 {
        records::after_hints(records::stars(self.par(), moves), hints)
    }

    /// Whether replies are computed fast enough to be previewed.
    pub fn can_preview(&self) -> bool {
        self.puzzle.effort() <= AT_ONCE
    }

    /// The consequences of a move of the player: the replies, from cell to cell, and whether the level is then over.
    pub fn preview(&self, position: &Position, played: &Move) -> Vec<(Cell, Cell)> {
        let Some((mut here, mut memory)) = self.follow(position) else { return vec![] };
        let actions = self.puzzle.turn(&mut here, &mut memory, played);
        let replies = actions.iter().skip(1).filter(|action| !action.played.is_pass());
        replies.map(|action| (action.played.from(), action.played.to())).collect()
    }

    /// The cells on which a piece of the player could be captured, and the number of attackers.
    pub fn dangers(&self, position: &Position) -> Vec<(Cell, usize)> {
        position.dangers(self.puzzle.player())
    }

    /// The next move of a shortest solution, or the state of the position if there is none. The level is explored once,
    /// with a time limit; a partly explored level may still give an answer.
    pub fn hint(&self, position: &Position, patient: &mut dyn FnMut() -> bool) -> Result<Hint, Standing> {
        let Some((here, memory)) = self.follow(position) else { return Err(Standing::Unknown) };
        if self.level().game.is_some() {
            return self.hint_on_game(&here, patient);
        }
        let explored = || solve::explore(&self.puzzle, &ROOM, Extent::Whole, &mut |_| patient()).ok();
        let Some(graph) = self.graph.get_or_init(explored) else { return Err(Standing::Unknown) };
        solve::hint(&self.puzzle, graph, &here, &memory).ok_or_else(|| solve::standing(graph, &here, &memory))
    }

    /// The same in a level on a game, whose positions are too many to be explored.
    fn hint_on_game(&self, here: &Position, patient: &mut dyn FnMut() -> bool) -> Result<Hint, Standing> {
        let most = self.puzzle.moves_to_win().map_or(0, u32::from);
        let left = most.saturating_sub(self.puzzle.own_moves(here));
        let found = solve::within(&self.puzzle, here, left, false, &TRIES, &mut |_| patient());
        let Within::Win(distance, moves) = found else {
            return Err(if found == Within::No { Standing::Lost } else { Standing::Unknown });
        };
        let played = moves.into_iter().next().ok_or(Standing::Unknown)?;
        Ok(Hint { piece: played.from(), to: played.to(), played, distance })
    }

    /// The position with the memory of the controllers. `None` while they have not replied yet.
    fn follow(&self, position: &Position) -> Option<(Position, Memory)> {
        let count = position.played().count();
        self.followed(position, |followed| (followed.len() == count).then(|| followed.end()))
    }
}

/// The side that a person plays, which is shown at the lower edge.
pub fn below(session: &LevelSession) -> Side {
    session.puzzle.player()
}

/// The walls and holes of a level, for pictures of it.
pub fn solids(level: &Level) -> Vec<(Vector, Solid)> {
    let solid = |(at, tile): (Place, Tile)| {
        let solid = match tile {
            Tile::Wall => Solid::Wall,
            Tile::Hole => Solid::Pit,
            _ => return None,
        };
        Some((Vector::flat(at.file() as i16, at.rank() as i16), solid))
    };
    level.closed().filter_map(solid).collect()
}

/// A level that somebody has made. What it says about itself is checked first: a level whose proof is false is refused.
///
/// # Errors
/// If it cannot be played, or if its proof is false.
pub fn own(level: &Level) -> Result<Arc<LevelSession>, LevelError> {
    let session = LevelSession::new(level, Source::Own)?;
    solve::check_proof(&session.puzzle)?;
    Ok(Arc::new(session))
}

/// A level of the user: a file in any format, or a code. `None` if the text does not look like a level.
pub fn read(text: &str) -> Option<Result<Arc<LevelSession>, LevelError>> {
    Some(level::recognise(text)?.map_err(LevelError::Unreadable).and_then(|level| own(&level)))
}

#[cfg(test)]
mod tests {
    use chesswright_game::Branch;

    use super::*;

    fn plays() -> impl Iterator<Item = LevelSession> {
        let campaign = (0..level::packs::CAMPAIGN.len()).flat_map(|chapter| {
            let levels = level::packs::CAMPAIGN[chapter].levels().expect("what ships can be read");
            levels
                .into_iter()
                .enumerate()
                .map(move |(number, level)| (level, Source::Campaign(chapter, number)))
        });
        campaign.map(|(level, source)| LevelSession::new(&level, source).expect("what ships can be played"))
    }

    /// Plays the proof of a level at the table, with the replies of the enemies.
    fn solve_at_the_table(session: &LevelSession) -> Game {
        let proof = session.level().proof.clone().expect("what ships is proved");
        let mut game = session.begin();
        let mut words = proof.line.split_whitespace();
        while !session.is_won(game.position()) {
            let played = match session.reply(game.position()) {
                Some(reply) => reply,
                None => {
                    let word = words.next().expect("the proof wins");
                    session.puzzle.find_move(game.position(), word).expect(word)
                }
            };
            game.play(&played, Branch::Variation, 0)
                .unwrap_or_else(|error| panic!("{}: {error}", session.title()));
        }
        game
    }

    #[test]
    fn every_level_of_the_campaign_is_won_at_the_table() {
        let mut count = 0;
        for session in plays() {
            let game = solve_at_the_table(&session);
            assert_eq!(Some(session.moves(&game)), session.par(), "{}", session.title());
            assert_eq!(session.stars(session.moves(&game), Hints::None), 3);
            count += 1;
        }
        assert!(count >= 60, "{count} levels");
    }

    #[test]
    fn every_lesson_is_won_at_the_table_and_hints_know_the_way() {
        for (family, lesson) in level::packs::LESSONS.iter().enumerate() {
            for number in 0..lesson.texts().count() {
                let source = Source::Lesson(family, number);
                let level = source.level().expect("what ships can be read");
                let session = LevelSession::new(&level, source).expect("what ships can be played");
                let start = session.begin();
                let hint = session.hint(start.position(), &mut || true).expect("it can be won");
                let first = level.proof.as_ref().and_then(|proof| proof.line.split(' ').next());
                assert_eq!(Some(&*session.puzzle.move_text(start.position(), &hint.played)), first);
                let game = solve_at_the_table(&session);
                assert_eq!(Some(session.moves(&game)), session.par(), "{source:?}");
                assert_eq!(source.next().is_some(), number + 1 < lesson.texts().count());
            }
        }
    }

    #[test]
    fn a_lesson_is_lost_when_its_moves_are_used_up() {
        let text = "game: chess\nposition: 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nwin: mate 1\n";
        let session =
            LevelSession::new(&level::read(text).expect("a level"), Source::Own).expect("it can be played");
        let mut game = session.begin();
        assert!(!session.is_too_late(game.position()));
        for (word, late) in [("a1a7", false), ("g8f8", true), ("a7a8", true)] {
            let played = session.puzzle.find_move(game.position(), word).expect(word);
            game.play(&played, Branch::Variation, 0).expect(word);
            assert_eq!(
                (session.is_too_late(game.position()), session.is_won(game.position())),
                (late, false)
            );
        }
        assert_eq!(
            session.hint(session.begin().position(), &mut || true).map(|hint| hint.distance),
            Ok(1),
            "after an undo it can be won"
        );
    }

    #[test]
    fn two_people_take_turns_at_a_level() {
        let text = "sides: [{\"id\": \"you\"}, {\"id\": \"foe\", \"control\": \"human\"}]\ngoal: take all\n\nr.n\n...\nR.N\n";
        let session =
            LevelSession::new(&level::read(text).expect("a level"), Source::Own).expect("it can be played");
        assert_eq!(session.seats(), [Seat::Person, Seat::Person]);
        assert!(session.is_for_several());
        let mut game = session.begin();
        for word in ["Ra1xa3", "nc3b1", "Ra3a1", "nb1a3", "Ra1xa3"] {
            assert_eq!(session.reply(game.position()), None, "nobody moves for a person");
            assert!(!session.is_won(game.position()));
            let played = session.puzzle.find_move(game.position(), word).expect(word);
            game.play(&played, Branch::Variation, 0).expect(word);
        }
        assert!(session.is_won(game.position()));
        assert_eq!(
            session.hint(game.position(), &mut || true),
            Err(Standing::Unknown),
            "there is no shortest way against a person"
        );
    }

    #[test]
    fn a_level_with_a_false_proof_is_refused() {
        let text =
            |par: u32, line: &str| format!("enemy: none\ngoal: exit\npar: {par}\nline: {line}\n\nP..x\n");
        assert!(read(&text(3, "Pa1b1 Pb1c1 Pc1d1")).expect("a level").is_ok());
        for (par, line) in [(2, "Pa1b1 Pb1c1 Pc1d1"), (3, "Pa1b1 Pb1c1"), (3, "Pa1b1 Pb1d1 Pd1c1")] {
            let refused = read(&text(par, line)).expect("a level");
            assert!(matches!(refused, Err(LevelError::FalseProof(_))), "{refused:?}");
        }
    }

    #[test]
    fn hints_have_a_time_limit() {
        let text = "enemy: minimax-1(3)\ngoal: take the king\n\nk..r.\n.p...\n.....\n..N..\nQ..R.\n";
        let session =
            LevelSession::new(&level::read(text).expect("a level"), Source::Own).expect("it can be played");
        let game = session.begin();
        let mut asked = 0;
        let mut patient = || {
            asked += 1;
            asked < 5
        };
        assert_eq!(session.hint(game.position(), &mut patient), Err(Standing::Unknown));
        assert_eq!(asked, 5, "after every move of the controller, and then no more");
    }

    #[test]
    fn a_try_taken_back_leaves_nothing_behind() {
        // The enemies remember their place in the script, and the player's last move.
        let text = "goal: take the king\n\n..r..\n.....\n.....\nK...k\n";
        let mut level = level::read(text).expect("a level");
        let script = ["rc4c3", "rc3b3", "rb3c3", "rc3c4"].map(str::to_owned).to_vec();
        level.sides[1].control = Control::Ai(level::Ai::Script(script));
        let fresh = || LevelSession::new(&level, Source::Own).expect("it can be played");
        let session = fresh();
        let mut game = session.begin();
        for step in 0..40_usize {
            // Two moves forward, one back, and another move.
            if step % 3 == 2 {
                while game.undo(0) && game.position().turn() != session.puzzle.player() {}
            }
            let moves = game.legal_moves();
            let played = moves[step * 7 % moves.len()].clone();
            game.play(&played, Branch::Variation, 0).expect("it is legal");
            while let Some(reply) = session.reply(game.position()) {
                let anew = fresh().reply(game.position());
                assert_eq!(Some(&reply), anew.as_ref(), "step {step}");
                game.play(&reply, Branch::Variation, 0).expect("it is legal");
            }
            if game.ending().is_some() {
                while game.undo(0) {}
            }
        }
    }

    #[test]
    fn hints_lead_to_the_end() {
        for session in plays().step_by(5) {
            let mut game = session.begin();
            for _ in 0..200 {
                if session.is_won(game.position()) {
                    break;
                }
                let played = session.reply(game.position()).unwrap_or_else(|| {
                    let hint = session.hint(game.position(), &mut || true);
                    hint.unwrap_or_else(|standing| panic!("{}: {standing:?}", session.title())).played
                });
                let seen = session.preview(game.position(), &played);
                assert!(seen.len() < 200);
                game.play(&played, Branch::Variation, 0).expect("hints are legal");
            }
            assert!(session.is_won(game.position()), "{}", session.title());
            assert_eq!(
                Some(session.moves(&game)),
                session.par(),
                "{}: hints are the shortest way",
                session.title()
            );
        }
    }

    #[test]
    fn there_is_a_way_through_the_campaign_and_a_level_for_every_day() {
        let mut at = Source::Campaign(0, 0);
        let mut count = 1;
        while let Some(next) = at.next() {
            at = next;
            count += 1;
        }
        assert_eq!(count, plays().count());
        let titles: std::collections::BTreeSet<String> =
            plays().map(|session| session.title().to_owned()).collect();
        assert_eq!(titles.len(), count, "what was achieved is remembered by title");
        assert!(level::packs::days() >= 366);
        for day in (20_000..20_800).step_by(97) {
            let file = format!("---\n{}", level::packs::daily(day as usize));
            assert!(Source::Daily(day).level_in(&file).is_some());
        }
    }
}
