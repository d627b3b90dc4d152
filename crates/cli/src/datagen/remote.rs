//! Games for training by the workers of a queue.

use std::ops::{ControlFlow, Range};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use chesswright_engine::eval::Evaluation;
use chesswright_engine::net::fingerprint;
use chesswright_queue::{self as wire, GamesWork, Outcome, Setup, Task, Work};
use chesswright_rules::Rules;

use super::record::{Header, Ply, Record};
use super::self_play::SelfPlay;
use crate::game_args::GameRef;
use crate::queue::pack::{self, Files, Unpacked};
use crate::queue::{Requester, Run, build};

/// The games of one job: few enough that a lost worker takes little with it, and that their records fit into one answer.
const BLOCK: usize = 8;
/// The most bytes of the start of a game.
const MOST_START: usize = 4 << 10;

/// The queue whose workers play.
pub(crate) struct Remote<'a> {
    pub(super) requester: &'a Requester,
    pub(super) game: &'a GameRef,
    /// The network that plays.
    pub(super) net: Option<&'a Path>,
}

impl Remote<'_> {
    /// Lets workers play the games with these numbers, and hands them on in their order.
    pub(super) fn play(
        &self,
        rules: &Rules,
        header: &Header,
        numbers: Range<usize>,
        take: &mut dyn FnMut(&Record) -> Result<()>,
    ) -> Result<()> {
        let mut files = Files::default();
        let game = pack::game(self.game, rules, &mut files)?;
        let net = self.net.map(|path| files.add(path)).transpose()?;
        let &Header { seed, nodes, opening, evaluation, .. } = header;
        let work = Work::Games(GamesWork { seed, nodes, opening, evaluation, net });
        let setup = Setup { build: build().clone(), game, work, files: files.0 };
        // Blocks begin at the same numbers whatever is there already, so that an interrupted run finds its answers again.
        let size = |from: usize| BLOCK.min(numbers.end - from);
        let first = numbers.start / BLOCK * BLOCK;
        let blocks = (first..numbers.end).step_by(BLOCK);
        let mut tasks =
            blocks.map(|from| (from as u64, Task::Games { from: from as u64, count: size(from) as u32 }));
        let run = Run::Repeatable(numbers.end.to_string());
        self.requester.run(&setup, &run, &mut tasks, &mut |_, _| {}, &mut |from, outcome| {
            let from = from as usize;
            let Outcome::Games(records) = outcome else { bail!("a worker sent something else than games") };
            ensure!(
                records.len() == size(from),
                "a worker sent {} games in the place of {}",
                records.len(),
                size(from)
            );
            for (number, record) in (from..).zip(records) {
                if numbers.contains(&number) {
                    let record = checked(record, rules)
                        .with_context(|| format!("a worker sent a game {} that cannot be", number + 1))?;
                    take(&record)?;
                }
            }
            Ok(ControlFlow::Continue(()))
        })
    }
}

/// A game from a worker: its moves must be legal.
fn checked(record: wire::Record, rules: &Rules) -> Result<Record> {
    ensure!(record.result <= 2 && record.start.len() <= MOST_START, "its result or its start");
    let ply = |(number, score)| Ply { number, score };
    let record = Record {
        start: record.start,
        result: record.result,
        plies: record.plies.into_iter().map(ply).collect(),
    };
    record.replay(rules, |_, _, _| {})?;
    Ok(record)
}

/// Games for training as a worker plays them.
pub(crate) struct RemoteGames {
    rules: Rules,
    header: Header,
    evaluation: Arc<dyn Evaluation>,
}

impl RemoteGames {
    /// Unpacks what is to be played, whose files are in a folder.
    pub(crate) fn new(work: &GamesWork, game: &Unpacked, folder: &Path) -> Result<Self> {
        let Unpacked { rules, document } = game;
        ensure!(rules.sides() == 2, "a network needs a game with two sides");
        let handcrafted = crate::experience::evaluation(rules, document.as_deref())?;
        let evaluation: Arc<dyn Evaluation> = match &work.net {
            // The names of files in a setup are plain.
            Some(name) if !name.contains(['/', '\\']) => {
                Arc::new(crate::network::read(rules, &folder.join(name), handcrafted)?)
            }
            Some(name) => bail!("the file {name:?} is not in the setup"),
            None => Arc::new(handcrafted),
        };
        ensure!(
            fingerprint(rules, &*evaluation) == work.evaluation,
            "the engine judges positions otherwise here"
        );
        let &GamesWork { seed, nodes, opening, evaluation: number, .. } = work;
        let header = Header { rules: rules.definition().hash(), seed, nodes, opening, evaluation: number };
        Ok(Self { rules: rules.clone(), header, evaluation })
    }

    /// Plays the games with these numbers.
    pub(crate) fn play(&self, from: u64, count: u32) -> Result<Vec<wire::Record>> {
        ensure!(count as usize <= BLOCK, "a job has at most {BLOCK} games");
        let from = usize::try_from(from)?;
        let mut self_play = SelfPlay::new(&self.rules, &self.header, self.evaluation.clone());
        let played = (from..).take(count as usize).map(|number| {
            let Record { start, result, plies } = self_play.play(number)?;
            Ok(wire::Record {
                start,
                result,
                plies: plies.iter().map(|ply| (ply.number, ply.score)).collect(),
            })
        });
        played.collect()
    }
}
