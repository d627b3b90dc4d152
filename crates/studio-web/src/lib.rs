//! The workshop in the page, in which people make games.
//!
//! It is a separate program, so that only visitors who use it download it. What can happen in the workshop, and what
//! comes of it, is in `chesswright-studio`; here are its views, and what the browser does for it.
//!
//! * `workshop` is the state as signals. Views pass [`Act`](chesswright_studio::Act)s on and display the signals.
//! * `host` is what the page does for the workshop: to play a game, to store documents, to fetch texts.
//! * `shelf` keeps documents between visits.
//! * `words` says what is shown, in the language of the page.
//!
//! *Must not know*: how documents are edited, how pieces move, how games are played.

mod browser;
mod host;
mod shelf;
mod view;
mod words;
mod workshop;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::host::Host;
use crate::workshop::Workshop;

/// How the page shows boards and texts: `settings` as `crates/table` stores them.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Look {
    /// The tag of the language.
    language: String,
    /// The name of the colours of boards.
    theme: String,
    /// Whether the page is dark.
    dark: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self { language: "en".into(), theme: String::new(), dark: false }
    }
}

/// Opens the workshop in an element of the page. `begin` is a shared document or another text to open; if it is empty, the
/// workshop goes on with the document of the last visit.
#[wasm_bindgen]
pub async fn open(
    place: web_sys::HtmlElement,
    look: String,
    begin: String,
    host: Host,
) -> Result<Open, JsError> {
    console_error_panic_hook::set_once();
    let look: Look = serde_json::from_str(&look).unwrap_or_default();
    words::fetch(&host, &look.language).await.map_err(|()| JsError::new("unfetched"))?;
    let owner = Owner::new();
    let workshop = owner.with(|| Workshop::new(host, look));
    workshop.arrive(&begin).await;
    let mounted = owner.with(|| mount_to(place, move || view! { <view::Studio workshop/> }));
    mounted.forget();
    Ok(Open { workshop, _owner: owner })
}

/// The open workshop, for the page.
#[wasm_bindgen]
pub struct Open {
    workshop: Workshop,
    _owner: Owner,
}

#[wasm_bindgen]
impl Open {
    /// Opens a shared document or another text.
    pub async fn bring(&self, text: String) {
        let workshop = self.workshop;
        workshop.bring(&text).await;
    }

    /// Shows boards and texts in another way.
    pub async fn show(&self, look: String) {
        let workshop = self.workshop;
        if let Ok(look) = serde_json::from_str(&look) {
            workshop.change_look(look).await;
        }
    }

    /// Gives the keys back to the workshop, after a game was played.
    pub fn resume(&self) {
        browser::focus("studio-play");
    }
}
