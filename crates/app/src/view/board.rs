//! The flat board: the layers of `chesswright-draw`, with pieces that move and respond to pointers.

use std::time::Duration;

use chesswright_draw::Layout;
use chesswright_draw::path::Point;
use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Piece, Rules, Side};
use chesswright_speech::announce;
use chesswright_table::session::Act;
use chesswright_touch::marks::toggle;
use chesswright_touch::{Origin, PieceTracker, Press, TrackedPiece};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use crate::table::{Shared, Table};
use crate::words::tell;

/// The time in which captured pieces fade.
const LEAVING: Duration = Duration::from_millis(260);

/// A pointer that rests over a piece for this long shows its moves.
const RESTING: Duration = Duration::from_millis(350);

/// A piece on the page.
#[derive(Clone)]
struct Actor {
    id: u32,
    at: ArcRwSignal<Presence>,
}

/// Its cell and its kind.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Presence {
    cell: Cell,
    piece: Piece,
    /// It was captured and is fading.
    gone: bool,
}

/// A piece that is being dragged, or an arrow being drawn.
#[derive(Clone, Copy, PartialEq)]
struct Drag {
    from: Cell,
    at: Point,
    moved: bool,
    /// Whether the piece was selected before, so that releasing it in place deselects it.
    again: bool,
    arrow: bool,
}

/// The board.
#[component]
pub(crate) fn Board(table: Table) -> impl IntoView {
    let svg = NodeRef::<leptos::svg::Svg>::new();
    let drag = RwSignal::new(None::<Drag>);
    let drawn = table.drawn;
    let actors = RwSignal::new(Vec::<Actor>::new());
    follow_game(table, actors, drawn);
    let hovered = RwSignal::new(None::<Cell>);
    let hover = lingering(hovered);

    let point = move |event: &PointerEvent| point_under(table, event);
    let cell_at = move |point: Point| table.picture.with_untracked(|picture| picture.layout().cell_at(point));
    let down = move |event: PointerEvent| {
        let Some(press) = Press::of_button(event.button()) else { return };
        let Some(at) = point(&event) else { return };
        let Some(from) = cell_at(at) else { return };
        table.cursor.set(None);
        table.by_keys.set(false);
        if let Some(svg) = svg.get_untracked() {
            hold(&svg, event.pointer_id());
        }
        let arrow = press == Press::Arrow;
        let again = table.picking.with_untracked(|picking| picking.origin == Some(Origin::Cell(from)));
        if !arrow {
            drawn.update(Vec::clear);
        }
        if arrow || table.pick_cell(from) {
            drag.set(Some(Drag { from, at, moved: false, again, arrow }));
        }
    };
    let moved = move |event: PointerEvent| {
        // Touch does not hover.
        let over = (event.pointer_type() == "mouse" && event.buttons() == 0)
            .then(|| point(&event).and_then(cell_at));
        hover(over.flatten());
        if let (Some(held), Some(at)) = (drag.get_untracked(), point(&event)) {
            let far = at.minus(held.at).length() > 12.0;
            if held.moved || far {
                drag.set(Some(Drag { at, moved: true, ..held }));
            }
        }
    };
    let up = move |event: PointerEvent| {
        let Some(held) = drag.get_untracked() else { return };
        drag.set(None);
        let to = point(&event).and_then(cell_at);
        let origin = Origin::Cell(held.from);
        match to {
            Some(to) if held.arrow => drawn.update(|drawn| toggle(drawn, (held.from, to))),
            Some(to) if to != held.from => table.put(origin, to),
            Some(_) if held.again && !held.moved => table.deselect(),
            _ => {}
        }
    };

    // One list contains the marks of both layers.
    let marks = Memo::new(move |_| Shared::new(table.marks(&drawn.get(), hovered.get())));
    let walls = move || table.game.with(|game| game.position().setup().walls);
    // A wall or a duck captures nothing, even where the piece still stands that makes room for it.
    let asks_for_wall = move || table.picking.with(chesswright_touch::Picking::asks_for_wall);
    let occupied =
        move |cell: Cell| !asks_for_wall() && table.game.with(|game| game.position().piece(cell).is_some());
    let bounds = move || {
        let size = table.picture.with(|picture| picture.layout().size);
        format!("0 0 {:.2} {:.2}", size.x, size.y)
    };
    let held = move || {
        let drag = drag.get().filter(|drag| drag.moved && !drag.arrow)?;
        let piece = table.game.with(|game| game.position().piece(drag.from))?;
        Some((piece, drag.at))
    };
    view! {
        <svg id=table.board class="board" class:by-keys=move || table.by_keys.get() node_ref=svg viewBox=bounds tabindex="0" role="application" aria-label=move || board_label(table)
            on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=move |_| drag.set(None)
            on:pointerleave=move |_| hover(None)
            // Otherwise the browser's click after a touch would answer a question that the touch has just opened.
            on:touchend=|event| event.prevent_default()
            on:contextmenu=|event| event.prevent_default()
            on:keydown=move |event| press(table, &event)>
            <g inner_html=move || table.picture.with(|picture| picture.defs(&every_piece(&picture_rules(table))))/>
            <g inner_html=move || table.picture.with(|picture| picture.ground())/>
            <g inner_html=move || table.picture.with(|picture| picture.below(&marks.get(), &walls()))/>
            <For each=move || actors.get() key=|actor| actor.id let:actor>
                <Walker table drag actor/>
            </For>
            <g class="marks" inner_html=move || table.picture.with(|picture| picture.above(&marks.get(), &occupied))/>
            {move || {
                let cell = table.cursor.get()?;
                let outline = table.picture.with(|picture| picture.layout().outline(cell, 5.0).text());
                Some(view! { <path class="cursor" d=outline/> })
            }}
            {move || held().map(|(piece, at)| {
                let (place, href) = table.picture.with(|picture| (placed(picture.footing(at)), format!("#{}", picture.id(piece))));
                view! { <g class="held" style:transform=place><use_ href=href/></g> }
            })}
        </svg>
    }
}

