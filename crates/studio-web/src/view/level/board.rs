//! The board of a level, to draw on.

use chesswright_catalog::level::{Fixture, Level, Place, Tile};
use chesswright_draw::{Solid, View};
use chesswright_rules::board::Vector;
use chesswright_studio::level::{LevelAct, LevelBrush, LevelDesk, Standing};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;

use super::desk::Desk;
use crate::view::board::place_at;
use crate::words::{self, t, tell};

/// A cell of the rectangle, whatever it is made of.
#[derive(Clone, PartialEq)]
struct Square {
    at: Place,
    /// Its middle.
    x: f64,
    y: f64,
    tile: Tile,
}

impl Square {
    fn outline(&self) -> String {
        format!("M{} {}h90v90h-90Z", self.x - 45.0, self.y - 45.0)
    }
}

/// All cells of the rectangle of the board.
fn squares(desk: Desk) -> Vec<Square> {
    let Some(rules) = desk.rules.get() else { return vec![] };
    desk.picture.with(|picture| {
        let Some(picture) = picture.as_ref() else { return vec![] };
        if rules.board().is_empty() {
            return vec![];
        }
        let layout = picture.layout();
        desk.with(|state| {
            let level = state.level();
            let (files, ranks) = level.size;
            let all = (0..ranks).flat_map(|rank| (0..files).map(move |file| Place::new(file, rank)));
            all.map(|at| {
                let middle = layout.middle(rules.board(), Vector::flat(at.file() as i16, at.rank() as i16));
                Square { at, x: middle.x, y: middle.y, tile: level.tile(at) }
            })
            .collect()
        })
    })
}

/// The lines between what belongs together: keys and doors, plates and gates, pads, routes. Each with its class.
fn wires(state: &LevelDesk) -> Vec<(Vec<Place>, &'static str)> {
    let level = state.level();
    let mut all = vec![];
    for (at, fixture) in &level.fixtures {
        match fixture {
            Fixture::Door { colour } => {
                let opens = |item: &chesswright_catalog::level::Item| matches!(item, chesswright_catalog::level::Item::Key { colour: of, .. } if of == colour);
                let keys = level.items.iter().filter(|(_, item)| opens(item));
                all.extend(keys.map(|(key, _)| (vec![*key, *at], "key")));
            }
            Fixture::Gate { channel, .. } => {
                let plates = level.fixtures.iter().filter(
                    |(_, other)| matches!(other, Fixture::Plate { channel: of, .. } if of == channel),
                );
                all.extend(plates.map(|(plate, _)| (vec![*plate, *at], "plate")));
            }
            Fixture::Warp { to, both } if !both || at < to => all.push((vec![*at, *to], "warp")),
            _ => {}
        }
    }
    all.extend(state.blocked_legs().into_iter().map(|(from, to)| (vec![from, to], "blocked")));
    all.extend(
        level
            .pieces
            .iter()
            .filter(|piece| piece.patrol.len() > 1)
            .map(|piece| (piece.patrol.clone(), "route")),
    );
    all
}

/// What the picture of a level shows in places that are no cells. It leaves room for those that are empty, so that they can be drawn on.
pub(super) fn solids(level: &Level) -> Vec<(Vector, Solid)> {
    let solid = |(at, tile): (Place, Tile)| {
        let solid = match tile {
            Tile::Wall => Solid::Wall,
            Tile::Hole => Solid::Pit,
            _ => Solid::Room,
        };
        (Vector::flat(at.file() as i16, at.rank() as i16), solid)
    };
    level.closed().map(solid).collect()
}

