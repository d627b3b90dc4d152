//! The moves of a piece on a small board, where it can be moved to see how it goes on.

use chesswright_draw::path::Point;
use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Piece, Side};
use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;

use super::board::{placed, towards, way_of};
use super::info::Fetched;
use crate::explaining::Diagram;
use crate::table::Table;

/// The diagram of a kind of piece.
#[component]
pub(super) fn MoveDiagram(
    table: Table,
    fetched: Fetched,
    kind: Kind,
    label: String,
    back: String,
) -> impl IntoView {
    let svg = NodeRef::<leptos::svg::Svg>::new();
    let moved_to = RwSignal::new(None::<Cell>);
    let cursor = RwSignal::new(None::<Cell>);
    let draw = move || {
        let theme = table.settings.with(|settings| settings.theme());
        fetched.with_untracked(|fetched| {
            let explainer = fetched.as_ref()?.as_ref().ok()?;
            // While another game comes to the table, the kind may not be one of it.
            table.context.with_untracked(|context| {
                let kinds = context.rules.definition().pieces.len();
                (kind.index() < kinds)
                    .then(|| (explainer.diagram)(&context.rules, kind, moved_to.get(), theme))
            })
        })
    };
    let shown = RwSignal::new_local(untrack(draw));
    Effect::watch(
        move || (moved_to.track(), table.settings.with(|settings| settings.theme.clone())),
        move |_, _, _| shown.set(untrack(draw)),
        false,
    );
    let ask = move |read: fn(&Diagram) -> String| {
        move || shown.with(|shown| shown.as_ref().map(read).unwrap_or_default())
    };
    let bounds = ask(|diagram| {
        let size = diagram.layout.size;
        format!("0 0 {:.2} {:.2}", size.x, size.y)
    });
    // While the diagrams of another game are prepared, there is none; an empty box would be a mistake.
    let bounds = move || Some(bounds()).filter(|bounds| !bounds.is_empty());
    let ground = ask(|diagram| diagram.drawing.clone());
    let place = ask(|diagram| {
        let scale = if diagram.layout.is_hex() { 0.92 } else { 1.0 };
        let middle = diagram.layout.centre(diagram.cell);
        placed((middle.minus(Point::new(50.0 * scale, 51.0 * scale)), scale))
    });
    let go = move |cell: Cell| {
        let may =
            shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.ways.contains(&cell)));
        if may {
            cursor.set(None);
            moved_to.set(Some(cell));
        }
    };
    let click = move |event: MouseEvent| {
        let Some(svg) = svg.get_untracked() else { return };
        let rect = svg.get_bounding_client_rect();
        let (x, y) = (f64::from(event.client_x()) - rect.left(), f64::from(event.client_y()) - rect.top());
        let cell = shown.with_untracked(|shown| {
            let layout = &shown.as_ref()?.layout;
            layout.cell_at(Point::new(x / rect.width() * layout.size.x, y / rect.height() * layout.size.y))
        });
        cell.into_iter().for_each(go);
    };
    let press = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match (event.key().as_str(), way_of(event.key().as_str())) {
            (_, Some(way)) => {
                let from = cursor.get_untracked();
                let next = shown.with_untracked(|shown| {
                    let Diagram { layout, cell, ways, .. } = shown.as_ref()?;
                    towards(layout, ways.iter().copied(), from.unwrap_or(*cell), way)
                });
                cursor.update(|cursor| *cursor = next.or(*cursor));
            }
            ("Enter" | " ", _) => cursor.get_untracked().into_iter().for_each(go),
            ("Escape", _) if moved_to.get_untracked().is_some() => {
                cursor.set(None);
                moved_to.set(None);
            }
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let href = move || {
        let piece = Piece { side: Side(0), kind };
        table.picture.with(|picture| format!("#{}", picture.id(piece)))
    };
    let marked = move || {
        let cell = cursor.get()?;
        let outline = shown.with(|shown| Some(shown.as_ref()?.layout.outline(cell, 5.0).text()))?;
        Some(view! { <path class="cursor" d=outline/> })
    };
    view! {
        <div class="diagram" data-kind=kind.0>
            <svg node_ref=svg viewBox=bounds tabindex="0" role="application" aria-label=label
                on:click=click on:keydown=press on:blur=move |_| cursor.set(None)>
                <g inner_html=ground/>
                <g class="walker" style:transform=place><use_ href=href/></g>
                {marked}
            </svg>
            <button class="back" class:unseen=move || moved_to.get().is_none() on:click=move |_| moved_to.set(None)>{back}</button>
        </div>
    }
}
