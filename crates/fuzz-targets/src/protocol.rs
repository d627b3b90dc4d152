//! Whatever programs say to an engine, it answers or complains, never thinks about what is not legal, and leaves when it is told to.

use chesswright_engine::protocol::{Act, Session};
use chesswright_engine::{Engine, Limits, Stop};

use crate::text;

/// Counting the leaves of deep trees takes for ever, as it should.
fn takes_long(line: &str) -> bool {
    line.contains("perft")
}

/// Takes one input, and panics where the target does not do what it promises.
pub fn feed(input: &[u8]) {
    let text = text(input);
    let mut session = Session::new(None);
    for line in text.lines().take(40).filter(|line| !takes_long(line)) {
        let mut acts = session.line(line);
        while let Some(act) = acts.pop() {
            match act {
                Act::Say(line) => assert!(!line.contains('\n'), "several lines at once: {line:?}"),
                Act::Think(task) => {
                    let limits = Limits { nodes: Some(30), time: None, ..task.limits };
                    let mut engine = Engine::new(task.position.rules());
                    let answer = engine.search(&task.position, &limits, &Stop::new(), &|| 0, &mut |_| {});
                    let legal = task.position.unclaimed_moves();
                    assert!(answer.best.as_ref().is_none_or(|best| legal.contains(best)));
                    acts.extend(session.answer(&answer));
                }
                Act::Read(name) => acts.extend(session.text(&name, Err("there are no files here".into()))),
                Act::Quit => return,
                Act::Stop | Act::Hurry(_) | Act::Bench(_) => {}
            }
        }
    }
}
