//! For any input, an engine answers or reports an error, plays only legal moves, and quits when it is told to.
//! to.

use chesswright_engine::protocol::{Action, Session};
use chesswright_engine::{Engine, Limits, Stop};

use crate::text;

/// Counting the leaves of deep trees takes very long, which is not an error.
fn takes_long(line: &str) -> bool {
    line.contains("perft")
}

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let text = text(input);
    let mut session = Session::new(None);
    for line in text.lines().take(40).filter(|line| !takes_long(line)) {
        let mut actions = session.on_line(line);
        while let Some(action) = actions.pop() {
            match action {
                Action::Print(line) => assert!(!line.contains('\n'), "several lines at once: {line:?}"),
                Action::Search(task) => {
                    let limits = Limits { nodes: Some(30), time: None, ..task.limits };
                    let mut engine = Engine::new(task.position.rules());
                    let result = engine.search(&task.position, &limits, &Stop::new(), &|| 0, &mut |_| {});
                    let legal = task.position.unclaimed_moves();
                    assert!(result.best_move.as_ref().is_none_or(|best| legal.contains(best)));
                    actions.extend(session.on_result(&result));
                }
                Action::ReadFile(name) => {
                    actions.extend(session.on_file(&name, Err("there are no files here")))
                }
                Action::Quit => return,
                Action::Stop | Action::PonderHit(_) | Action::Bench(_) => {}
            }
        }
    }
}
