//! A game against the computer at a table without a browser. What a page does with the events of a session is done here by a loop:
//! it gives the worker's tasks to the engine and brings back the answers.
#![allow(clippy::print_stdout, reason = "an example that prints")]

use std::collections::VecDeque;

use chesswright_engine::Stop;
use chesswright_game::Game;
use chesswright_table::computer::{Found, think};
use chesswright_table::saved::built_in;
use chesswright_table::session::{Act, Event, GameSetup};
use chesswright_table::{Seat, Session};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = built_in("chess").ok_or("no chess")?;
    let players = vec![Seat::Person, Seat::Computer(1)];
    let mut session = Session::new("empty".into(), Game::new(&rules), 0);
    session.act(Act::Open(Box::new(GameSetup::new("1".into(), Game::new(&rules), players))), 0);
    let mut now = 0;
    for typed in ["e4", "Nf3", "d4"] {
        now += 1_000;
        let mut events = VecDeque::from(session.act(Act::Type(typed.into()), now));
        while let Some(event) = events.pop_front() {
            match event {
                Event::Played(played) => {
                    let text = chesswright_notation::moves::uci(&played.before, &played.played, false);
                    println!("{text} by {:?}", played.by);
                }
                Event::Ask(numbered) => {
                    // The engine's clock stands still, so only the level limits how far it looks.
                    let what = think(&numbered.task, &Stop::new(), &|| 0)?;
                    let found = Found { number: numbered.number, what };
                    events.extend(session.act(Act::Answered(found), now));
                }
                _ => {}
            }
        }
    }
    println!("{} moves have been played", session.game().position().played().count());
    Ok(())
}
