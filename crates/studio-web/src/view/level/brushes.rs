//! What can be drawn on a level: a palette of small pictures.

use chesswright_catalog::level::{
    Control, Direction, Fixture, Item, Level, Mode, Piece, Place, Side, Tile, Who,
};
use chesswright_draw::{Page, View, svg};
use chesswright_rules::Rules;
use chesswright_studio::level::{COLOURS, LevelAct, LevelBrush, LevelDesk};
use leptos::prelude::*;

use super::desk::Desk;
use crate::browser;
use crate::view::icons::Icon;
use crate::words::{self, t};
use crate::workshop::theme;

/// The word of a tile in messages.
pub(super) fn tile_word(tile: Tile) -> &'static str {
    match tile {
        Tile::Floor => "floor",
        Tile::Void => "void",
        Tile::Hole => "hole",
        Tile::Wall => "wall",
        Tile::Fence => "fence",
        Tile::Cracked => "cracked",
        Tile::Ice => "ice",
        Tile::Belt(_) => "belt",
    }
}

/// The word of a fixture in messages.
pub(super) fn fixture_word(fixture: &Fixture) -> &'static str {
    match fixture {
        Fixture::Door { .. } => "door",
        Fixture::Gate { .. } => "gate",
        Fixture::Plate { .. } => "plate",
        Fixture::Warp { .. } => "warp",
        Fixture::Exit => "exit",
        Fixture::Promotion { .. } => "promotion",
        Fixture::OneWay { .. } => "oneway",
    }
}

/// A level that shows what a brush draws.
fn sample(brush: LevelBrush, kinds: &[String]) -> Level {
    let mut level = Level {
        size: (1, 1),
        tiles: vec![vec![Tile::Floor]],
        sides: vec![Side::new("you", Control::Human), Side::new("foe", Control::None)],
        ..Level::default()
    };
    let at = Place::new(0, 0);
    let colour = |number: usize| COLOURS[number % COLOURS.len()].to_owned();
    let fixture = match brush {
        LevelBrush::Tile(tile) => {
            level.tiles = vec![vec![tile]];
            None
        }
        LevelBrush::Piece(kind, foe) => {
            let side = if foe { "foe" } else { "you" };
            let kind = kinds.get(kind).cloned().unwrap_or_default();
            level.pieces.push(Piece { at, kind, side: side.into(), ..Piece::default() });
            None
        }
        LevelBrush::Key(number) => {
            level.items.push((at, Item::Key { colour: colour(number), forever: false }));
            None
        }
        LevelBrush::Item(number) => {
            let item = match number {
                0 => Item::Sword,
                1 => Item::Shield,
                2 => Item::Ward,
                3 => Item::Bomb,
                _ => Item::Coin,
            };
            level.items.push((at, item));
            None
        }
        LevelBrush::Door(number) => Some(Fixture::Door { colour: colour(number) }),
        LevelBrush::Plate(number) => {
            Some(Fixture::Plate { channel: colour(number), mode: Mode::Hold, who: Who::default() })
        }
        LevelBrush::Gate(number) => Some(Fixture::Gate { channel: colour(number), all: false }),
        LevelBrush::Exit => Some(Fixture::Exit),
        LevelBrush::Promotion => Some(Fixture::Promotion { to: vec![] }),
        LevelBrush::OneWay(direction) => Some(Fixture::OneWay { direction }),
        LevelBrush::Warp => {
            level.size = (2, 1);
            level.tiles = vec![vec![Tile::Floor; 2]];
            Some(Fixture::Warp { to: Place::new(1, 0), both: false })
        }
        LevelBrush::Hand | LevelBrush::Erase | LevelBrush::Route => None,
    };
    level.fixtures.extend(fixture.map(|fixture| (at, fixture)));
    level
}

