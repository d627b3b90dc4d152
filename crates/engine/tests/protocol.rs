//! Sessions of all protocols, line by line.

use std::collections::VecDeque;

use chesswright_engine::protocol::{Action, Protocol, Session};
use chesswright_engine::{Engine, Limits, Stop};
use chesswright_notation::moves::uci;
use chesswright_rules::Rules;

/// What a session prints for these lines. Searches are made at once, with few nodes.
fn talk(protocol: Option<Protocol>, lines: &[&str]) -> Vec<String> {
    let mut session = Session::new(protocol);
    let mut printed = vec![];
    for line in lines {
        let mut actions: VecDeque<Action> = session.on_line(line).into();
        while let Some(action) = actions.pop_front() {
            match action {
                Action::Print(line) => printed.push(line),
                Action::Search(task) => {
                    let mut engine = Engine::new(task.position.rules());
                    let limits = Limits { nodes: Some(500), time: None, ..task.limits.clone() };
                    let mut infos = vec![];
                    let result = engine.search(&task.position, &limits, &Stop::new(), &|| 0, &mut |info| {
                        infos.push(info.clone())
                    });
                    infos.iter().for_each(|info| actions.extend(session.on_info(info)));
                    actions.extend(session.on_result(&result));
                }
                Action::ReadFile(name) => actions.extend(session.on_file(&name, Err("no such file"))),
                Action::Quit => printed.push("(quits)".into()),
                Action::Stop | Action::PonderHit(_) | Action::Bench(_) => {}
            }
        }
    }
    printed
}

fn last(printed: &[String]) -> &str {
    printed.last().map(String::as_str).unwrap_or_default()
}

#[test]
fn uci_sessions_work() {
    let printed = talk(None, &["uci", "isready"]);
    assert!(
        printed.iter().any(|line| line.starts_with("option name UCI_Variant type combo default chess var "))
    );
    assert!(printed.contains(&"uciok".to_owned()) && last(&printed) == "readyok");

    let mate = "position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    let printed = talk(None, &["uci", "setoption name UCI_ShowWDL value true", mate, "go depth 4"]);
    assert!(printed.iter().any(|line| line.contains("score mate 1 wdl 1000 0 0")), "{printed:#?}");
    assert_eq!(last(&printed), "bestmove a1a8");

    let printed = talk(None, &["uci", "setoption name MultiPV value 3", "position startpos", "go nodes 500"]);
    assert!(printed.iter().any(|line| line.contains(" multipv 3 ")));
    let printed = talk(None, &["uci", "position startpos", "go searchmoves a2a3 depth 3"]);
    assert!(last(&printed).starts_with("bestmove a2a3"));
    let printed = talk(None, &["uci", "position startpos moves e2e4", "go perft 2"]);
    assert_eq!(last(&printed), "Nodes searched: 600");
}

/// At depth 1 only the quiescence search sees the answer, which captures nothing.
#[test]
fn the_quiescence_search_sees_a_quiet_mate() {
    let go = "go searchmoves g2g4 depth 1";
    let printed = talk(None, &["uci", "position startpos moves f2f3 e7e5", go]);
    assert!(printed.iter().any(|line| line.contains("score mate -1")), "{printed:#?}");
}

#[test]
fn results_are_held_back_while_pondering_and_in_infinite_searches() {
    for go in ["go infinite", "go ponder wtime 1000 btime 1000"] {
        let printed = talk(None, &["uci", "position startpos", go]);
        assert!(!last(&printed).starts_with("bestmove"), "{go}");
        let printed = talk(None, &["uci", "position startpos", go, "stop"]);
        assert!(last(&printed).starts_with("bestmove"), "{go}");
    }
    let printed = talk(None, &["uci", "position startpos", "go ponder wtime 1000 btime 1000", "ponderhit"]);
    assert!(last(&printed).starts_with("bestmove"));
}

#[test]
fn every_built_in_variant_can_be_chosen_and_searched() {
    for name in chesswright_catalog::names() {
        let choose = format!("setoption name UCI_Variant value {name}");
        // Where nature begins, somebody else has rolled.
        let start = Rules::new(&chesswright_catalog::definition(name).expect(name)).expect(name).start();
        let rolled = start.chances().first().map(|(roll, _)| uci(&start, roll, false));
        let position =
            rolled.map_or("position startpos".to_owned(), |roll| format!("position startpos moves {roll}"));
        let printed = talk(None, &["uci", &choose, &position, "go depth 1"]);
        assert!(
            last(&printed).starts_with("bestmove ") && !last(&printed).contains("none"),
            "{name}: {}",
            last(&printed)
        );
    }
}

