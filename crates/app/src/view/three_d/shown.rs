//! What is on the table: the position and everything that is marked, handed over as text.

use chesswright_draw::View;
use chesswright_game::clock::face;
use chesswright_game::{Clock, Game, captured, score};
use chesswright_rules::board::Cell;
use chesswright_rules::{Piece, Position, Rules, Side};
use chesswright_scene::{BoardView, Mark, MarkKind};
use chesswright_stage as stage;
use leptos::prelude::*;

use super::program::{ask_frame, draw_now, now, open_board};
use crate::picking::Origin;
use crate::table::{GameContext, Table};
use crate::view::bars::points_text;
use crate::view::board::marks;

/// Keeps what is shown in step with the game.
pub(super) fn keep_showing(
    table: Table,
    ready: RwSignal<u32>,
    drawn: RwSignal<Vec<(Cell, Cell)>>,
    hovered: RwSignal<Option<Cell>>,
) {
    let cast = StoredValue::new((stage::Cast::default(), None::<Rules>));
    let clocks = Memo::new(move |_| clocks(table));
    Effect::new(move |_| {
        table.game.track();
        drawn.set(vec![]);
    });
    Effect::new(move |measured: Option<u32>| {
        let opened = ready.get();
        let mut view = marks(table, &drawn.get(), hovered.get());
        view.below = table.below.get();
        view.coordinates = table.settings.with(|settings| settings.coordinates);
        let view = on_table(table, cast, view, clocks.get());
        let settings = table.settings.get();
        let Some(board) = open_board() else { return 0 };
        let looks = &settings.table;
        let material = if looks.board.is_empty() { material_of(&settings.theme) } else { &looks.board };
        board.use_set(&looks.set);
        board.set_look(material, &looks.quality, &looks.layers, !settings.moving(), now());
        match serde_json::to_string(&view) {
            Ok(text) => {
                if let Err(error) = board.show(&text, now()) {
                    web_sys::console::warn_1(&error);
                }
            }
            Err(error) => web_sys::console::warn_1(&error.to_string().into()),
        }
        // What a machine can bear is tried where nobody has chosen.
        if measured.unwrap_or(0) != opened && looks.quality.is_empty() {
            draw_now(&board);
            board.measure(now());
        }
        ask_frame();
        if looks.quality.is_empty() { opened } else { 0 }
    });
}

/// The board that goes with a theme of the page.
fn material_of(theme: &str) -> &'static str {
    match theme {
        "paper" => "vinyl",
        "slate" => "marble",
        "sea" => "glass",
        "contrast" => "contrast",
        _ => "wood",
    }
}

/// What is on the table: the position, what is marked, trays, clocks, and the cursor.
fn on_table(
    table: Table,
    cast: StoredValue<(stage::Cast, Option<Rules>)>,
    view: View,
    clocks: Vec<(Side, String, bool)>,
) -> BoardView {
    let position = table.game.with(|game: &Game| game.position().clone());
    let view = view.hands_of(&position);
    let cast = cast.try_update_value(|(cast, rules)| {
        if !rules.as_ref().is_some_and(|rules| rules.same(position.rules())) {
            *cast = cast.recast();
            *rules = Some(position.rules().clone());
        }
        cast.follow(&position);
        cast.clone()
    });
    let ghosts = ghost(table, &position).into_iter().collect();
    let game = table.context.with(|context| stage::Game {
        clocks,
        ghosts,
        ..beside(context, &position, cast.unwrap_or_default())
    });
    let mut shown = stage::set_up(&position, &view, &game);
    shown.marks.extend(table.cursor.get().map(|cell| Mark::new(cell, MarkKind::Cursor)));
    shown
}

/// What stands and lies beside the board: captured pieces, and who is ahead.
fn beside(context: &GameContext, position: &Position, cast: stage::Cast) -> stage::Game {
    let fallen = captured(position);
    let lost = fallen.iter().map(|fallen| (fallen.piece.side, fallen.piece.kind)).collect();
    let sides = (0..context.rules.sides() as u8).map(Side);
    let ahead = sides.map(|side| (side, score(&fallen, side, &context.values)));
    let scores = ahead
        .filter(|(_, points)| *points > 0)
        .map(|(side, points)| (side, format!("+{}", points_text(points))))
        .collect();
    stage::Game { cast, captured: Some(lost), scores, ..stage::Game::default() }
}

/// The positions of a film, each as it is on the table.
pub(crate) fn views(table: Table, positions: &[Position]) -> Vec<BoardView> {
    let below = table.below.get_untracked();
    let coordinates = table.settings.with_untracked(|settings| settings.coordinates);
    let context = table.context.get_untracked();
    let mut cast = stage::Cast::default();
    let shown = positions.iter().map(|position| {
        cast.follow(position);
        let view = View { below, coordinates, ..View::default() }.of(position);
        stage::set_up(position, &view, &beside(&context, position, cast.clone()))
    });
    shown.collect()
}

/// What is to be played next, as a piece that is half there.
fn ghost(table: Table, position: &Position) -> Option<(Cell, Piece)> {
    let premove = table.premove.get()?;
    let piece = match premove.origin {
        Origin::Cell(cell) => position.piece(cell)?,
        Origin::Hand(kind) => Piece { side: table.waiting()?, kind },
    };
    Some((premove.aim, piece))
}

/// What the clocks show. They tick more often than that changes.
fn clocks(table: Table) -> Vec<(Side, String, bool)> {
    let now = table.now.get();
    table.game.with(|game| {
        let Some(clock) = game.clock() else { return vec![] };
        let now = now.max(crate::browser::now());
        let sides = (0..game.rules().sides() as u8).map(Side);
        let one = |side: Side| {
            let left = if table.flagged(side) { 0 } else { clock.reading(side, now).left };
            (side, face(left), Clock::is_running(clock) && game.position().turn() == side)
        };
        sides.map(one).collect()
    })
}
