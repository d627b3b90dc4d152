//! The 3D table in a real browser, WebGL in software: whole games by clicks on what is seen.

#[allow(dead_code, reason = "the flat board's ways are not all needed here")]
mod visit;

use anyhow::{Context, Result, ensure};
use chesswright_browser::Size;
use chesswright_draw::View;
use chesswright_rules::Rules;
use chesswright_scene::{Arrangement, BoardView, Camera, Preset, extent};
use chesswright_stage::{Game, set_up};
use visit::Visit;

/// Somebody at the 3D table, who knows where cells are seen.
struct Seat {
    visit: Visit,
    rules: Rules,
    table: BoardView,
}

impl Seat {
    fn new(game: &str) -> Result<Self> {
        let mut visit = Visit::new(Size::Wide)?;
        visit.set_up(game)?;
        let rules = Rules::new(&chesswright_catalog::definition(game).context("no such game")?)?;
        let table = set_up(&rules.start(), &View::default(), &Game::default());
        visit.tab.ask("document.querySelector('#board').focus()")?;
        visit.tab.key("d")?;
        let mut seat = Self { visit, rules, table };
        seat.wait_for_picture()?;
        Ok(seat)
    }

    /// Waits until the canvas shows more than one colour.
    fn wait_for_picture(&mut self) -> Result<()> {
        self.visit.tab.wait_for(
            "(() => { const canvas = document.querySelector('canvas#board'); if (!canvas || canvas.width < 100) return false; \
             const small = document.createElement('canvas'); small.width = small.height = 16; \
             const pen = small.getContext('2d'); pen.drawImage(canvas, 0, 0, 16, 16); \
             return new Set(pen.getImageData(0, 0, 16, 16).data).size > 40; })()",
        )
    }

    fn click(&mut self, cells: &str) -> Result<()> {
        let shape = "(() => { const c = document.querySelector('#board'); return c.clientWidth / c.clientHeight; })()";
        let shape = self.visit.tab.ask(shape)?.as_f64().context("no board")? as f32;
        let points = extent(&self.table, Arrangement::Exploded);
        let camera = Camera::seeing(&points, Preset::Play.stand(), shape);
        for name in cells.split(' ') {
            let cell = self.rules.board().cell(name).with_context(|| format!("there is no cell {name}"))?;
            let at = camera.project(self.table.place(cell, Arrangement::Exploded));
            let share = |n: f32| f64::from((n + 1.0) / 2.0);
            self.visit.tab.press_board((share(at.x), share(-at.y)))?;
        }
        Ok(())
    }
}

#[test]
fn a_game_of_clicks_and_back_to_the_flat_board() -> Result<()> {
    let mut seat = Seat::new("chess")?;
    for turn in ["e2 e4", "e7 e5", "f1 c4", "b8 c6", "d1 h5", "g8 f6", "h5 f7"] {
        seat.click(turn)?;
    }
    seat.visit.tab.wait_text(".status", "White wins: checkmate.")?;
    seat.visit.moves("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#")?;
    seat.visit.tab.key("d")?;
    seat.visit.stands("f7 c4 e8")?;
    seat.visit.moves("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#")?;
    seat.visit.in_peace()
}

#[test]
fn hexagons_layers_and_holes() -> Result<()> {
    for (game, turn, seen) in
        [("glinski", "g4 g5", "g5"), ("raumschach", "Ab2 Ab3", "Ab3"), ("omega", "e3 e4", "e4")]
    {
        let mut seat = Seat::new(game)?;
        seat.click(turn)?;
        let text = format!(
            "[...document.querySelectorAll('.round .move')].some(move => move.textContent.includes({seen:?}))"
        );
        seat.visit.tab.wait_for(&text).with_context(|| game.to_owned())?;
        seat.visit.in_peace()?;
    }
    Ok(())
}

#[test]
fn a_lost_context_comes_back() -> Result<()> {
    let mut seat = Seat::new("chess")?;
    seat.click("e2 e4")?;
    let lose = "globalThis.lost = document.querySelector('#board').getContext('webgl2').getExtension('WEBGL_lose_context'); lost.loseContext(); true";
    ensure!(seat.visit.tab.ask(lose)? == true);
    seat.visit.tab.wait_for("document.querySelector('#board').getContext('webgl2').isContextLost()")?;
    seat.visit.tab.ask("setTimeout(() => lost.restoreContext(), 100); true")?;
    seat.visit.tab.wait_for("!document.querySelector('#board').getContext('webgl2').isContextLost()")?;
    seat.wait_for_picture()?;
    seat.click("e7 e5")?;
    seat.visit.moves("e4 e5")
}
