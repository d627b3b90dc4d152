//! `chesswright datagen`: plays games of the engine against itself, from which `chesswright train --data` trains a network.

pub(crate) mod record;
mod remote;
mod self_play;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};

use anyhow::{Result, bail};
use chesswright_engine::eval::Evaluation;
use chesswright_engine::net::fingerprint;
use chesswright_rules::Rules;
use clap::Args;

use crate::Verdict;
use crate::game_args::GameArg;
use crate::progress::Progress;
use crate::queue::QueueOptions;
use record::{Header, Record, RecordWriter};
use remote::Remote;
pub(crate) use remote::RemoteGames;
use self_play::SelfPlay;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright datagen losalamos --games 40 --nodes 20 --out losalamos.games
  chesswright train losalamos --data losalamos.games --out losalamos.net --epochs 1

A run may stop at any time; the same command continues it. Each game depends on nothing but its number
and the other options, so two runs write the same file, whatever the number of threads. With --queue the
workers of a queue play (`chesswright worker`), and the file is still the same.")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameArg,
    /// How many games the file shall hold
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    games: usize,
    /// Nodes for each move; a search finishes the iteration in which it reaches them
    #[arg(long, value_name = "N", default_value_t = 1_500)]
    nodes: u64,
    /// The number of random moves at the start of each game
    #[arg(long, value_name = "N", default_value_t = 8)]
    opening: u32,
    /// The seed of the random moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play with this network instead of the handcrafted evaluation
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// How many games run at the same time; one for each processor by default
    #[arg(long, value_name = "N")]
    concurrency: Option<usize>,
    /// The file of games
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    queue: QueueOptions,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = options.game.game.load()?;
    let rules = game.rules();
    if rules.sides() != 2 {
        bail!("a network needs a game with two sides; {} has {}", rules.definition().name, rules.sides());
    }
    let handcrafted = crate::experience::evaluation(rules, options.game.game.document())?;
    let evaluation: Arc<dyn Evaluation> = match &options.net {
        Some(path) => Arc::new(crate::network::read(rules, path, handcrafted)?),
        None => Arc::new(handcrafted),
    };
    let wanted = Wanted {
        games: options.games,
        nodes: options.nodes,
        opening: options.opening,
        seed: options.seed,
        concurrency: options.concurrency,
    };
    let requester = options.queue.connect()?;
    let remote = requester.as_ref().map(|requester| Remote {
        requester,
        game: &options.game.game,
        net: options.net.as_deref(),
    });
    let Generated { games, added, positions } =
        generate(rules, &evaluation, &wanted, &options.out, remote.as_ref())?;
    writeln!(
        out,
        "`{}` holds {games} games; this run added {added} with {positions} positions.",
        options.out.display()
    )?;
    Ok(Verdict::Fine)
}

/// The games that a file shall hold.
pub(crate) struct Wanted {
    pub(crate) games: usize,
    pub(crate) nodes: u64,
    pub(crate) opening: u32,
    pub(crate) seed: u64,
    /// How many games run at the same time; one for each processor by default.
    pub(crate) concurrency: Option<usize>,
}

/// What a file holds after a run.
pub(crate) struct Generated {
    pub(crate) games: usize,
    /// The games and the positions with a score that this run has added.
    pub(crate) added: usize,
    pub(crate) positions: usize,
}

/// Plays the games that a file does not hold yet, here or on the machines of a queue.
pub(crate) fn generate(
    rules: &Rules,
    evaluation: &Arc<dyn Evaluation>,
    wanted: &Wanted,
    path: &Path,
    remote: Option<&Remote<'_>>,
) -> Result<Generated> {
    let header = Header {
        rules: rules.definition().hash(),
        seed: wanted.seed,
        nodes: wanted.nodes,
        opening: wanted.opening,
        evaluation: fingerprint(rules, &**evaluation),
    };
    let (mut writer, before) = RecordWriter::resume(path, &header)?;
    let processors = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = wanted.concurrency.unwrap_or_else(processors).max(1);
    let mut progress = Progress::of("games", wanted.games, before).logged();
    let mut positions = 0;
    let mut take = |record: &Record| {
        positions += record.plies.iter().filter(|ply| ply.score.is_some()).count();
        progress.step();
        writer.add(record)
    };
    let numbers = before..wanted.games;
    match remote {
        Some(remote) => remote.play(rules, &header, numbers, &mut take)?,
        None => play(rules, &header, evaluation, numbers, threads, &mut take)?,
    }
    let added = wanted.games.saturating_sub(before);
    Ok(Generated { games: before + added, added, positions })
}

/// Plays games in several threads, and hands them on in the order of their numbers.
fn play(
    rules: &Rules,
    header: &Header,
    evaluation: &Arc<dyn Evaluation>,
    numbers: std::ops::Range<usize>,
    threads: usize,
    take: &mut dyn FnMut(&Record) -> Result<()>,
) -> Result<()> {
    let (next, stopped) = (AtomicUsize::new(numbers.start), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel::<(usize, Result<Record>)>();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, stopped, numbers) = (sender.clone(), &next, &stopped, numbers.clone());
            scope.spawn(move || {
                let mut self_play = SelfPlay::new(rules, header, evaluation.clone());
                while !stopped.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if !numbers.contains(&number) || sender.send((number, self_play.play(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut wanted = numbers.start;
        for (number, record) in receiver {
            let taken = record.and_then(|record| {
                waiting.insert(number, record);
                while let Some(record) = waiting.remove(&wanted) {
                    take(&record)?;
                    wanted += 1;
                }
                Ok(())
            });
            if taken.is_err() {
                stopped.store(true, Ordering::Relaxed);
                return taken;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chesswright_engine::eval::HandcraftedEval;

    #[test]
    fn the_same_games_come_from_any_number_of_threads_and_can_be_played_again() {
        let game = chesswright_catalog::definition("losalamos").expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let header = Header { rules: game.hash(), seed: 3, nodes: 30, opening: 4, evaluation: 0 };
        let evaluation: Arc<dyn Evaluation> = Arc::new(HandcraftedEval::new(&rules));
        let games = |numbers, threads| {
            let mut games = vec![];
            play(&rules, &header, &evaluation, numbers, threads, &mut |record| {
                games.push(record.clone());
                Ok(())
            })
            .expect("they are played");
            games
        };
        let all = games(0..4, 1);
        assert_eq!(all.len(), 4);
        assert_eq!(games(0..4, 3), all);
        assert_eq!(games(2..4, 2), all[2..], "an interrupted run continues with the same games");
        for record in &all {
            let (mut plies, mut scored) = (0, 0);
            record
                .replay(&rules, |_, _, score| {
                    plies += 1;
                    scored += usize::from(score.is_some());
                })
                .expect("its moves are legal");
            assert_eq!(plies, record.plies.len());
            assert!((4..=5).contains(&(plies - scored)), "only the opening is random");
        }
    }
}
