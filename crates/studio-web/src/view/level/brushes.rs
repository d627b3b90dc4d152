//! What can be drawn on a level: a palette of small pictures.

use chesswright_catalog::level::{
    Control, Direction, Fixture, Item, Level, Mode, Piece, Place, Side, Tile, Who,
};
use chesswright_draw::{Page, View, svg};
use chesswright_rules::Rules;
use chesswright_studio::TEMPLATES;
use chesswright_studio::level::{COLOURS, LevelAct, LevelBrush, LevelDesk};
use leptos::prelude::*;

use super::board::solids;
use super::desk::{Desk, Pane};
use crate::browser;
use crate::view::icons::Icon;
use crate::words::{self, t, tell};
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
    let pair = |level: &mut Level| {
        level.size = (2, 1);
        level.tiles = vec![vec![Tile::Floor; 2]];
    };
    let fixture = match brush {
        LevelBrush::Tile(tile) => {
            // A board has a cell.
            pair(&mut level);
            level.tiles[0][0] = tile;
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
        LevelBrush::Plate(number, mode) => {
            Some(Fixture::Plate { channel: colour(number), mode, who: Who::default() })
        }
        LevelBrush::Form(kind) => {
            level.items.push((at, Item::Form { to: kinds.get(kind).cloned().unwrap_or_default() }));
            None
        }
        LevelBrush::Gate(number) => {
            // A gate has a plate.
            pair(&mut level);
            let plate = Fixture::Plate { channel: colour(number), mode: Mode::Hold, who: Who::default() };
            level.fixtures.push((Place::new(1, 0), plate));
            Some(Fixture::Gate { channel: colour(number), all: false })
        }
        LevelBrush::Exit => Some(Fixture::Exit),
        LevelBrush::Promotion => Some(Fixture::Promotion { to: vec![] }),
        LevelBrush::OneWay(direction) => Some(Fixture::OneWay { direction }),
        LevelBrush::Warp | LevelBrush::OneWayWarp => {
            pair(&mut level);
            Some(Fixture::Warp { to: Place::new(1, 0), both: false })
        }
        LevelBrush::Hand | LevelBrush::Erase | LevelBrush::Route | LevelBrush::Ward | LevelBrush::Mark => {
            None
        }
    };
    level.fixtures.extend(fixture.map(|fixture| (at, fixture)));
    level
}

/// The groups of the palette: their headings and brushes.
fn groups(kinds: &[String]) -> Vec<(&'static str, Vec<LevelBrush>)> {
    let directions = || Direction::ALL.map(|(direction, ..)| direction);
    let ground = [Tile::Wall, Tile::Hole, Tile::Floor, Tile::Ice, Tile::Fence, Tile::Cracked];
    let ways = directions().map(|direction| LevelBrush::Tile(Tile::Belt(direction)));
    let keys = (0..COLOURS.len()).flat_map(|colour| [LevelBrush::Key(colour), LevelBrush::Door(colour)]);
    let plate = |channel| MODES.map(|(mode, _)| LevelBrush::Plate(channel, mode));
    let plates = (0..2).flat_map(|channel| plate(channel).into_iter().chain([LevelBrush::Gate(channel)]));
    let places = [LevelBrush::Exit, LevelBrush::Warp, LevelBrush::OneWayWarp, LevelBrush::Promotion];
    let items = (0..LevelBrush::ITEMS.len()).map(LevelBrush::Item);
    let forms = (0..kinds.len()).map(LevelBrush::Form);
    let pieces = |foe: bool| (0..kinds.len()).map(|kind| LevelBrush::Piece(kind, foe)).collect();
    vec![
        ("studio-level-yours", pieces(false)),
        ("studio-level-theirs", pieces(true)),
        ("studio-level-ground", ground.map(LevelBrush::Tile).into()),
        ("studio-level-places", places.into()),
        ("studio-level-keys-doors", keys.collect()),
        ("studio-level-plates", plates.collect()),
        ("studio-level-belts", ways.into_iter().chain(directions().map(LevelBrush::OneWay)).collect()),
        ("studio-level-items", items.collect()),
        ("studio-level-forms", forms.collect()),
    ]
}

/// When a plate is down, with the words for it in names and messages.
const MODES: [(Mode, &str); 3] = [(Mode::Hold, ""), (Mode::Latch, "-latch"), (Mode::Toggle, "-toggle")];

