//! A visit to the page that knows the positions of cells.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use chesswright_browser::{Chromium, Program, Size, Tab};
use chesswright_catalog::level::{self, Level, packs::CAMPAIGN};
use chesswright_draw::{Picture, View};
use chesswright_rules::{Rules, Side};
use chesswright_table::level::solids;

/// A browser with the page open.
pub(crate) struct Visit {
    pub(crate) tab: Tab,
    picture: Option<Picture>,
    rules: Option<Rules>,
    browser: Arc<Chromium>,
    size: Size,
    program: Option<Program>,
}

impl Visit {
    pub(crate) fn new(size: Size) -> Result<Self> {
        let path = |name: &str| {
            std::env::var(name)
                .with_context(|| format!("{name} is not set; run `cargo xtask test --only page`"))
        };
        let program = Program::start(&path("CHESSWRIGHT_PROGRAM")?)?;
        let browser = Chromium::shared(&path("CHESSWRIGHT_BROWSER")?)?;
        let tab = browser.open(&program.address, size)?;
        Ok(Self { tab, picture: None, rules: None, browser, size, program: Some(program) })
    }

    /// Opens an address of a server that is not this visit's own.
    pub(crate) fn at(page: &str, size: Size) -> Result<Self> {
        let path = std::env::var("CHESSWRIGHT_BROWSER")
            .context("CHESSWRIGHT_BROWSER is not set; run `cargo xtask test --only page`")?;
        let browser = Chromium::shared(&path)?;
        let tab = browser.open(page, size)?;
        Ok(Self { tab, picture: None, rules: None, browser, size, program: None })
    }

    /// Finds the positions of the cells of a game, with a side at the lower edge.
    pub(crate) fn look_at(&mut self, rules: &Rules, below: Side) {
        self.picture = Some(Picture::new(rules, View { below, ..View::default() }));
        self.rules = Some(rules.clone());
    }

    /// Starts a game of two people.
    pub(crate) fn set_up(&mut self, game: &str) -> Result<()> {
        self.plan(game, |tab| tab.press("input[name=mode][value=person-person]"))
    }

    /// Starts a game of two people from a position.
    pub(crate) fn set_up_from(&mut self, game: &str, fen: &str) -> Result<()> {
        self.plan(game, |tab| {
            tab.press("input[name=mode][value=person-person]")?;
            tab.press("input[name=start][value=fen]")?;
            tab.press("#fen")?;
            tab.type_text(fen)
        })
    }

    /// Starts a game as planned in the window for new games.
    pub(crate) fn plan(&mut self, game: &str, plan: impl FnOnce(&mut Tab) -> Result<()>) -> Result<()> {
        self.tab.press("[data-tool=new]")?;
        self.tab.press(&format!("label.card:has(input[value={game:?}])"))?;
        plan(&mut self.tab)?;
        self.tab.press(".begin")?;
        self.tab.wait_for(
            "document.querySelector('dialog') === null && document.querySelector('.move') === null",
        )?;
        let definition = chesswright_catalog::definition(game).context("no such game")?;
        let rules = Rules::new(&definition)?;
        self.picture = Some(Picture::new(&rules, View::default()));
        self.rules = Some(rules);
        Ok(())
    }

    /// Starts a game against the computer, or between two computers.
    pub(crate) fn set_up_computer(&mut self, game: &str, mode: &str, level: u8) -> Result<()> {
        self.plan(game, |tab| {
            tab.press(&format!("input[name=mode][value={mode}]"))?;
            tab.ask(&format!(
                "(() => {{ const l = document.querySelector('#level'); l.value = '{level}'; \
                 l.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
            ))?;
            Ok(())
        })
    }

    /// Holds back the computer's answers until [`Self::let_the_computer_answer`], however fast it thinks. Call this
    /// before the first search, because the page has then not started its worker.
    pub(crate) fn hold_the_computer(&mut self) -> Result<()> {
        self.tab.ask(
            "(() => { const released = new Promise(done => globalThis.release = done); const Whole = Worker; \
             globalThis.Worker = class extends Whole { set onmessage(hear) { super.onmessage = async event => { \
             if (event.data.includes('Found')) await released; hear(event); }; } }; return true; })()",
        )?;
        Ok(())
    }

    /// Collects the messages of workers in `overheard`.
    pub(crate) fn overhear_the_computer(&mut self) -> Result<()> {
        self.tab.ask(
            "(() => { globalThis.overheard = []; const Whole = Worker; globalThis.Worker = class extends Whole { set onmessage(hear) { \
             super.onmessage = event => { globalThis.overheard.push(event.data); hear(event); }; } }; return true; })()",
        )?;
        Ok(())
    }

