//! Matches on two boards: four players on one page, with captures that go from board to board.

use anyhow::{Context, Result, ensure};
use chesswright_browser::Size;
use chesswright_draw::{Picture, View};
use chesswright_rules::{Rules, Side};

use crate::visit::Visit;

/// A match on the page. White is below at board A, and Black at board B.
struct Match {
    visit: Visit,
    rules: Rules,
    pictures: [Picture; 2],
}

/// Whoever sits where: White and Black at board A, then at board B.
const PEOPLE: [&str; 4] = ["person"; 4];

impl Match {
    fn new(size: Size, seats: [&str; 4], clock: &str) -> Result<Self> {
        Self::on(Visit::new(size)?, seats, clock)
    }

    /// Starts a match in the window for new games.
    fn on(mut visit: Visit, seats: [&str; 4], clock: &str) -> Result<Self> {
        visit.tab.press("[data-tool=new], .again")?;
        visit.tab.press("label.card:has(input[value=bughouse])")?;
        visit.tab.wait_for("document.querySelector('#seat-WhiteA')")?;
        for (seat, who) in ["WhiteA", "BlackA", "WhiteB", "BlackB"].into_iter().zip(seats) {
            visit.tab.ask(&format!(
                "(() => {{ const s = document.querySelector('#seat-{seat}'); s.value = {who:?}; \
                 s.dispatchEvent(new Event('change', {{ bubbles: true }})); return s.value; }})()"
            ))?;
        }
        if !clock.is_empty() {
            visit.tab.press(&format!("label.pill:has(input[value={clock:?}])"))?;
        }
        visit.tab.press(".begin")?;
        visit.tab.wait_for("document.querySelector('dialog') === null && document.querySelector('main.match #board-b .piece')")?;
        let rules = Rules::new(&chesswright_catalog::definition("bughouse").context("no such game")?)?;
        let pictures =
            [0, 1].map(|below| Picture::new(&rules, View { below: Side(below), ..View::default() }));
        Ok(Self { visit, rules, pictures })
    }

    /// Clicks cells of a board, one after the other.
    fn click(&mut self, board: usize, cells: &str) -> Result<()> {
        for cell in cells.split(' ') {
            let layout = self.pictures[board].layout();
            let centre = layout.centre(self.rules.board().cell(cell).context("no such cell")?);
            let at = (centre.x / layout.size.x, centre.y / layout.size.y);
            self.visit.tab.press_on(["#board", "#board-b"][board], at)?;
        }
        Ok(())
    }

    /// Waits until the list has these moves, line by line: `1. e4 | 1. d4`.
    fn moves(&mut self, expected: &str) -> Result<()> {
        self.visit.tab.wait_for(&format!("{LISTED} === {expected:?}"))
    }

    /// Waits until a piece stands on a cell of a board.
    fn stands(&mut self, board: &str, cell: &str) -> Result<()> {
        let piece = format!("[data-board={board}] .piece:not(.gone)[data-cell={cell}]");
        self.visit.tab.wait_for(&format!("document.querySelector({piece:?})"))
    }
}

const LISTED: &str = "[...document.querySelectorAll('.round.two:not(.heads)')].map(line => \
    [...line.querySelectorAll('.turn')].map(turn => [...turn.querySelectorAll('.move')].map(move => \
    (number => number + ' ' + move.textContent.slice(number.length))(move.querySelector('.number').textContent)).join('')).join(' | ')).join('; ')";

/// What people see of both boards: pieces, hands and moves.
const SEEN: &str = "JSON.stringify([[...document.querySelectorAll('.one-board')].map(board => \
    [[...board.querySelectorAll('.piece:not(.gone)')].map(piece => piece.dataset.cell + piece.querySelector('use').getAttribute('href').replace('board-b', 'board')).sort(), \
    [...board.querySelectorAll('.held-piece')].map(piece => piece.ariaLabel)]), \
    [...document.querySelectorAll('.round.two')].map(line => line.textContent)])";

