//! What the page's own program does in a worker: the tasks of levels, the errands of the workshop, and thinking, where the program made
//! for that does not run.

use chesswright_lab::{Errand, Told};
use chesswright_table::computer::{Numbered, play_level};
use chesswright_think::Page;
use wasm_split_helpers::wasm_split;

use super::errands;
use crate::parts::Unfetched;

/// Listens for tasks as long as the worker exists. Only the worker fetches this part of the program.
#[wasm_split(thinking, fallible)]
pub(crate) fn work() -> Result<(), Unfetched> {
    chesswright_think::listen(take);
    Ok(())
}

/// Does an errand or a task of a level, and says whether the message was one.
fn take(page: &Page, message: &str) -> bool {
    if Errand::is_written_in(message) {
        do_errand(page.clone(), message.to_owned());
        return true;
    }
    let Ok(Numbered { number, task }) = serde_json::from_str(message) else { return false };
    let is_of_level = task.request.is_of_level();
    if is_of_level {
        page.answer(number, play_level(&task, &|| js_sys::Date::now() as u64));
    }
    is_of_level
}

/// Does an errand for the workshop.
fn do_errand(page: Page, message: String) {
    // A worker has no executor of Leptos.
    wasm_bindgen_futures::spawn_local(async move {
        match errands::runner().await {
            Ok(run) => run(&message, &|text: String| page.say(&text)),
            Err(_) => page.say(&Told::failure("unfetched")),
        }
    });
}
