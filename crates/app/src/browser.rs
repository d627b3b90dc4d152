//! All access to the browser.

use std::cell::Cell;

use js_sys::{Array, Date, Object, Reflect};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, BlobPropertyBag, Element, HtmlAnchorElement, IntersectionObserver, IntersectionObserverEntry,
    Storage, Url,
};

#[wasm_bindgen]
extern "C" {
    /// The text of a file of the page. `boot.js` implements it.
    #[wasm_bindgen(js_name = fetchText, catch)]
    async fn fetch_text(name: &str) -> Result<JsValue, JsValue>;
    /// Holds a game for this tab. `boot.js` implements it.
    #[wasm_bindgen(js_name = holdGame, catch)]
    async fn held_game(id: &str) -> Result<JsValue, JsValue>;
}

/// Holds a game for this tab instead of the one before. Returns whether no other tab holds it.
pub(crate) async fn hold_game(id: &str) -> bool {
    // A browser that cannot hold games tells nothing about other tabs.
    held_game(id).await.map_or(true, |held| held.as_bool().unwrap_or(true))
}

/// The text of a file that is fetched on demand. `None` if it cannot be loaded.
pub(crate) async fn fetch(name: &str) -> Option<String> {
    match fetch_text(name).await {
        Ok(text) => text.as_string(),
        Err(why) => {
            web_sys::console::warn_1(&why);
            None
        }
    }
}

/// Milliseconds since 1970, from a clock that never goes back during a visit.
pub(crate) fn now() -> u64 {
    thread_local!(static LATEST: Cell<u64> = const { Cell::new(0) });
    LATEST.set(LATEST.get().max(Date::now() as u64));
    LATEST.get()
}

/// Lets the browser do what is waiting: draw the page, and answer who uses it.
pub(crate) async fn pause() {
    let passed = js_sys::Promise::new(&mut |go_on, _| {
        // Without a timer, it goes on at once.
        if window().set_timeout_with_callback(&go_on).is_err() {
            let _ = go_on.call0(&JsValue::NULL);
        }
    });
    let _ = wasm_bindgen_futures::JsFuture::from(passed).await;
}

/// Work that takes long, done in pieces between which the browser draws the page and answers who uses it.
pub(crate) struct Work {
    begun: Cell<f64>,
}

impl Work {
    /// How many milliseconds a piece may take: a frame has sixteen.
    const PIECE: f64 = 10.0;

    pub(crate) fn begin() -> Self {
        Self { begun: Cell::new(Date::now()) }
    }

    /// Pauses if the work has gone on for long enough. It is called between pieces that are short.
    pub(crate) async fn breathe(&self) {
        if Date::now() - self.begun.get() >= Self::PIECE {
            pause().await;
            self.begun.set(Date::now());
        }
    }
}

/// The date here and now, as PGN writes it: `2024.05.31`.
pub(crate) fn date() -> String {
    let date = Date::new_0();
    format!("{:04}.{:02}.{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// A day, counted from 1 January 1970, as people who speak a language write it: the 31st of May.
pub(crate) fn day(day: u64, language: &str) -> String {
    let date = Date::new(&JsValue::from_f64(day as f64 * 86_400_000.0));
    let wished = Object::new();
    for (key, value) in [("day", "numeric"), ("month", "long"), ("timeZone", "UTC")] {
        // A plain object takes every key.
        let _ = Reflect::set(&wished, &key.into(), &value.into());
    }
    date.to_locale_date_string(language, &wished).into()
}

/// A random number below `n`.
pub(crate) fn random(n: u32) -> u32 {
    ((js_sys::Math::random() * f64::from(n)) as u32).min(n.saturating_sub(1))
}

/// The storage of the browser. `None` if the browser does not allow it.
pub(crate) fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Whether the user's system settings match a media query, such as `(prefers-color-scheme: dark)`.
pub(crate) fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|media| media.matches())
}

/// Shows an element that scrolls from its top, once it is drawn.
pub(crate) fn to_top(selector: &'static str) {
    request_animation_frame(move || {
        if let Ok(Some(element)) = document().query_selector(selector) {
            element.set_scroll_top(0);
        }
    });
}

/// Waits for elements to come into sight, as long as it exists.
pub(crate) struct Lookout {
    observer: Option<IntersectionObserver>,
    _hear: Closure<dyn Fn(Array, IntersectionObserver)>,
}

impl Lookout {
    /// Calls `seen` with every element that is first in sight.
    pub(crate) fn new(seen: impl Fn(Element) + 'static) -> Self {
        let hear = Closure::<dyn Fn(Array, IntersectionObserver)>::new(
            move |changes: Array, observer: IntersectionObserver| {
                for change in changes.iter().map(JsCast::unchecked_into::<IntersectionObserverEntry>) {
                    if change.is_intersecting() {
                        observer.unobserve(&change.target());
                        seen(change.target());
                    }
                }
            },
        );
        let observer = IntersectionObserver::new(hear.as_ref().unchecked_ref()).ok();
        Self { observer, _hear: hear }
    }

    pub(crate) fn await_sight(&self, element: &Element) {
        if let Some(observer) = &self.observer {
            observer.observe(element);
        }
    }
}

