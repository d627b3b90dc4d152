//! The board as a 3D table: a canvas and a separate program, which is fetched on first use.
//!
//! The page sends the content of the table as text, and the program returns the cell under a pointer. Clicking and
//! dragging work as on the flat board.

mod models;
mod program;
mod shown;

use chesswright_draw::View;
use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Side};
use chesswright_table::session::Act;
use chesswright_touch::marks::toggle;
use chesswright_touch::{Origin, Press};
use leptos::ev::{MouseEvent, PointerEvent, WheelEvent};
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;
use web_sys::HtmlCanvasElement;

pub(crate) use self::models::{dropped, picked};
use self::program::Opened;
pub(crate) use self::shown::views;
use self::shown::{PLAY, keep_showing};
use super::board::{board_label, hold, lingering, press};
use super::figure::Drawings;
use crate::parts::{self, Unfetched};
use crate::renderer::{Renderer, now};
use crate::table::Table;
use crate::words::t;

/// A piece being dragged, or a camera being turned.
#[derive(Clone, Copy)]
enum Drag {
    Arrow { from: Cell },
    Held { origin: Origin },
    Piece { from: Cell, x: i32, y: i32, moved: bool, again: bool },
    Camera { x: i32, y: i32 },
}

/// The 3D board, which is a part of the program.
#[component]
pub(crate) fn Board3d(table: Table) -> impl IntoView {
    let show = RwSignal::new(None::<fn(Table) -> AnyView>);
    leptos::task::spawn_local(async move {
        let fetched = parts::wait_for(table, board()).await;
        match fetched {
            // The user may have returned to the flat board in the meantime.
            _ if show.is_disposed() => {}
            Ok(fetched) => {
                show.set(Some(fetched));
                explain_camera(table);
            }
            Err(Unfetched) => {
                table.notify(t("notice-three-d-not-loaded"));
                table.settings.update(|settings| settings.three_d = false);
            }
        }
    });
    move || show.get().map(|show| show(table))
}

/// Says once how to move the camera.
fn explain_camera(table: Table) {
    if !table.settings.with_untracked(|settings| settings.knows_camera) {
        table.settings.update(|settings| settings.knows_camera = true);
        table.notify(t("notice-three-d-camera"));
    }
}

#[wasm_split(three_d, fallible)]
fn board() -> Result<fn(Table) -> AnyView, Unfetched> {
    Ok(|table| view! { <BoardCanvas table/> }.into_any())
}

