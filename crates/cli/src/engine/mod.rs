//! `chesswright engine`: the engine behind standard input and output.
//!
//! It has three threads: one reads lines, one searches, and this one holds the session and prints.

mod experience_store;
mod search_thread;

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::Instant;

use anyhow::Result;
use chesswright_engine::protocol::{Action, Protocol, Session};
use chesswright_engine::{Info, SearchResult, Stop, bench};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::Verdict;
use crate::contest::TimeSource;
use experience_store::ExperienceStore;
use search_thread::SearchThread;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright engine --protocol uci --define my-game.toml
  chesswright engine --do uci --do 'setoption name UCI_Variant value shogi' --do 'go depth 4'

Chess programs start the engine themselves: give them the command `chesswright engine`, with
--protocol if they can pass arguments.")]
pub(crate) struct Options {
    /// The protocol; by default the first line decides
    #[arg(long, value_name = "PROTOCOL", value_parser = protocols())]
    protocol: Option<Protocol>,
    /// Also know the game that this document defines; may be repeated
    #[arg(long, alias = "games", value_name = "DOC")]
    define: Vec<PathBuf>,
    /// Play with the network in this file, or `none` instead of the one that ships with the game; the option `EvalFile` names another
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Measure time as processor time of the search, for matches on a busy machine
    #[arg(long)]
    cpu_time: bool,
    /// Run this command before any input, such as `--do bench`; may be repeated
    #[arg(long = "do", value_name = "LINE")]
    commands: Vec<String>,
}

fn protocols() -> impl TypedValueParser<Value = Protocol> {
    let named = |name: String| Protocol::ALL.into_iter().find(|protocol| protocol.name() == name);
    PossibleValuesParser::new(Protocol::ALL.map(Protocol::name))
        .try_map(move |name| named(name).ok_or("unknown protocol"))
}

/// The events that the session waits for.
enum Event {
    Line(String),
    /// The end of the input.
    End,
    Info(Info),
    /// Something that a person may want to know.
    Note(String),
    Done(Box<SearchResult>),
}

/// Milliseconds since the program began.
fn clock_since(start: Instant) -> impl Fn() -> u64 + Clone + Send + Sync + 'static {
    move || u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX)
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let start = Instant::now();
    let (events, inbox) = mpsc::channel();
    let store = ExperienceStore::default();
    let search_thread = match options.cpu_time {
        true => SearchThread::new(
            events.clone(),
            TimeSource::Processor.clock(),
            store.clone(),
            options.net.clone(),
        ),
        false => SearchThread::new(events.clone(), clock_since(start), store.clone(), options.net.clone()),
    };
    for command in &options.commands {
        events.send(Event::Line(command.clone()))?;
    }
    let lines = events.clone();
    drop(std::thread::spawn(move || read_lines(&lines)));
    let mut host =
        Host { session: Session::new(options.protocol), search_thread, store, start, stop: Stop::new() };
    for path in &options.define {
        host.read(&path.display().to_string(), out)?;
    }
    let mut ended = false;
    while let Ok(event) = inbox.recv() {
        let acts = match event {
            Event::Line(line) => host.session.on_line(&line),
            Event::Info(info) => host.session.on_info(&info),
            Event::Note(note) => host.session.on_note(&note),
            Event::Done(answer) => host.session.on_result(&answer),
            Event::End => {
                ended = true;
                host.session.on_end_of_input()
            }
        };
        if !host.carry_out(acts, out)? || (ended && !host.session.is_searching()) {
            break;
        }
    }
    host.stop.stop();
    Ok(Verdict::Fine)
}

fn read_lines(events: &mpsc::Sender<Event>) {
    for line in std::io::stdin().lock().lines() {
        // Input that cannot be read ends the session.
        let Ok(line) = line else { break };
        if events.send(Event::Line(line)).is_err() {
            return;
        }
    }
    drop(events.send(Event::End));
}

struct Host {
    session: Session,
    search_thread: SearchThread,
    store: ExperienceStore,
    start: Instant,
    /// Stops the running search.
    stop: Stop,
}

impl Host {
    /// Carries out the actions of the session. Returns `false` when the session ends.
    fn carry_out(&mut self, acts: Vec<Action>, out: &mut dyn Write) -> Result<bool> {
        let clock = clock_since(self.start);
        for act in acts {
            match act {
                Action::Print(line) => writeln!(out, "{line}")?,
                Action::Search(task) => {
                    self.stop = Stop::new();
                    self.search_thread.start(*task, self.stop.clone());
                }
                Action::Stop => self.stop.stop(),
                Action::PonderHit(budget) => {
                    self.stop.stop_at(clock().saturating_add(budget.soft.midpoint(budget.hard)))
                }
                Action::ReadFile(path) => self.read(&path, out)?,
                Action::Bench(nodes) => {
                    let mut lines = vec![];
                    bench(nodes, &clock, &mut |line| lines.push(line));
                    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
                }
                Action::Quit => {
                    out.flush()?;
                    return Ok(false);
                }
            }
        }
        out.flush()?;
        Ok(true)
    }

    fn read(&mut self, path: &str, out: &mut dyn Write) -> Result<()> {
        let text = std::fs::read_to_string(path);
        if let Ok(text) = &text
            && let Err(error) = self.store.read(path.as_ref(), text)
        {
            // The program that drives the engine knows nothing of such files, but a person may read the messages.
            eprintln!("{error:#}");
        }
        let acts = self.session.on_file(path, text);
        self.carry_out(acts, out).map(drop)
    }
}
