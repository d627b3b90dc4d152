//! `chesswright uci` and its kin: the engine behind standard input and output.
//!
//! Three threads: one reads lines, one thinks, and this one keeps the conversation and prints.

mod taught;
mod thinker;

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::Instant;

use anyhow::Result;
use chesswright_engine::protocol::{Action, Protocol, Session};
use chesswright_engine::{Info, SearchResult, Stop, bench};
use clap::Args;

use crate::Verdict;
use taught::Taught;
use thinker::Thinker;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright uci --games my-game.toml
  chesswright uci --do 'setoption name UCI_Variant value shogi' --do 'go depth 4'

Programs that drive engines start it by themselves: tell them the command without options.")]
pub(crate) struct Options {
    /// Knows the games of these documents, too
    #[arg(long, value_name = "DOC")]
    games: Vec<PathBuf>,
    /// Commands to carry out before any other, as if they had been typed: `--do bench`
    #[arg(long = "do", value_name = "LINE")]
    commands: Vec<String>,
}

/// What the conversation waits for.
enum Event {
    Line(String),
    /// No more lines.
    End,
    Info(Info),
    Done(Box<SearchResult>),
}

/// Milliseconds since the program began.
fn clock_since(start: Instant) -> impl Fn() -> u64 + Clone + Send + Sync + 'static {
    move || u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX)
}

pub(crate) fn run(protocol: Option<Protocol>, options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let start = Instant::now();
    let (events, inbox) = mpsc::channel();
    let taught = Taught::default();
    let thinker = Thinker::new(events.clone(), clock_since(start), taught.clone());
    for command in &options.commands {
        events.send(Event::Line(command.clone()))?;
    }
    let lines = events.clone();
    drop(std::thread::spawn(move || read_lines(&lines)));
    let mut host = Host { session: Session::new(protocol), thinker, taught, start, stop: Stop::new() };
    for path in &options.games {
        host.read(&path.display().to_string(), out)?;
    }
    let mut ended = false;
    while let Ok(event) = inbox.recv() {
        let actions = match event {
            Event::Line(line) => host.session.on_line(&line),
            Event::Info(info) => host.session.on_info(&info),
            Event::Done(result) => host.session.on_result(&result),
            Event::End => {
                ended = true;
                host.session.on_end_of_input()
            }
        };
        if !host.carry_out(actions, out)? || (ended && !host.session.is_searching()) {
            break;
        }
    }
    host.stop.stop();
    Ok(Verdict::Fine)
}

fn read_lines(events: &mpsc::Sender<Event>) {
    for line in std::io::stdin().lock().lines() {
        // What cannot be read is the end of the conversation.
        let Ok(line) = line else { break };
        if events.send(Event::Line(line)).is_err() {
            return;
        }
    }
    drop(events.send(Event::End));
}

struct Host {
    session: Session,
    thinker: Thinker,
    taught: Taught,
    start: Instant,
    /// Stops the search that is under way.
    stop: Stop,
}

impl Host {
    /// Does what the session wants; whether to go on.
    fn carry_out(&mut self, actions: Vec<Action>, out: &mut dyn Write) -> Result<bool> {
        let clock = clock_since(self.start);
        for action in actions {
            match action {
                Action::Print(line) => writeln!(out, "{line}")?,
                Action::Search(task) => {
                    self.stop = Stop::new();
                    self.thinker.think(*task, self.stop.clone());
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
        let text = std::fs::read_to_string(path).map_err(|error| error.to_string());
        if let Ok(text) = &text
            && let Err(error) = self.taught.read(path.as_ref(), text)
        {
            // Whoever drives the engine knows nothing of such files; a person who looks at the messages does.
            eprintln!("{error:#}");
        }
        let actions = self.session.on_file(path, text);
        self.carry_out(actions, out).map(drop)
    }
}
