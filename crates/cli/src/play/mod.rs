//! `chesswright play`: any game at one terminal, between people or against the computer.

mod computer;
mod keep;
mod panel;
mod session;
mod words;

use std::io::{BufRead, Write};
use std::time::Instant;

use anyhow::Result;
use chesswright_game::{Draws, Game, Millis, TimeControl};
use clap::{ArgGroup, Args};

use crate::Verdict;
use crate::board::{Look, LookOptions};
use crate::game_options::{GameOptions, WHICH};
use computer::{Computer, ComputerOptions};
use keep::Keeper;
use session::{Flow, Session};

#[derive(Args)]
#[command(group(ArgGroup::new("game").args(WHICH)))]
#[command(after_help = "\
Examples:
  chesswright play
  chesswright play --variant xiangqi --clock 10+5
  chesswright play --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
  chesswright play --computer black --level 3
  chesswright play --resume

Without --variant or --file it is chess. Type moves such as e2e4, and `help` for everything else. A game that is not over is kept when
you leave; --resume goes on with the last one.

Times for --clock: `5` minutes, `5+3` and 3 seconds for every move, `5d2` with a delay, `5b2` the same by Bronstein, `10|5x30` and then
5 periods of 30 seconds, `40/90:30+30` 40 moves in 90 minutes and then 30 minutes more, `5,3` for one side 5 and the next 3.")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameOptions,
    #[command(flatten)]
    look: LookOptions,
    #[command(flatten)]
    computer: ComputerOptions,
    /// Play with a clock, such as 5+3
    #[arg(long, value_name = "TIME")]
    clock: Option<TimeControl>,
    /// Draws by repetition and by the move count must be claimed
    #[arg(long)]
    claims: bool,
    /// Go on with the last game that was not over
    #[arg(long, conflicts_with_all = ["variant", "file", "fen", "clock"])]
    resume: bool,
    /// Play a saved game on
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "file", "fen", "clock", "resume"])]
    load: Option<std::path::PathBuf>,
}

/// The time since the program began: the only clock there is.
#[derive(Clone, Copy)]
struct Watch(Instant);

impl Watch {
    fn now(self) -> Millis {
        u64::try_from(self.0.elapsed().as_millis()).unwrap_or(Millis::MAX)
    }
}

pub(crate) fn run(options: &Options, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Verdict> {
    let watch = Watch(Instant::now());
    let mut keeper = Keeper::new();
    let game = if options.resume {
        keeper.last(out)?
    } else if let Some(path) = &options.load {
        crate::records::open(path, 1, out)?
    } else {
        let mut game = Game::from_position(options.game.position(&options.game.game()?)?.inner());
        if options.claims {
            game.draws = Draws::Claimed;
        }
        if let Some(control) = &options.clock {
            game.set_clock(control.clone());
        }
        game
    };
    let experience = crate::experience::known(game.rules(), options.game.which.file.as_deref())?;
    let computer = Computer::new(&options.computer, game.rules(), experience.as_ref(), watch)?;
    let mut session = Session::new(game, Look::new(&options.look), options.game.chess960(), watch, keeper);
    session.computer = computer;
    session.greet(out)?;
    let mut line = String::new();
    loop {
        if session.let_computer_play(out)? == Flow::Leave {
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
