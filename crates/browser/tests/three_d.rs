//! The 3D table in a real browser with WebGL in software: whole games, with clicks on the visible positions of cells.

#[allow(dead_code, reason = "the flat board's ways are not all needed here")]
mod visit;

use anyhow::{Context, Result, ensure};
use chesswright_browser::Size;
use chesswright_catalog::level;
use chesswright_catalog::level::packs::{CAMPAIGN, Chapter};
use chesswright_draw::View;
use chesswright_rules::Rules;
use chesswright_scene::{Arrangement, BoardView, Camera, Preset, Vec3, extent, in_trays};
use chesswright_stage::{Game, set_up};
use visit::Visit;

/// A visit to the 3D table that knows the visible positions of cells.
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
        Self::sit(visit, rules)
    }

    /// A visit with a level from a text.
    fn at_level(text: &str) -> Result<Self> {
        let mut visit = Visit::new(Size::Wide)?;
        visit.tab.press("[data-tool=levels]")?;
        visit.tab.press("#own-level")?;
        visit.tab.type_text(text)?;
        visit.tab.press(".own-level button")?;
        visit
            .tab
            .wait_for("document.querySelector('dialog') === null && document.querySelector('.level')")?;
        let level = level::read(text).map_err(|problems| anyhow::anyhow!("{problems:?}"))?;
        Self::sit(visit, Rules::new(&level.definition())?)
    }

    fn sit(mut visit: Visit, rules: Rules) -> Result<Self> {
        // The page reserves space for captured pieces, and shows pieces in hand.
        let game = Game { captured: Some(vec![]), ..Game::default() };
        let table = set_up(&rules.start(), &View::default().hands_of(&rules.start()), &game);
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

    /// The camera of the page.
    fn camera(&mut self) -> Result<Camera> {
        let shape = "(() => { const c = document.querySelector('#board'); return c.clientWidth / c.clientHeight; })()";
        let shape = self.visit.tab.ask(shape)?.as_f64().context("no board")? as f32;
        let points = extent(&self.table, Arrangement::Exploded);
        Ok(Camera::seeing(&points, Preset::Play.stand(), shape))
    }

    /// Updates the known position to the one after these moves.
    fn follow(&mut self, moves: &str) -> Result<()> {
        let mut position = self.rules.start();
        for text in moves.split(' ') {
            let ends = [&text[..2], &text[2..]].map(|name| self.rules.board().cell(name));
            let mut legal = position.legal_moves().into_iter();
            let played = legal.find(|played| ends == [Some(played.from()), Some(played.to())]);
            position.play(&played.with_context(|| format!("{text} is not legal"))?)?;
        }
        self.table = set_up(&position, &View::default().of(&position), &Game::default());
        Ok(())
    }

    fn click(&mut self, cells: &str) -> Result<()> {
        for name in cells.split(' ') {
            let place = self.place(name)?;
            self.visit.tab.press_board(place)?;
        }
        Ok(())
    }

    /// The position of a cell, as fractions of the picture.
    fn place(&mut self, name: &str) -> Result<(f64, f64)> {
        let cell = self.rules.board().cell(name).with_context(|| format!("there is no cell {name}"))?;
        let at = self.table.place(cell, Arrangement::Exploded);
        self.seen(at)
    }

    /// The position of the first piece in a side's tray.
    fn in_tray(&mut self, side: u8) -> Result<(f64, f64)> {
        let held = in_trays(&self.table, Arrangement::Exploded);
        let piece = held.iter().find(|pose| pose.side == side).context("nothing is in hand")?;
        self.seen(piece.at + Vec3::Y * 0.15)
    }

    /// Chooses a setting of the 3D table.
    fn choose(&mut self, choice: &str, value: &str) -> Result<()> {
        self.visit.tab.press("[data-tool=settings]")?;
        self.visit.tab.ask(&format!(
            "(() => {{ const s = document.querySelector('[data-three-d={choice}]'); s.value = '{value}'; \
             s.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
        ))?;
        self.visit.tab.key("Escape")?;
        self.visit.tab.wait_for("document.querySelector('dialog') === null")
    }

    fn seen(&mut self, at: Vec3) -> Result<(f64, f64)> {
        let at = self.camera()?.project(at);
        let share = |n: f32| f64::from((n + 1.0) / 2.0);
        Ok((share(at.x), share(-at.y)))
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
fn a_level_with_a_door_and_warps_and_holes_is_solved_on_the_table() -> Result<()> {
    let mut levels = CAMPAIGN.iter().flat_map(Chapter::texts);
    let text = levels.find(|text| text.contains("title: Shuttle\n")).context("the level called Shuttle")?;
    let mut seat = Seat::at_level(text)?;
    let proof = level::read(text).ok().and_then(|level| level.proof).context("a proof")?;
    let line: Vec<String> = proof
        .line
        .split_whitespace()
        .map(|word| word.trim_start_matches(char::is_uppercase).replace('x', ""))
        .collect();
    for (done, cells) in line.iter().enumerate() {
        seat.click(&format!("{} {}", &cells[..2], &cells[2..]))?;
        seat.visit.tab.wait_text(".so-far .count", &(done + 1).to_string())?;
    }
    seat.visit.tab.wait_for("document.querySelector('.level .stars[data-stars=\"3\"]')")?;
    seat.visit.in_peace()
}

#[test]
fn how_the_table_looks_is_chosen_and_a_picture_saved() -> Result<()> {
    let mut seat = Seat::new("chess")?;
    let seen = "document.querySelector('canvas#board').toDataURL().length > 5000 && document.querySelector('canvas#board').toDataURL()";
    let mut before = seat.visit.tab.ask(seen)?;
    for (choice, value) in
        [("three-d-board", "marble"), ("three-d-set", "drawings"), ("three-d-quality", "medium")]
    {
        seat.choose(choice, value)?;
        // Another board, other pieces and other light give a different picture.
        let old = before.as_str().context("a picture")?.to_owned();
        seat.visit.tab.ask(&format!("globalThis.before = {old:?}; true"))?;
        seat.visit
            .tab
            .wait_for("document.querySelector('canvas#board').toDataURL() !== globalThis.before")?;
        before = seat.visit.tab.ask(seen)?;
    }
    seat.visit.catch_files()?;
    for is_three_d in [true, false] {
        if !is_three_d {
            seat.visit.tab.key("d")?;
            seat.visit.stands("e2 e7")?;
        }
        seat.visit.tab.press("[data-tool=share]")?;
        seat.visit.tab.press("[data-save=picture]")?;
        seat.visit.saved("chess.png", "image/png", 20_000)?;
        seat.visit.tab.key("Escape")?;
        seat.visit.tab.wait_for("document.querySelector('dialog') === null")?;
    }
    seat.visit.in_peace()
}

/// Each quality has separate shader programs, and the browser warns if WebGL refuses to draw.
#[test]
fn every_quality_is_drawn_without_a_warning() -> Result<()> {
    let mut seat = Seat::new("chess")?;
    // The glass board reflects the pieces.
    seat.choose("three-d-board", "glass")?;
    let picture = "document.querySelector('canvas#board').toDataURL()";
    for (quality, turn) in [("low", "e2 e4"), ("medium", "e7 e5"), ("high", "g1 f3")] {
        seat.choose("three-d-quality", quality)?;
        seat.visit.tab.ask(&format!("globalThis.before = {picture}; true"))?;
        // A move takes many frames, so a texture that one frame leaves bound would conflict with the next one.
        seat.click(turn)?;
        seat.visit.tab.wait_for(&format!("{picture} !== globalThis.before"))?;
        seat.visit.settle()?;
    }
    seat.visit.moves("e4 e5 Nf3")?;
    seat.visit.in_peace()
}

/// Browsers allow a page only a few contexts. When it asks for more, they remove the oldest.
#[test]
fn every_context_is_given_back() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("gardner")?;
    visit.tab.ask(
        "(() => { globalThis.contexts = []; const give = HTMLCanvasElement.prototype.getContext; \
         HTMLCanvasElement.prototype.getContext = function(kind, ...rest) { const context = give.call(this, kind, ...rest); \
         if (kind === 'webgl2' && context && !contexts.includes(context)) contexts.push(context); return context; }; return true; })()",
    )?;
    let alive = "contexts.filter(context => !context.isContextLost()).length";
    let drawn = format!("document.querySelector('canvas#board')?.width > 100 && {alive} === 1");
    for _ in 0..3 {
        visit.tab.key("d")?;
        visit.tab.wait_for(&drawn)?;
        visit.tab.key("d")?;
        visit.tab.wait_for(&format!("document.querySelector('svg#board') && {alive} === 0"))?;
    }
    // Another language rebuilds the page, and with it the canvas.
    visit.tab.key("d")?;
    visit.tab.wait_for(&drawn)?;
    visit.tab.ask("globalThis.first = document.querySelector('canvas#board'); true")?;
    visit.speak("de")?;
    visit.tab.wait_for(&format!("document.querySelector('canvas#board') !== globalThis.first && {drawn}"))?;
    visit.in_peace()
}

#[test]
fn a_pointer_that_the_browser_takes_away_puts_nothing_down() -> Result<()> {
    let mut seat = Seat::new("chess")?;
    let (from, to) = (seat.place("e2")?, seat.place("e4")?);
    seat.visit.tab.tell_board(0, &[("pointerdown", from), ("pointermove", to), ("pointercancel", to)])?;
    seat.visit.settle()?;
    seat.click("d2 d4")?;
    seat.visit.moves("d4")?;
    seat.visit.in_peace()
}

#[test]
fn pieces_in_hand_are_dropped_from_the_tray_on_the_table() -> Result<()> {
    let mut seat = Seat::new("crazyhouse")?;
    for turn in ["e2 e4", "d7 d5", "e4 d5", "d8 d5"] {
        seat.click(turn)?;
    }
    seat.visit.moves("e4 d5 exd5 Qxd5")?;
    seat.follow("e2e4 d7d5 e4d5 d8d5")?;
    // The bars beside the table show the pieces in hand too.
    seat.visit.tab.wait_for(
        "[...document.querySelectorAll('.tray .figure use')].filter(figure => figure.getBBox().width > 20).length === 2",
    )?;
    let pawn = seat.in_tray(0)?;
    seat.visit.tab.press_board(pawn)?;
    seat.click("e4")?;
    seat.visit.moves("e4 d5 exd5 Qxd5 P@e4")?;
    // The other pawn is dragged from its tray.
    seat.follow("e2e4 d7d5 e4d5 d8d5")?;
    let (pawn, to) = (seat.in_tray(1)?, seat.place("e6")?);
    seat.visit.tab.drag_board(pawn, to)?;
    seat.visit.moves("e4 d5 exd5 Qxd5 P@e4 P@e6")?;
    seat.visit.in_peace()
}

/// A pyramid, and a model with an error in its second line.
const PYRAMID: &str = "usemtl body\nv -1 0 -1\nv 1 0 -1\nv 1 0 1\nv -1 0 1\nv 0 3 0\nf 1 2 3 4\nf 2 1 5\nf 3 2 5\nf 4 3 5\nf 1 4 5\n";
const BROKEN: &str = "v 0 0 0\nv 1 0 zero\nf 1 2 3\n";
const OWN: &str = "title = \"Mine\"\ncell = 4.0\n[pieces]\nrook = { file = \"rook.obj\" }\nqueen = { file = \"broken.obj\" }\n";

#[test]
fn pieces_of_ones_own_are_dropped_in_and_kept() -> Result<()> {
    let mut seat = Seat::new("chess")?;
    let shown = "document.querySelector('canvas#board').toDataURL()";
    seat.visit.tab.ask(&format!("globalThis.before = {shown}; true"))?;
    seat.visit.drop_files(&[("set.toml", OWN), ("rook.obj", PYRAMID), ("broken.obj", BROKEN)])?;
    // The broken model is reported with its file and line. The others stand on the table.
    seat.visit.tab.wait_text(".notice", "broken.obj, line 2:")?;
    seat.visit.tab.wait_for(&format!("{shown} !== globalThis.before"))?;
    seat.visit.tab.wait_for("JSON.parse(localStorage.getItem('chesswright/settings')).table.own")?;
    // The models are restored at the next visit, and the table is not built with the wrong ones.
    seat.visit.tab.reload()?;
    seat.wait_for_picture()?;
    seat.visit.tab.press("[data-tool=settings]")?;
    seat.visit.tab.wait_for("document.querySelector('[data-three-d=three-d-set]').value === 'own'")?;
    seat.visit.tab.key("Escape")?;
    seat.visit.tab.wait_for("document.querySelector('dialog') === null")?;
    seat.visit.drop_files(&[("set.toml", "title = 3")])?;
    seat.visit.tab.wait_text(".notice", "cannot be used")?;
    // The game continued during all this.
    seat.click("e2 e4")?;
    seat.visit.moves("e4")?;
    seat.visit.in_peace()
}

#[test]
fn a_game_on_the_table_becomes_a_film() -> Result<()> {
    let mut seat = Seat::new("gardner")?;
    for turn in ["a2 a3", "b4 a3"] {
        seat.click(turn)?;
    }
    seat.visit.catch_files()?;
    seat.visit.tab.press("[data-tool=share]")?;
    seat.visit.tab.press("[data-save=film]")?;
    seat.visit.tab.wait_for("document.querySelector('#film-progress')")?;
    seat.visit.saved("gardner.gif", "image/gif", 30_000)?;
    // Two moves with five pictures each, and the first picture.
    ensure!(seat.visit.film()? == (720, 540, 11));
    seat.visit.tab.wait_for("document.querySelector('[data-save=film]')")?;
    seat.visit.in_peace()
}

/// The time from frame to frame with software rendering while the camera turns.
#[test]
#[allow(clippy::print_stdout, reason = "the figures are there to be read")]
fn a_large_table_is_turned_smoothly_in_software() -> Result<()> {
    let mut seat = Seat::new("menagerie")?;
    let told = seat.visit.tab.ask(
        "new Promise(done => { const board = document.querySelector('canvas#board'); const times = []; const before = board.toDataURL(); \
         const box = board.getBoundingClientRect(); const [x, y] = [box.left + 4, box.top + 4]; const full = board.width; let least = full; \
         const say = (type, at) => board.dispatchEvent(new PointerEvent(type, { clientX: at, clientY: y, pointerId: 1, buttons: 1, bubbles: true })); \
         say('pointerdown', x); let last = performance.now(); let n = 0; \
         const next = () => { const now = performance.now(); times.push(now - last); last = now; n += 1; say('pointermove', x + n); \
           least = Math.min(least, board.width); if (n < 60) return requestAnimationFrame(next); \
           say('pointerup', x + n); const turned = board.toDataURL() !== before; times.splice(0, 10); times.sort((a, b) => a - b); \
           done([turned, Math.round(times[25]), Math.round(times[45]), full, board.height, least].join(' ')); }; \
         requestAnimationFrame(next); })",
    )?;
    let told = told.as_str().context("no figures")?.to_owned();
    let words: Vec<&str> = told.split(' ').collect();
    let [turned, half, most, wide, high, least] = words[..] else { anyhow::bail!("{told}") };
    println!(
        "16 by 16 in a picture of {wide} by {high}: {half} ms from frame to frame, {most} ms for nine of ten, at the coarsest {least} wide"
    );
    ensure!(turned == "true", "the table did not turn");
    // Other tests run at the same time, so the limit is far above the time measured alone.
    ensure!(half.parse::<f64>()? < 250.0, "{told}");
    seat.visit.in_peace()
}

/// The 3D table, films and the user's own pieces are downloaded on demand, and then work without the server.
#[test]
fn what_was_used_once_is_there_without_the_server() -> Result<()> {
    let mut seat = Seat::new("gardner")?;
    seat.click("a2 a3")?;
    seat.visit.drop_files(&[("set.toml", OWN), ("rook.obj", PYRAMID), ("broken.obj", BROKEN)])?;
    seat.visit.tab.wait_text(".notice", "broken.obj, line 2:")?;
    for film in ["with", "without"] {
        seat.visit.catch_files()?;
        seat.visit.tab.press("[data-tool=share]")?;
        seat.visit.tab.press("[data-save=film]")?;
        seat.visit.saved("gardner.gif", "image/gif", 20_000)?;
        seat.visit.tab.key("Escape")?;
        if film == "without" {
            break;
        }
        let kept = [
            "scene.js",
            "scene_bg.wasm",
            "pictures.js",
            "film-worker.js",
            "film.js",
            "film_bg.wasm",
            "models.js",
        ];
        for file in kept {
            seat.visit.tab.wait_for(&format!("caches.match({file:?}).then(kept => kept !== undefined)"))?;
        }
        seat.visit.cut_off();
        seat.visit.tab.reload()?;
        seat.wait_for_picture()?;
        seat.click("b4 a3")?;
        seat.visit.moves("a3 bxa3")?;
    }
    // The user's own pieces are restored too.
    seat.visit.tab.press("[data-tool=settings]")?;
    seat.visit.tab.wait_for("document.querySelector('[data-three-d=three-d-set]').value === 'own'")
}

/// Without the server and without an earlier download, the page reports the failure and keeps the flat board.
#[test]
fn a_3d_table_that_cannot_be_fetched_is_reported() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    visit.tab.wait_for("navigator.serviceWorker.controller !== null")?;
    visit.cut_off();
    visit.tab.key("d")?;
    visit.tab.wait_text(".notice", "could not be loaded")?;
    visit.click("e2 e4")?;
    visit.moves("e4")
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
