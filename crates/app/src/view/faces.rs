//! The settings of pieces, boards and coordinates, each with a small picture of what it does.

use chesswright_draw::pieces::Figures;
use chesswright_draw::{Faces, Page, Picture, THEMES, Theme, View};
use chesswright_rules::{Kind, Piece, Rules, Side};
use chesswright_table::saved::built_in;
use chesswright_table::settings::{Characters, Settings};
use leptos::prelude::*;

use crate::faces;
use crate::settings::InBrowser;
use crate::table::Table;
use crate::words::t;

/// The choice of a board: two of its cells with pieces in their tone.
#[component]
pub(crate) fn Boards(table: Table) -> impl IntoView {
    let chess = built_in("chess");
    let themes = THEMES.iter().map(move |theme| {
        let chosen = move || table.settings.with(|settings| settings.theme == theme.name);
        let rules = chess.clone();
        let preview = move || {
            let figures = table.settings.with(|settings| faces::faces(settings, None));
            let pieces = [(Side(1), "knight"), (Side(0), "king")];
            rules.as_ref().map(|rules| row(rules, &format!("theme-{}-", theme.name), theme, figures, &pieces))
        };
        view! {
            <label class="choice preview theme-choice">
                <input type="radio" name="theme" prop:checked=chosen on:change=move |_| change(table, |s| s.theme = theme.name.into())/>
                <span class="sample" inner_html=preview></span>
                <span>{t(&format!("theme-{}", theme.name))}</span>
            </label>
        }
    });
    view! { <fieldset><legend>{t("settings-board")}</legend><div class="choices previews">{themes.collect_view()}</div></fieldset> }
}

/// The choice of a set of figures, and of what stands on the pieces of games from Asia.
#[component]
pub(crate) fn Pieces(table: Table) -> impl IntoView {
    // The pictures show the characters as well.
    faces::fetch(table);
    let chess = built_in("chess");
    let sets = Figures::ALL.into_iter().map(move |(name, set)| {
        let chosen = move || table.settings.with(|settings| settings.figures == name);
        let rules = chess.clone();
        let preview = move || {
            let theme = table.settings.with(Settings::theme);
            let faces = Faces { figures: set, script: None };
            let pieces = [(Side(0), "king"), (Side(1), "queen"), (Side(0), "knight"), (Side(1), "bishop")];
            rules.as_ref().map(|rules| row(rules, &format!("set-{name}-"), theme, faces, &pieces))
        };
        view! {
            <label class="choice preview wide">
                <input type="radio" name="figures" prop:checked=chosen on:change=move |_| change(table, |s| s.figures = name.into())/>
                <span class="sample" inner_html=preview></span>
                <span>{t(&format!("figures-{name}"))}</span>
            </label>
        }
    });
    let xiangqi = built_in("xiangqi");
    let hands =
        [("regular", Characters::Regular), ("even", Characters::Even), ("figures", Characters::Figures)];
    let hands = hands.into_iter().map(move |(name, characters)| {
        let chosen = move || table.settings.with(|settings| settings.characters == characters);
        let rules = xiangqi.clone();
        let preview = move || {
            let (theme, mut faces) = table.settings.with(|settings| {
                (settings.theme(), faces::faces(settings, table.tradition.get()))
            });
            faces.script = table.tradition.get().and_then(|tradition| tradition.script(characters));
            let pieces = [(Side(0), "general"), (Side(1), "horse"), (Side(0), "cannon"), (Side(1), "chariot")];
            rules.as_ref().map(|rules| row(rules, &format!("hand-{name}-"), theme, faces, &pieces))
        };
        view! {
            <label class="choice preview wide">
                <input type="radio" name="characters" prop:checked=chosen on:change=move |_| change(table, |s| s.characters = characters)/>
                <span class="sample" inner_html=preview></span>
                <span>{t(&format!("characters-{name}"))}</span>
            </label>
        }
    });
    view! {
        <fieldset><legend>{t("settings-figures")}</legend><div class="choices previews">{sets.collect_view()}</div></fieldset>
        <fieldset><legend>{t("settings-characters")}</legend><div class="choices previews">{hands.collect_view()}</div></fieldset>
    }
}

/// Where coordinates stand, how they and the moves are written, and how large the board is.
#[component]
pub(crate) fn Writing(table: Table) -> impl IntoView {
    let place = |settings: &Settings| match (settings.coordinates, settings.inside) {
        (false, _) => "none",
        (true, false) => "outside",
        (true, true) => "inside",
    };
    let places = ["outside", "inside", "none"].map(|name| {
        let chosen = move || table.settings.with(|settings| place(settings) == name);
        view! { <option value=name selected=chosen>{t(&format!("coordinates-{name}"))}</option> }
    });
    let placed = move |event: leptos::ev::Event| {
        let name = event_target_value(&event);
        change(table, |settings| {
            settings.coordinates = name != "none";
            settings.inside = name == "inside";
        });
    };
    let switch = move |words: String, get: fn(&Settings) -> bool, set: fn(&mut Settings, bool)| {
        view! {
            <label class="choice">
                <input type="checkbox" prop:checked=move || table.settings.with(get)
                    on:change=move |event| { let on = event_target_checked(&event); change(table, |s| set(s, on)) }/>
                <span>{words}</span>
            </label>
        }
    };
    let zoomed = move |event: leptos::ev::Event| {
        let zoom = event_target_value(&event).parse().unwrap_or(100);
        change(table, |settings| settings.zoom = zoom);
    };
    view! {
        <label class="field"><span>{t("settings-coordinates")}</span>
            <select id="coordinates" on:change=placed>{places.collect_view()}</select>
        </label>
        <div class="choices">
            {switch(t("settings-customary"), |s| s.customary, |s, on| s.customary = on)}
            {switch(t("settings-thai"), |s| s.thai, |s, on| s.thai = on)}
            {switch(t("settings-figurines"), |s| s.figurines, |s, on| s.figurines = on)}
        </div>
        <label class="field"><span>{t("settings-zoom")}</span>
            <input id="zoom" type="range" min="50" max="100" step="5" prop:value=move || table.settings.with(|s| s.zoom.to_string()) on:input=zoomed/>
        </label>
    }
}

/// Changes a setting and keeps it.
fn change(table: Table, change: impl FnOnce(&mut Settings)) {
    table.settings.update(change);
    table.settings.with_untracked(InBrowser::save);
}

/// A row of cells with these pieces, light and dark in turn.
fn row(rules: &Rules, prefix: &str, theme: &'static Theme, faces: Faces, pieces: &[(Side, &str)]) -> String {
    let view = View { theme, faces, page: Page::Clear, prefix: prefix.to_owned(), ..View::default() };
    let picture = Picture::new(rules, view);
    let kind = |name: &str| rules.kind(name).unwrap_or(Kind(0));
    let all: Vec<Piece> = pieces.iter().map(|&(side, name)| Piece { side, kind: kind(name) }).collect();
    let plain = picture.style() != chesswright_draw::Style::Cells;
    let cells = all.iter().enumerate().map(|(i, piece)| {
        let cell = if plain { theme.plain } else { theme.cells[i % 2] };
        let id = picture.id(*piece);
        let x = i * 100;
        format!(
            "<rect x=\"{x}\" width=\"100\" height=\"100\" fill=\"{cell}\"/><use href=\"#{id}\" x=\"{x}\"/>"
        )
    });
    let width = all.len() * 100;
    let (defs, cells) = (picture.defs(&all), cells.collect::<String>());
    format!("<svg viewBox=\"0 0 {width} 100\" aria-hidden=\"true\">{defs}{cells}</svg>")
}