    pub(crate) fn let_the_computer_answer(&mut self) -> Result<()> {
        self.tab.ask("globalThis.release(); true").map(|_| ())
    }

    /// Opens the page once more, in another tab of the same browser.
    pub(crate) fn another_tab(&mut self) -> Result<Tab> {
        let page = self.program.as_ref().context("the server is gone")?.address.clone();
        self.browser.beside(&self.tab, &page, self.size)
    }

    /// Kills the tab and opens a new one with the same storage.
    pub(crate) fn lose_tab(self) -> Result<Self> {
        let page = self.program.as_ref().context("the server is gone")?.address.clone();
        let tab = self.browser.lose(self.tab, &page, self.size)?;
        Ok(Self { tab, ..self })
    }

    /// Collects the files that the page saves in `saved`: the type and the size, and later the name.
    pub(crate) fn catch_files(&mut self) -> Result<()> {
        let caught = "(() => { globalThis.saved = []; const address = URL.createObjectURL; \
            URL.createObjectURL = blob => { globalThis.saved.push({ blob, type: blob.type, size: blob.size }); return address(blob); }; \
            HTMLAnchorElement.prototype.click = function() { globalThis.saved.at(-1).name = this.download; }; return true; })()";
        self.tab.ask(caught).map(|_| ())
    }

    /// Waits for a file with that name and type and with more than `size` bytes, and clears the list of saved files.
    pub(crate) fn saved(&mut self, name: &str, mime: &str, size: usize) -> Result<()> {
        self.tab.wait_for(&format!(
            "globalThis.saved.some(file => file.name === {name:?} && file.type === {mime:?} && file.size > {size})"
        ))?;
        self.tab.ask("globalThis.last = globalThis.saved.pop(); globalThis.saved = []; true").map(|_| ())
    }

    /// Decodes the last file as a GIF in the browser, and returns its width, height and number of pictures.
    pub(crate) fn film(&mut self) -> Result<(u64, u64, u64)> {
        let told = self.tab.ask(
            "(async () => { const decoder = new ImageDecoder({ data: await globalThis.last.blob.arrayBuffer(), type: 'image/gif' }); \
             await decoder.tracks.ready; await decoder.completed; const count = decoder.tracks.selectedTrack.frameCount; let size; \
             for (let frameIndex = 0; frameIndex < count; frameIndex++) { \
               const { image } = await decoder.decode({ frameIndex }); size = [image.displayWidth, image.displayHeight]; image.close(); } \
             return [...size, count]; })()",
        )?;
        let number = |i: usize| told[i].as_u64().context("no film");
        Ok((number(0)?, number(1)?, number(2)?))
    }

    /// Drops files on the page: their names and texts.
    pub(crate) fn drop_files(&mut self, files: &[(&str, &str)]) -> Result<()> {
        let files: Vec<String> = files
            .iter()
            .map(|(name, text)| format!("data.items.add(new File([{text:?}], {name:?}));"))
            .collect();
        self.tab
            .ask(&format!(
                "(() => {{ const data = new DataTransfer(); {} \
                 window.dispatchEvent(new DragEvent('drop', {{ dataTransfer: data, bubbles: true, cancelable: true }})); }})()",
                files.concat()
            ))
            .map(|_| ())
    }

    /// Opens a level of the campaign from the map, with chapter and number from 0. Returns the moves of its proof.
    pub(crate) fn open_level(&mut self, chapter: usize, number: usize) -> Result<Vec<String>> {
        self.tab.press("[data-tool=levels]")?;
        self.tab.press(&format!("[data-level='{chapter}-{number}']"))?;
        self.tab.wait_for("document.querySelector('dialog') === null && document.querySelector('.level')")?;
        let text = CAMPAIGN[chapter].texts().nth(number).context("no such level")?;
        let proof = self.lay_out(text)?.proof.context("a proof")?;
        // `Pa5xb5` goes from a5 to b5.
        let cells = |word: &str| word.trim_start_matches(char::is_uppercase).replace('x', "");
        Ok(proof.line.split_whitespace().map(cells).collect())
    }

    /// Opens a level from a user's text.
    pub(crate) fn open_own_level(&mut self, text: &str) -> Result<()> {
        self.open_text(text)?;
        self.tab.wait_for("document.querySelector('dialog') === null && document.querySelector('.level')")?;
        self.lay_out(text).map(|_| ())
    }

