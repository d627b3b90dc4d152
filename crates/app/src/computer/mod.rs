//! The computer player. A worker thinks, so the page never blocks.

mod errands;
mod link;
mod worker;

use std::time::Duration;

use chesswright_table::computer::{Found, Numbered};
use chesswright_table::session::Act;
use leptos::prelude::*;

use crate::browser;
use crate::table::Table;

pub(crate) use link::Link;
pub(crate) use worker::work;

/// An answer appears after at least this many milliseconds, so that people notice it.
const LEAST: u64 = 350;

/// Passes a task on to the worker, and its answer to the table.
pub(crate) fn ask(table: Table, task: Numbered) {
    let (begun, number) = (browser::now(), task.number);
    let answered = move |found: Found| {
        let wait = LEAST.saturating_sub(browser::now().saturating_sub(begun));
        let answer = move || {
            table.act(Act::Answered(found));
        };
        set_timeout(answer, Duration::from_millis(wait));
    };
    let lost = move || {
        table.act(Act::WorkerLost(number));
    };
    table.link.send(&task, answered, lost);
}
