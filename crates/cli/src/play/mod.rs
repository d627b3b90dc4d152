//! `chesswright play`: plays a game in the terminal, between people or against the computer.

mod autosave;
mod command;
mod computer;
mod hidden;
mod panel;
mod session;

use std::io::{BufRead, Write};
use std::time::Instant;

use anyhow::Result;
use chesswright_game::{Draws, Game, Millis, TimeControl};
use clap::Args;

use crate::Verdict;
use crate::board::{Look, LookOptions};
use crate::game_args::{GameOrChess, PositionOptions};
use autosave::Autosave;
use computer::{Computer, ComputerOptions};
use session::{Flow, Session};

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright play
  chesswright play xiangqi --clock 10+5
  chesswright play --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
  chesswright play --computer black --level 3
  chesswright play --resume

Type moves such as e2e4, and `help` for the other commands. The program saves an unfinished game
when you leave; --resume continues the last one.

Clocks: `5` is 5 minutes, `5+3` adds 3 seconds for every move, `5d2` has a delay of 2 seconds, `5b2`
a Bronstein delay. `10|5x30` is followed by 5 periods of 30 seconds (byo-yomi). `40/90:30+30` is 40
moves in 90 minutes, then 30 minutes and 30 seconds for every move. `5,3` gives the first side 5
minutes and the second 3.")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameOrChess,
    #[command(flatten)]
    position: PositionOptions,
    #[command(flatten)]
    look: LookOptions,
    #[command(flatten)]
    computer: ComputerOptions,
    /// Play with a clock, such as 5+3
    #[arg(long, value_name = "TIME")]
    clock: Option<TimeControl>,
    /// Do not draw by repetition or by the move count until a player claims it
    #[arg(long)]
    claims: bool,
    /// Continue the last unfinished game
    #[arg(long, conflicts_with_all = ["game", "fen", "clock"])]
    resume: bool,
    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "fen", "clock", "resume"])]
    load: Option<std::path::PathBuf>,
}

/// Measures the time since the program began.
#[derive(Clone, Copy)]
struct Stopwatch(Instant);

impl Stopwatch {
    fn now(self) -> Millis {
        u64::try_from(self.0.elapsed().as_millis()).unwrap_or(Millis::MAX)
    }
}

pub(crate) fn run(options: &Options, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Verdict> {
    let stopwatch = Stopwatch(Instant::now());
    let mut autosave = Autosave::new();
    let game = if options.resume {
        autosave.last(out)?
    } else if let Some(path) = &options.load {
        crate::game_file::open(path, 1, out)?
    } else {
        let mut game = Game::from_position(options.position.of(&options.game.game.load()?)?.inner());
        if options.claims {
            game.draws = Draws::Claimed;
        }
        if let Some(control) = &options.clock {
            game.set_clock(control.clone());
        }
        game
    };
    let document = options.game.game.document();
    let computer = Computer::new(&options.computer, game.rules(), document, stopwatch)?;
    let mut session =
        Session::new(game, Look::new(&options.look), options.position.chess960, stopwatch, autosave);
    if let Some(computer) = computer {
        session.seat(computer);
    }
    session.greet(out)?;
    let mut line = String::new();
    loop {
        if session.let_computer_play(out)? == Flow::Leave {
            session.leave(out)?;
            return Ok(Verdict::Fine);
        }
        if session.pass_on(input, out)? == Flow::Leave {
            session.leave(out)?;
            return Ok(Verdict::Fine);
        }
        session.prompt(out)?;
        line.clear();
        let flow = match input.read_line(&mut line)? {
            0 => {
                writeln!(out)?;
                Flow::Leave
            }
            _ => session.obey(line.trim(), input, out)?,
        };
        if flow == Flow::Leave {
            session.leave(out)?;
            return Ok(Verdict::Fine);
        }
    }
}
