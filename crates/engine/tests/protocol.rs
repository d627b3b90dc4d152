//! Conversations, line by line.

use chesswright_engine::protocol::{Act, Protocol, Session};
use chesswright_engine::{Engine, Limits, Stop};

/// What is said to a session, all searches made with few nodes at once.
fn talk(protocol: Option<Protocol>, lines: &[&str]) -> Vec<String> {
    let mut session = Session::new(protocol);
    let mut said = vec![];
    for line in lines {
        let mut acts: std::collections::VecDeque<Act> = session.line(line).into();
        while let Some(act) = acts.pop_front() {
            match act {
                Act::Say(line) => said.push(line),
                Act::Think(task) => {
                    let mut engine = Engine::new(task.position.rules());
                    let limits = Limits { nodes: Some(500), time: None, ..task.limits.clone() };
                    let mut told = vec![];
                    let answer = engine.search(&task.position, &limits, &Stop::new(), &|| 0, &mut |info| {
                        told.push(info.clone())
                    });
                    told.iter().for_each(|info| acts.extend(session.tell(info)));
                    acts.extend(session.answer(&answer));
                }
                Act::Read(name) => acts.extend(session.text(&name, Err("no such file".into()))),
                Act::Quit => said.push("(leaves)".into()),
                Act::Stop | Act::Hurry(_) | Act::Bench(_) => {}
            }
        }
    }
    said
}

fn last(said: &[String]) -> &str {
    said.last().map(String::as_str).unwrap_or_default()
}

#[test]
fn uci_is_spoken() {
    let said = talk(None, &["uci", "isready"]);
    assert!(
        said.iter().any(|line| line.starts_with("option name UCI_Variant type combo default chess var "))
    );
    assert!(said.contains(&"uciok".to_owned()) && last(&said) == "readyok");

    let mate = "position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    let said = talk(None, &["uci", "setoption name UCI_ShowWDL value true", mate, "go depth 4"]);
    assert!(said.iter().any(|line| line.contains("score mate 1 wdl 1000 0 0")), "{said:#?}");
    assert_eq!(last(&said), "bestmove a1a8");

    let said = talk(None, &["uci", "setoption name MultiPV value 3", "position startpos", "go nodes 500"]);
    assert!(said.iter().any(|line| line.contains(" multipv 3 ")));
    let said = talk(None, &["uci", "position startpos", "go searchmoves a2a3 depth 3"]);
    assert!(last(&said).starts_with("bestmove a2a3"));
    let said = talk(None, &["uci", "position startpos moves e2e4", "go perft 2"]);
    assert_eq!(last(&said), "Nodes searched: 600");
}

#[test]
fn answers_wait_while_pondering_and_for_ever() {
    for go in ["go infinite", "go ponder wtime 1000 btime 1000"] {
        let said = talk(None, &["uci", "position startpos", go]);
        assert!(!last(&said).starts_with("bestmove"), "{go}");
        let said = talk(None, &["uci", "position startpos", go, "stop"]);
        assert!(last(&said).starts_with("bestmove"), "{go}");
    }
    let said = talk(None, &["uci", "position startpos", "go ponder wtime 1000 btime 1000", "ponderhit"]);
    assert!(last(&said).starts_with("bestmove"));
}

#[test]
fn every_built_in_game_can_be_chosen_and_thought_about() {
    for name in chesswright_catalog::names() {
        let choose = format!("setoption name UCI_Variant value {name}");
        let said = talk(None, &["uci", &choose, "position startpos", "go depth 1"]);
        assert!(
            last(&said).starts_with("bestmove ") && !last(&said).contains("none"),
            "{name}: {}",
            last(&said)
        );
    }
}

#[test]
fn documents_of_ones_own_are_played() {
    let said = talk(
        None,
        &[
            "uci",
            "load <<END",
            "name = \"griffon-duel\"",
            "board = \"6x6\"",
            "setup = \"2gk2/6/6/6/6/2GK2\"",
            "[pieces]",
            "griffon = \"g:FyafsF\"",
            "king = { letter = \"k\", betza = \"K\", royal = true }",
            "END",
            "setoption name UCI_Variant value griffon-duel",
            "position startpos",
            "go nodes 100",
        ],
    );
    assert!(said.contains(&"info string variant griffon-duel is there".to_owned()), "{said:#?}");
    assert!(last(&said).starts_with("bestmove "));
    let said = talk(None, &["uci", "setoption name VariantPath value nowhere.toml"]);
    assert_eq!(last(&said), "info string cannot read `nowhere.toml`: no such file");
}

