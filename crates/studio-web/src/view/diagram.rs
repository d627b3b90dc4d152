//! The moves of a piece as a diagram: a click sets or clears a cell, a drag away from the piece makes a slide.

use chesswright_rules::Piece;
use chesswright_rules::Side;
use chesswright_rules::board::{Geometry, Vector};
use chesswright_studio::{Act, Card, Chip, Mark};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;

use super::board::place_at;
use crate::words::{self, t, tell};
use crate::workshop::Workshop;

/// How far the diagram goes from the piece, and how far if something leads farther.
const NEAR: i16 = 4;
const FAR: i16 = 7;

/// A cell of the diagram.
#[derive(Clone, PartialEq)]
struct Spot {
    at: Vector,
    /// Its middle.
    x: f64,
    y: f64,
    mark: Mark,
}

fn hexagon(x: f64, y: f64) -> String {
    let corner = |i: u32| {
        let angle = f64::from(i) * std::f64::consts::FRAC_PI_3;
        format!("{:.1} {:.1}", x + 56.0 * angle.cos(), y + 56.0 * angle.sin())
    };
    format!("M{}Z", (0..6).map(corner).collect::<Vec<_>>().join("L"))
}

/// The cells of a diagram that goes so far.
fn spots(geometry: Geometry, far: i16) -> Vec<(Vector, f64, f64)> {
    let every = (-far..=far).rev().flat_map(move |y| (-far..=far).map(move |x| Vector::flat(x, y)));
    let near = |at: &Vector| geometry != Geometry::Hex || (at.x + at.y).abs() <= far;
    let place = |at: Vector| {
        let (x, y) = (f64::from(at.x), f64::from(at.y));
        match geometry {
            Geometry::Hex => (at, 84.0 * x, -97.0 * (y + x / 2.0)),
            _ => (at, 100.0 * x, -100.0 * y),
        }
    };
    every.filter(near).map(place).collect()
}

