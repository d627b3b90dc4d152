//! Networks: reading them, and training them on the games of `chesswright datagen`.

mod checkpoint;
mod model;
mod reflection;
mod samples;
mod training;

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use chesswright_engine::eval::{EvalParams, Evaluation, HandcraftedEval, LearnedPsqt};
use chesswright_engine::net::{HIDDEN, Inputs, MOST_BYTES, Network, NetworkEval, fingerprint};
use chesswright_rules::Rules;
use chesswright_rules::definition::content_name;
use clap::Args;

use crate::experience;
use crate::output::write_whole;
use crate::progress::Progress;
use checkpoint::Checkpoint;
use model::{Model, Shape};
use reflection::Reflection;
use samples::Data;
use training::{Plan, Training, baseline};

/// The extension of files with networks.
pub(crate) const EXTENSION: &str = "net";

/// The size of the hidden layer of a network that plays alone, where it fits.
const HIDDEN_ALONE: usize = 128;

/// The domain of the names of networks that a training begins with.
const FROM_DOMAIN: &[u8] = b"chesswright network to begin with 1";

/// Instead of a file: no network, also where one ships.
pub(crate) const NONE: &str = "none";

/// The file with the network of a document.
pub(crate) fn beside(document: &Path) -> PathBuf {
    document.with_extension(EXTENSION)
}

/// The evaluation of a game at full strength: by the network beside its document or the one that ships with the game, or the
/// handcrafted one where there is none.
pub(crate) fn strongest(rules: &Rules, document: Option<&Path>) -> Result<Arc<dyn Evaluation>> {
    let known = experience::known(rules, document)?;
    let handcrafted = || HandcraftedEval::with(rules, &EvalParams::default(), known.as_ref());
    if let Some(path) = document.map(beside).filter(|path| path.exists()) {
        let network = read(rules, &path, handcrafted()).with_context(
            || "the network does not fit the document; delete that file, or run `chesswright train` again",
        )?;
        return Ok(Arc::new(network));
    }
    if known == LearnedPsqt::shipped(rules)
        && let Some(network) = NetworkEval::shipped(rules)
    {
        return Ok(Arc::new(network));
    }
    Ok(Arc::new(handcrafted()))
}

/// Reads a network from a file, for a game with this handcrafted evaluation.
pub(crate) fn read(rules: &Rules, path: &Path, handcrafted: HandcraftedEval) -> Result<NetworkEval> {
    let network = Network::read(rules, &bytes(path)?);
    network.and_then(|network| NetworkEval::new(rules, network, handcrafted)).with_context(|| place(path))
}

/// Reads a network that somebody chose for a match, which may have been trained for another game with the same inputs.
pub(crate) fn read_transferred(
    rules: &Rules,
    path: &Path,
    handcrafted: HandcraftedEval,
) -> Result<NetworkEval> {
    NetworkEval::new(rules, weights(rules, path)?, handcrafted).with_context(|| place(path))
}

/// Reads a network from a file, whatever handcrafted evaluation it corrects, and whatever rules with the same inputs it was trained for.
fn weights(rules: &Rules, path: &Path) -> Result<Network> {
    Network::read_transferred(rules, &bytes(path)?).with_context(|| place(path))
}

fn bytes(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = vec![];
    // A longer file is refused, so it need not be read.
    File::open(path)
        .and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes))
        .with_context(|| place(path))?;
    Ok(bytes)
}

fn place(path: &Path) -> String {
    format!("the network `{}`", path.display())
}