#[test]
fn what_is_wrong_is_said() {
    let said = talk(None, &["uci", "position startpos moves e2e5"]);
    assert!(last(&said).starts_with("info string "), "{said:?}");
    assert_eq!(last(&talk(None, &["uci", "frobnicate"])), "info string there is no command `frobnicate`");
    assert_eq!(
        last(&talk(None, &["uci", "setoption name UCI_Variant value nowhere"])),
        "info string there is no variant `nowhere`"
    );
}

#[test]
fn shogi_and_xiangqi_programs_are_understood() {
    let said =
        talk(None, &["usi", "isready", "position startpos moves 7g7f", "go btime 0 wtime 0 byoyomi 100"]);
    assert!(said.contains(&"usiok".to_owned()) && last(&said).starts_with("bestmove "));
    let move_text = last(&said).split_whitespace().nth(1).unwrap_or_default();
    assert!(move_text.contains(|c: char| c.is_ascii_digit()) && move_text.len() >= 4, "{move_text}");

    let start =
        "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2";
    let said = talk(None, &["ucci", start, "go depth 2", "quit"]);
    assert!(said.contains(&"ucciok".to_owned()) && said.iter().any(|line| line.starts_with("bestmove ")));
    assert_eq!(said[said.len() - 2..], ["bye", "(leaves)"]);
    // With the near rank as 0, the first move of the second player comes from rank 5 and above.
    let best = said.iter().find(|line| line.starts_with("bestmove ")).map(|line| line.as_bytes()[10]);
    assert!(best.is_some_and(|rank| (b'5'..=b'9').contains(&rank)), "{said:#?}");
}

#[test]
fn xboard_is_spoken() {
    let said = talk(None, &["xboard", "protover 2", "new", "level 40 5 0", "usermove e2e4"]);
    assert!(
        said.iter().any(|line| line.starts_with("feature variants=\"normal,") || line.contains(",normal,"))
    );
    assert!(last(&said).starts_with("move "), "{said:#?}");
    assert_eq!(last(&talk(None, &["xboard", "new", "usermove e2e5"])), "Illegal move: e2e5");
    let mate = ["xboard", "new", "force", "usermove f2f3", "usermove e7e5", "usermove g2g4", "go"];
    let said = talk(None, &mate);
    assert_eq!(said[said.len() - 2..], ["move d8h4", "0-1 {checkmate}"]);
    assert_eq!(last(&talk(None, &["xboard", "ping 7"])), "pong 7");
}

/// Lines that mean something, to be mixed and spoilt.
const LINES: [&str; 30] = [
    "uci",
    "ucci",
    "usi",
    "xboard",
    "protover 2",
    "isready",
    "ucinewgame",
    "new",
    "force",
    "go",
    "go depth 2",
    "go infinite",
    "go ponder wtime 100 btime 100 winc 1 binc 1 movestogo 2",
    "go byoyomi 1 btime 99999999999999999999",
    "go nodes 5 searchmoves e2e4 d2d4 h1h2",
    "ponderhit",
    "stop",
    "?",
    "position startpos moves e2e4 e7e5 g1f3",
    "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
    "setoption name UCI_Variant value atomic",
    "setoption name UCI_Variant value three-crowns",
    "setoption name MultiPV value 1000",
    "variant duck",
    "usermove e2e4",
    "undo",
    "remove",
    "analyze",
    "setboard 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "load <<X",
];

#[test]
fn nothing_that_is_said_brings_it_down() {
    let mut random = chesswright_engine::Random::new(3);
    for _ in 0..150 {
        let mut lines: Vec<String> = vec![];
        for _ in 0..random.below(12) {
            let mut line: Vec<char> = LINES[random.below(LINES.len())].chars().collect();
            for _ in 0..[0, 0, 0, 1, 3][random.below(5)] {
                let at = random.below(line.len() + 1);
                match random.below(3) {
                    0 if at < line.len() => drop(line.remove(at)),
                    1 => line.insert(at, ['9', ' ', '@', '\u{fe0f}', '-', 'e', '\0'][random.below(7)]),
                    _ => line.truncate(at),
                }
            }
            lines.push(line.into_iter().collect());
        }
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let said = talk(None, &lines);
        assert!(said.iter().all(|line| !line.contains('\n')), "several lines at once: {lines:?}");
    }
}
