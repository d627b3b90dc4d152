//! Two servers on one database: one plays, and when it dies, freezes or is cut off from the database, the other plays on.
//!
//! Whatever happens, an event has one place in the log, what was acknowledged is there, and nobody gains time: the checks are
//! those of the drill that kills servers.

#![allow(clippy::print_stderr, reason = "who tests is told what was skipped and how long it took")]

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::client::Server;
use super::kill::{Drill, number};
use super::postgres::Postgres;

/// After this time games go on.
const TAKEN_OVER: Duration = Duration::from_secs(10);

/// A line to the database that can be cut: nothing passes any more, and nobody is told.
struct Line {
    port: u16,
    is_cut: Arc<AtomicBool>,
}

impl Line {
    fn to(database: u16) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let is_cut = Arc::new(AtomicBool::new(false));
        let cut = is_cut.clone();
        std::thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let Ok(far) = TcpStream::connect(("127.0.0.1", database)) else { return };
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (from, to) = (from.try_clone().expect("a line"), to.try_clone().expect("a line"));
                    let cut = cut.clone();
                    std::thread::spawn(move || pass(from, to, &cut));
                }
            }
        });
        Self { port, is_cut }
    }

    fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream, cut: &AtomicBool) {
    let mut bytes = [0; 16_384];
    while let Ok(read @ 1..) = from.read(&mut bytes) {
        if cut.load(Ordering::SeqCst) {
            // The line stays as it is until the program ends: neither end hears of the other.
            return std::mem::forget((from, to));
        }
        if to.write_all(&bytes[..read]).is_err() {
            break;
        }
    }
    if cut.load(Ordering::SeqCst) {
        return std::mem::forget((from, to));
    }
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}

/// What happens to a server.
#[derive(Clone, Copy, Debug)]
enum Mishap {
    /// It is killed.
    Dies,
    /// It does nothing for a while, as a machine that swaps, and then goes on where it was.
    Freezes,
    /// It does not reach the database any more.
    IsCutOff,
}

const MISHAPS: [Mishap; 3] = [Mishap::Dies, Mishap::IsCutOff, Mishap::Freezes];

/// A server that waits until the one that plays has ended.
fn waiting(postgres: &Postgres) -> (Server, Line) {
    let line = Line::to(postgres.port);
    let mut server = Server::on(&postgres.address_at(line.port));
    server.launch();
    (server, line)
}

#[test]
fn another_server_plays_on_when_one_dies_freezes_or_is_cut_off() {
    let Some(postgres) = Postgres::start() else { return };
    let (mut server, mut line) = waiting(&postgres);
    server.ready();
    let mut drill = Drill::new(server, number("CHESSWRIGHT_SEED", 1));
    let mishaps = number("CHESSWRIGHT_MISHAPS", 3);
    for at in 0..mishaps {
        let mishap = MISHAPS[at as usize % MISHAPS.len()];
        let (mut next, next_line) = waiting(&postgres);
        drill.round();
        let begun = Instant::now();
        match mishap {
            Mishap::Dies => drill.server.kill(),
            Mishap::Freezes => drill.server.signal("-STOP"),
            Mishap::IsCutOff => line.cut(),
        }
        next.ready();
        let mut old = std::mem::replace(&mut drill.server, next);
        // Somebody who still looks at the old server gets nothing acknowledged there, also when it wakes up.
        let before = drill.hold();
        drill.come_back();
        drill.send_again();
        let took = begun.elapsed();
        eprintln!("{mishap:?}: the next move was acknowledged after {:.1} s", took.as_secs_f64());
        assert!(took < TAKEN_OVER, "{mishap:?}: {took:?}");
        drill.check();
        if let Mishap::Freezes = mishap {
            old.signal("-CONT");
        }
        if !matches!(mishap, Mishap::Dies) {
            assert!(!drill.is_acknowledged(before), "{mishap:?}: the old server acknowledges");
            assert!(!old.ends(), "{mishap:?}: it says that it has lost the database");
        }
        drill.come_back();
        drill.check();
        line = next_line;
    }
    drill.round();
    drill.finish(mishaps);
}
