//! A code for the camera of a phone.

use leptos::prelude::*;
use qrcode::{Color, QrCode};

/// The code of an address, dark on light whatever the colours of the page, as cameras expect.
#[component]
pub(super) fn Code(address: String) -> impl IntoView {
    let code = QrCode::new(&address).ok()?;
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, colour)| *colour == Color::Dark);
    let path: String = dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % width, at / width)).collect();
    // The margin is a part of the code.
    let frame = format!("-4 -4 {0} {0}", width + 8);
    Some(view! {
        <svg class="qr" viewBox=frame.clone() shape-rendering="crispEdges" role="img" aria-label=address>
            <rect x="-4" y="-4" width=width + 8 height=width + 8 fill="#fff"></rect>
            <path d=path fill="#000"></path>
        </svg>
    })
}
