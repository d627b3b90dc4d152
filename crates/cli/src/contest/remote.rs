//! A match by the workers of a queue: packed by the side that wants it, played by a worker, and checked when it comes back.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use chesswright_game::pgn::Games;
use chesswright_queue::{self as wire, GamePlayed, MatchWork, MoveLimits, Outcome, Setup, Task, Work};
use chesswright_rules::Rules;

use super::effort::{Effort, TimeSource};
use super::game::{Adjudication, FinishedGame, Pairing};
use super::games_file::{self, MatchSettings};
use super::move_limit::MoveLimit;
use super::openings::{self, Opening, Openings};
use super::player::Spec;
use super::series::Series;
use crate::core::built_in_rules;
use crate::game_args::GameRef;
use crate::queue::pack::{self, Files, Unpacked};
use crate::queue::{Requester, Run, build, history, shown};

/// The longest text of a reason, and of a fault.
const MOST_TEXT: usize = 20_000;

impl From<MoveLimit> for MoveLimits {
    fn from(MoveLimit { time, nodes, soft_nodes, depth }: MoveLimit) -> Self {
        Self { time, nodes, soft_nodes, depth }
    }
}

impl From<MoveLimits> for MoveLimit {
    fn from(MoveLimits { time, nodes, soft_nodes, depth }: MoveLimits) -> Self {
        Self { time, nodes, soft_nodes, depth }
    }
}

/// Lets workers play the games of a series that are not in `played`. Calls `each` with every game, in their order, until it
/// breaks. So a match with limits of nodes goes as on one machine that plays one game at a time.
pub(super) fn play(
    series: &Series<'_>,
    game: &GameRef,
    requester: &Requester,
    played: &BTreeMap<usize, u32>,
    mut each: impl FnMut(&FinishedGame) -> Result<ControlFlow<()>>,
) -> Result<()> {
    let mut files = Files::default();
    let source = pack::game(game, series.rules, &mut files)?;
    let work = Work::Match(Box::new(pack(series, &mut files)?));
    let setup = Setup { build: build().clone(), game: source, work, files: files.0 };
    let book = match &series.openings {
        Openings::Random(_) => None,
        Openings::Book(openings) => Some(book(series.rules, openings)?),
    };
    let run = match series.is_repeatable() {
        true => Run::Repeatable(chesswright_queue::digest(&serde_json::to_string(&book)?)),
        false => Run::Once,
    };
    let opening = |number: usize| book.as_ref().map(|book| book[number / 2 % book.len()].clone());
    let wanted = (0..series.games).filter(|number| !played.contains_key(number));
    let mut tasks = wanted.map(|number| (number as u64, Task::Game { opening: opening(number) }));
    let names = series.players.map(Spec::name);
    let settings = MatchSettings { rules: series.rules, names: [&names[0], &names[1]], limit: series.limit };
    requester.run(&setup, &run, &mut tasks, &mut |_, _| {}, &mut |number, outcome| {
        let Outcome::Game(game) = outcome else {
            bail!("a worker sent something else than game {}", number + 1)
        };
        let game = checked(*game, number as usize, &settings)
            .with_context(|| format!("a worker sent a game {} that cannot be", number + 1))?;
        each(&game)
    })
}

fn pack(series: &Series<'_>, files: &mut Files) -> Result<MatchWork> {
    let [first, second] = series.players;
    let player = |spec: &Spec, files: &mut Files| spec.pack(series.rules, files);
    Ok(MatchWork {
        players: [player(first, files)?, player(second, files)?],
        limit: series.limit.into(),
        clock: series.clock.as_ref().map(ToString::to_string),
        processor_time: series.time_source == TimeSource::Processor,
        openings: series.openings.random_ones(),
        max_moves: series.until.max_moves,
        resign: series.until.resign,
        draw: series.until.draw,
    })
}

fn book(rules: &Rules, openings: &[Opening]) -> Result<Vec<wire::Opening>> {
    openings.iter().map(|opening| history::write(rules, opening.start.as_ref(), &opening.moves)).collect()
}

/// A match as a worker plays it.
pub(crate) struct RemoteMatch {
    rules: Rules,
    pairing: Pairing,
    /// How openings are made, if jobs do not bring their own.
    openings: Option<Openings>,
    until: Adjudication,
}

impl RemoteMatch {
    /// Unpacks a match, whose files are in a folder.
    pub(crate) fn new(work: &MatchWork, game: &Unpacked, folder: &Path) -> Result<Self> {
        let Unpacked { rules, document } = game;
        ensure!(rules.sides() == 2, "a match needs a game with two sides");
        let [first, second] =
            work.players.each_ref().map(|player| Spec::unpack(player, rules, document.as_deref(), folder));
        let clock = work.clock.as_ref().map(|clock| clock.parse()).transpose().context("the clock")?;
        let source = if work.processor_time { TimeSource::Processor } else { TimeSource::Real };
        let pairing = Pairing::new([&first?, &second?], rules, work.limit.into(), clock.as_ref(), source)?;
        Ok(Self {
            rules: rules.clone(),
            pairing,
            openings: work.openings.map(Openings::from),
            until: Adjudication { max_moves: work.max_moves, resign: work.resign, draw: work.draw },
        })
    }