/// The groups of the palette: their headings and brushes.
fn groups(kinds: &[String]) -> Vec<(&'static str, Vec<LevelBrush>)> {
    let directions = || Direction::ALL.map(|(direction, ..)| direction);
    let mut ground: Vec<LevelBrush> =
        [Tile::Wall, Tile::Floor, Tile::Hole, Tile::Ice, Tile::Fence, Tile::Cracked]
            .map(LevelBrush::Tile)
            .into();
    ground.extend(directions().map(|direction| LevelBrush::Tile(Tile::Belt(direction))));
    ground.extend(directions().map(LevelBrush::OneWay));
    let keys = (0..COLOURS.len()).flat_map(|colour| [LevelBrush::Key(colour), LevelBrush::Door(colour)]);
    let plates = (0..2).flat_map(|channel| [LevelBrush::Plate(channel), LevelBrush::Gate(channel)]);
    let places = [LevelBrush::Exit, LevelBrush::Warp, LevelBrush::Promotion];
    let pieces = |foe: bool| (0..kinds.len()).map(|kind| LevelBrush::Piece(kind, foe)).collect();
    vec![
        ("studio-level-yours", pieces(false)),
        ("studio-level-theirs", pieces(true)),
        ("studio-level-ground", ground),
        ("studio-level-places", places.into_iter().chain(keys).chain(plates).collect()),
        ("studio-level-items", (0..LevelBrush::ITEMS.len()).map(LevelBrush::Item).collect()),
    ]
}

/// The name of a brush for scripts.
fn name_of(brush: LevelBrush, kinds: &[String]) -> String {
    let way = |direction: Direction| {
        Direction::ALL.iter().find(|(one, ..)| *one == direction).map_or("", |(_, word, _)| *word)
    };
    match brush {
        LevelBrush::Hand => "hand".into(),
        LevelBrush::Erase => "erase".into(),
        LevelBrush::Route => "route".into(),
        LevelBrush::Tile(Tile::Belt(direction)) => format!("belt-{}", way(direction)),
        LevelBrush::Tile(tile) => tile_word(tile).into(),
        LevelBrush::Piece(kind, foe) => {
            format!("{}-{}", if foe { "foe" } else { "you" }, kinds.get(kind).map_or("", String::as_str))
        }
        LevelBrush::Key(colour) => format!("key-{colour}"),
        LevelBrush::Door(colour) => format!("door-{colour}"),
        LevelBrush::Item(item) => LevelBrush::ITEMS.get(item).copied().unwrap_or_default().into(),
        LevelBrush::Plate(channel) => format!("plate-{channel}"),
        LevelBrush::Gate(channel) => format!("gate-{channel}"),
        LevelBrush::Warp => "warp".into(),
        LevelBrush::Exit => "exit".into(),
        LevelBrush::Promotion => "promotion".into(),
        LevelBrush::OneWay(direction) => format!("oneway-{}", way(direction)),
    }
}

/// What a brush is called.
fn words_of(brush: LevelBrush, kinds: &[String]) -> String {
    let name = name_of(brush, kinds);
    match brush {
        LevelBrush::Piece(kind, _) => kinds.get(kind).map_or_else(String::new, |kind| {
            let known = words::try_piece(kind);
            known.unwrap_or_else(|| kind.replace('-', " "))
        }),
        LevelBrush::Key(number)
        | LevelBrush::Door(number)
        | LevelBrush::Plate(number)
        | LevelBrush::Gate(number) => {
            let stem = name.split('-').next().unwrap_or_default();
            format!("{} {}", t(&format!("studio-brush-{stem}")), COLOURS[number % COLOURS.len()])
        }
        LevelBrush::OneWay(direction) | LevelBrush::Tile(Tile::Belt(direction)) => {
            let arrow = match direction {
                Direction::North => "↑",
                Direction::East => "→",
                Direction::South => "↓",
                Direction::West => "←",
            };
            let stem = name.split('-').next().unwrap_or_default();
            format!("{} {arrow}", t(&format!("studio-brush-{stem}")))
        }
        LevelBrush::Hand => t("studio-level-hand"),
        _ => t(&format!("studio-brush-{name}")),
    }
}

