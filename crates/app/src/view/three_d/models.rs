//! The user's models: a folder that is dropped on the page or chosen in the settings.
//!
//! The program of the 3D table parses them. A usable set is stored for the next visit.

use chesswright_table::settings::{OWN, Settings};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{DataTransfer, FileList};

use crate::renderer::Models;
use crate::settings::InBrowser;
use crate::table::Table;
use crate::words::{t, tell};

// `boot.js` implements these functions. All of them are asynchronous.
#[wasm_bindgen]
extern "C" {
    /// The dropped models. `None` if something else was dropped.
    #[wasm_bindgen(js_name = droppedModels)]
    fn dropped_models(data: &DataTransfer) -> Option<js_sys::Promise>;
    #[wasm_bindgen(js_name = pickedModels, catch)]
    async fn picked_models(files: &FileList) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = keepModels, catch)]
    async fn keep_models(text: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = keptModels, catch)]
    async fn kept_models() -> Result<JsValue, JsValue>;
}

/// Reads models from what was dropped on the page. Returns whether there are any.
pub(crate) fn dropped(table: Table, data: &DataTransfer) -> bool {
    let Some(reading) = dropped_models(data) else { return false };
    let reading = wasm_bindgen_futures::JsFuture::from(reading);
    leptos::task::spawn_local(async move { arrived(table, reading.await) });
    true
}

/// Reads models from a chosen folder.
pub(crate) fn picked(table: Table, files: FileList) {
    leptos::task::spawn_local(async move { arrived(table, picked_models(&files).await) });
}

/// Uses the models, and opens the 3D table to show them.
fn arrived(table: Table, read: Result<JsValue, JsValue>) {
    match read.map(|text| text.as_string()) {
        Ok(Some(text)) => {
            table.models.set(Some(Models { text: text.into(), fresh: true }));
            table.settings.update(|settings| {
                settings.three_d = true;
                OWN.clone_into(&mut settings.table.set);
            });
        }
        Ok(None) | Err(_) => table.notify(t("trouble-file")),
    }
}

/// Sends the models to the 3D table whenever both are available and chosen.
pub(super) fn keep_bringing(table: Table, ready: RwSignal<u32>) {
    let wanted = Memo::new(move |_| table.settings.with(|settings| settings.table.set == OWN));
    Effect::new(move |_| {
        ready.track();
        if !wanted.get() {
            return;
        }
        match (table.models.get(), table.renderer.open()) {
            (Some(models), Some(board)) => {
                let found = board.bring(&models.text);
                table.renderer.ask_frame();
                judge(table, &models, found);
            }
            (None, Some(_)) => leptos::task::spawn_local(async move {
                match kept_models().await.ok().and_then(|kept| kept.as_string()) {
                    Some(text) => table.models.set(Some(Models { text: text.into(), fresh: false })),
                    None => give_up(table, t("trouble-models-gone")),
                }
            }),
            (_, None) => {}
        }
    });
}

/// Reports the problems of new models, and stores those that can be used.
fn judge(table: Table, models: &Models, found: Result<String, JsValue>) {
    match found {
        Err(error) => {
            let why = error.dyn_into::<js_sys::Error>().map(|error| String::from(error.message()));
            give_up(table, tell("trouble-models", [("why", why.unwrap_or_default().into())]));
        }
        Ok(_) if !models.fresh => {}
        Ok(wrong) => {
            let told = match wrong.is_empty() {
                true => t("notice-models"),
                false => tell("notice-models-with", [("what", wrong.into())]),
            };
            table.notify(told.clone());
            let text = models.text.clone();
            leptos::task::spawn_local(async move {
                let kept = keep_models(&text).await.is_ok();
                table.settings.update(|settings| settings.table.own = kept);
                table.settings.with_untracked(Settings::save);
                if !kept {
                    table.notify(format!("{told}\n{}", t("trouble-models-not-kept")));
                }
            });
        }
    }
}

/// Returns to the pieces that ship.
fn give_up(table: Table, why: String) {
    table.models.set(None);
    table.settings.update(|settings| settings.table.set.clear());
    table.settings.with_untracked(Settings::save);
    table.notify(why);
}
