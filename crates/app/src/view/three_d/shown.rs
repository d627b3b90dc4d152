//! The content of the 3D table: the position and its marks. The board and the bodies are sent once, and then only
//! changes.

use chesswright_draw::View;
use chesswright_game::clock::face;
use chesswright_game::{Captured, Clock, captured, score};
use chesswright_rules::board::Cell;
use chesswright_rules::{Piece, Position, Side};
use chesswright_scene::{BoardView, Mark, MarkKind};
use chesswright_stage as stage;
use chesswright_table::session::GameContext;
use chesswright_table::settings::Settings;
use chesswright_touch::{Origin, PieceTracker};
use leptos::prelude::*;
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::renderer::{Renderer, ThreeD, now};
use crate::settings::InBrowser;
use crate::table::{Shared, Table};
use crate::view::bars::points_text;

/// What was last sent to the other program.
struct Sent {
    /// The number of the opened table that has received it, from 1.
    opened: u32,
    look: Look,
    view: BoardView,
    /// The id of the game.
    game: String,
    /// Whether the quality was chosen by measuring a frame.
    measured: bool,
}

/// The usual place of the camera, by its number.
pub(super) const PLAY: usize = 2;
/// No table has this number.
const NEVER: u32 = 0;

/// The look of the table, by the names that its program knows.
#[derive(Clone, PartialEq)]
struct Look {
    material: String,
    quality: String,
    layers: String,
    set: String,
    reduced: bool,
}

impl Look {
    fn of(settings: &Settings) -> Self {
        let chosen = &settings.table;
        let material = match chosen.board.is_empty() {
            true => material_of(&settings.theme).to_owned(),
            false => chosen.board.clone(),
        };
        Self {
            material,
            quality: chosen.quality.clone(),
            layers: chosen.layers.clone(),
            set: chosen.set.clone(),
            reduced: !settings.moving(),
        }
    }
}

/// Updates the 3D table when the game changes.
pub(super) fn keep_showing(
    table: Table,
    ready: RwSignal<u32>,
    drawn: RwSignal<Vec<(Cell, Cell)>>,
    hovered: RwSignal<Option<Cell>>,
) {
    Effect::new(move |_| {
        table.game.track();
        drawn.set(vec![]);
    });
    let look = Memo::new(move |_| table.settings.with(Look::of));
    let coordinates = Memo::new(move |_| table.settings.with(|settings| settings.coordinates));
    let setting = Memo::new(move |_| {
        let view = View { below: table.below.get(), coordinates: coordinates.get(), ..View::default() };
        table.context.with(|context| Shared::new(stage::Setting::new(&context.rules, &view)))
    });
    let tracker = StoredValue::new(PieceTracker::default());
    let tracked = Memo::new(move |_| {
        let followed = tracker.try_update_value(|tracker| {
            table.game.with(|game| tracker.follow(game.position()));
            tracker.clone()
        });
        Shared::new(followed.unwrap_or_default())
    });
    let clocks = Memo::new(move |_| clocks(table));
    Effect::new(move |sent: Option<Option<Sent>>| {
        let (opened, look) = (ready.get(), look.get());
        let mut view = table.marks(&drawn.get(), hovered.get());
        view.below = table.below.get();
        let view = on_table(table, &setting.get(), &tracked.get(), view, clocks.get());
        let game = table.state.with_untracked(|session| session.id().to_owned());
        let board = table.renderer.open()?;
        let before = sent.flatten().filter(|sent| sent.opened == opened);
        Some(send(table.renderer, &board, before, Sent { opened, look, view, game, measured: false }))
    });
}