#[component]
fn BoardCanvas(table: Table) -> impl IntoView {
    let renderer = table.renderer;
    let drag = RwSignal::new(None::<Drag>);
    let fingers = StoredValue::new(Vec::<(i32, i32, i32)>::new());
    let ready = RwSignal::new(0u32);
    let node = NodeRef::<leptos::html::Canvas>::new();
    // It is closed when this component is removed.
    let opened = StoredValue::new_local(None::<Opened>);
    node.on_load(move |canvas: HtmlCanvasElement| opened.set_value(Some(Opened::new(table, canvas, ready))));
    let (drawn, hovered) = (table.drawn, RwSignal::new(None));
    let hover = lingering(hovered);
    keep_showing(table, ready, drawn, hovered);
    models::keep_bringing(table, ready);
    let resized = window_event_listener(leptos::ev::resize, move |_| renderer.ask_frame());
    on_cleanup(move || resized.remove());

    let down = move |event: PointerEvent| {
        event.prevent_default();
        table.cursor.set(None);
        table.by_keys.set(false);
        if let Some(canvas) = renderer.canvas() {
            hold(&canvas, event.pointer_id());
            // Shortcuts of the page keep working, and those of the board start to work.
            let _ = canvas.focus();
        }
        let (x, y) = (event.client_x(), event.client_y());
        fingers.update_value(|all| {
            all.retain(|(id, ..)| *id != event.pointer_id());
            all.push((event.pointer_id(), x, y));
        });
        let second = fingers.with_value(Vec::len) > 1;
        let cell = renderer.cell_at(x, y).filter(|_| !second);
        let press = Press::of_button(event.button());
        if let (Some(from), Some(Press::Arrow)) = (cell, press) {
            drag.set(Some(Drag::Arrow { from }));
            return;
        }
        drawn.update(Vec::clear);
        let Some(from) = cell.filter(|_| press == Some(Press::Point)) else {
            release(renderer, drag);
            let held = held_at(table, x, y).filter(|_| press == Some(Press::Point) && !second);
            if let Some((side, kind)) = held {
                table.act(Act::PickHand(side, kind));
            }
            let origin = held.map(|(_, kind)| Origin::Hand(kind));
            drag.set(Some(origin.map_or(Drag::Camera { x, y }, |origin| Drag::Held { origin })));
            return;
        };
        let again = table.picking.with_untracked(|picking| picking.origin == Some(Origin::Cell(from)));
        if table.pick_cell(from) {
            drag.set(Some(Drag::Piece { from, x, y, moved: false, again }));
        }
    };
    let moved = move |event: PointerEvent| {
        let (x, y) = (event.client_x(), event.client_y());
        let Some(board) = renderer.open() else { return };
        // Touch does not hover.
        let over = (event.pointer_type() == "mouse" && event.buttons() == 0).then(|| renderer.cell_at(x, y));
        hover(over.flatten());
        let before = fingers.with_value(|all| spread(all));
        fingers.update_value(|all| {
            for finger in all.iter_mut().filter(|(id, ..)| *id == event.pointer_id()) {
                *finger = (finger.0, x, y);
            }
        });
        if let (Some(before), Some(after)) = (before, fingers.with_value(|all| spread(all))) {
            board.orbit(0.0, 0.0, (after / before.max(1.0)).clamp(0.8, 1.25));
        }
        match drag.get_untracked() {
            Some(Drag::Camera { x: a, y: b }) => {
                board.orbit((a - x) as f32 * 0.35, (y - b) as f32 * 0.25, 1.0);
                drag.set(Some(Drag::Camera { x, y }));
                renderer.ask_frame();
            }
            Some(Drag::Piece { from, x: a, y: b, moved, again }) => {
                let moved = moved || (a - x).abs() + (b - y).abs() > 6;
                drag.set(Some(Drag::Piece { from, x: a, y: b, moved, again }));
                if let Some((x, y)) = renderer.in_picture(x, y).filter(|_| moved) {
                    board.take(from, x, y);
                    renderer.ask_frame();
                }
            }
            Some(Drag::Arrow { .. } | Drag::Held { .. }) | None => {}
        }
    };
    let lifted = move |event: &PointerEvent| {
        fingers.update_value(|all| all.retain(|(id, ..)| *id != event.pointer_id()));
        let was = drag.get_untracked();
        release(renderer, drag);
        was
    };
    let up = move |event: PointerEvent| {
        let was = lifted(&event);
        match (was, renderer.cell_at(event.client_x(), event.client_y())) {
            (Some(Drag::Piece { from, moved: true, .. }), Some(to)) if to != from => {
                table.put(Origin::Cell(from), to);
            }
            (Some(Drag::Piece { moved: false, again: true, .. }), Some(_)) => {
                table.deselect();
            }
            (Some(Drag::Held { origin }), Some(to)) => table.put(origin, to),
            (Some(Drag::Arrow { from }), Some(to)) => drawn.update(|drawn| toggle(drawn, (from, to))),
            _ => {}
        }
    };
    // The browser has cancelled the pointer, so no piece is dropped.
    let cancelled = move |event: PointerEvent| {
        lifted(&event);
    };
    let wheel = move |event: WheelEvent| {
        event.prevent_default();
        if let Some(board) = renderer.open() {
            board.orbit(0.0, 0.0, if event.delta_y() < 0.0 { 1.08 } else { 1.0 / 1.08 });
            renderer.ask_frame();
        }
    };
    let reset = move |_: MouseEvent| {
        if let Some(board) = renderer.open() {
            board.go_to(PLAY, now());
            renderer.ask_frame();
        }
    };
    view! {
        <Drawings table/>
        <canvas id=table.board class="board three-d" class:by-keys=move || table.by_keys.get() node_ref=node tabindex="0" role="application" aria-label=move || board_label(table)
            on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=cancelled on:pointerleave=move |_| hover(None) on:wheel=wheel on:dblclick=reset
            on:contextmenu=|event| event.prevent_default() on:keydown=move |event| press(table, &event)></canvas>
    }
}

/// The distance between two fingers.
fn spread(fingers: &[(i32, i32, i32)]) -> Option<f32> {
    match fingers {
        [(_, a, b), (_, c, d)] => Some(((a - c) as f32).hypot((b - d) as f32)),
        _ => None,
    }
}

fn release(renderer: Renderer, drag: RwSignal<Option<Drag>>) {
    drag.set(None);
    if let Some(board) = renderer.open() {
        board.let_go();
        renderer.ask_frame();
    }
}

/// The piece to drop from a tray at a point of the page. The other program numbers pieces in trays below -1.
fn held_at(table: Table, x: i32, y: i32) -> Option<(Side, Kind)> {
    let (x, y) = table.renderer.in_picture(x, y)?;
    let place = usize::try_from(-2 - table.renderer.open()?.pick(x, y)).ok()?;
    let position = table.game.with_untracked(|game| game.position().clone());
    let hands = View::default().hands_of(&position).hands;
    let hand = hands.get(place >> 8)?;
    let (kind, _) = *hand.pieces.get(place & 255)?;
    let may = table.state.with_untracked(|session| session.may_pick_hand(hand.side, kind));
    may.then_some((hand.side, kind))
}