/// How a network is trained.
#[derive(Args)]
#[command(next_help_heading = "Options for networks")]
pub(crate) struct TrainingOptions {
    /// Train a network on the games in this file from `chesswright datagen`; may be repeated
    #[arg(long, value_name = "FILE")]
    data: Vec<PathBuf>,
    /// Let the network replace the handcrafted evaluation instead of correcting it; it is faster, but needs half a million positions or more
    #[arg(long, requires = "data")]
    alone: bool,
    /// Begin with the weights of this network instead of random ones; a larger hidden layer adds random neurons
    #[arg(long, value_name = "FILE", requires = "data")]
    from: Option<PathBuf>,
    /// The size of the hidden layer: 16, 32, 64, 128 or 256; by default it grows with the number of positions
    #[arg(long, value_name = "N", requires = "data")]
    hidden: Option<usize>,
    /// How often each position is used
    #[arg(long, value_name = "N", requires = "data", default_value_t = 10)]
    epochs: usize,
    /// The positions of one step
    #[arg(long, value_name = "N", requires = "data", default_value_t = 2_048)]
    batch: usize,
    /// The learning rate of the first steps
    #[arg(long, value_name = "RATE", requires = "data", default_value_t = 0.001)]
    learning_rate: f64,
    /// The weight of the searches' scores against the results of the games: from 0 to 1
    #[arg(long, value_name = "SHARE", requires = "data", default_value_t = 0.9, value_parser = crate::tune::share)]
    trust: f64,
    /// Do not train with the reflection of each position, which is done where the rules do not tell left from right
    #[arg(long, requires = "data")]
    no_reflection: bool,
    /// How many threads train: 1 or 2
    #[arg(long, value_name = "N", requires = "data", default_value_t = 2)]
    threads: usize,
}

impl TrainingOptions {
    /// A network that corrects the handcrafted evaluation or replaces it, trained on the games in files.
    pub(crate) fn on(games: Vec<PathBuf>, alone: bool) -> Self {
        Self {
            data: games,
            alone,
            from: None,
            hidden: alone.then_some(HIDDEN_ALONE),
            epochs: 5,
            batch: 2_048,
            learning_rate: 0.001,
            trust: 0.9,
            no_reflection: false,
            threads: 2,
        }
    }

    /// Whether a network is to be trained.
    pub(crate) fn wanted(&self) -> bool {
        !self.data.is_empty()
    }

    fn plan(&self) -> Result<Plan> {
        ensure!(self.batch > 0 && self.epochs > 0, "--batch and --epochs must be at least 1");
        ensure!(
            self.learning_rate > 0.0 && self.learning_rate < 1.0,
            "--learning-rate must lie between 0 and 1"
        );
        Ok(Plan {
            epochs: self.epochs,
            batch: self.batch,
            learning_rate: self.learning_rate,
            threads: self.threads,
        })
    }
}

/// Trains a network for a game with this handcrafted evaluation, and writes it to a file.
pub(crate) fn train(
    options: &TrainingOptions,
    rules: &Rules,
    handcrafted: &HandcraftedEval,
    path: &Path,
    out: &mut dyn Write,
) -> Result<()> {
    let plan = options.plan()?;
    let inputs = Inputs::new(rules)?;
    let mut progress = Progress::new("games read");
    let reflection = Reflection::of(rules).filter(|_| !options.no_reflection);
    let data =
        samples::read(&options.data, rules, &inputs, handcrafted, reflection.as_ref(), || progress.step())?;
    drop(progress);
    let positions = data.training.len();
    if positions == 0 || data.validation.len() == 0 {
        bail!("{} games have too few quiet positions; `chesswright datagen` plays more", data.games);
    }
    let hidden = hidden(options.hidden, &inputs, positions)?;
    let corrects = (!options.alone).then(|| fingerprint(rules, handcrafted));
    let scale = data.training.scale();
    writeln!(
        out,
        "{positions} positions of {} games, {} inputs, {hidden} neurons, a score of {:.0} wins 73 %",
        data.games,
        inputs.len(),
        1.0 / scale
    )?;
    out.flush()?;
    let shape = Shape::new(&inputs, hidden);
    let mut first = Model::random(shape.clone(), if corrects.is_some() { scale } else { 0.0 }, 1);
    let mut from = None;
    if let Some(path) = &options.from {
        let network = weights(rules, path)?;
        let known = network.parameters();
        ensure!(
            known.hidden <= hidden && known.corrects.is_some() == corrects.is_some(),
            "`{}` has {} neurons and {} the handcrafted evaluation; begin with a network of the same use that is not larger",
            path.display(),
            known.hidden,
            if known.corrects.is_some() { "corrects" } else { "replaces" }
        );
        first.take(known, scale);
        from = Some(content_name(FROM_DOMAIN, &network.write(rules)?));
    }
    let run = TrainingRun { data: &data, plan, trust: options.trust, scale, corrects, from };
    run.run(rules, first, path, out)
}