fn a_capture_arrives(size: Size) -> Result<()> {
    let mut game = Match::new(size, PEOPLE, "")?;
    for (board, cells) in [(0, "e2 e4"), (0, "d7 d5"), (1, "g1 f3"), (0, "e4 d5")] {
        game.click(board, cells)?;
    }
    // It is said where it comes, after what has happened.
    game.visit.tab.wait_text("#said", "Board A: White: pawn e4 to d5.")?;
    game.visit.tab.wait_text("#said", "Board B: New in hand for Black: pawn.")?;
    game.visit.tab.press("[data-board=B] .bars.below .held-piece[data-piece=pawn]")?;
    game.click(1, "e4")?;
    game.stands("B", "e4")?;
    game.moves("1. e4 | ; 1… d5 | 1. Nf3; 2. exd5 | 1… P@e4")?;
    game.visit.tab.wait_text(".status", "Board A: Black to move. Board B: White to move.")?;
    if size == Size::Wide {
        // The list shows both boards as they were.
        game.visit.tab.press(".round.two:nth-of-type(3) .turn:nth-child(2) .move")?;
        game.visit
            .tab
            .wait_for("document.querySelectorAll('[data-board=A] .piece:not(.gone)').length === 32")?;
        game.visit.tab.wait_for("document.querySelector('[data-board=B] .held-piece') === null")?;
        // The first click only goes back to the match.
        game.click(0, "d8")?;
        game.stands("A", "d5")?;
        game.stands("B", "e4")?;
    }
    game.visit.tab.press("[data-tool=undo]")?;
    game.visit.tab.wait_for("document.querySelector('[data-board=B] .held-piece[data-piece=pawn]')")?;
    game.visit.tab.press("[data-tool=undo]")?;
    game.visit.tab.wait_for("document.querySelector('[data-board=B] .held-piece') === null")?;
    game.moves("1. e4 | ; 1… d5 | 1. Nf3")?;
    game.visit.in_peace()
}

#[test]
fn a_capture_arrives_at_the_other_board_and_is_dropped_there() -> Result<()> {
    a_capture_arrives(Size::Wide)
}

#[test]
fn a_capture_arrives_at_the_other_board_of_a_phone() -> Result<()> {
    a_capture_arrives(Size::Phone)
}

#[test]
fn three_computers_play_on_by_themselves() -> Result<()> {
    let mut game = Match::new(Size::Wide, ["person", "1", "1", "1"], "")?;
    // The person sits, and the other board plays.
    game.visit.tab.wait_for(
        "document.querySelectorAll('.round.two:not(.heads) .turn:nth-child(2) .move').length >= 6",
    )?;
    ensure!(
        game.visit
            .tab
            .ask("document.querySelectorAll('.round.two:not(.heads) .turn:first-child .move').length")?
            == 0
    );
    game.click(0, "e2 e4")?;
    game.visit.tab.wait_for(
        "document.querySelectorAll('.round.two:not(.heads) .turn:first-child .move').length >= 2",
    )?;
    // Taking back takes back the own move and all that was played since, and the others go on.
    game.visit.tab.press("[data-tool=undo]")?;
    game.visit.tab.wait_for("document.querySelector('[data-board=A] .piece:not(.gone)[data-cell=e2]')")?;
    game.visit.tab.press("[data-tool=resign]")?;
    game.visit.tab.press("dialog .main")?;
    game.visit.tab.wait_text(".status", "Team Black (A) + White (B) wins: White resigned on board A.")?;
    // Again, with the other colours.
    game.visit.tab.press("[data-again=rematch]")?;
    game.visit
        .tab
        .wait_for("document.querySelector('[data-board=A] .bars.below .bar').dataset.side === '1'")?;
    game.visit.tab.wait_for(
        "document.querySelectorAll('.round.two:not(.heads) .turn:first-child .move').length >= 1",
    )?;
    game.visit.in_peace()
}

