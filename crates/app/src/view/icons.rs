//! Icons of the interface: one line width, rounded ends, in a box of 24.

use leptos::prelude::*;

/// An icon. The button around it has a label.
#[component]
pub(crate) fn Icon(name: &'static str) -> impl IntoView {
    let path = match name {
        "menu" => "M4 7h16M4 12h16M4 17h16",
        // Four boards.
        "games" => "M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z",
        "people" => {
            "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5.500 9c0-4 2-6 5.500-6s5.500 2 5.500 6M16 11a3 3 0 1 0 0-6m1.500 9c2.500.5 4 2.500 4 6"
        }
        // A globe.
        "world" => {
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-6 5.500-6 12.500 0 18 6-5.500 6-12.500 0-18"
        }
        "new" => "M12 5v14M5 12h14",
        // A puzzle piece.
        "levels" => "M4 8h5a2.500 2.500 0 1 1 5 0h6v5a2.500 2.500 0 1 0 0 5v3H4v-5a2.500 2.500 0 1 0 0-5Z",
        "star" => {
            "m12 3 2.700 5.700 6.300.8-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.8Z"
        }
        "undo" => "M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10h-2",
        "redo" => "m15 7 5 5-5 5m4.5-5H9a5 5 0 0 0 0 10h2",
        "flip" => "M7 4v15m0 0-3-3m3 3 3-3M17 20V5m0 0-3 3m3-3 3 3",
        "three-d" => "M12 3 4 7.500v9L12 21l8-4.500v-9ZM4 7.500l8 4.500 8-4.500M12 12v9",
        "open" => {
            "M3 19V6a1 1 0 0 1 1-1h5l2 2h8a1 1 0 0 1 1 1v2M3 19l3-8.3a1 1 0 0 1 .9-.7H21l-2.6 8.3a1 1 0 0 1-1 .7Z"
        }
        "save" => "M12 4v11m0 0-4-4m4 4 4-4M4 17v2a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-2",
        "share" => {
            "M8 12h8M12.5 7.5 15 5a3.5 3.5 0 0 1 5 5l-2.5 2.5M11.500 16.500 9 19a3.5 3.5 0 0 1-5-5l2.500-2.500"
        }
        "draw" => "M4 9h16M4 15h16",
        "resign" => "M6 21V4m0 1c4-2.500 7 2.500 12 0v9c-5 2.500-8-2.500-12 0",
        "settings" => "M4 7h9m5 0h2M4 17h2m5 0h9M15.500 4.800v4.400M8.500 14.800v4.400",
        "hint" => {
            "M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.600 10.800c.6.5.9 1.200.9 1.900h5.400c0-.7.3-1.400.9-1.900A6 6 0 0 0 12 3Z"
        }
        "pause" => "M8 5v14M16 5v14",
        "go" => "M8 5v14l11-7Z",
        "pass" => "M5 5l8 7-8 7ZM18 5v14",
        "close" => "M6 6l12 12M18 6 6 18",
        "first" => "M6 5v14M18 5l-8 7 8 7",
        "last" => "M18 5v14M6 5l8 7-8 7",
        "back" => "M15 5l-8 7 8 7",
        "forward" => "M9 5l8 7-8 7",
        "keys" => "M3 7h18v10H3ZM6.500 10.500h.01M10 10.500h.01M13.500 10.500h.01M17 10.500h.01M8 14h8",
        "sound" => "M4 10v4h3l5 4V6L7 10Zm12-1.500a5 5 0 0 1 0 7m2.500-9.500a8.500 8.500 0 0 1 0 12",
        "mute" => "M4 10v4h3l5 4V6L7 10Zm12 0 5 5m0-5-5 5",
        "quit" => "M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10m0 0-3.500-3.500M20 12l-3.500 3.500",
        "notes" => "M5 4h14v16H5ZM8.500 9h7M8.500 12.500h7M8.500 16h4",
        // A hammer.
        "build" => {
            "M13 5l6 6-2.500 2.500-6-6ZM11.500 7.500 9 5l3-2h2l1.500 1.500M12.500 9.500 4 18l2 2 8.500-8.500"
        }
        "lock" => "M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
        "copy" => "M9 9h11v11H9ZM15 9V4H4v11h5",
        _ => "",
    };
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg>
    }
}