impl Drop for Lookout {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

/// The languages of the user, best first.
pub(crate) fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// An object URL for a text, to show it as a picture or save it as a file, valid until it is released.
pub(crate) fn address(text: &str, mime: &str) -> Option<String> {
    let parts = Array::of1(&text.into());
    let kind = BlobPropertyBag::new();
    kind.set_type(mime);
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

/// Releases an object URL.
pub(crate) fn release(address: &str) {
    // An unknown URL needs no release.
    let _ = Url::revoke_object_url(address);
}

/// Saves a text as a file.
pub(crate) fn download(name: &str, mime: &str, text: &str) {
    let Some(address) = address(text, mime) else { return };
    if let Ok(link) = document().create_element("a").map(JsCast::unchecked_into::<HtmlAnchorElement>) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    set_timeout(move || release(&address), std::time::Duration::from_secs(30));
}

/// Copies a text to the clipboard, and reports whether that worked.
pub(crate) fn copy(text: &str, then: impl Fn(bool) + 'static) {
    // Pages that come by plain HTTP from another machine have no clipboard.
    let navigator = window().navigator();
    if js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|found| found.is_undefined()) {
        return then(copy_selected(text));
    }
    let writing = window().navigator().clipboard().write_text(text);
    leptos::task::spawn_local(async move {
        then(wasm_bindgen_futures::JsFuture::from(writing).await.is_ok());
    });
}

/// Copies a text by selecting it, as browsers did before they had a clipboard.
fn copy_selected(text: &str) -> bool {
    let copied = || -> Option<bool> {
        let page = document();
        let area = page.create_element("textarea").ok()?.dyn_into::<web_sys::HtmlTextAreaElement>().ok()?;
        area.set_value(text);
        // An open window accepts the focus only inside of it.
        let place =
            page.query_selector("dialog[open]").ok().flatten().or_else(|| page.body().map(Into::into))?;
        place.append_child(&area).ok()?;
        area.select();
        let command = js_sys::Reflect::get(&page, &"execCommand".into()).ok()?;
        let done = command.dyn_into::<js_sys::Function>().ok()?.call1(&page, &"copy".into()).ok()?;
        area.remove();
        done.as_bool()
    };
    copied().unwrap_or(false)
}

/// Reads a file as text.
pub(crate) fn read_file(file: &web_sys::File, then: impl FnOnce(Option<String>) + 'static) {
    let reading = file.text();
    leptos::task::spawn_local(async move {
        then(wasm_bindgen_futures::JsFuture::from(reading).await.ok().and_then(|text| text.as_string()));
    });
}

/// The fragment of the address, behind `#`.
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Sets the fragment of the address, as a place that Back leaves again.
pub(crate) fn set_fragment(fragment: &str) {
    if self::fragment() != fragment {
        // If the browser refuses, the address stays as it is, which does no harm.
        let _ = window().location().set_hash(fragment);
    }
}

/// Removes the fragment of the address, so that reloading the page resumes the game instead of starting a new one.
pub(crate) fn clear_fragment() {
    let path = window().location().pathname().unwrap_or_else(|_| "/".into());
    if let Ok(history) = window().history() {
        // If the browser refuses, the address stays as it is, which does no harm.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
}

/// Whether the page comes from a server on which people play with each other.
pub(crate) fn has_server() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-server"))
}

/// Changes the address of the page, so that reloading it comes to the same game.
pub(crate) fn set_address(address: &str) {
    if let Ok(history) = window().history() {
        // If the browser refuses, the address stays as it is, which does no harm.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}

/// Adds an entry to the history of the browser, for what is open, so that Back closes it.
pub(crate) fn push_history() {
    if let Ok(history) = window().history() {
        // If the browser refuses, Back leaves the page as before.
        let _ = history.push_state(&JsValue::TRUE, "");
    }
}

/// Whether the present entry of the history is one for what is open.
pub(crate) fn is_pushed() -> bool {
    window().history().and_then(|history| history.state()).is_ok_and(|state| state == JsValue::TRUE)
}

/// Goes back in the history.
pub(crate) fn go_back() {
    if let Ok(history) = window().history() {
        let _ = history.back();
    }
}

/// Moves the focus to the element with that id.
pub(crate) fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        focus_on(&element);
    }
}

/// Moves the focus to an element. One that cannot have the focus does not change it.
pub(crate) fn focus_on(element: &web_sys::Element) {
    let _ = match element.dyn_ref::<web_sys::HtmlElement>() {
        Some(element) => element.focus(),
        // A board is a drawing.
        None => element.dyn_ref::<web_sys::SvgElement>().map_or(Ok(()), web_sys::SvgElement::focus),
    };
}

/// The element that has the focus, unless it is the page as a whole.
pub(crate) fn focused() -> Option<web_sys::Element> {
    document().active_element().filter(|element| element.tag_name() != "BODY")
}

/// Takes the focus from the element that has it.
pub(crate) fn blur() {
    if let Some(element) = focused().and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        // It fails for no element.
        let _ = element.blur();
    }
}

/// Calls `then` whenever the result of a media query changes, as long as the page exists.
pub(crate) fn on_preference(query: &str, then: impl Fn() + 'static) {
    let Ok(Some(media)) = window().match_media(query) else { return };
    let closure = Closure::<dyn Fn()>::new(then);
    if media.add_event_listener_with_callback("change", closure.as_ref().unchecked_ref()).is_ok() {
        closure.forget();
    }
}

/// Calls `then` for every event of a kind, as long as the page exists.
pub(crate) fn on_window<E: JsCast + 'static>(kind: &str, then: impl Fn(E) + 'static) {
    let closure =
        Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| then(event.unchecked_into()));
    if window().add_event_listener_with_callback(kind, closure.as_ref().unchecked_ref()).is_ok() {
        closure.forget();
    }
}