#[test]
fn a_match_survives_a_reload() -> Result<()> {
    let mut game = Match::new(Size::Wide, ["person", "person", "person", "1"], "5+3")?;
    game.click(0, "e2 e4")?;
    game.click(0, "d7 d5")?;
    game.click(0, "e4 d5")?;
    game.click(1, "g1 f3")?;
    game.visit.tab.wait_for(
        "document.querySelectorAll('.round.two:not(.heads) .turn:nth-child(2) .move').length === 2",
    )?;
    game.visit.settle()?;
    let before = game.visit.tab.ask(SEEN)?;
    game.visit.tab.reload()?;
    game.visit.tab.wait_for("document.querySelector('main.match #board-b .piece')")?;
    game.visit.tab.wait_for(&format!("{SEEN} === {before}"))?;
    ensure!(game.visit.tab.ask("document.querySelectorAll('.one-board .clock').length")? == 4);
    ensure!(game.visit.tab.text("[data-board=B] .bars.below .who")?.contains("Computer, level 1"));
    // It goes on where it was.
    game.click(1, "f3 e5")?;
    game.visit.tab.wait_for(
        "document.querySelectorAll('.round.two:not(.heads) .turn:nth-child(2) .move').length === 4",
    )?;
    // Another game leaves it, and it is found again.
    game.visit.set_up("chess")?;
    game.visit
        .tab
        .wait_for("document.querySelector('main.room #board') && !document.querySelector('#board-b')")?;
    game.visit.tab.press("[data-tool=open]")?;
    let kept = "[...document.querySelectorAll('.kept-games button.kept')].find(game => game.textContent.includes('Bughouse'))";
    game.visit.tab.wait_for(kept)?;
    game.visit.tab.ask(&format!("{kept}.click()"))?;
    game.visit.tab.wait_for("document.querySelector('main.match #board-b .piece')")?;
    game.visit.in_peace()
}

#[test]
fn a_match_is_saved_as_bpgn_and_opened_again() -> Result<()> {
    let mut game = Match::new(Size::Wide, PEOPLE, "3+2")?;
    for (board, cells) in [(0, "e2 e4"), (0, "d7 d5"), (1, "g1 f3"), (0, "e4 d5")] {
        game.click(board, cells)?;
    }
    game.moves("1. e4 | ; 1… d5 | 1. Nf3; 2. exd5 | ")?;
    game.visit.settle()?;
    let before = game.visit.tab.ask(SEEN)?;
    game.visit.catch_files()?;
    game.visit.tab.press("[data-tool=save]")?;
    game.visit.saved("bughouse.bpgn", "text/plain", 100)?;
    let text = game.visit.tab.ask("globalThis.last.blob.text()")?;
    let text = text.as_str().context("a text")?.to_owned();
    ensure!(text.contains("1A. e4{") && text.contains("1a. d5{") && text.contains("1B. Nf3{"), "{text}");
    game.visit.set_up("chess")?;
    game.visit.drop_files(&[("match.bpgn", &text)])?;
    game.visit.tab.wait_for("document.querySelector('main.match #board-b .piece')")?;
    game.visit.tab.wait_for(&format!("{SEEN} === {before}"))?;
    // Of several matches, one is chosen.
    game.visit.drop_files(&[("two.bpgn", &format!("{text}\n{text}"))])?;
    game.visit.tab.press(".several [data-place='1']")?;
    game.visit.tab.wait_for(&format!("document.querySelector('dialog') === null && {SEEN} === {before}"))?;
    game.visit.in_peace()
}