/// Whether there is a network whose training has ended.
pub(crate) fn is_complete(path: &Path) -> bool {
    path.exists() && !Checkpoint::path(path).exists()
}

/// The size of the hidden layer.
fn hidden(wanted: Option<usize>, inputs: &Inputs, positions: usize) -> Result<usize> {
    let most = match (wanted, positions) {
        (Some(wanted), _) => {
            ensure!(HIDDEN.contains(&wanted), "--hidden {wanted}: possible are {HIDDEN:?}");
            wanted
        }
        (None, ..300_000) => 32,
        (None, 300_000..3_000_000) => 64,
        (None, 3_000_000..10_000_000) => 128,
        (None, _) => 256,
    };
    let fits = Network::hidden_for(inputs, most);
    fits.with_context(|| format!("{} inputs are too many for a network", inputs.len()))
}

/// What a network learns.
struct TrainingRun<'a> {
    data: &'a Data,
    plan: Plan,
    trust: f64,
    /// The output that a centipawn is worth.
    scale: f64,
    corrects: Option<u64>,
    /// The name of the content of the network that it begins with.
    from: Option<String>,
}

impl TrainingRun<'_> {
    /// Trains to the end, from the last checkpoint if there is one. The network with the least validation loss is the result.
    fn run(&self, rules: &Rules, first: Model, path: &Path, out: &mut dyn Write) -> Result<()> {
        let Data { training: samples, validation, .. } = self.data;
        let targets = [samples, validation].map(|samples| samples.targets(self.scale, self.trust));
        let base = validation.base_loss(self.scale, &targets[1]);
        writeln!(
            out,
            "loss of the mean {:.5}, of the handcrafted evaluation {base:.5}",
            baseline(&targets[1])
        )?;
        let settings = format!("{self:?} {}", first.numbers.len());
        let checkpoint = Checkpoint::beside(path, &settings);
        let (mut training, mut best) = match checkpoint.read()? {
            Some((best, state)) => {
                let training = Training::read(&first, &state).context("the checkpoint is damaged")?;
                writeln!(out, "continues after epoch {}", training.epoch)?;
                (training, best)
            }
            None => (Training::new(first), f64::INFINITY),
        };
        if self.from.is_some() && training.epoch == 0 {
            let loss = training.model.loss(validation, &targets[1]);
            writeln!(out, "begins with validation loss {loss:.5}")?;
        }
        while training.epoch < self.plan.epochs {
            let steps = samples.len().div_ceil(self.plan.batch);
            let mut progress = Progress::of("steps", steps, 0);
            let loss = training.epoch(self.data, &targets[0], &self.plan, || progress.step());
            drop(progress);
            let other = training.model.loss(validation, &targets[1]);
            writeln!(out, "epoch {}: loss {loss:.5}, validation loss {other:.5}", training.epoch)?;
            out.flush()?;
            if other < best {
                best = other;
                let scale = (1.0 / self.scale).round().clamp(1.0, f64::from(u16::MAX)) as u16;
                let network = training.model.quantised(rules, scale, self.corrects)?;
                write_whole(path, &network.write(rules)?)?;
            }
            checkpoint.write(best, &training.write())?;
        }
        checkpoint.remove()?;
        writeln!(out, "The network is in `{}`; its validation loss is {best:.5}.", path.display())?;
        Ok(())
    }
}