/// The board's label for screen readers.
pub(crate) fn board_label(table: Table) -> String {
    tell(
        "board-label",
        [("game", table.title().into()), ("status", table.game.with(announce::standing).into())],
    )
}

/// One piece. It glides when its place changes.
#[component]
fn Walker(table: Table, drag: RwSignal<Option<Drag>>, actor: Actor) -> impl IntoView {
    let at = actor.at;
    let place = {
        let at = at.clone();
        move || {
            let cell = at.get().cell;
            // While a question about the move is open, the piece stands on its destination.
            let aim = table.picking.with(|picking| {
                picking
                    .aim
                    .filter(|_| picking.origin == Some(Origin::Cell(cell)) && !picking.choices.is_empty())
            });
            table
                .picture
                .with(|picture| placed(picture.footing(picture.layout().centre(aim.unwrap_or(cell)))))
        }
    };
    let href = {
        let at = at.clone();
        move || {
            let piece = at.get().piece;
            table.picture.with(|picture| format!("#{}", picture.id(piece)))
        }
    };
    let lifted = {
        let at = at.clone();
        move || drag.get().is_some_and(|drag| drag.moved && !drag.arrow && drag.from == at.get().cell)
    };
    // A piece that is about to be captured is not drawn over the one that stands on its cell while it is asked what that
    // one becomes.
    let covered = {
        let at = at.clone();
        move || {
            let cell = at.get().cell;
            table.picking.with(|picking| {
                !picking.choices.is_empty()
                    && picking.aim == Some(cell)
                    && picking.origin.is_some_and(|origin| origin != Origin::Cell(cell))
            })
        }
    };
    let name = {
        let at = at.clone();
        // After a change of the board, the cell may not exist until the pieces have changed too.
        move || {
            let cell = at.get().cell;
            table.context.with(|context| {
                (usize::from(cell) < context.rules.board().len())
                    .then(|| context.rules.cell_name(cell).to_owned())
            })
        }
    };
    view! {
        <g class="piece" data-cell=name class:gone=move || at.get().gone class:lifted=lifted class:covered=covered style:transform=place>
            <use_ href=href/>
        </g>
    }
}

pub(super) fn placed((corner, scale): (Point, f64)) -> String {
    format!("translate({:.2}px, {:.2}px) scale({scale:.3})", corner.x, corner.y)
}

/// Updates the pieces on the page when the game changes.
fn follow_game(table: Table, actors: RwSignal<Vec<Actor>>, drawn: RwSignal<Vec<(Cell, Cell)>>) {
    let tracker = StoredValue::new(PieceTracker::default());
    Effect::new(move |_| {
        let pieces = table.game.with(|game| {
            tracker.try_update_value(|tracker| {
                tracker.follow(game.position());
                tracker.pieces.clone()
            })
        });
        let Some(pieces) = pieces else { return };
        drawn.set(vec![]);
        // Nothing that another person has seen fades away behind the curtain.
        let mut now = if table.curtain.get().is_some() { vec![] } else { actors.get_untracked() };
        for actor in &now {
            let found = pieces.iter().find(|piece| piece.id == actor.id);
            let was = actor.at.get_untracked();
            let is = found.map_or(Presence { gone: true, ..was }, presence);
            if is != was {
                actor.at.set(is);
            }
        }
        let known = now.len();
        for new in &pieces {
            if !now[..known].iter().any(|actor| actor.id == new.id) {
                now.push(Actor { id: new.id, at: ArcRwSignal::new(presence(new)) });
            }
        }
        actors.set(now);
        set_timeout(
            move || actors.update(|actors| actors.retain(|actor| !actor.at.get_untracked().gone)),
            LEAVING,
        );
    });
}

fn presence(tracked: &TrackedPiece) -> Presence {
    Presence { cell: tracked.cell, piece: tracked.piece, gone: false }
}

pub(super) fn picture_rules(table: Table) -> Rules {
    table.context.with(|context| context.rules.clone())
}

