//! The worker's side of the connection: it receives tasks and answers them.

use std::cell::RefCell;

use chesswright_engine::Stop;
use chesswright_table::computer::{Failure, Found, Numbered, Reply, think};
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use wasm_split_helpers::wasm_split;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::cancel::CancelFlag;
use super::errands;
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
        let stop = Stop::new();
        let clock = || {
            if CANCEL.with_borrow(|cancel| cancel.as_ref().is_some_and(|cancel| !cancel.wants(number))) {
                stop.stop();
            }
            js_sys::Date::now() as u64
        };
        say(&match think(&task, &stop, &clock) {
            Ok(what) => Reply::Found(Found { number, what }),
            Err(why) => failed(Some(number), why.to_string()),
        });
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    ready(&Reply::Ready);
}
