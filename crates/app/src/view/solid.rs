//! The same board as a 3D table: a canvas, and a program of its own that is fetched when somebody first asks for it.
//!
//! What is on the table goes over as text; pointers come back as cells, which are clicked and dragged as on the flat board.

use std::cell::RefCell;

use chesswright_game::Game;
use chesswright_rules::Rules;
use chesswright_rules::board::Cell;
use chesswright_scene::{BoardView, Mark, MarkKind};
use chesswright_stage as stage;
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent, WheelEvent};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

use super::board::{board_label, hold, marks, press};
use crate::picking::{Origin, Picking};
use crate::table::Table;
use crate::words::t;

#[wasm_bindgen]
extern "C" {
    /// Fetches the program and opens a table in a canvas; `boot.js` has it.
    #[wasm_bindgen(js_name = openTable, catch)]
    async fn open_table(canvas: &HtmlCanvasElement) -> Result<JsValue, JsValue>;

    /// The table of the other program.
    #[derive(Clone)]
    type Solid;
    #[wasm_bindgen(method, catch)]
    fn show(this: &Solid, view: &str, now: f64) -> Result<(), JsValue>;
    #[wasm_bindgen(method)]
    fn dress(this: &Solid, material: &str, quality: &str, arrangement: &str, reduced: bool, now: f64);
    #[wasm_bindgen(method)]
    fn measure(this: &Solid, now: f64) -> String;
    #[wasm_bindgen(method)]
    fn go_to(this: &Solid, preset: usize, now: f64);
    #[wasm_bindgen(method)]
    fn orbit(this: &Solid, around: f32, up: f32, near: f32);
    #[wasm_bindgen(method)]
    fn pick(this: &Solid, x: f32, y: f32) -> i32;
    #[wasm_bindgen(method, js_name = hold)]
    fn take(this: &Solid, cell: u16, x: f32, y: f32);
    #[wasm_bindgen(method)]
    fn let_go(this: &Solid);
    #[wasm_bindgen(method)]
    fn frame(this: &Solid, width: u32, height: u32, now: f64) -> bool;
}

