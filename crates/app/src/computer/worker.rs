//! The worker's side of the connection: it receives tasks and answers them.

use std::cell::RefCell;

use chesswright_engine::Stop;
use chesswright_table::computer::{Failure, Found, Job, Numbered, Reply, Task, ThinkError, What};
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use wasm_split_helpers::wasm_split;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::cancel::CancelFlag;
use super::errands;
use crate::browser;
use crate::parts::Unfetched;

thread_local! {
    /// The memory that it shares with the page.
    static CANCEL: RefCell<Option<CancelFlag>> = const { RefCell::new(None) };
}

/// Listens for tasks as long as the worker exists. Only the worker fetches this part of the program.
#[wasm_split(thinking, fallible)]
pub(crate) fn work() -> Result<(), Unfetched> {
    listen();
    Ok(())
}

/// Does an errand for the workshop.
fn do_errand(scope: &DedicatedWorkerGlobalScope, message: String) {
    let scope = scope.clone();
    // A worker has no executor of Leptos.
    wasm_bindgen_futures::spawn_local(async move {
        let say = |text: String| {
            // If this fails, the page is gone.
            let _ = scope.post_message(&text.into());
        };
        match errands::runner().await {
            Ok(run) => run(&message, &say),
            Err(_) => say(errands::failed("unfetched")),
        }
    });
}

fn listen() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let say = {
        let scope = scope.clone();
        move |reply: &Reply| {
            if let Ok(text) = serde_json::to_string(reply) {
                // If this fails, the page is gone.
                let _ = scope.post_message(&text.into());
            }
        }
    };
    let ready = say.clone();
    let here = scope.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(cancel) = CancelFlag::shared(&event.data()) {
            return CANCEL.set(Some(cancel));
        }
        if let Some(message) = event.data().as_string().filter(|message| errands::is_errand(message)) {
            return do_errand(&here, message);
        }
        let task: Option<Numbered> =
            event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        let failed = |number, why| Reply::Failed(Failure { number, why });
        let Some(Numbered { number, task }) = task else { return say(&failed(None, "no task".into())) };
        // A worker has no executor of Leptos.
        let say = say.clone();
        wasm_bindgen_futures::spawn_local(async move {
            say(&match run(number, &task).await {
                Ok(what) => Reply::Found(Found { number, what }),
                Err(why) => failed(Some(number), why.to_string()),
            });
        });
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    ready(&Reply::Ready);
}

/// Does a task. A network that is missing is fetched first; if that fails, the engine plays without it and tries again with the next task.
async fn run(number: u32, task: &Task) -> Result<What, ThinkError> {
    let is_wanted = || CANCEL.with_borrow(|cancel| cancel.as_ref().is_none_or(|cancel| cancel.wants(number)));
    let mut job = Job::load(task)?;
    if let Some(name) = job.lacks_network()
        && let Some(network) = browser::fetch_network(name).await
    {
        // A game of one's own with the name of a built-in one has other rules, and no network.
        if let Err(why) = job.judge_by(&network) {
            web_sys::console::warn_1(&format!("{name}.net: {why}").into());
        }
    }
    let stop = Stop::new();
    let clock = || {
        if !is_wanted() {
            stop.stop();
        }
        js_sys::Date::now() as u64
    };
    job.run(&stop, &clock)
}