    /// Reads a level to find the positions of its cells on the board.
    fn lay_out(&mut self, text: &str) -> Result<Level> {
        let level = level::read(text).map_err(|problems| anyhow::anyhow!("{problems:?}"))?;
        let rules = Rules::new(&level.definition())?;
        let view = View { solids: solids(&level), ..View::default() };
        self.picture = Some(Picture::new(&rules, view));
        self.rules = Some(rules);
        Ok(level)
    }

    /// The position of a cell, as fractions of the board's picture.
    fn place(&self, cell: &str) -> Result<(f64, f64)> {
        let (picture, rules) = self.picture.as_ref().zip(self.rules.as_ref()).context("no game is set up")?;
        let cell = rules.board().cell(cell).with_context(|| format!("there is no cell {cell}"))?;
        let (middle, size) = (picture.layout().centre(cell), picture.layout().size);
        Ok((middle.x / size.x, middle.y / size.y))
    }

    /// Clicks cells, one after the other.
    pub(crate) fn click(&mut self, cells: &str) -> Result<()> {
        for cell in cells.split(' ') {
            let place = self.place(cell)?;
            self.tab.press_board(place)?;
        }
        Ok(())
    }

    /// Moves the mouse to a cell.
    pub(crate) fn hover(&mut self, cell: &str) -> Result<()> {
        let place = self.place(cell)?;
        self.tab.hover_board(place)
    }

    /// Presses a mouse button on one cell and releases it on another.
    pub(crate) fn drag_with(&mut self, button: u8, from: &str, to: &str) -> Result<()> {
        let (from, to) = (self.place(from)?, self.place(to)?);
        self.tab.tell_board(button, &[("pointerdown", from), ("pointermove", to), ("pointerup", to)])
    }

    /// From now on, these cells are clicked on the board that the server sends, before the program has loaded.
    pub(crate) fn press_early(&mut self, cells: &str) -> Result<()> {
        let places: Result<Vec<(f64, f64)>> = cells.split(' ').map(|cell| self.place(cell)).collect();
        let places: Vec<[f64; 2]> = places?.into_iter().map(|(x, y)| [x, y]).collect();
        self.tab.ask(&format!("sessionStorage.early = JSON.stringify({places:?}); true"))?;
        // The program starts after its bytes are compiled.
        self.tab.prepare(
            "(() => { const whole = WebAssembly.instantiateStreaming; WebAssembly.instantiateStreaming = (...program) => { \
             const board = document.querySelector('.stack svg:not(#board)'), box = board?.getBoundingClientRect(); \
             for (const [x, y] of board ? JSON.parse(sessionStorage.early) : []) board.dispatchEvent(new PointerEvent('pointerdown', \
               { clientX: box.left + x * box.width, clientY: box.top + y * box.height, pointerId: 1, button: 0, bubbles: true })); \
             globalThis.pressed = board !== null; return whole(...program); }; })()",
        )
    }

    /// Waits until the page has rendered all changes.
    pub(crate) fn settle(&mut self) -> Result<()> {
        self.tab.ask("new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true))), 200))")?;
        Ok(())
    }

    /// Finds the positions of the cells on the board with which the page starts.
    pub(crate) fn look_at_chess(&mut self) -> Result<Rules> {
        let rules = Rules::new(&chesswright_catalog::definition("chess").context("no chess")?)?;
        self.picture = Some(Picture::new(&rules, View::default()));
        self.rules = Some(rules.clone());
        Ok(rules)
    }

    pub(crate) fn drag(&mut self, from: &str, to: &str) -> Result<()> {
        let (from, to) = (self.place(from)?, self.place(to)?);
        self.tab.drag_board(from, to)
    }

    /// Drags a piece from a tray.
    pub(crate) fn drag_held(&mut self, selector: &str, to: &str) -> Result<()> {
        let to = self.place(to)?;
        self.tab.drag(selector, to)
    }

    /// Moves the keyboard cursor over the board with arrow keys until the page announces the cell.
    pub(crate) fn walk_to(&mut self, cell: &str) -> Result<()> {
        let board = self
            .rules
            .clone()
            .unwrap_or(Rules::new(&chesswright_catalog::definition("chess").context("chess")?)?);
        let board = board.board();
        let wanted = board.coords(board.cell(cell).context("no such cell")?);
        self.step("ArrowUp")?;
        for _ in 0..40 {
            let said = self.tab.text("#said")?;
            let here =
                said.split(':').next().and_then(|name| board.cell(name)).map(|cell| board.coords(cell));
            let Some(here) = here else { anyhow::bail!("the keys say {said:?}") };
            let key = match (wanted.x - here.x, wanted.y - here.y) {
                (0, 0) => return Ok(()),
                (1.., _) => "ArrowRight",
                (..0, _) => "ArrowLeft",
                (_, 1..) => "ArrowUp",
                _ => "ArrowDown",
            };
            self.step(key)?;
        }
        anyhow::bail!("the keys never reach {cell}")
    }

