//! Games on two boards: files as servers write them, our own, and hostile ones.

#![expect(clippy::print_stderr, reason = "a test that is skipped says so")]

use std::collections::HashMap;
use std::path::Path;

use chesswright_notation::bpgn::{
    Board, Boards, Label, MOST_FAULTS, MOST_MOVES, MOST_TEXT, Reader, Record, Seat, Writer,
};
use chesswright_notation::pgn::{GameResult, Tags};
use chesswright_notation::san::{San, Style};
use chesswright_rules::prng::SplitMix64;
use chesswright_rules::{Reason, Rules, Side};

fn variant(name: &str) -> Option<Rules> {
    Rules::new(&chesswright_catalog::definition(name)?).ok()
}

fn read(text: &[u8]) -> Vec<Record> {
    let mut variants = variant;
    let mut reader = Reader::new(text, &mut variants);
    std::iter::from_fn(|| reader.record().expect("memory can be read")).collect()
}

fn one(text: &str) -> Record {
    let mut games = read(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn faults(record: &Record) -> Vec<String> {
    record.faults.iter().map(ToString::to_string).collect()
}

/// Counts from the texts of the moves alone whether every drop has an earlier capture by the partner. No kinds: a queen that was a pawn
/// is a pawn in hand, which a text does not show.
fn every_drop_has_an_earlier_capture(record: &Record) -> bool {
    let mut held: HashMap<Seat, usize> = HashMap::new();
    record.entries.iter().all(|entry| {
        let seat = entry.label.seat;
        if entry.text.contains('x') {
            *held.entry(seat.partner()).or_default() += 1;
        }
        match held.get_mut(&seat) {
            Some(count) if entry.text.contains('@') && *count > 0 => {
                *count -= 1;
                true
            }
            _ => !entry.text.contains('@'),
        }
    })
}

const OURS: &str = include_str!("data/two-boards.bpgn");

#[test]
fn our_games_replay() {
    let games = read(OURS.as_bytes());
    assert_eq!(games.len(), OURS.matches("[Event ").count());
    for game in &games {
        assert_eq!(faults(game), [""; 0], "line {}", game.line);
        assert_eq!(game.understood(), game.entries.len());
        assert!(game.entries.iter().all(|entry| entry.clock.is_some()), "line {}", game.line);
        assert!(every_drop_has_an_earlier_capture(game), "line {}", game.line);
        assert_ne!(game.result(), GameResult::Unknown);
        let mated = Board::BOTH.map(|board| game.boards.as_ref().unwrap().position(board).outcome());
        if game.closing.as_deref().is_some_and(|words| words.ends_with("checkmated")) {
            let ends: Vec<_> = mated.into_iter().flatten().collect();
            assert_eq!(ends.len(), 1, "line {}", game.line);
            assert_eq!(ends[0].reason, Reason::Checkmate);
        } else {
            assert_eq!(mated, [None, None], "line {}", game.line);
        }
    }
}

#[test]
fn our_games_are_written_as_they_were_read() {
    for game in read(OURS.as_bytes()) {
        let text = written(&game);
        let again = one(&text);
        assert_eq!((&again.entries, &again.tags), (&game.entries, &game.tags));
        assert_eq!((&again.closing, again.result), (&game.closing, game.result));
        assert_eq!(written(&again), text);
    }
}

/// A game as text, its moves written anew.
fn written(game: &Record) -> String {
    let start = game.start.as_ref().unwrap();
    let mut boards = Boards::new(start.positions.clone());
    let mut writer = Writer::default();
    writer.tags(&game.tags);
    for entry in &game.entries {
        let board = entry.label.seat.board;
        let played = entry.played.as_ref().unwrap();
        assert_eq!(entry.label, Label::next(board, boards.position(board)));
        let text = start.san.write(boards.position(board), played, Style::SHORT);
        writer.played(entry.label, &text, entry.clock);
        entry.comments.iter().for_each(|comment| writer.comment(comment));
        boards.play(board, played);
    }
    writer.result(game.closing.as_deref().unwrap_or_default(), game.result());
    writer.take()
}

/// Files of other programs. `CHESSWRIGHT_BPGN` is a file of games or a folder of such files.
#[test]
fn public_games_replay() {
    let Some(place) = std::env::var_os("CHESSWRIGHT_BPGN") else {
        eprintln!("skipped: CHESSWRIGHT_BPGN names no file or folder of games on two boards");
        return;
    };
    let place = Path::new(&place);
    let mut files: Vec<_> = match place.is_dir() {
        true => std::fs::read_dir(place).unwrap().map(|entry| entry.unwrap().path()).collect(),
        false => vec![place.to_owned()],
    };
    files.retain(|path| !place.is_dir() || path.extension().is_some_and(|ending| ending == "bpgn"));
    files.sort();
    let (mut games, mut moves, mut drops, mut wrong) = (0, 0, 0, vec![]);
    for path in files {
        for game in read(&std::fs::read(&path).unwrap()) {
            games += 1;
            moves += game.understood();
            drops += game.entries.iter().filter(|entry| entry.text.contains('@')).count();
            if game.understood() < game.entries.len() || !every_drop_has_an_earlier_capture(&game) {
                wrong.push(format!("{}: {}", path.display(), faults(&game).join("; ")));
            }
        }
    }
    eprintln!("{games} games, {moves} moves, {drops} drops, {} games with faults", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(games > 0, "no games in {}", place.display());
}

#[test]
fn files_as_servers_write_them() {
    // Several tags on a line, kibitzing, clocks after a blank, and moves glued to their numbers.
    let game = one(
        "[Event \"FICS\"]\n[WhiteA \"a\"][WhiteAElo \"1900\"]\n[Result \"0-1\"]\n{C: This is game 7}\n\
                    1A. e4 {179} 1a.e5{178.5}{C:x(1900) kibitzes: hm} 1B.d4 {177}\n1b. $146@f6 {a resigns} 0-1",
    );
    assert_eq!(game.tags.get("WhiteAElo"), Some("1900"));
    assert_eq!(game.comments, ["This is game 7"]);
    let clocks: Vec<_> = game.entries.iter().map(|entry| entry.clock).collect();
    assert_eq!(clocks, [Some(179_000), Some(178_500), Some(177_000), None]);
    assert_eq!(game.entries[1].comments, ["x(1900) kibitzes: hm"]);
    assert_eq!(game.entries[3].text, "N@f6", "as one site writes it");
    assert_eq!(game.closing.as_deref(), Some("a resigns"));
    assert!(faults(&game)[0].contains("`N@f6` is not legal"), "nothing was captured: {:?}", faults(&game));

    let game = one("[Event \"twice\"]\n\n1A. e4{179} 1A. e4{179} 1a. e5{178} *");
    assert_eq!(faults(&game), ["line 3: `1A.` is written twice; the second one was skipped"]);
    assert_eq!(game.understood(), 2);
}

#[test]
fn two_start_positions() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1 | 4k3/4p3/8/8/8/8/8/4K3[Q] b - - 0 1";
    let game = one(&format!("[FEN \"{fen}\"]\n\n1A. e4 1b. e5 1B. Q@d8 *"));
    assert_eq!(faults(&game), [""; 0]);
    assert_eq!(game.understood(), 3);
    let game = one("[FEN \"4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1\"]\n\n1A. e4 1B. e3 *");
    assert_eq!(game.understood(), 2, "one position is that of both boards");
    let game = one("[FEN \"nonsense | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\"]\n\n1A. e4 *");
    assert!(game.start.is_none() && game.understood() == 0);
    assert!(faults(&game)[0].contains("the start position is wrong"));
}

#[test]
fn what_is_wrong_is_said() {
    for (text, fault) in [
        (
            "1A. e4 1A. e5 *",
            "line 3: `1A.` is out of turn, `1a.` is next on this board; the rest of the game is not checked",
        ),
        ("1A. e4 2a. e5 2A. d4 2a. d5 *", ""),
        (
            "e4 1a. e5 *",
            "line 3: `e4` has no number with a board, such as `12A.` or `12a.`; the rest of the game is not checked",
        ),
        (
            "1A. e4 (1A. d4) 1a. e5 *",
            "line 3: variations cannot be read in games on two boards; they were skipped",
        ),
        (
            "1A. e4 1a. e5 2A. Bc4 2a. Nc6 3A. Qh5 3a. Nf6 4A. Qxf7# 1B. e4 {x} 1-0",
            "line 3: `1B.` comes after the end of the game on the other board",
        ),
        (
            "1A. e4 1a. e5 2A. Bc4 2a. Nc6 3A. Qh5 3a. Nf6 4A. Qxf7# 0-1",
            "line 3: the last position is 1-0 by checkmate, but the result is `0-1`",
        ),
        // A drop on g3 could answer this check.
        ("1A. f3 1a. e5 2A. g4 2a. Qh4+ *", ""),
    ] {
        let said = faults(&one(&format!("[Event \"x\"]\n\n{text}")));
        assert_eq!(said.first().map_or("", String::as_str), fault, "{text}");
    }
    let game = one("[Variant \"chess\"]\n\n1A. e4 *");
    assert_eq!(faults(&game), ["line 3: `chess` is not played on two boards; its moves cannot be checked"]);
    let game = one("[Variant \"no such game\"]\n\n1A. e4 *");
    assert!(faults(&game)[0].contains("there is no game called `no such game`"));
}

#[test]
fn hostile_files_are_bounded() {
    // More moves than are kept.
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let mut long = String::from("[Event \"long\"]\n\n");
    for at in 0..2 * MOST_MOVES {
        let side = if at % 2 == 0 { 'A' } else { 'a' };
        long.push_str(&format!("{}{side}. {} ", at / 2 + 1, shuffle[at % 4]));
    }
    let game = one(&(long + "*"));
    assert_eq!((game.entries.len(), game.understood()), (MOST_MOVES, MOST_MOVES));
    assert_eq!(
        faults(&game),
        [format!("line 3: the game has more than {MOST_MOVES} moves; the rest was skipped")]
    );

    let comments = "{C:".to_owned() + &"x".repeat(60_000) + "} ";
    let game = one(&format!("[Event \"talk\"]\n\n1A. e4 {} *", comments.repeat(100)));
    let kept: usize = game.entries[0].comments.iter().map(String::len).sum();
    assert!(kept <= MOST_TEXT && kept > MOST_TEXT / 2, "{kept}");

    let game = one(&format!("[Event \"stray\"]\n\n{} *", "} ".repeat(100_000)));
    assert_eq!(game.faults.len(), MOST_FAULTS);

    let names = (0..5000).map(|n| format!("[Variant{n} \"x\"]\n")).collect::<String>();
    assert!(one(&format!("{names}\n1A. e4 *")).tags.iter().count() <= Tags::MOST);
}

/// Bytes that look like games, cut and mixed, cause no panic.
#[test]
fn damaged_files_are_read() {
    let mut random = SplitMix64::new(11);
    let mut below = |n: usize| (random.next_u64() % n as u64) as usize;
    let parts: [&[u8]; 14] = [
        b"1A. ",
        b"1a.",
        b"2B. ",
        b"e4",
        b"exd5",
        b"P@e4",
        b"N@",
        b"{12.5}",
        b"{C:",
        b"}",
        b"[FEN \"|\"]\n",
        b"(",
        b"1-0 ",
        b"\xff\xfe",
    ];
    for _ in 0..400 {
        let mut text = OURS.as_bytes()[..below(OURS.len())].to_vec();
        for _ in 0..below(12) {
            let at = below(text.len() + 1);
            let part = parts[below(parts.len())];
            text.splice(at..at, part.iter().copied());
        }
        for game in read(&text) {
            assert!(game.understood() <= game.entries.len());
        }
    }
}

/// Random games on two boards are read as they were written.
#[test]
fn random_games_are_read_as_they_were_written() {
    let rules = variant("bughouse").unwrap();
    let san = San::new(&rules);
    let mut random = SplitMix64::new(5);
    let mut drops = 0;
    for _ in 0..20 {
        let mut below = |n: usize| (random.next_u64() % n.max(1) as u64) as usize;
        let mut boards = Boards::new([rules.start(), rules.start()]);
        let mut tags = Tags::default();
        tags.add("Event", "random");
        let mut writer = Writer::default();
        writer.tags(&tags);
        let mut played = vec![];
        for at in 0..160 {
            let board = Board::BOTH[below(2)];
            let position = boards.position(board);
            let over = |board: Board| boards.position(board).outcome_on_the_board().is_some();
            if Board::BOTH.into_iter().any(over) {
                break;
            }
            // Captures and drops are preferred, so that there are many.
            let moves = position.unclaimed_moves();
            let lively = |played: &&chesswright_rules::Move| {
                played.drop().is_some() || !position.captures(played).is_empty()
            };
            let some: Vec<_> = moves.iter().filter(lively).collect();
            let chosen = if some.is_empty() || below(3) == 0 {
                moves.get(below(moves.len()))
            } else {
                some.get(below(some.len())).copied()
            };
            let Some(chosen) = chosen.cloned() else { continue };
            drops += usize::from(chosen.drop().is_some());
            let label = Label::next(board, position);
            writer.played(label, &san.write(position, &chosen, Style::SHORT), Some(180_000 - at * 37));
            boards.play(board, &chosen);
            played.push((label, Some(chosen), Some(180_000 - at * 37)));
        }
        let ends = Board::BOTH.map(|board| boards.position(board).outcome_on_the_board());
        let result = match ends.iter().flatten().next().and_then(|outcome| outcome.winner) {
            Some(Side(0)) => GameResult::FIRST,
            Some(_) => GameResult::SECOND,
            None => GameResult::Unknown,
        };
        writer.result("", result);
        let text = writer.take();
        let game = one(&text);
        assert_eq!(faults(&game), [""; 0], "{text}");
        let again: Vec<_> =
            game.entries.iter().map(|entry| (entry.label, entry.played.clone(), entry.clock)).collect();
        assert_eq!(again, played);
        assert!(every_drop_has_an_earlier_capture(&game), "{text}");
        for board in Board::BOTH {
            let (one, other) = (boards.position(board), game.boards.as_ref().unwrap().position(board));
            assert_eq!((one.key(), one.setup()), (other.key(), other.setup()));
        }
    }
    assert!(drops > 200, "only {drops} drops");
}