thread_local! {
    /// The table that is open; the page has one board.
    static OPEN: RefCell<Option<Solid>> = const { RefCell::new(None) };
    /// Whether a frame has been asked for.
    static ASKED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

fn solid() -> Option<Solid> {
    OPEN.with_borrow(Clone::clone)
}

fn canvas() -> Option<HtmlCanvasElement> {
    document().get_element_by_id("board")?.dyn_into().ok()
}

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Something held, or a camera being turned.
#[derive(Clone, Copy)]
enum Drag {
    Piece { from: Cell, x: i32, y: i32, moved: bool, again: bool },
    Camera { x: i32, y: i32 },
}

/// The 3D board.
#[component]
pub(crate) fn Solid3d(table: Table) -> impl IntoView {
    let drag = RwSignal::new(None::<Drag>);
    let fingers = StoredValue::new(Vec::<(i32, i32, i32)>::new());
    let ready = RwSignal::new(0u32);
    let node = NodeRef::<leptos::html::Canvas>::new();
    node.on_load(move |canvas: HtmlCanvasElement| open(table, canvas, ready));
    keep_showing(table, ready);
    let resized = window_event_listener(leptos::ev::resize, |_| ask_frame());
    on_cleanup(move || {
        resized.remove();
        OPEN.set(None);
    });

    let down = move |event: PointerEvent| {
        event.prevent_default();
        table.cursor.set(None);
        if let Some(canvas) = canvas() {
            hold(&canvas, event.pointer_id());
            // The page's own keys go on, those of the board begin.
            let _ = canvas.focus();
        }
        let (x, y) = (event.client_x(), event.client_y());
        fingers.update_value(|all| {
            all.retain(|(id, ..)| *id != event.pointer_id());
            all.push((event.pointer_id(), x, y));
        });
        let second = fingers.with_value(Vec::len) > 1;
        let cell = cell_at(x, y).filter(|_| event.button() == 0 && !second);
        let Some(from) = cell else {
            release(drag);
            drag.set(Some(Drag::Camera { x, y }));
            return;
        };
        let again = table.picking.with_untracked(|picking| picking.origin == Some(Origin::Cell(from)));
        if table.point(from) {
            drag.set(Some(Drag::Piece { from, x, y, moved: false, again }));
        }
    };
    let moved = move |event: PointerEvent| {
        let (x, y) = (event.client_x(), event.client_y());
        let Some(solid) = solid() else { return };
        let before = fingers.with_value(|all| spread(all));
        fingers.update_value(|all| {
            for finger in all.iter_mut().filter(|(id, ..)| *id == event.pointer_id()) {
                *finger = (finger.0, x, y);
            }
        });
        if let (Some(before), Some(after)) = (before, fingers.with_value(|all| spread(all))) {
            solid.orbit(0.0, 0.0, (after / before.max(1.0)).clamp(0.8, 1.25));
        }
        match drag.get_untracked() {
            Some(Drag::Camera { x: a, y: b }) => {
                solid.orbit((a - x) as f32 * 0.35, (y - b) as f32 * 0.25, 1.0);
                drag.set(Some(Drag::Camera { x, y }));
                ask_frame();
            }
            Some(Drag::Piece { from, x: a, y: b, moved, again }) => {
                let moved = moved || (a - x).abs() + (b - y).abs() > 6;
                drag.set(Some(Drag::Piece { from, x: a, y: b, moved, again }));
                if let Some((x, y)) = in_picture(x, y).filter(|_| moved) {
                    solid.take(from, x, y);
                    ask_frame();
                }
            }
            None => {}
        }
    };
    let up = move |event: PointerEvent| {
        fingers.update_value(|all| all.retain(|(id, ..)| *id != event.pointer_id()));
        let was = drag.get_untracked();
        release(drag);
        if let Some(Drag::Piece { from, moved, again, .. }) = was {
            match cell_at(event.client_x(), event.client_y()) {
                Some(to) if to != from && moved => table.put_or_explain(Origin::Cell(from), to),
                Some(_) if again && !moved => table.picking.set(Picking::default()),
                _ => {}
            }
        }
    };
    let wheel = move |event: WheelEvent| {
        event.prevent_default();
        if let Some(solid) = solid() {
            solid.orbit(0.0, 0.0, if event.delta_y() < 0.0 { 1.08 } else { 1.0 / 1.08 });
            ask_frame();
        }
    };
    let key = move |event: KeyboardEvent| {
        let preset = event.key().parse::<usize>().ok().filter(|n| (1..=5).contains(n));
        match (preset, solid()) {
            (Some(n), Some(solid)) if !event.ctrl_key() && !event.alt_key() && !event.meta_key() => {
                solid.go_to(n - 1, now());
                ask_frame();
                event.prevent_default();
            }
            _ => press(table, &event),
        }
    };
    let reset = move |_: MouseEvent| {
        if let Some(solid) = solid() {
            solid.go_to(2, now());
            ask_frame();
        }
    };
    view! {
        <canvas id="board" class="board solid" node_ref=node tabindex="0" role="application" aria-label=move || board_label(table)
            on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=up on:wheel=wheel on:dblclick=reset
            on:contextmenu=|event| event.prevent_default() on:keydown=key></canvas>
    }
}

/// How far two fingers are apart.
fn spread(fingers: &[(i32, i32, i32)]) -> Option<f32> {
    match fingers {
        [(_, a, b), (_, c, d)] => Some(((a - c) as f32).hypot((b - d) as f32)),
        _ => None,
    }
}

fn release(drag: RwSignal<Option<Drag>>) {
    drag.set(None);
    if let Some(solid) = solid() {
        solid.let_go();
        ask_frame();
    }
}

/// Opens the table, and opens it again when the browser took the graphics away and gave it back.
fn open(table: Table, canvas: HtmlCanvasElement, ready: RwSignal<u32>) {
    let again = {
        let canvas = canvas.clone();
        move || fetch(table, canvas.clone(), ready)
    };
    again();
    let lost = Closure::<dyn Fn(web_sys::Event)>::new(|event: web_sys::Event| {
        // Whoever does not want it back would not be given it.
        event.prevent_default();
        OPEN.set(None);
    });
    let back = Closure::<dyn Fn(web_sys::Event)>::new(move |_| again());
    for (kind, closure) in [("webglcontextlost", lost), ("webglcontextrestored", back)] {
        if canvas.add_event_listener_with_callback(kind, closure.as_ref().unchecked_ref()).is_ok() {
            // It goes with the canvas.
            closure.forget();
        }
    }
}

fn fetch(table: Table, canvas: HtmlCanvasElement, ready: RwSignal<u32>) {
    leptos::task::spawn_local(async move {
        match open_table(&canvas).await {
            Ok(opened) => {
                OPEN.set(Some(opened.unchecked_into()));
                // The board may have been turned flat while the program was on its way.
                let _ = ready.try_update(|n| *n += 1);
            }
            Err(error) => {
                web_sys::console::warn_1(&error);
                table.tell(t("told-no-3d"));
                table.settings.update(|settings| settings.solid = false);
            }
        }
    });
}

/// Keeps what is shown in step with the game.
fn keep_showing(table: Table, ready: RwSignal<u32>) {
    let cast = StoredValue::new((stage::Cast::default(), None::<Rules>));
    Effect::new(move |measured: Option<u32>| {
        let opened = ready.get();
        let view = on_table(table, cast);
        let settings = table.settings.get();
        let Some(solid) = solid() else { return 0 };
        let (material, moving) = (material(&settings.theme), settings.moving());
        solid.dress(material, "", "exploded", !moving, now());
        match serde_json::to_string(&view) {
            Ok(text) => {
                if let Err(error) = solid.show(&text, now()) {
                    web_sys::console::warn_1(&error);
                }
            }
            Err(error) => web_sys::console::warn_1(&error.to_string().into()),
        }
        if measured.unwrap_or(0) != opened {
            draw_now(&solid);
            solid.measure(now());
        }
        ask_frame();
        opened
    });
}

/// The board that goes with a theme of the page.
fn material(theme: &str) -> &'static str {
    match theme {
        "paper" => "vinyl",
        "slate" => "marble",
        "sea" => "glass",
        "contrast" => "contrast",
        _ => "wood",
    }
}

