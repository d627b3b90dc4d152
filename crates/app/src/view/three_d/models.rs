//! Models that a person brings: a folder that is dropped on the page or picked in the settings.
//!
//! The program of the 3D table reads them, as it reads those that ship. A set that it can use is kept for the next visit.

use std::sync::Arc;

use chesswright_table::settings::{OWN, Settings};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{DataTransfer, FileList};

use super::program::{ask_frame, open_board};
use crate::settings::InBrowser;
use crate::table::Table;
use crate::words::{t, tell};

// `boot.js` has these; all of them answer later.
#[wasm_bindgen]
extern "C" {
    /// The models that were dropped; nothing where something else was.
    #[wasm_bindgen(js_name = droppedModels)]
    fn dropped_models(data: &DataTransfer) -> Option<js_sys::Promise>;
    #[wasm_bindgen(js_name = pickedModels, catch)]
    async fn picked_models(files: &FileList) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = keepModels, catch)]
    async fn keep_models(text: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = keptModels, catch)]
    async fn kept_models() -> Result<JsValue, JsValue>;
}

/// The files of a set, as a text.
#[derive(Clone)]
pub(crate) struct Models {
    text: Arc<str>,
    /// Whether they were just brought, and not kept from an earlier visit.
    fresh: bool,
}

/// Takes models out of what was dropped on the page; tells whether there are any.
pub(crate) fn dropped(table: Table, data: &DataTransfer) -> bool {
    let Some(reading) = dropped_models(data) else { return false };
    let reading = wasm_bindgen_futures::JsFuture::from(reading);
    leptos::task::spawn_local(async move { arrived(table, reading.await) });
    true
}

/// Takes models out of a folder that was picked.
pub(crate) fn picked(table: Table, files: FileList) {
    leptos::task::spawn_local(async move { arrived(table, picked_models(&files).await) });
}

/// Puts them on the table, which is where they are looked at.
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

/// Hands the models over wherever they are wanted and a table is there.
pub(super) fn keep_bringing(table: Table, ready: RwSignal<u32>) {
    let wanted = Memo::new(move |_| table.settings.with(|settings| settings.table.set == OWN));
    Effect::new(move |_| {
        ready.track();
        if !wanted.get() {
            return;
        }
        match (table.models.get(), open_board()) {
            (Some(models), Some(board)) => {
                let found = board.bring(&models.text);
                ask_frame();
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

/// Tells what is wrong with models that were just brought, and keeps what can be used.
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

/// Goes back to the pieces that ship.
fn give_up(table: Table, why: String) {
    table.models.set(None);
    table.settings.update(|settings| settings.table.set.clear());
    table.settings.with_untracked(Settings::save);
    table.notify(why);
}
