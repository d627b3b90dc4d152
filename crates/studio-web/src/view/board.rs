//! The board, to look at, to paint and to put pieces on.

use chesswright_draw::View;
use chesswright_rules::board::{Geometry, Vector};
use chesswright_studio::{Act, Brush, Pane};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;

use crate::words::{self, t, tell};
use crate::workshop::Workshop;

/// What a place is marked with, so that a pointer finds it.
const PLACE: &str = "data-at";

/// A place as the text of an attribute.
fn written(at: Vector) -> String {
    format!("{},{}", at.x, at.y)
}

/// The place under a point of the window, in the part of the page of that selector.
pub(super) fn place_at(within: &str, x: i32, y: i32) -> Option<Vector> {
    let under = document().element_from_point(x as f32, y as f32)?;
    let place = under.closest(&format!("{within} [{PLACE}]")).ok().flatten()?;
    let text = place.get_attribute(PLACE)?;
    let (x, y) = text.split_once(',')?;
    Some(Vector::flat(x.parse().ok()?, y.parse().ok()?))
}

/// A place with its outline.
#[derive(Clone, PartialEq)]
struct Place {
    at: Vector,
    outline: String,
    /// The name of the cell; none for a missing one.
    name: Option<String>,
}

/// All cells of the board, and with `holes` the missing ones of a rectangle.
fn places(workshop: Workshop, holes: bool) -> Vec<Place> {
    let Some(rules) = workshop.rules() else { return vec![] };
    workshop.picture.with(|picture| {
        let Some(picture) = picture.as_ref() else { return vec![] };
        let (board, layout) = (rules.board(), picture.layout());
        let cell = |cell| Place {
            at: board.coords(cell),
            outline: layout.outline(cell, 0.0).text(),
            name: Some(board.name(cell).to_owned()),
        };
        let mut all: Vec<Place> = board.cells().map(cell).collect();
        let [files, ranks, layers] = board.extent();
        if holes && layers == 1 && board.geometry() == Geometry::Square && !board.is_empty() {
            let (known, middle) = (board.coords(0), layout.centre(0));
            let every = (0..ranks as i16).flat_map(|y| (0..files as i16).map(move |x| Vector::flat(x, y)));
            for at in every.filter(|at| board.at(*at).is_none()) {
                let way = layout.way(Vector::flat(at.x - known.x, at.y - known.y));
                let (x, y) = (middle.x + way.x, middle.y + way.y);
                let outline = format!("M{} {}h90v90h-90Z", x - 45.0, y - 45.0);
                all.push(Place { at, outline, name: None });
            }
        }
        all
    })
}