/// Sends the differences from what was sent before, and measures the quality if the user has not chosen one.
fn send(renderer: Renderer, board: &ThreeD, before: Option<Sent>, mut next: Sent) -> Sent {
    let look = next.look.clone();
    if before.as_ref().is_none_or(|sent| sent.look != look) {
        board.use_set(&look.set);
        board.set_look(&look.material, &look.quality, &look.layers, look.reduced, now());
    }
    // Every game begins with the camera in its usual place.
    if before.as_ref().is_some_and(|sent| sent.game != next.game) {
        board.go_to(PLAY, now());
    }
    let changes = before.as_ref().and_then(|sent| sent.view.changes(&next.view));
    let sent = match &changes {
        Some(changes) if changes.is_empty() => Ok(()),
        Some(changes) => text(changes).and_then(|text| board.update(&text, now())),
        None => text(&next.view).and_then(|text| board.show(&text, now())),
    };
    if let Err(error) = sent {
        web_sys::console::warn_1(&error);
        // If sending failed, later changes would have no base.
        next.opened = NEVER;
    }
    let chosen = !look.quality.is_empty();
    let measured = !chosen && before.is_some_and(|sent| sent.measured);
    if !chosen && !measured {
        renderer.draw_now(board);
        board.measure(now());
    }
    next.measured = !chosen;
    renderer.ask_frame();
    next
}

fn text(value: &impl Serialize) -> Result<String, JsValue> {
    serde_json::to_string(value).map_err(|error| error.to_string().into())
}

/// The board material for a theme of the page.
fn material_of(theme: &str) -> &'static str {
    match theme {
        "paper" => "vinyl",
        "slate" => "marble",
        "sea" => "glass",
        "contrast" => "contrast",
        _ => "wood",
    }
}

/// The content of the table: the position, marks, trays, clocks, and the cursor.
fn on_table(
    table: Table,
    setting: &stage::Setting,
    tracker: &PieceTracker,
    view: View,
    clocks: Vec<(Side, String, bool)>,
) -> BoardView {
    let ghosts = ghost(table).into_iter().collect();
    let captured = table.context.with(|context| table.captured.with(|captured| beside(context, captured)));
    let game = stage::Game { tracker: tracker.clone(), clocks, ghosts, ..captured };
    let mut shown = table.game.with(|played| {
        let position = played.position();
        setting.show(position, &view.hands_of(position), &game)
    });
    shown.marks.extend(table.cursor.get().map(|cell| Mark::new(cell, MarkKind::Cursor)));
    shown
}

/// Objects beside the board: captured pieces, and the lead in value.
fn beside(context: &GameContext, captured: &[Captured]) -> stage::Game {
    let lost = captured.iter().map(|fallen| (fallen.piece.side, fallen.piece.kind)).collect();
    let sides = (0..context.rules.sides() as u8).map(Side);
    let ahead = sides.map(|side| (side, score(captured, side, &context.values)));
    let scores = ahead
        .filter(|(_, points)| *points > 0)
        .map(|(side, points)| (side, format!("+{}", points_text(points))))
        .collect();
    stage::Game { captured: Some(lost), scores, ..stage::Game::default() }
}

/// The positions of a film, as views of the table.
pub(crate) fn views(table: Table, positions: &[Position]) -> Vec<BoardView> {
    let below = table.below.get_untracked();
    let coordinates = table.settings.with_untracked(|settings| settings.coordinates);
    let context = table.context.get_untracked();
    let seen = View { below, coordinates, ..View::default() };
    let setting = stage::Setting::new(&context.rules, &seen);
    let mut tracker = PieceTracker::default();
    let shown = positions.iter().map(|position| {
        tracker.follow(position);
        let game = stage::Game { tracker: tracker.clone(), ..beside(&context, &captured(position)) };
        setting.show(position, &seen.clone().of(position), &game)
    });
    shown.collect()
}

/// The premove, as a half-transparent piece.
fn ghost(table: Table) -> Option<(Cell, Piece)> {
    let premove = table.premove.get()?;
    let piece = match premove.origin {
        Origin::Cell(cell) => table.game.with(|game| game.position().piece(cell))?,
        Origin::Hand(kind) => Piece { side: table.waiting()?, kind },
        Origin::Action(_) => return None,
    };
    Some((premove.aim, piece))
}

/// The texts of the clocks. They change less often than the clocks tick.
fn clocks(table: Table) -> Vec<(Side, String, bool)> {
    let now = table.now.get();
    table.game.with(|game| {
        let Some(clock) = game.clock() else { return vec![] };
        let now = now.max(crate::browser::now());
        let sides = (0..game.rules().sides() as u8).map(Side);
        let one = |side: Side| {
            let left = if table.has_flagged(side) { 0 } else { clock.reading(side, now).left };
            (side, face(left), Clock::is_running(clock) && game.position().turn() == side)
        };
        sides.map(one).collect()
    })
}
