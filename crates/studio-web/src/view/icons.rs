//! Icons of the workshop: one line width, rounded ends, in a box of 24.

use leptos::prelude::*;

/// An icon. The button around it has a label.
#[component]
pub(crate) fn Icon(name: &'static str) -> impl IntoView {
    let path = match name {
        "leave" => "M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M20 12H10m0 0 3.500-3.500M10 12l3.500 3.500",
        // Four boards.
        "start" => "M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z",
        "board" => "M4 4h16v16H4ZM4 9.300h16M4 14.700h16M9.300 4v16M14.700 4v16",
        // A pawn.
        "pieces" => {
            "M12 4a3 3 0 0 0-1.800 5.400C9 10 8.500 11 8.500 11h7S15 10 13.800 9.400A3 3 0 0 0 12 4Zm-2 7c0 3-2 4-2.500 7h9c-.5-3-2.500-4-2.500-7M6 20.500h12"
        }
        // A piece on a cell.
        "setup" => "M4 15h16v5H4ZM12 3v8m0 0-3-3m3 3 3-3",
        "rules" => "M6 4h12v16H6ZM9 8h6M9 12h6M9 16h4",
        "text" => "m8 8-4 4 4 4m8-8 4 4-4 4M13.500 6l-3 12",
        "share" => {
            "M8 12h8M12.500 7.500 15 5a3.500 3.500 0 0 1 5 5l-2.500 2.500M11.500 16.500 9 19a3.500 3.500 0 0 1-5-5l2.500-2.500"
        }
        "undo" => "M9 7 4 12l5 5M4.500 12H15a5 5 0 0 1 0 10h-2",
        "redo" => "m15 7 5 5-5 5m4.500-5H9a5 5 0 0 0 0 10h2",
        "play" => "M8 5v14l11-7Z",
        "close" => "M6 6l12 12M18 6 6 18",
        "plus" => "M12 5v14M5 12h14",
        "minus" => "M5 12h14",
        "erase" => "m9 20-5-5L14 5l6 6-9 9ZM9 10l6 6",
        "hole" => "M5 5h4m6 0h4v4m0 6v4h-4m-6 0H5v-4m0-6V5",
        "select" => "m6 4 12 7-5 1.500L10 18Z",
        "warn" => "M12 4 3 20h18ZM12 10v5m0 2.500v.010",
        "good" => "m5 13 5 5L19 7",
        "lab" => "M9 3h6M10 3v6L5 18a2 2 0 0 0 1.800 3h10.400A2 2 0 0 0 19 18L14 9V3M7.500 15h9",
        "search" => "M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM15.500 15.500 20 20",
        "pen" => "m4 20 1-4L16 5l3 3L8 19l-4 1ZM14 7l3 3",
        "aim" => "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 12v.010",
        "route" => "M5 19h9a3 3 0 0 0 0-6h-4a3 3 0 0 1 0-6h9m-3-3 3 3-3 3",
        "back" => "M15 5l-8 7 8 7",
        _ => "",
    };
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg>
    }
}