impl std::fmt::Debug for TrainingRun<'_> {
    /// Everything that decides what is learnt, so that a checkpoint of another lesson is not continued.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Plan { epochs, batch, learning_rate, .. } = self.plan;
        let sizes = [self.data.training.len(), self.data.validation.len()];
        let Self { trust, scale, corrects, from, .. } = self;
        write!(f, "{sizes:?} {epochs} {batch} {learning_rate} {trust} {scale} {corrects:?} {from:?}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::datagen::record::{Header, Ply, Record, RecordWriter, ordered_moves};
    use chesswright_engine::Prng;
    use chesswright_engine::eval::Evaluation;

    /// Games of random moves in which each piece of a kind is worth this much more than it seems, whatever the rest.
    fn made_up_games(rules: &Rules, path: &Path, worth: i32) {
        let header =
            Header { rules: rules.definition().hash(), seed: 1, nodes: 1, opening: 0, evaluation: 0 };
        drop(std::fs::remove_file(path));
        let (mut writer, _) = RecordWriter::resume(path, &header).expect("there is room");
        let handcrafted = HandcraftedEval::new(rules);
        let mut prng = Prng::new(8);
        for _ in 0..120 {
            let (mut position, mut plies, mut sum) = (rules.start(), vec![], 0);
            for _ in 0..60 {
                let moves = ordered_moves(&position);
                if moves.is_empty() {
                    break;
                }
                let number = prng.below(moves.len());
                let turn = position.turn();
                let knight = rules.kind("knight");
                let more: i32 = position
                    .pieces()
                    .filter(|(_, piece)| Some(piece.kind) == knight)
                    .map(|(_, piece)| if piece.side == turn { worth } else { -worth })
                    .sum();
                let score = (handcrafted.score(&position, turn) + more).clamp(-3_000, 3_000) as i16;
                sum += if turn.index() == 0 { i32::from(score) } else { -i32::from(score) };
                plies.push(Ply { number: number as u16, score: Some(score) });
                position.play_unchecked(&moves[number]);
            }
            let result = if sum > 0 { 2 } else { 0 };
            writer.add(&Record { start: String::new(), result, plies }).expect("there is room");
        }
    }

    /// Takes so many flushes and then no more, as when the program behind a pipe ends.
    struct FailsAfter(usize);

    impl Write for FailsAfter {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            self.0 = self.0.checked_sub(1).ok_or_else(|| std::io::Error::other("closed"))?;
            Ok(())
        }
    }

    fn options(data: &Path, epochs: usize) -> TrainingOptions {
        TrainingOptions {
            data: vec![data.to_owned()],
            alone: false,
            from: None,
            hidden: Some(16),
            epochs,
            batch: 128,
            learning_rate: 0.005,
            trust: 1.0,
            no_reflection: false,
            threads: 2,
        }
    }

    #[test]
    fn what_the_handcrafted_evaluation_lacks_is_learnt_and_training_continues_where_it_stopped() {
        let game = chesswright_catalog::definition("losalamos").expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let folder = std::env::temp_dir().join(format!("chesswright-network-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("there is room");
        let (data, path) = (folder.join("made-up.games"), folder.join("made-up.net"));
        made_up_games(&rules, &data, 120);
        let mut said = vec![];
        train(&options(&data, 12), &rules, &HandcraftedEval::new(&rules), &path, &mut said)
            .expect("it learns");
        let eval = read(&rules, &path, HandcraftedEval::new(&rules)).expect("it fits");
        let handcrafted = HandcraftedEval::new(&rules);
        // Knights for one side only.
        let setup = |text: &str| {
            chesswright_notation::position::read(&rules, text).expect("it is a position").position
        };
        let ahead = setup("rnqknr/pppppp/6/6/PPPPPP/R1QK1R b - - 0 1");
        let learnt = eval.score(&ahead, ahead.turn()) - handcrafted.score(&ahead, ahead.turn());
        assert!((120..360).contains(&learnt), "240 more for two knights, learnt {learnt}");
        let level = rules.start();
        let learnt = eval.score(&level, level.turn()) - handcrafted.score(&level, level.turn());
        assert!(learnt.abs() < 60, "nothing more where both have knights, learnt {learnt}");
        assert!(!folder.join("made-up.net.checkpoint").exists(), "it is done");

        // A run with another number of threads, interrupted in the middle, ends with the same network.
        let whole = std::fs::read(&path).expect("it is there");
        std::fs::remove_file(&path).expect("it is there");
        let alone = TrainingOptions { threads: 1, ..options(&data, 12) };
        let cut = train(&alone, &rules, &HandcraftedEval::new(&rules), &path, &mut FailsAfter(7))
            .expect_err("nobody listens");
        assert!(cut.to_string().contains("closed"), "{cut:#}");
        let mut said = vec![];
        train(&alone, &rules, &HandcraftedEval::new(&rules), &path, &mut said).expect("it goes on");
        let said = String::from_utf8_lossy(&said);
        assert!(said.contains("continues after epoch"), "{said}");
        assert!(!said.contains("epoch 2:"), "{said}");
        assert!(std::fs::read(&path).expect("it is there") == whole, "the networks differ");

        // A larger network that begins with this one knows what it knows.
        let wider = folder.join("wider.net");
        let more = TrainingOptions { from: Some(path.clone()), hidden: Some(32), ..options(&data, 1) };
        let mut said = vec![];
        train(&more, &rules, &HandcraftedEval::new(&rules), &wider, &mut said).expect("it learns");
        let said = String::from_utf8_lossy(&said);
        let number = |text: &str| -> f64 {
            let rest = said.split_once(text).expect(text).1;
            rest.split(|c: char| !c.is_ascii_digit() && c != '.')
                .next()
                .and_then(|text| text.parse().ok())
                .expect(text)
        };
        assert!(
            number("begins with validation loss ") < number("of the handcrafted evaluation ") / 2.0,
            "{said}"
        );
        // It cannot begin with one that is larger, or for another use.
        for other in [
            TrainingOptions { hidden: Some(16), from: Some(wider.clone()), ..options(&data, 1) },
            TrainingOptions { alone: true, from: Some(path.clone()), ..options(&data, 1) },
        ] {
            let refused =
                train(&other, &rules, &HandcraftedEval::new(&rules), &folder.join("no.net"), &mut vec![]);
            let error = refused.expect_err("it does not fit").to_string();
            assert!(error.contains("begin with a network of the same use"), "{error}");
        }
        drop(std::fs::remove_dir_all(&folder));
    }

    #[test]
    fn positions_are_learnt_reflected_too_unless_that_is_not_wanted() {
        let game = chesswright_catalog::definition("losalamos").expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let path = std::env::temp_dir().join(format!("chesswright-reflected-{}.games", std::process::id()));
        made_up_games(&rules, &path, 0);
        let inputs = Inputs::new(&rules).expect("it has two sides");
        let reflection = Reflection::of(&rules).expect("it has one");
        let handcrafted = HandcraftedEval::new(&rules);
        let read = |reflection: Option<&Reflection>| {
            samples::read(&[&path], &rules, &inputs, &handcrafted, reflection, || ()).expect("they are games")
        };
        let (plain, both) = (read(None), read(Some(&reflection)));
        // Nothing castles here, so that every position has a reflection, which follows it.
        assert!(plain.training.len() > 1_000);
        assert_eq!(both.training.len(), 2 * plain.training.len());
        assert_eq!(both.validation.len(), plain.validation.len());
        for at in 0..plain.training.len() {
            let [as_played, reflected] = [2 * at, 2 * at + 1].map(|at| both.training.inputs(at));
            assert_eq!(plain.training.inputs(at), as_played);
            for (seen, reflected) in as_played.into_iter().zip(reflected) {
                let moved: Vec<u16> =
                    seen.iter().map(|&input| inputs.moved(input, reflection.cells())).collect();
                assert_eq!(moved, reflected);
            }
            assert_eq!(both.training.scores[2 * at], both.training.scores[2 * at + 1]);
        }
        drop(std::fs::remove_file(&path));
    }

    #[test]
    fn a_network_that_does_not_fit_is_refused_with_its_file() {
        let game = chesswright_catalog::definition("losalamos").expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let path = std::env::temp_dir().join(format!("chesswright-{}.net", std::process::id()));
        std::fs::write(&path, b"something else").expect("there is room");
        let error = read(&rules, &path, HandcraftedEval::new(&rules)).err().expect("it is no network");
        let text = format!("{error:#}");
        assert!(text.contains(&path.display().to_string()) && text.contains("not a network"), "{text}");
        drop(std::fs::remove_file(&path));
    }
}