fn mode_word(mode: Mode) -> &'static str {
    MODES.iter().find(|(known, _)| *known == mode).map_or("", |(_, word)| word)
}

/// The name of a kind of piece.
fn kind_word(number: usize, kinds: &[String]) -> String {
    kinds
        .get(number)
        .map_or_else(String::new, |kind| words::try_piece(kind).unwrap_or_else(|| kind.replace('-', " ")))
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
        LevelBrush::Plate(channel, mode) => format!("plate-{channel}{}", mode_word(mode)),
        LevelBrush::Form(kind) => format!("form-{}", kinds.get(kind).map_or("", String::as_str)),
        LevelBrush::OneWayWarp => "warp-one-way".into(),
        LevelBrush::Ward => "warded".into(),
        LevelBrush::Mark => "mark".into(),
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
        LevelBrush::Piece(kind, _) => kind_word(kind, kinds),
        LevelBrush::Form(kind) => tell("studio-brush-form", [("piece", kind_word(kind, kinds).into())]),
        LevelBrush::Plate(number, mode) => {
            format!(
                "{} {}",
                t(&format!("studio-brush-plate{}", mode_word(mode))),
                COLOURS[number % COLOURS.len()]
            )
        }
        LevelBrush::Key(number) | LevelBrush::Door(number) | LevelBrush::Gate(number) => {
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
        LevelBrush::Tile(Tile::Hole) => t("studio-tile-hole"),
        _ => t(&format!("studio-brush-{name}")),
    }
}

/// The name of a brush on its tile, which has little room.
fn short_of(brush: LevelBrush, kinds: &[String]) -> String {
    match brush {
        LevelBrush::Form(kind) => format!("→ {}", kind_word(kind, kinds)),
        LevelBrush::Plate(number, mode) => {
            let word = t(&format!("studio-tile-plate{}", mode_word(mode)));
            format!("{word} {}", COLOURS[number % COLOURS.len()])
        }
        LevelBrush::Tile(Tile::Hole) => t("studio-tile-hole"),
        LevelBrush::Tile(tile @ (Tile::Fence | Tile::Cracked)) => {
            t(&format!("studio-tile-{}", tile_word(tile)))
        }
        LevelBrush::Warp | LevelBrush::OneWayWarp => t(&format!("studio-tile-{}", name_of(brush, kinds))),
        LevelBrush::Item(number) if LevelBrush::ITEMS.get(number) == Some(&"ward") => t("studio-tile-ward"),
        _ => words_of(brush, kinds),
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
            (LevelBrush::Warp | LevelBrush::OneWayWarp, false) => Some("studio-level-warp-first"),
            (LevelBrush::Warp, true) => Some("studio-level-warp-second"),
            (LevelBrush::OneWayWarp, true) => Some("studio-level-warp-to"),
            (LevelBrush::Ward, _) => Some("studio-level-ward-lead"),
            (LevelBrush::Mark, _) => Some("studio-level-mark-lead"),
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
        <h3>{t("studio-level-size")}</h3>
        {stepper("studio-files", "files", 1, 0)}
        {stepper("studio-ranks", "ranks", 0, 1)}
        <p class="quiet" role="status"><b>{move || kinds.with(|kinds| words_of(brush.get(), kinds))}</b>" · "{move || hint().unwrap_or_else(|| t("studio-level-draw-lead"))}</p>
        <div class="st-chips">{tool(LevelBrush::Hand, "select")}{tool(LevelBrush::Erase, "erase")}{tool(LevelBrush::Route, "route")}{tool(LevelBrush::Ward, "good")}{tool(LevelBrush::Mark, "aim")}</div>
        {move || {
            let kinds = kinds.get();
            groups(&kinds).into_iter().map(|(heading, brushes)| {
                let buttons = brushes.into_iter().map(|one| view! { <Sample desk brush=one kinds=kinds.clone()/> }).collect_view();
                // How enemies play is chosen with the goal; here stands what is chosen.
                let plays = (heading == "studio-level-theirs").then(|| view! { <Behaviour desk/> });
                view! { <h3>{t(heading)}</h3><div class="st-tiles" role="group" aria-label=t(heading) data-tiles=heading>{buttons}</div>{plays} }
            }).collect_view()
        }}
        <Kinds desk/>
    }
}

