//! The worker's side of the connection between a page and its computer player: it receives tasks and answers them.
//!
//! Two programs do this: `chesswright-think-web`, which does nothing else, and the page's own program, which also knows levels and the
//! errands of the workshop.

mod cancel;

use std::cell::RefCell;

use chesswright_engine::Stop;
use chesswright_table::computer::{Failure, Found, Job, Numbered, Reply, Task, ThinkError, What};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

pub use cancel::CancelFlag;

#[wasm_bindgen]
extern "C" {
    /// The file of a network. `networks.js` implements it.
    #[wasm_bindgen(js_name = fetchNetwork, catch)]
    async fn fetched_network(name: &str) -> Result<JsValue, JsValue>;
}

thread_local! {
    /// The memory that the worker shares with the page.
    static CANCEL: RefCell<Option<CancelFlag>> = const { RefCell::new(None) };
}

/// The page, as its worker sees it.
#[derive(Clone, Debug)]
pub struct Page(DedicatedWorkerGlobalScope);

impl Page {
    /// Sends a text.
    pub fn say(&self, text: &str) {
        // If this fails, the page is gone.
        let _ = self.0.post_message(&text.into());
    }

    fn reply(&self, reply: &Reply) {
        if let Ok(text) = serde_json::to_string(reply) {
            self.say(&text);
        }
    }

    /// Answers a task.
    pub fn answer(&self, number: u32, result: Result<What, impl ToString>) {
        self.reply(&match result {
            Ok(what) => Reply::Found(Found { number, what }),
            Err(why) => Reply::Failed(Failure { number: Some(number), why: why.to_string() }),
        });
    }
}

/// Answers the tasks of the page for as long as the worker exists. What else the worker does goes to `other`, which says whether a
/// message was for it.
pub fn listen(other: impl Fn(&Page, &str) -> bool + 'static) {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let page = Page(scope.clone());
    let ready = page.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(cancel) = CancelFlag::shared(&event.data()) {
            return CANCEL.set(Some(cancel));
        }
        let message = event.data().as_string().unwrap_or_default();
        if other(&page, &message) {
            return;
        }
        match serde_json::from_str(&message) {
            Ok(Numbered { number, task }) => {
                let page = page.clone();
                // A worker has no executor of Leptos.
                wasm_bindgen_futures::spawn_local(
                    async move { page.answer(number, run(number, &task).await) },
                );
            }
            Err(why) => page.reply(&Reply::Failed(Failure { number: None, why: why.to_string() })),
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    ready.reply(&Reply::Ready);
}

/// Does a task. A network that is missing is fetched first; if that fails, the engine plays without it and tries again with the next task.
async fn run(number: u32, task: &Task) -> Result<What, ThinkError> {
    let is_wanted = || CANCEL.with_borrow(|cancel| cancel.as_ref().is_none_or(|cancel| cancel.wants(number)));
    let mut job = Job::load(task)?;
    if let Some(name) = job.lacks_network()
        && let Some(network) = fetch_network(name).await
        && let Err(why) = job.judge_by(&network)
    {
        web_sys::console::warn_1(&format!("{name}.net: {why}").into());
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

/// The network of a built-in game. `None` if it cannot be loaded in time.
async fn fetch_network(game: &str) -> Option<Vec<u8>> {
    match fetched_network(&format!("{game}.net")).await {
        Ok(bytes) => Some(bytes.dyn_into::<js_sys::Uint8Array>().ok()?.to_vec()),
        Err(why) => {
            web_sys::console::warn_1(&why);
            None
        }
    }
}
