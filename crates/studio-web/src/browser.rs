//! All access to the browser.

use js_sys::{Array, Date};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Shows the top of the card beside the board, which keeps how far it was scrolled when something else is shown in it.
pub(crate) fn to_top_of_card() {
    if let Ok(Some(card)) = document().query_selector(".st-card") {
        card.set_scroll_top(0);
    }
}

/// Scrolls to an element once it is shown.
pub(crate) fn scroll_to(selector: &'static str) {
    request_animation_frame(move || {
        if let Ok(Some(element)) = document().query_selector(selector) {
            element.scroll_into_view();
        }
    });
}

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    Date::now()
}

/// An object URL for a text, to show it as a picture or save it as a file, valid until it is released.
pub(crate) fn address(text: &str, mime: &str) -> Option<String> {
    let parts = Array::of1(&text.into());
    let kind = BlobPropertyBag::new();
    kind.set_type(mime);
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

/// Saves a text as a file.
pub(crate) fn download(name: &str, mime: &str, text: &str) {
    let Some(address) = address(text, mime) else { return };
    if let Ok(link) = document().create_element("a").map(JsCast::unchecked_into::<HtmlAnchorElement>) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let release = move || {
        // An unknown URL needs no release.
        let _ = Url::revoke_object_url(&address);
    };
    set_timeout(release, std::time::Duration::from_secs(30));
}

/// Copies a text to the clipboard, and reports whether that worked.
pub(crate) fn copy(text: &str, then: impl Fn(bool) + 'static) {
    let writing = window().navigator().clipboard().write_text(text);
    leptos::task::spawn_local(async move {
        then(wasm_bindgen_futures::JsFuture::from(writing).await.is_ok());
    });
}

/// Reads a file as text.
pub(crate) fn read_file(file: &web_sys::File, then: impl FnOnce(Option<String>) + 'static) {
    let reading = file.text();
    leptos::task::spawn_local(async move {
        then(wasm_bindgen_futures::JsFuture::from(reading).await.ok().and_then(|text| text.as_string()));
    });
}

/// Moves the focus to the element with that id.
pub(crate) fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        // An element that cannot have the focus does not change it.
        let _ = element.focus();
    }
}

/// Whether an element of this id is shown.
pub(crate) fn is_shown(id: &str) -> bool {
    document().get_element_by_id(id).is_some_and(|element| element.get_bounding_client_rect().width() > 0.0)
}

/// Calls `then` for every event of a kind, as long as the page exists.
pub(crate) fn on_window<E: JsCast + 'static>(kind: &str, then: impl Fn(E) + 'static) {
    let closure =
        Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| then(event.unchecked_into()));
    if window().add_event_listener_with_callback(kind, closure.as_ref().unchecked_ref()).is_ok() {
        closure.forget();
    }
}

/// The value of an element that people type into.
pub(crate) fn typed_in(event: &web_sys::Event) -> String {
    event_target_value(event)
}

/// A date in the language of the page.
pub(crate) fn date(when: f64, language: &str) -> String {
    Date::new(&when.into()).to_locale_string(language, &JsValue::UNDEFINED).into()
}

/// Whether people use this screen with their fingers.
pub(crate) fn is_tapped() -> bool {
    let coarse = web_sys::window().and_then(|window| window.match_media("(pointer: coarse)").ok().flatten());
    coarse.is_some_and(|media| media.matches())
}