/// All kinds of pieces of all sides, which may be on the board, in a hand, or in a choice.
pub(super) fn every_piece(rules: &Rules) -> Vec<Piece> {
    let kinds = rules.definition().pieces.len() as u8;
    let sides = 0..rules.sides() as u8;
    sides.flat_map(|side| (0..kinds).map(move |kind| Piece { side: Side(side), kind: Kind(kind) })).collect()
}

/// Sets a cell once a pointer has rested on it for a moment, so that the board does not flicker while the pointer
/// moves.
pub(crate) fn lingering(hovered: RwSignal<Option<Cell>>) -> impl Fn(Option<Cell>) + Copy + 'static {
    let latest = StoredValue::new(None::<Cell>);
    move |cell| {
        if latest.get_value() == cell {
            return;
        }
        latest.set_value(cell);
        if hovered.get_untracked().is_some() {
            hovered.set(None);
        }
        if cell.is_some() {
            let rested = move || {
                if latest.try_get_value() == Some(cell) {
                    hovered.set(cell);
                }
            };
            set_timeout(rested, RESTING);
        }
    }
}

/// Keyboard control of the board: arrow keys move the cursor between cells as they appear on the page, Enter clicks a
/// cell, Escape deselects the piece.
pub(crate) fn press(table: Table, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let way = way_of(event.key().as_str());
    // After a click, the arrows walk through the moves, as everywhere else on the page.
    if way.is_some() && !table.by_keys.get_untracked() {
        return;
    }
    let handled = match (event.key().as_str(), way) {
        (_, Some(way)) => {
            let next = step(table, way);
            table.cursor.set(Some(next));
            table.say(table.game.with_untracked(|game| announce::cell(game, next)));
            true
        }
        ("Enter" | " ", _) => {
            let cell = table.cursor.get_untracked();
            if let Some(cell) = cell
                && table.pick_cell(cell)
            {
                table.say(table.game.with_untracked(|game| announce::targets(game, cell)));
            }
            true
        }
        ("Escape", _) => {
            table.act(Act::LetGo);
            true
        }
        _ => false,
    };
    if handled {
        event.prevent_default();
        event.stop_propagation();
    }
}

/// The next cell from the cursor in a direction on the page. If there is none, the cursor stays.
fn step(table: Table, way: Point) -> Cell {
    table.picture.with_untracked(|picture| {
        let layout = picture.layout();
        let cells = table.context.with_untracked(|context| context.rules.board().cells());
        let Some(here) = table.cursor.get_untracked() else {
            // The first key press moves the cursor to the first own piece.
            return table.game.with_untracked(|game| {
                let position = game.position();
                let own = position.pieces().find(|(_, piece)| piece.side == position.turn());
                own.map_or(0, |(cell, _)| cell)
            });
        };
        towards(layout, cells, here, way).unwrap_or(here)
    })
}

/// The nearest cell in a direction on the page.
pub(super) fn towards(
    layout: &Layout,
    cells: impl Iterator<Item = Cell>,
    from: Cell,
    way: Point,
) -> Option<Cell> {
    let from = layout.centre(from);
    let cost = |cell: Cell| {
        let to = layout.centre(cell).minus(from);
        let along = to.x * way.x + to.y * way.y;
        let across = (to.x * way.y - to.y * way.x).abs();
        (along > 1.0 && across <= along * 1.8).then_some(along + across * 2.0)
    };
    let near = cells.filter_map(|cell| Some((cell, cost(cell)?))).min_by(|a, b| a.1.total_cmp(&b.1));
    near.map(|(cell, _)| cell)
}

/// The direction of an arrow key.
pub(super) fn way_of(key: &str) -> Option<Point> {
    match key {
        "ArrowUp" => Some(Point::new(0.0, -1.0)),
        "ArrowDown" => Some(Point::new(0.0, 1.0)),
        "ArrowLeft" => Some(Point::new(-1.0, 0.0)),
        "ArrowRight" => Some(Point::new(1.0, 0.0)),
        _ => None,
    }
}

/// The point of the picture under a pointer, whichever element received the event.
fn point_under(table: Table, event: &PointerEvent) -> Option<Point> {
    let rect = document().get_element_by_id(table.board)?.get_bounding_client_rect();
    let size = table.picture.with_untracked(|picture| picture.layout().size);
    let (x, y) = (f64::from(event.client_x()) - rect.left(), f64::from(event.client_y()) - rect.top());
    Some(Point::new(x / rect.width() * size.x, y / rect.height() * size.y))
}

/// The cell of the board under a pointer.
pub(crate) fn cell_under(table: Table, event: &PointerEvent) -> Option<Cell> {
    if untrack(|| table.is_three_d()) {
        return table.renderer.cell_at(event.client_x(), event.client_y());
    }
    let point = point_under(table, event)?;
    table.picture.with_untracked(|picture| picture.layout().cell_at(point))
}

/// Captures a pointer for the element that received its first event.
pub(crate) fn hold(target: &web_sys::EventTarget, pointer: i32) {
    if let Some(element) = target.dyn_ref::<web_sys::Element>() {
        // Without capture, the piece waits until the pointer returns.
        let _ = element.set_pointer_capture(pointer);
    }
}