/// What is on the table: the position, what is marked, and the cursor.
fn on_table(table: Table, cast: StoredValue<(stage::Cast, Option<Rules>)>) -> BoardView {
    let mut view = marks(table, &[], None);
    view.below = table.below.get();
    view.coordinates = table.settings.with(|settings| settings.coordinates);
    let position = table.game.with(|game: &Game| game.position().clone());
    let cast = cast.try_update_value(|(cast, rules)| {
        if !rules.as_ref().is_some_and(|rules| rules.same(position.rules())) {
            *cast = cast.recast();
            *rules = Some(position.rules().clone());
        }
        cast.follow(&position);
        cast.clone()
    });
    let game = stage::Game { cast: cast.unwrap_or_default(), captured: vec![] };
    let mut shown = stage::set_up(&position, &view, &game);
    shown.marks.extend(table.cursor.get().map(|cell| Mark::new(cell, MarkKind::Cursor)));
    shown
}

/// A point of the page as the picture counts: from -1 to 1, upwards.
fn in_picture(x: i32, y: i32) -> Option<(f32, f32)> {
    let rect = canvas()?.get_bounding_client_rect();
    let at =
        |value: i32, from: f64, size: f64| ((f64::from(value) - from) / size.max(1.0) * 2.0 - 1.0) as f32;
    Some((at(x, rect.left(), rect.width()), -at(y, rect.top(), rect.height())))
}

/// The cell at a point of the page.
pub(crate) fn cell_at(x: i32, y: i32) -> Option<Cell> {
    let (x, y) = in_picture(x, y)?;
    Cell::try_from(solid()?.pick(x, y)).ok()
}

/// Asks for a frame, once.
fn ask_frame() {
    if !ASKED.replace(true) {
        request_animation_frame(|| {
            ASKED.set(false);
            if solid().is_some_and(|solid| draw_now(&solid)) {
                ask_frame();
            }
        });
    }
}

/// Draws what is new; tells whether more is to come.
fn draw_now(solid: &Solid) -> bool {
    let Some(canvas) = canvas() else { return false };
    // Twice the points of the page are enough for any screen.
    let dense = window().device_pixel_ratio().clamp(1.0, 2.0);
    let size = |length: i32| ((f64::from(length) * dense) as u32).clamp(1, 4096);
    solid.frame(size(canvas.client_width()), size(canvas.client_height()), now())
}