    /// Presses an arrow key, and waits for what the page says about it. At the edge of the board that may be what it said before.
    fn step(&mut self, key: &str) -> Result<()> {
        let before = self.tab.text("#said")?;
        self.tab.key(key)?;
        for _ in 0..50 {
            if self.tab.text("#said")? != before {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Opens a text in the window for opening games.
    pub(crate) fn open_text(&mut self, text: &str) -> Result<()> {
        self.tab.press("[data-tool=open]")?;
        self.tab.press("#open-text")?;
        self.tab.type_text(text)?;
        self.tab.press("dialog button.main")
    }

    /// Waits until the move list shows exactly these moves of the main line.
    pub(crate) fn moves(&mut self, expected: &str) -> Result<()> {
        self.tab.wait_for(&format!(
            "[...document.querySelectorAll('.round .move')].map(move => move.textContent).join(' ') === {expected:?}"
        ))
    }

    /// Waits until pieces stand on all these cells.
    pub(crate) fn stands(&mut self, cells: &str) -> Result<()> {
        for cell in cells.split(' ') {
            self.tab.wait_for(&format!("document.querySelector('.piece:not(.gone)[data-cell={cell}]')"))?;
        }
        Ok(())
    }

    /// Tests that every tool of the toolbar is inside it and inside the window.
    pub(crate) fn tools_are_seen(&mut self) -> Result<()> {
        // On a phone, a page that is too wide widens its window, but not the screen.
        let window = if self.size == Size::Phone { "screen.width" } else { "innerWidth" };
        let seen = format!(
            "(() => {{ const edge = Math.min(document.querySelector('.toolbar').getBoundingClientRect().right, {window}); \
             return [...document.querySelectorAll('.toolbar > .tool, #menu')].every(tool => {{ const at = tool.getBoundingClientRect(); return at.left >= 0 && at.right <= edge; }}); }})()"
        );
        ensure!(self.tab.ask(&seen)? == true, "a tool is cut off");
        Ok(())
    }

    /// Opens the page again in a language.
    pub(crate) fn reopen_in(&mut self, language: &str) -> Result<()> {
        self.tab.ask(&format!(
            "localStorage.setItem('chesswright/settings', JSON.stringify({{ language: {language:?} }})); true"
        ))?;
        self.tab.reload()?;
        self.tab.wait_for(&format!("document.documentElement.lang === {language:?}"))
    }

    /// Chooses a language in the settings, which stay open.
    pub(crate) fn speak(&mut self, code: &str) -> Result<()> {
        self.tab.press("[data-tool=settings]")?;
        self.tab.wait_for("document.querySelector('#language')")?;
        let chosen = format!(
            "(() => {{ const s = document.querySelector('#language'); s.value = {code:?}; \
             s.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
        );
        self.tab.ask(&chosen).map(|_| ())
    }

    /// Closes the window that is open, which may be drawn anew just now.
    pub(crate) fn close_window(&mut self) -> Result<()> {
        const CLOSED: &str = "document.querySelector('dialog') === null";
        for _ in 0..3 {
            self.tab.key("Escape")?;
            self.settle()?;
            if self.tab.ask(CLOSED)? == true {
                return Ok(());
            }
        }
        self.tab.wait_for(CLOSED)
    }

    /// Opens the level of a number of days ago.
    pub(crate) fn open_daily(&mut self, ago: usize) -> Result<()> {
        self.tab.press("[data-tool=levels]")?;
        self.tab.press(&format!("[data-level^='day-']:nth-of-type({})", ago + 1))?;
        self.tab
            .wait_for("document.querySelector('dialog') === null && document.querySelector('.level .so-far')")
    }

    /// Stops the server.
    pub(crate) fn cut_off(&mut self) {
        self.program = None;
    }

    /// Tests that the page has reported no errors.
    pub(crate) fn in_peace(mut self) -> Result<()> {
        let complaints = self.tab.complaints()?;
        ensure!(complaints.is_empty(), "the page complains: {complaints:?}");
        Ok(())
    }
}