/// The board.
#[component]
pub(crate) fn Board(workshop: Workshop) -> impl IntoView {
    // Where a pointer was pressed, and the piece that it holds since it has moved.
    let held = RwSignal::new(None::<(Vector, bool)>);
    let cursor = RwSignal::new(None::<Vector>);
    let brush = workshop.memo(chesswright_studio::Studio::brush);
    let holes = Memo::new(move |_| workshop.pane.get() == Pane::Board);
    let all = Memo::new(move |_| places(workshop, holes.get()));
    let start = move || workshop.rules().map(|rules| rules.start());
    let bounds = move || {
        workshop.picture.with(|picture| {
            let size = picture.as_ref().map(|picture| picture.layout().size);
            size.map_or_else(|| "0 0 100 100".to_owned(), |size| format!("0 0 {:.2} {:.2}", size.x, size.y))
        })
    };
    let drawn = move |draw: fn(&chesswright_draw::Picture) -> String| {
        move || {
            workshop.picture.with(|picture| picture.as_ref().map(|picture| draw(picture)).unwrap_or_default())
        }
    };
    let below = move || {
        let Some(start) = start() else { return String::new() };
        workshop.picture.with(|picture| {
            picture
                .as_ref()
                .map(|picture| picture.below(&View::default(), &start.setup().walls))
                .unwrap_or_default()
        })
    };
    let pieces = move || {
        let Some(start) = start() else { return vec![] };
        workshop.picture.with(|picture| {
            let Some(picture) = picture.as_ref() else { return vec![] };
            let piece = |(cell, piece)| {
                let (corner, scale) = picture.footing(picture.layout().centre(cell));
                let place = format!("translate({:.2} {:.2}) scale({scale:.3})", corner.x, corner.y);
                (format!("#{}", picture.id(piece)), place, start.rules().board().name(cell).to_owned())
            };
            start.pieces().map(piece).collect::<Vec<_>>()
        })
    };
    let painted = Memo::new(move |_| {
        let cells = workshop.with(chesswright_studio::Studio::painted);
        workshop.rules().map_or_else(Vec::new, |rules| {
            cells.into_iter().map(|cell| rules.board().coords(cell)).collect::<Vec<_>>()
        })
    });
    let wrong = Memo::new(move |_| {
        let cells = workshop.with(chesswright_studio::Studio::wrong_cells);
        workshop.rules().map_or_else(Vec::new, |rules| {
            cells.into_iter().map(|cell| rules.board().coords(cell)).collect::<Vec<_>>()
        })
    });
    let goals = Memo::new(move |_| {
        let cells = workshop.with(chesswright_studio::Studio::goal_cells);
        workshop.rules().map_or_else(Vec::new, |rules| {
            cells.into_iter().map(|cell| rules.board().coords(cell)).collect::<Vec<_>>()
        })
    });
    let stands = move |at: Vector| {
        start()
            .is_some_and(|start| start.rules().board().at(at).is_some_and(|cell| start.piece(cell).is_some()))
    };
    let paints = move || matches!(brush.get_untracked(), Brush::Hole | Brush::Region | Brush::Erase);
    let down = move |event: PointerEvent| {
        if event.button() != 0 {
            return;
        }
        cursor.set(None);
        let at = place_at("#studio-board", event.client_x(), event.client_y());
        held.set(at.map(|at| (at, false)));
    };
    let moved = move |event: PointerEvent| {
        let Some((from, _)) = held.get_untracked() else { return };
        let Some(at) = place_at("#studio-board", event.client_x(), event.client_y()) else { return };
        if at == from {
            return;
        }
        if paints() {
            // Painting goes on from cell to cell.
            if !held.get_untracked().is_some_and(|(_, moved)| moved) {
                workshop.act(Act::Cell(from));
            }
            workshop.act(Act::Cell(at));
        }
        held.set(Some((if paints() { at } else { from }, true)));
    };
    let up = move |event: PointerEvent| {
        let Some((from, moved)) = held.get_untracked() else { return };
        held.set(None);
        let Some(at) = place_at("#studio-board", event.client_x(), event.client_y()) else { return };
        match (at == from, moved) {
            (true, false) => {
                workshop.act(Act::Cell(at));
            }
            (false, true)
                if !paints() && workshop.pane.get_untracked() == Pane::Setup && untrack(|| stands(from)) =>
            {
                workshop.act(Act::Carry(from, at));
            }
            _ => {}
        }
    };
    let press = move |event: KeyboardEvent| {
        let way = match event.key().as_str() {
            "ArrowUp" => (0, 1),
            "ArrowDown" => (0, -1),
            "ArrowLeft" => (-1, 0),
            "ArrowRight" => (1, 0),
            "Enter" | " " => {
                if let Some(at) = cursor.get_untracked() {
                    workshop.act(Act::Cell(at));
                    event.prevent_default();
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let all = all.get_untracked();
        let here = cursor.get_untracked();
        let next = match here {
            None => all.first().map(|place| place.at),
            Some(at) => {
                let wanted = Vector::flat(at.x + way.0, at.y + way.1);
                all.iter().map(|place| place.at).find(|at| *at == wanted).or(here)
            }
        };
        cursor.set(next);
    };
    // What the keys point at, for people who cannot see the board.
    let told = move || {
        let at = cursor.get()?;
        let start = start()?;
        let cell = start.rules().board().at(at)?;
        let name = start.rules().cell_name(cell).to_owned();
        Some(match start.piece(cell) {
            Some(piece) => {
                let side = words::side(start.rules(), piece.side);
                tell(
                    "studio-cell",
                    [
                        ("cell", name.into()),
                        ("side", side.into()),
                        ("piece", words::piece(start.rules(), piece.kind).into()),
                    ],
                )
            }
            None => tell("announce-cell-empty", [("cell", name.into())]),
        })
    };
    view! {
        <svg id="studio-board" class="st-board" viewBox=bounds tabindex="0" role="application" aria-label=t("studio-board-label")
            class:broken=move || !workshop.playable.get()
            on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=move |_| held.set(None)
            on:keydown=press>
            <g inner_html=drawn(chesswright_draw::Picture::ground)/>
            <g inner_html=below/>
            <g class="st-painted">
                {move || {
                    let painted = painted.get();
                    all.get().into_iter().filter(|place| painted.contains(&place.at)).map(|place| view! { <path d=place.outline/> }).collect_view()
                }}
            </g>
            <g class="st-wrong">
                {move || {
                    let wrong = wrong.get();
                    all.get().into_iter().filter(|place| wrong.contains(&place.at)).map(|place| view! { <path d=place.outline data-wrong=place.name/> }).collect_view()
                }}
            </g>
            <g class="st-marked">
                {move || {
                    let goals = goals.get();
                    all.get().into_iter().filter(|place| goals.contains(&place.at)).map(|place| view! { <path d=place.outline data-goal=""/> }).collect_view()
                }}
            </g>
            <g class="st-standing">
                {move || pieces().into_iter().map(|(href, place, cell)| view! {
                    <use_ href=href transform=place data-stands=cell></use_>
                }).collect_view()}
            </g>
            <g class="st-cells">
                {move || all.get().into_iter().map(|place| view! {
                    <path d=place.outline data-at=written(place.at) data-cell=place.name.clone() class:missing=place.name.is_none()/>
                }).collect_view()}
            </g>
            {move || {
                let at = cursor.get()?;
                let place = all.get().into_iter().find(|place| place.at == at)?;
                Some(view! { <path class="st-cursor" d=place.outline/> })
            }}
        </svg>
        <p class="hidden" aria-live="polite">{told}</p>
        {move || (!workshop.playable.get()).then(|| view! { <p class="st-broken">{t("studio-broken")}</p> })}
    }
}

/// Lets a palette drop its piece on the board.
pub(super) fn drop_at(workshop: Workshop, event: &PointerEvent) -> bool {
    let (Brush::Piece(piece), Some(at)) = (
        workshop.with_untracked(chesswright_studio::Studio::brush),
        place_at("#studio-board", event.client_x(), event.client_y()),
    ) else {
        return false;
    };
    workshop.act(Act::Put(piece, at))
}
