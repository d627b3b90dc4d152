//! The thumbnails of the games: drawn when the page was packed, fetched once.

use std::cell::RefCell;
use std::collections::HashMap;

use chesswright_draw::Thumbnails;

use crate::browser;

const FILE: &str = "thumbnails.txt";

thread_local! {
    static FETCHED: RefCell<Option<Thumbnails>> = const { RefCell::new(None) };
    /// The addresses of pictures that were shown.
    static ADDRESSES: RefCell<HashMap<String, String>> = RefCell::default();
}

/// Fetches the thumbnails. Returns whether they are there. If they are not, games are listed without pictures.
pub(crate) async fn fetch() -> bool {
    if FETCHED.with_borrow(Option::is_none) {
        let text = browser::fetch(FILE).await;
        browser::pause().await;
        FETCHED.set(text.map(Thumbnails::read));
    }
    FETCHED.with_borrow(Option::is_some)
}

/// The address of the picture of a game.
pub(crate) fn address(name: &str) -> Option<String> {
    if let Some(address) = ADDRESSES.with_borrow(|known| known.get(name).cloned()) {
        return Some(address);
    }
    let picture = FETCHED.with_borrow(|fetched| fetched.as_ref()?.get(name))?;
    let address = browser::address(&picture, "image/svg+xml")?;
    ADDRESSES.with_borrow_mut(|known| known.insert(name.to_owned(), address.clone()));
    Some(address)
}