#[test]
fn both_boards_can_be_used_on_every_screen() -> Result<()> {
    for (size, width, height, least) in [
        (Size::Wide, 1440, 900, 55.0),
        (Size::Wide, 1280, 720, 52.0),
        (Size::Wide, 1024, 768, 40.0),
        (Size::Phone, 390, 844, 36.0),
        (Size::Phone, 844, 390, 36.0),
        (Size::Phone, 360, 640, 27.0),
    ] {
        let mut visit = Visit::new(size)?;
        visit.tab.resize(width, height)?;
        let mut game = Match::on(visit, ["person", "person", "person", "2"], "5+3")?;
        for (board, cells) in [(0, "e2 e4"), (0, "d7 d5"), (0, "e4 d5")] {
            game.click(board, cells)?;
        }
        game.visit.tab.wait_for("document.querySelector('[data-board=B] .held-piece')")?;
        let told = game.visit.tab.ask(
            "(() => { const box = e => e.getBoundingClientRect(); const inside = b => b.left >= -0.5 && b.top >= -0.5 && \
               b.right <= innerWidth + 0.5 && b.bottom <= innerHeight + 0.5 && b.width > 8 && b.height > 8; \
             const parts = ['#board', '#board-b', '.one-board .bar', '.one-board .who b', '.one-board .clock', '.one-board .tray', '.held-piece', \
               '.toolbar > .tool', '#menu'].flatMap(s => [...document.querySelectorAll(s)].map(e => [s, e])); \
             const out = parts.filter(([, e]) => !inside(box(e))).map(([s]) => s); \
             const covered = parts.filter(([s, e]) => { const b = box(e); const at = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2); \
               return s !== '.one-board .who b' && !(at && (e.contains(at) || at.contains(e))); }).map(([s]) => s); \
             const pieces = [...document.querySelectorAll('.one-board')].map(board => box(board.querySelector('svg.board')).width / 8); \
             return { out, covered, square: Math.min(...pieces), bars: document.querySelectorAll('.one-board .bar').length, \
               clocks: document.querySelectorAll('.one-board .clock').length, wide: document.documentElement.scrollWidth > innerWidth }; })()",
        )?;
        ensure!(told["out"] == serde_json::json!([]), "{width} × {height}: outside: {told}");
        ensure!(told["covered"] == serde_json::json!([]), "{width} × {height}: covered: {told}");
        ensure!(
            told["bars"] == 4 && told["clocks"] == 4 && told["wide"] == false,
            "{width} × {height}: {told}"
        );
        // A board has a frame beside its squares.
        ensure!(told["square"].as_f64() > Some(least), "{width} × {height}: {told}");
        game.visit.tools_are_seen()?;
        if size == Size::Phone {
            // The panel covers the boards only when it is asked for.
            game.visit.tab.press("[data-tool=panel]")?;
            game.visit
                .tab
                .wait_for("getComputedStyle(document.querySelector('.panel')).display === 'flex'")?;
            game.visit.tab.press(".fold")?;
            game.visit
                .tab
                .wait_for("getComputedStyle(document.querySelector('.panel')).display === 'none'")?;
        }
        game.visit.tab.press("[data-tool=resign]")?;
        game.visit.tab.press("dialog .main")?;
        game.visit.tab.wait_for("(e => e.getBoundingClientRect().height > 0 && e.textContent.startsWith('Team'))(document.querySelector('.status.over'))")?;
        game.visit.in_peace()?;
    }
    Ok(())
}

#[test]
fn everybody_can_use_both_boards() -> Result<()> {
    let checker = std::env::var("CHESSWRIGHT_ACCESSIBILITY").context("run `cargo xtask test --only page`")?;
    let checker = std::fs::read_to_string(&checker).with_context(|| checker.clone())?;
    for (size, scheme) in [(Size::Wide, "dark"), (Size::Phone, "light")] {
        let mut visit = Visit::new(size)?;
        visit.tab.scheme(scheme)?;
        visit.tab.ask(&checker)?;
        let mut game = Match::on(visit, PEOPLE, "5+3")?;
        game.click(0, "e2 e4")?;
        game.click(0, "d7 d5")?;
        game.click(0, "e4 d5")?;
        game.visit.tab.wait_for("document.querySelector('[data-board=B] .held-piece')")?;
        let found = game.visit.tab.ask(
            "axe.run({ resultTypes: ['violations'] }).then(found => found.violations \
             .filter(one => ['serious', 'critical'].includes(one.impact)) \
             .map(one => one.id + ': ' + one.nodes.map(node => node.target.join(' ') + ' (' + node.failureSummary + ')').join('; ')))",
        )?;
        ensure!(found == serde_json::json!([]), "{size:?}, {scheme}: {found}");
        // A typed move may name its board.
        if size == Size::Wide {
            game.visit.tab.press("#typed")?;
            game.visit.tab.type_text("B e4")?;
            game.visit.tab.key("Enter")?;
            game.stands("B", "e4")?;
            game.visit.tab.wait_for("document.querySelector('#typed').value === ''")?;
            // The 3D table is not for matches, and the page says so.
            game.visit.tab.ask("document.activeElement.blur(); true")?;
            game.visit.tab.key("d")?;
            game.visit.tab.wait_text(".notice", "two flat boards")?;
        }
        game.visit.in_peace()?;
    }
    Ok(())
}