/// How the enemies play, with the way to change it.
#[component]
fn Behaviour(desk: Desk) -> impl IntoView {
    let enemy = desk.memo(LevelDesk::enemy);
    let words =
        move || enemy.get().map(|enemy| t(&format!("studio-enemy-{}", enemy.name()))).unwrap_or_default();
    let change = move |_| {
        desk.pane.set(Pane::Aim);
        browser::scroll_to("[data-enemies]");
    };
    view! {
        <p class="st-plays"><span class="quiet">{words}</span>
            <button class="st-reset" data-behaviour="" on:click=change>{t("studio-change")}</button></p>
    }
}

/// The level's own kinds of pieces: known pieces to add, or a name with moves.
#[component]
fn Kinds(desk: Desk) -> impl IntoView {
    let own = desk.memo(LevelDesk::own_kinds);
    let (name, betza) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (kind, moves) = (name.get_untracked(), betza.get_untracked());
        if !kind.trim().is_empty() && !moves.trim().is_empty() {
            desk.act(LevelAct::AddKind(kind, moves.trim().to_owned()));
            name.set(String::new());
            betza.set(String::new());
        }
    };
    let known = TEMPLATES.iter().map(|template| {
        let label = words::try_piece(template.name).unwrap_or_else(|| template.name.replace('-', " "));
        view! {
            <button class="st-chip" data-kind-add=template.name on:click=move |_| desk.act(LevelAct::AddKind(template.name.into(), template.betza.into()))>
                {label}<code>{template.betza}</code></button>
        }
    });
    let row = move |(name, betza): (String, String)| {
        let label = tell("studio-kind-remove", [("piece", name.clone().into())]);
        let (gone, key) = (name.clone(), name.clone());
        view! {
            <button class="st-chip" data-kind-remove=key title=label.clone() aria-label=label
                on:click=move |_| desk.act(LevelAct::RemoveKind(gone.clone()))>{name}<code>{betza}</code><Icon name="close"/></button>
        }
    };
    view! {
        <h3>{t("studio-level-kinds")}</h3>
        <div class="st-chips">{move || own.get().into_iter().map(row).collect_view()}</div>
        <details class="st-kinds">
            <summary>{t("studio-kind-add")}</summary>
            <form class="st-row" on:submit=add>
                <input type="text" id="kind-name" placeholder=t("studio-piece-name") aria-label=t("studio-piece-name") spellcheck="false"
                    prop:value=name on:input=move |event| name.set(browser::typed_in(&event))/>
                <input type="text" id="kind-betza" placeholder=t("studio-betza") aria-label=t("studio-betza") spellcheck="false" autocapitalize="off"
                    prop:value=betza on:input=move |event| betza.set(browser::typed_in(&event))/>
                <button type="submit" data-kind-new="">{t("studio-add")}</button>
            </form>
            <div class="st-chips">{known.collect_view()}</div>
        </details>
    }
}

/// A button of the palette with a small picture and a name.
#[component]
fn Sample(desk: Desk, brush: LevelBrush, kinds: Vec<String>) -> impl IntoView {
    let chosen = desk.memo(LevelDesk::brush);
    // The level's own kinds have pictures, too.
    let level = desk.with_untracked(|desk| desk.with_kinds(sample(brush, &kinds)));
    let address = Memo::new(move |_| {
        let look = desk.workshop.look.get();
        let rules = Rules::new(&level.definition()).ok()?;
        let view = View {
            theme: theme(&look),
            page: Page::Clear,
            coordinates: false,
            // A board of one square with its frame, in the height that the style sheet shows of it.
            size: if level.size.0 > 1 { 125 } else { 77 },
            solids: solids(&level),
            ..View::default()
        };
        browser::address(&svg(&rules.start(), &view), "image/svg+xml")
    });
    let label = words_of(brush, &kinds);
    view! {
        <button class="st-piece st-sample" data-brush=name_of(brush, &kinds) title=label.clone() aria-label=label
            aria-pressed=move || (chosen.get() == brush).to_string() on:click=move |_| desk.act(LevelAct::Brush(brush))>
            <span class="st-crop">{move || address.get().map(|address| view! { <img src=address alt="" draggable="false"/> })}</span>
            <span>{short_of(brush, &kinds)}</span>
        </button>
    }
}