#[test]
fn variants_of_loaded_documents_are_played() {
    let printed = talk(
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
    assert!(printed.contains(&"info string variant griffon-duel is loaded".to_owned()), "{printed:#?}");
    assert!(last(&printed).starts_with("bestmove "));
    let printed = talk(None, &["uci", "setoption name VariantPath value nowhere.toml"]);
    assert_eq!(last(&printed), "info string cannot read `nowhere.toml`: no such file");
}

#[test]
fn errors_are_reported() {
    let printed = talk(None, &["uci", "position startpos moves e2e5"]);
    assert!(last(&printed).starts_with("info string "), "{printed:?}");
    assert_eq!(last(&talk(None, &["uci", "frobnicate"])), "info string unknown command `frobnicate`");
    assert_eq!(
        last(&talk(None, &["uci", "setoption name UCI_Variant value nowhere"])),
        "info string unknown variant `nowhere`"
    );
}

#[test]
fn usi_and_ucci_sessions_work() {
    let printed =
        talk(None, &["usi", "isready", "position startpos moves 7g7f", "go btime 0 wtime 0 byoyomi 100"]);
    assert!(printed.contains(&"usiok".to_owned()) && last(&printed).starts_with("bestmove "));
    let move_text = last(&printed).split_whitespace().nth(1).unwrap_or_default();
    assert!(move_text.contains(|c: char| c.is_ascii_digit()) && move_text.len() >= 4, "{move_text}");

    let start =
        "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2";
    let printed = talk(None, &["ucci", start, "go depth 2", "quit"]);
    assert!(
        printed.contains(&"ucciok".to_owned()) && printed.iter().any(|line| line.starts_with("bestmove "))
    );
    assert_eq!(printed[printed.len() - 2..], ["bye", "(quits)"]);
    // UCCI counts ranks from 0, so the second side's first move starts on rank 5 or above.
    let best = printed.iter().find(|line| line.starts_with("bestmove ")).map(|line| line.as_bytes()[10]);
    assert!(best.is_some_and(|rank| (b'5'..=b'9').contains(&rank)), "{printed:#?}");
}

#[test]
fn xboard_sessions_work() {
    let printed = talk(None, &["xboard", "protover 2", "new", "level 40 5 0", "usermove e2e4"]);
    assert!(
        printed
            .iter()
            .any(|line| line.starts_with("feature variants=\"normal,") || line.contains(",normal,"))
    );
    assert!(last(&printed).starts_with("move "), "{printed:#?}");
    assert_eq!(last(&talk(None, &["xboard", "new", "usermove e2e5"])), "Illegal move: e2e5");
    let mate = ["xboard", "new", "force", "usermove f2f3", "usermove e7e5", "usermove g2g4", "go"];
    let printed = talk(None, &mate);
    assert_eq!(printed[printed.len() - 2..], ["move d8h4", "0-1 {checkmate}"]);
    assert_eq!(last(&talk(None, &["xboard", "ping 7"])), "pong 7");
}

/// Valid lines, to be mixed and corrupted.
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
fn no_input_makes_a_session_panic() {
    let mut prng = chesswright_engine::Prng::new(3);
    for _ in 0..150 {
        let mut lines: Vec<String> = vec![];
        for _ in 0..prng.below(12) {
            let mut line: Vec<char> = LINES[prng.below(LINES.len())].chars().collect();
            for _ in 0..[0, 0, 0, 1, 3][prng.below(5)] {
                let at = prng.below(line.len() + 1);
                match prng.below(3) {
                    0 if at < line.len() => drop(line.remove(at)),
                    1 => line.insert(at, ['9', ' ', '@', '\u{fe0f}', '-', 'e', '\0'][prng.below(7)]),
                    _ => line.truncate(at),
                }
            }
            lines.push(line.into_iter().collect());
        }
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let printed = talk(None, &lines);
        assert!(printed.iter().all(|line| !line.contains('\n')), "several lines at once: {lines:?}");
    }
}

#[test]
fn a_search_is_told_which_network_to_play_with() {
    let file = |lines: &[&str]| {
        let mut session = Session::new(Some(Protocol::Uci));
        lines.iter().for_each(|line| drop(session.on_line(line)));
        match &session.on_line("go nodes 10")[..] {
            [Action::Search(task)] => task.eval_file.clone(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(file(&[]), None);
    let set = "setoption name EvalFile value nets/my chess.net";
    assert_eq!(file(&[set]).as_deref(), Some("nets/my chess.net"));
    assert_eq!(file(&[set, "setoption name EvalFile value <empty>"]), None);
    let mut session = Session::new(Some(Protocol::XBoard));
    assert_eq!(session.on_note("it is used"), [Action::Print("telluser it is used".into())]);
}