/// The diagram of the selected piece.
#[component]
pub(crate) fn Diagram(workshop: Workshop) -> impl IntoView {
    let card = Memo::new(move |_| workshop.with(chesswright_studio::Studio::card));
    let geometry = move || workshop.rules().map_or(Geometry::Square, |rules| rules.board().geometry());
    let far = Memo::new(move |_| {
        let leads = |card: &Card| {
            let sketch = card.sketch.as_ref()?;
            sketch.strokes.iter().map(|stroke| stroke.step.x.abs().max(stroke.step.y.abs())).max()
        };
        let most = card.with(|card| card.as_ref().and_then(leads)).unwrap_or(0);
        if most > NEAR { FAR } else { NEAR }
    });
    let all = Memo::new(move |_| {
        let card = card.get();
        spots(geometry(), far.get())
            .into_iter()
            .map(|(at, x, y)| {
                let mark = card.as_ref().map_or_else(Mark::default, |card| {
                    workshop.with_untracked(|studio| studio.mark(card, at))
                });
                Spot { at, x, y, mark }
            })
            .collect::<Vec<_>>()
    });
    let piece = move || {
        let name = card.with(|card| card.as_ref().map(|card| card.name.clone()))?;
        Some(Piece { side: Side(0), kind: workshop.rules()?.kind(&name)? })
    };
    let half = move || match geometry() {
        Geometry::Hex => (f64::from(far.get()) * 84.0 + 60.0, f64::from(far.get()) * 97.0 + 60.0),
        _ => (f64::from(far.get()) * 100.0 + 52.0, f64::from(far.get()) * 100.0 + 52.0),
    };
    let bounds = move || {
        let (x, y) = half();
        format!("{} {} {} {}", -x, -y, 2.0 * x, 2.0 * y)
    };
    let held = RwSignal::new(None::<Vector>);
    let aimed = RwSignal::new(None::<Vector>);
    let cursor = RwSignal::new(None::<Vector>);
    let slides = RwSignal::new(false);
    let middle = Vector::flat(0, 0);
    // A slide as far as it was dragged; to the edge of the diagram means without end.
    let slide = move |through: Vector| {
        let (x, y) = (through.x.unsigned_abs(), through.y.unsigned_abs());
        let steps = gcd(x, y).max(1);
        let last = x.max(y) >= far.get_untracked() as u16;
        workshop.act(Act::Slide(through, (!last).then_some(steps)));
    };
    let click = move |at: Vector| {
        if at == middle {
            return;
        }
        match slides.get_untracked() {
            // A click on a neighbour slides without end, because one step needs no slide.
            true if gcd(at.x.unsigned_abs(), at.y.unsigned_abs()) == 1 => {
                workshop.act(Act::Slide(at, None));
            }
            true => slide(at),
            false => {
                workshop.act(Act::Click(at));
            }
        }
    };
    let under = |event: &PointerEvent| place_at("#studio-diagram", event.client_x(), event.client_y());
    let down = move |event: PointerEvent| {
        if event.button() == 0 {
            cursor.set(None);
            held.set(under(&event));
        }
    };
    let moved = move |event: PointerEvent| {
        if held.get_untracked().is_some() {
            aimed.set(under(&event).filter(|at| *at != middle));
        }
    };
    let up = move |event: PointerEvent| {
        let Some(from) = held.get_untracked() else { return };
        held.set(None);
        aimed.set(None);
        match under(&event) {
            Some(at) if at == from => click(at),
            Some(at) if at != middle => slide(at),
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
                    click(at);
                    event.prevent_default();
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let from = cursor.get_untracked().unwrap_or(middle);
        let next = Vector::flat(from.x + way.0, from.y + way.1);
        if all.with_untracked(|all| all.iter().any(|spot| spot.at == next)) {
            cursor.set(Some(next));
        }
    };
    let told = move || {
        let at = cursor.get()?;
        let mark = all.with(|all| all.iter().find(|spot| spot.at == at).map(|spot| spot.mark))?;
        let does = t(match (mark.moves, mark.captures) {
            (true, true) => "studio-chip-both",
            (true, false) => "studio-chip-m",
            (false, true) => "studio-chip-c",
            (false, false) => "studio-spot-none",
        });
        let (x, y) = (i32::from(at.x), i32::from(at.y));
        Some(tell("studio-spot", [("x", x.into()), ("y", y.into()), ("does", does.into())]))
    };
    let name = move || {
        let name = card.with(|card| card.as_ref().map(|card| card.name.clone())).unwrap_or_default();
        let named = workshop.rules().map_or_else(|| name.clone(), |rules| words::piece_named(&rules, &name));
        tell("studio-diagram-label", [("piece", named.into())])
    };
    let hex = move || geometry() == Geometry::Hex;
    let ground = move || {
        let hex = hex();
        spots(geometry(), far.get())
            .into_iter()
            .map(|(at, x, y)| {
                let outline = if hex { hexagon(x, y) } else { format!("M{} {}h100v100h-100Z", x - 50.0, y - 50.0) };
                let tone = if hex { (at.x - at.y).rem_euclid(3) } else { (at.x + at.y).rem_euclid(2) };
                view! { <path class=format!("st-tone-{tone}") d=outline data-at=format!("{},{}", at.x, at.y)/> }
            })
            .collect_view()
    };
    let marks = move || {
        let spots: Vec<Spot> =
            all.get().into_iter().filter(|spot| spot.mark.moves || spot.mark.captures).collect();
        // Slides are lines from the piece.
        let lines =
            spots.iter().filter(|spot| spot.mark.slides).map(|spot| (spot.x, spot.y)).collect::<Vec<_>>();
        let lines = lines.into_iter().map(|(x, y)| view! { <line class="st-line" x1="0" y1="0" x2=x y2=y/> });
        view! { {lines.collect_view()}{spots.into_iter().map(sign).collect_view()} }
    };
    // The middle of a cell, also of one beyond the diagram.
    let middle_of = move |at: Vector| {
        let (x, y) = (f64::from(at.x), f64::from(at.y));
        if geometry() == Geometry::Hex { (84.0 * x, -97.0 * (y + x / 2.0)) } else { (100.0 * x, -100.0 * y) }
    };
    let line = move |cells: &[Vector]| {
        let places = std::iter::once(middle).chain(cells.iter().copied()).map(middle_of);
        places.map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
    };
    let chain = workshop.memo(|studio| studio.chain().cloned());
    // Moves of several legs as lines with a joint at every bend; a full joint must go on, an empty one may stay.
    let ways = move || {
        let all = card.with(|card| {
            card.as_ref().map(|card| workshop.with_untracked(|studio| studio.ways(card))).unwrap_or_default()
        });
        all.into_iter().map(|way| {
            let (x, y) = way.last().map_or((0.0, 0.0), |end| middle_of(*end));
            view! { <polyline class="st-way-line" points=line(&way)/><circle class="st-way-end" cx=x cy=y r="14"/> }
        }).collect_view()
    };
    let drawn = move || {
        let legs = chain.get().map(|chain| chain.legs).unwrap_or_default();
        let cells: Vec<Vector> = legs.iter().map(|leg| leg.to).collect();
        let count = legs.len();
        let joints = legs.into_iter().enumerate().map(|(number, leg)| {
            let (x, y) = middle_of(leg.to);
            let stops = leg.stops || number + 1 == count;
            view! {
                {(leg.chip == Chip::Capture).then(|| view! { <g class="st-mark"><circle class="ring" cx=x cy=y r="34"/></g> })}
                <circle class="st-joint" class:stops=stops cx=x cy=y r="16"/>
            }
        });
        view! { <polyline class="st-leg-line" points=line(&cells)/>{joints.collect_view()} }
    };
    view! {
        <svg id="studio-diagram" class="st-diagram" viewBox=bounds tabindex="0" role="application" aria-label=name
            on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=move |_| held.set(None) on:keydown=press>
            <g class="st-ground">{ground}</g>
            <g class="st-marks">{marks}{ways}{drawn}</g>
            {move || piece().map(|piece| view! { <g class="st-middle-piece"><Inner workshop piece/></g> })}
            {move || held.get().and(aimed.get()).and_then(|at| {
                let spot = all.with(|all| all.iter().find(|spot| spot.at == at).cloned())?;
                Some(view! { <line class="st-aim" x1="0" y1="0" x2=spot.x y2=spot.y/> })
            })}
            {move || cursor.get().and_then(|at| {
                let spot = all.with(|all| all.iter().find(|spot| spot.at == at).cloned())?;
                Some(view! { <circle class="st-cursor" cx=spot.x cy=spot.y r="44"/> })
            })}
        </svg>
        <p class="hidden" aria-live="polite">{told}</p>
        <label class="st-slides"><input type="checkbox" data-diagram="slides" prop:checked=move || slides.get()
            on:change=move |event| slides.set(event_target_checked(&event))/><span>{t("studio-slides")}</span></label>
    }
}

/// The piece in the middle.
#[component]
fn Inner(workshop: Workshop, piece: Piece) -> impl IntoView {
    let href = move || format!("#{}", workshop.drawing_of(piece));
    view! { <use_ href=href transform="translate(-50 -51)"></use_> }
}

/// What a cell shows. Shapes tell apart what colours do: a dot moves, a ring captures, both do both; what is only a first
/// move is dashed, what hops has a bar, what can be blocked a small gap.
fn sign(spot: Spot) -> impl IntoView {
    let Spot { at, x, y, mark } = spot;
    let class = format!(
        "st-mark{}{}{}{}",
        if mark.first { " first" } else { "" },
        if mark.hops { " hops" } else { "" },
        if mark.slides { " slides" } else { "" },
        if mark.lame { " lame" } else { "" },
    );
    let name = format!("{},{}", at.x, at.y);
    view! {
        <g class=class data-mark=name>
            {mark.captures.then(|| view! { <circle class="ring" cx=x cy=y r="34"/> })}
            {mark.moves.then(|| view! { <circle class="dot" cx=x cy=y r="18"/> })}
            {mark.hops.then(|| view! { <path class="bar" d=format!("M{} {}h40", x - 20.0, y + 30.0)/> })}
            {mark.lame.then(|| view! { <path class="bar" d=format!("M{} {}v40", x - 30.0, y - 20.0)/> })}
        </g>
    }
}

fn gcd(a: u16, b: u16) -> u16 {
    if b == 0 { a } else { gcd(b, a % b) }
}