    /// Plays the game with a number.
    pub(crate) fn play(&mut self, number: u64, opening: Option<&wire::Opening>) -> Result<GamePlayed> {
        let number = usize::try_from(number)?;
        let opening = match (&self.openings, opening) {
            (Some(openings), None) => openings.of(&self.rules, number / 2),
            (None, Some(opening)) => {
                let (start, moves) = history::read(&self.rules, opening)?;
                Opening { start, moves }
            }
            _ => bail!("the job needs exactly one way to open its game"),
        };
        let game = self.pairing.play(number, &opening, self.until)?;
        let effort = |effort: Effort| (effort.nodes, effort.time.as_micros() as u64);
        Ok(GamePlayed {
            points: game.points,
            result: game.result,
            reason: game.reason,
            pgn: game.pgn,
            fault: game.fault,
            efforts: game.efforts.map(effort),
        })
    }
}

/// A game from a worker: it must be one of this match, with legal moves and the result that is said.
fn checked(game: GamePlayed, number: usize, settings: &MatchSettings<'_>) -> Result<FinishedGame> {
    let GamePlayed { points, result, reason, pgn, fault, efforts } = game;
    let texts = [Some(&reason), Some(&result), fault.as_ref()];
    ensure!(
        texts.into_iter().flatten().all(|text| text.len() <= MOST_TEXT && !text.contains(char::is_control)),
        "a text of it"
    );
    ensure!(!pgn.contains(|c: char| c.is_control() && c != '\n'), "its text");
    ensure!(pgn.starts_with(games_file::BEGIN) && pgn.ends_with(games_file::END), "its text");
    ensure!(pgn.matches(&format!("\n{}", games_file::BEGIN)).count() == 0, "it is more than one game");
    let read = games_file::read_game(&pgn, settings)?.context("it has no result")?;
    ensure!(
        (read.number, read.points) == (number, points),
        "it says game {} with {} half points",
        read.number + 1,
        read.points
    );
    ensure!(pgn.contains(&format!("\n[Result \"{result}\"]\n")), "its result is not `{}`", shown(&result));
    ensure!(read.fault.is_some() == fault.is_some(), "its fault");
    let rules = settings.rules;
    let mut known = |name: &str| {
        if name == rules.definition().name { Some(rules.clone()) } else { built_in_rules(name) }
    };
    let imported = Games::new(pgn.as_bytes(), &mut known).next_game()?.context("it is no game")?;
    if let Some(wrong) = imported.faults.iter().find(|fault| openings::spoils_opening(&fault.kind)) {
        bail!("{wrong}");
    }
    let effort = |(nodes, time): (u64, u64)| Effort { nodes, time: Duration::from_micros(time) };
    Ok(FinishedGame { number, points, result, reason, pgn, fault, efforts: efforts.map(effort) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::player::Spec;

    #[test]
    fn a_game_that_cannot_be_is_not_counted() {
        let rules = built_in_rules("losalamos").expect("it is built in");
        let players = ["random", "greedy"].map(|who| who.parse::<Spec>().expect("a player"));
        let limit = MoveLimit { nodes: Some(20), ..MoveLimit::default() };
        let until = Adjudication { max_moves: 30, resign: None, draw: None };
        let [first, second] = &players;
        let mut pairing =
            Pairing::new([first, second], &rules, limit, None, TimeSource::Real).expect("they play");
        let played = pairing.play(3, &Opening::default(), until).expect("a game");
        let game = GamePlayed {
            points: played.points,
            result: played.result.clone(),
            reason: played.reason.clone(),
            pgn: played.pgn.clone(),
            fault: None,
            efforts: [(1, 2); 2],
        };
        let settings = MatchSettings { rules: &rules, names: ["random", "greedy"], limit };
        let check = |game: GamePlayed, number| checked(game, number, &settings).map(|game| game.pgn);
        assert_eq!(check(game.clone(), 3).expect("it can be"), played.pgn);
        assert!(check(game.clone(), 1).is_err(), "another number");
        let wrong: [(&str, GamePlayed); 7] = [
            ("points", GamePlayed { points: (game.points + 1) % 3, ..game.clone() }),
            ("result", GamePlayed { result: "9-0".into(), ..game.clone() }),
            ("reason", GamePlayed { reason: "\u{1b}[2J".into(), ..game.clone() }),
            ("fault", GamePlayed { fault: Some("it never was".into()), ..game.clone() }),
            ("player", GamePlayed { pgn: game.pgn.replace("greedy", "grocer"), ..game.clone() }),
            ("two", GamePlayed { pgn: format!("{0}{0}", game.pgn), ..game.clone() }),
            ("move", GamePlayed { pgn: game.pgn.replacen("1. ", "1. Qe9 ", 1), ..game.clone() }),
        ];
        for (what, wrong) in wrong {
            assert!(check(wrong, 3).is_err(), "{what}");
        }
    }
}
