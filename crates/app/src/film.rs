//! Pictures of the board and films of the game, as files. This module makes the drawings, and `pictures.js` makes the
//! files.

use chesswright_draw::View;
use chesswright_rules::Position;
use chesswright_table::level::solids;
use chesswright_table::settings::Settings;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

use crate::faces;
use crate::renderer::ThreeD;
use crate::table::Table;
use crate::view::three_d::views;
use crate::words::{t, tell};

/// The widths of a picture of the flat board, and of a film.
const PICTURE: u32 = 1200;
const FILM: u32 = 720;

#[wasm_bindgen]
extern "C" {
    /// Saves a drawing, or the content of a canvas if there is one, as a PNG file. `boot.js` implements it.
    #[wasm_bindgen(js_name = savePicture, catch)]
    async fn save_picture(
        name: &str,
        drawing: &str,
        canvas: Option<HtmlCanvasElement>,
    ) -> Result<JsValue, JsValue>;

    /// Saves a film of this many positions, and returns whether it was made. `boot.js` implements it.
    #[wasm_bindgen(js_name = saveFilm, catch)]
    async fn save_film(
        name: &str,
        count: usize,
        position: &Closure<dyn Fn(usize) -> String>,
        seen: Option<ThreeD>,
        told: &Closure<dyn Fn(f64) -> bool>,
    ) -> Result<JsValue, JsValue>;
}

/// Saves a picture of the position as the user sees it.
pub(crate) fn picture(table: Table) {
    // The 3D table is a canvas already. The flat board is drawn again as one self-contained text.
    let canvas = table.renderer.canvas();
    let drawing = match canvas {
        Some(_) => String::new(),
        None => table.game.with_untracked(|game| drawing(game.position(), &flat(table, PICTURE))),
    };
    let name = file(table, "png");
    leptos::task::spawn_local(async move {
        if let Err(error) = save_picture(&name, &drawing, canvas).await {
            failed(table, &error);
        }
    });
}

/// Saves a film of the current line, from its start to its end. `progress` goes from 0 to 1. Setting it to `None`
/// stops the film.
pub(crate) fn film(table: Table, progress: RwSignal<Option<f64>>) {
    progress.set(Some(0.0));
    let positions = line(table);
    let count = positions.len();
    let seen = table.renderer.open();
    let draw: Box<dyn Fn(usize) -> String> = if seen.is_some() {
        let views = views(table, &positions);
        Box::new(move |i| views.get(i).and_then(|view| serde_json::to_string(view).ok()).unwrap_or_default())
    } else {
        let view = flat(table, FILM);
        Box::new(move |i| positions.get(i).map(|position| drawing(position, &view)).unwrap_or_default())
    };
    let draw = Closure::wrap(draw);
    let told = Closure::<dyn Fn(f64) -> bool>::new(move |done: f64| {
        // Closing the window stops the film.
        progress.try_update(|progress| progress.as_mut().map(|progress| *progress = done)).flatten().is_some()
    });
    let name = file(table, "gif");
    leptos::task::spawn_local(async move {
        let saved = save_film(&name, count, &draw, seen, &told).await;
        // The window may have been closed.
        let _ = progress.try_set(None);
        match saved {
            Ok(made) if made.is_truthy() => {
                table.say(tell("notice-animation-saved", [("file", name.into())]))
            }
            Ok(_) => {}
            Err(error) => failed(table, &error),
        }
    });
}

fn failed(table: Table, error: &JsValue) {
    web_sys::console::warn_1(error);
    table.notify(t("trouble-image"));
}

fn file(table: Table, ending: &str) -> String {
    format!("{}.{ending}", table.rules().definition().name)
}

/// The positions of the current line, including the start.
fn line(table: Table) -> Vec<Position> {
    table.game.with_untracked(|game| {
        let mut position = game.start().clone();
        let mut positions = vec![position.clone()];
        // The film ends at an invalid move from a file.
        for played in game.line().iter().map_while(|id| game.tree().get(*id)?.played()) {
            position.play_unchecked(played);
            positions.push(position.clone());
        }
        positions
    })
}

fn flat(table: Table, size: u32) -> View {
    let tradition = table.tradition.get_untracked();
    View {
        below: table.below.get_untracked(),
        theme: table.settings.with_untracked(Settings::theme),
        faces: table.settings.with_untracked(|settings| faces::faces(settings, tradition)),
        edges: table.settings.with_untracked(faces::edges),
        solids: table
            .level
            .with_untracked(|level| level.as_ref().map(|level| solids(level.level())))
            .unwrap_or_default(),
        size,
        ..View::default()
    }
}

fn drawing(position: &Position, view: &View) -> String {
    chesswright_draw::svg(position, &view.clone().of(position))
}