/// The board.
#[component]
pub(super) fn Board(desk: Desk) -> impl IntoView {
    let held = RwSignal::new(None::<(Place, bool)>);
    let cursor = RwSignal::new(None::<Place>);
    let all = Memo::new(move |_| squares(desk));
    let brush = desk.memo(LevelDesk::brush);
    let readable = desk.memo(LevelDesk::is_readable);
    let bounds = move || {
        desk.picture.with(|picture| {
            let size = picture.as_ref().map(|picture| picture.layout().size);
            size.map_or_else(|| "0 0 100 100".to_owned(), |size| format!("0 0 {:.2} {:.2}", size.x, size.y))
        })
    };
    let position = Memo::new(move |_| {
        let shown = desk.shown.get();
        if shown == 0 {
            return None;
        }
        Some(crate::workshop::Shared::new(desk.solution().into_iter().nth(shown)?.1, shown.to_string()))
    });
    let now = move || {
        let begun = || desk.rules.get().map(|rules| rules.start());
        position.get().map(|position| position.clone_inner()).or_else(begun)
    };
    let ground = move || {
        desk.picture.with(|picture| picture.as_ref().map(|picture| picture.ground()).unwrap_or_default())
    };
    let below = move || {
        let Some(now) = now() else { return String::new() };
        let marks = View { terrain: now.ground(), ..View::default() };
        desk.picture
            .with(|picture| picture.as_ref().map(|picture| picture.below(&marks, &[])).unwrap_or_default())
    };
    let above = move || {
        let Some(now) = now() else { return String::new() };
        let marks = View { terrain: now.ground(), ..View::default() };
        desk.picture
            .with(|picture| {
                let picture = picture.as_ref()?;
                // A solution may be older than the board for a moment.
                Some(picture.above(&marks, &|cell| now.piece(cell).is_some()))
            })
            .unwrap_or_default()
    };
    let defs = move || {
        let Some(rules) = desk.rules.get() else { return String::new() };
        desk.picture.with(|picture| {
            picture
                .as_ref()
                .map(|picture| picture.defs(&crate::workshop::every_piece(&rules)))
                .unwrap_or_default()
        })
    };
    let pieces = move || {
        let Some(now) = now() else { return vec![] };
        desk.picture.with(|picture| {
            let Some(picture) = picture.as_ref() else { return vec![] };
            let piece = |(cell, piece)| {
                let (corner, scale) = picture.footing(picture.layout().centre(cell));
                let place = format!("translate({:.2} {:.2}) scale({scale:.3})", corner.x, corner.y);
                (format!("#{}", picture.id(piece)), place, now.rules().board().name(cell).to_owned())
            };
            now.pieces().map(piece).collect::<Vec<_>>()
        })
    };
    let idle = Memo::new(move |_| {
        desk.with(|state| match state.standing() {
            Standing::Won(answer) => answer.idle.clone().unwrap_or_default(),
            _ => vec![],
        })
    });
    let wrong = Memo::new(move |_| {
        desk.with(|state| state.problems().iter().filter_map(|problem| problem.cell).collect::<Vec<_>>())
    });
    // The cells that pieces must reach.
    let marked = desk.memo(LevelDesk::marked);
    // The solution is looked at without them.
    let lines = Memo::new(move |_| if desk.shown.get() == 0 { desk.with(wires) } else { vec![] });
    let middle = move |at: Place| {
        all.with(|all| all.iter().find(|square| square.at == at).map(|square| (square.x, square.y)))
    };
    let place = |event: &PointerEvent| {
        let at = place_at("#studio-board", event.client_x(), event.client_y())?;
        Some(Place::new(usize::try_from(at.x).ok()?, usize::try_from(at.y).ok()?))
    };
    let paints = move || matches!(brush.get_untracked(), LevelBrush::Tile(_) | LevelBrush::Erase);
    let down = move |event: PointerEvent| {
        if event.button() == 0 {
            cursor.set(None);
            held.set(place(&event).map(|at| (at, false)));
        }
    };
    let moved = move |event: PointerEvent| {
        let Some((from, went)) = held.get_untracked() else { return };
        let Some(at) = place(&event).filter(|at| *at != from) else { return };
        if paints() {
            if !went {
                desk.act(LevelAct::Through(from, false));
            }
            desk.act(LevelAct::Through(at, true));
            held.set(Some((at, true)));
        } else {
            held.set(Some((from, true)));
        }
    };
    let up = move |event: PointerEvent| {
        let Some((from, went)) = held.get_untracked() else { return };
        held.set(None);
        let Some(at) = place(&event) else { return };
        match (at == from, went) {
            (true, false) => desk.act(LevelAct::Cell(at)),
            (false, true) if !paints() => desk.act(LevelAct::Carry(from, at)),
            _ => {}
        }
    };
    let press = move |event: KeyboardEvent| {
        let (x, y): (isize, isize) = match event.key().as_str() {
            "ArrowUp" => (0, 1),
            "ArrowDown" => (0, -1),
            "ArrowLeft" => (-1, 0),
            "ArrowRight" => (1, 0),
            "Enter" | " " => {
                if let Some(at) = cursor.get_untracked() {
                    event.prevent_default();
                    // With the hand, the first click takes what the second one puts down.
                    match (brush.get_untracked(), held.get_untracked()) {
                        (LevelBrush::Hand, Some((from, _))) => {
                            held.set(None);
                            desk.act(LevelAct::Carry(from, at));
                        }
                        (LevelBrush::Hand, None) => held.set(Some((at, false))),
                        _ => desk.act(LevelAct::Cell(at)),
                    }
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let (files, ranks) = desk.with_untracked(|state| state.level().size);
        let next = match cursor.get_untracked() {
            None => Place::new(0, 0),
            Some(at) => {
                let moved = |from: usize, by: isize, most: usize| {
                    from.saturating_add_signed(by).min(most.saturating_sub(1))
                };
                Place::new(moved(at.file(), x, files), moved(at.rank(), y, ranks))
            }
        };
        cursor.set(Some(next));
    };
    // What the keys point at, for people who cannot see the board.
    let said = move || {
        let at = cursor.get()?;
        desk.with(|state| {
            let level = state.level();
            let on: Vec<String> = level
                .pieces
                .iter()
                .filter(|piece| piece.at == at)
                .map(|piece| format!("{} {}", piece.side, piece.kind))
                .chain(
                    level
                        .items
                        .iter()
                        .filter(|(place, _)| *place == at)
                        .map(|(_, item)| item.word().to_owned()),
                )
                .chain(
                    level
                        .fixtures
                        .iter()
                        .filter(|(place, _)| *place == at)
                        .map(|(_, fixture)| super::brushes::fixture_word(fixture).to_owned()),
                )
                .collect();
            let ground = super::brushes::tile_word(level.tile(at));
            let what = if on.is_empty() { ground.to_owned() } else { words::list(&on) };
            Some(tell("studio-level-cell", [("cell", at.to_string().into()), ("what", what.into())]))
        })
    };
    view! {
        <svg id="studio-board" class="st-board" viewBox=bounds tabindex="0" role="application" aria-label=t("studio-board-label")
            class:broken=move || !readable.get() on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=move |_| held.set(None) on:keydown=press>
            <g inner_html=defs></g>
            <g inner_html=ground></g>
            <g class="st-void">
                {move || all.get().into_iter().filter(|square| square.tile == Tile::Void).map(|square| view! { <path d=square.outline()/> }).collect_view()}
            </g>
            <g inner_html=below></g>
            <g class="st-idle">
                {move || all.get().into_iter().filter(|square| idle.with(|idle| idle.contains(&square.at.to_string()))).map(|square| view! { <path d=square.outline()/> }).collect_view()}
            </g>
            <g class="st-standing">
                {move || pieces().into_iter().map(|(href, place, cell)| view! { <use_ href=href transform=place data-stands=cell></use_> }).collect_view()}
            </g>
            <g inner_html=above></g>
            <g class="st-marked">
                {move || all.get().into_iter().filter(|square| marked.with(|marked| marked.contains(&square.at))).map(|square| view! { <path d=square.outline()/> }).collect_view()}
            </g>
            <g class="st-wires">
                {move || lines.get().into_iter().map(|(places, class)| {
                    let points: Vec<String> = places.into_iter().filter_map(middle).map(|(x, y)| format!("{x},{y}")).collect();
                    view! { <polyline class=class points=points.join(" ")/> }
                }).collect_view()}
            </g>
            <g class="st-wrong">
                {move || all.get().into_iter().filter(|square| wrong.with(|wrong| wrong.contains(&square.at))).map(|square| view! { <path d=square.outline()/> }).collect_view()}
            </g>
            <g class="st-cells">
                {move || all.get().into_iter().map(|square| view! {
                    <path d=square.outline() data-at=format!("{},{}", square.at.file(), square.at.rank()) data-cell=square.at.to_string()/>
                }).collect_view()}
            </g>
            {move || {
                let at = desk.with(LevelDesk::begun)?;
                let square = all.get().into_iter().find(|square| square.at == at)?;
                Some(view! { <path class="st-cursor" d=square.outline()/> })
            }}
            {move || {
                let at = cursor.get()?;
                let square = all.get().into_iter().find(|square| square.at == at)?;
                Some(view! { <path class="st-cursor" d=square.outline()/> })
            }}
        </svg>
        <p class="hidden" aria-live="polite">{said}</p>
        {move || (!readable.get()).then(|| view! { <p class="st-broken">{t("studio-broken")}</p> })}
    }
}