/// The card with all that can be drawn.
#[component]
pub(super) fn Draw(desk: Desk) -> impl IntoView {
    let brush = desk.memo(LevelDesk::brush);
    let kinds = desk.memo(LevelDesk::kinds);
    let size = desk.memo(|desk| desk.level().size);
    let tool = move |wanted: LevelBrush, icon: &'static str| {
        view! {
            <button class="st-chip" data-brush=name_of(wanted, &[]) aria-pressed=move || (brush.get() == wanted).to_string()
                on:click=move |_| desk.act(LevelAct::Brush(wanted))><Icon name=icon/><span>{words_of(wanted, &[])}</span></button>
        }
    };
    let hint = move || {
        let begun = desk.with(|desk| desk.begun().is_some());
        match (brush.get(), begun) {
            (LevelBrush::Warp, false) => Some("studio-level-warp-first"),
            (LevelBrush::Warp, true) => Some("studio-level-warp-second"),
            (LevelBrush::Route, false) => Some("studio-level-route-first"),
            (LevelBrush::Route, true) => Some("studio-level-route-next"),
            _ => None,
        }
        .map(t)
    };
    let step = move |files: isize, ranks: isize| {
        let (now_files, now_ranks) = size.get_untracked();
        desk.act(LevelAct::Resize(
            now_files.saturating_add_signed(files).max(1),
            now_ranks.saturating_add_signed(ranks).max(1),
        ));
    };
    let stepper = move |key: &'static str, name: &'static str, files: isize, ranks: isize| {
        let value = move || if files == 1 { size.get().0 } else { size.get().1 };
        view! {
            <div class="st-stepper" role="group" aria-label=t(key)>
                <span>{t(key)}</span>
                <button data-step=format!("{name}-less") aria-label=format!("{} −", t(key)) on:click=move |_| step(-files, -ranks)><Icon name="minus"/></button>
                <b class="st-number">{value}</b>
                <button data-step=format!("{name}-more") aria-label=format!("{} +", t(key)) on:click=move |_| step(files, ranks)><Icon name="plus"/></button>
            </div>
        }
    };
    view! {
        <h2>{t("studio-level-pane-draw")}</h2>
        <p class="quiet" role="status">{move || hint().unwrap_or_else(|| t("studio-level-draw-lead"))}</p>
        <div class="st-chips">{tool(LevelBrush::Hand, "select")}{tool(LevelBrush::Erase, "erase")}{tool(LevelBrush::Route, "route")}</div>
        {move || {
            let kinds = kinds.get();
            groups(&kinds).into_iter().map(|(heading, brushes)| {
                let buttons = brushes.into_iter().map(|one| view! { <Sample desk brush=one kinds=kinds.clone()/> }).collect_view();
                view! { <h3>{t(heading)}</h3><div class="st-palette" role="group" aria-label=t(heading)>{buttons}</div> }
            }).collect_view()
        }}
        <h3>{t("studio-level-size")}</h3>
        {stepper("studio-files", "files", 1, 0)}
        {stepper("studio-ranks", "ranks", 0, 1)}
    }
}

/// A button of the palette with a small picture.
#[component]
fn Sample(desk: Desk, brush: LevelBrush, kinds: Vec<String>) -> impl IntoView {
    let chosen = desk.memo(LevelDesk::brush);
    let solid = match brush {
        LevelBrush::Tile(tile @ (Tile::Wall | Tile::Hole)) => Some(tile_word(tile)),
        _ => None,
    };
    let level = sample(brush, &kinds);
    let address = Memo::new(move |_| {
        if solid.is_some() {
            return None;
        }
        let look = desk.workshop.look.get();
        let rules = Rules::new(&level.definition()).ok()?;
        let view = View {
            theme: theme(&look),
            page: Page::Clear,
            coordinates: false,
            size: 44 * level.size.0 as u32,
            ..View::default()
        };
        browser::address(&svg(&rules.start(), &view), "image/svg+xml")
    });
    let label = words_of(brush, &kinds);
    view! {
        <button class="st-piece st-sample" data-brush=name_of(brush, &kinds) title=label.clone() aria-label=label
            aria-pressed=move || (chosen.get() == brush).to_string() on:click=move |_| desk.act(LevelAct::Brush(brush))>
            {match solid {
                Some(word) => view! { <span class=format!("st-block {word}")></span> }.into_any(),
                None => view! { <span class="st-crop">{move || address.get().map(|address| view! { <img src=address alt="" draggable="false"/> })}</span> }.into_any(),
            }}
        </button>
    }
}
