//! Matches, suites of positions, and long runs of games.

use crate::common::{chesswright, chesswright_with_input, file, new_file};

#[test]
fn suite_fails_when_the_engine_solves_too_few_positions() {
    let mate = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id \"mate\";\n";
    let wrong = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Kf1;\n";
    let suite = |more: &[&str], text: &str| {
        chesswright_with_input(&[&["suite", "chess", "--nodes", "1000", "-"], more].concat(), text)
    };
    let both = [mate, wrong].concat();
    assert_eq!(suite(&["--quiet"], mate), "exit 0\n1 of 1 solved\n---\n");
    assert_eq!(suite(&["--quiet"], &both), "exit 1\n1 of 2 solved\n---\n");
    assert_eq!(suite(&["--quiet", "--expect", "1"], &both), "exit 0\n1 of 2 solved\n---\n");
    assert!(suite(&[], &both).contains("mate         Rd8#     solved"), "{}", suite(&[], &both));
}

#[test]
fn suite_judges_by_the_network_that_ships_unless_told_otherwise() {
    let position = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - bm Bb5;\n";
    let answer = |player: &[&str]| {
        let command = [&["suite", "chess", "--nodes", "3000", "--expect", "0", "-"], player].concat();
        chesswright_with_input(&command, position)
    };
    let network = concat!(env!("CARGO_MANIFEST_DIR"), "/../catalog/variants/chess/chess.net");
    let (shipped, named) = (answer(&[]), answer(&["--player", &format!("self,network={network}")]));
    assert_eq!(shipped, named);
    assert_ne!(shipped, answer(&["--player", "self,network=none,tempo=60"]));
    let (level, limited) = (answer(&["--player", "level=3"]), answer(&["--player", "self,nodes=5"]));
    assert!(level.starts_with("exit 2\n") && level.contains("the player `level 3` is not `self`"), "{level}");
    assert!(limited.starts_with("exit 2\n") && limited.contains("use --nodes or --time"), "{limited}");
}

#[test]
fn soak_continues_only_when_asked_to() {
    let table = new_file("soak.tsv");
    let soak = |more: &[&str]| {
        let settings =
            ["soak", "chess", "--time", "1", "--grace", "60000", "--max-moves", "6", "--out", &table];
        chesswright(&[&settings, more].concat())
    };
    let first = soak(&["--games", "1"]);
    assert!(first.starts_with("exit 0\n") && first.contains("\nall\t1\t6\t"), "{first}");
    let refused = soak(&["--games", "2"]);
    assert!(refused.starts_with("exit 2\n") && refused.contains("already exists; --resume"), "{refused}");
    let resumed = soak(&["--games", "2", "--resume"]);
    assert!(resumed.starts_with("exit 0\n") && resumed.contains("\nall\t2\t12\t"), "{resumed}");
    let replaced = soak(&["--games", "1", "--force"]);
    assert!(replaced.starts_with("exit 0\n") && replaced.contains("\nall\t1\t6\t"), "{replaced}");
}

/// Plays a match of a number of games, with few nodes for each move, into a file.
fn contest(path: &str, games: &str, more: &[&str]) -> String {
    let settings = ["match", "minishogi", "--nodes", "30", "--games", games, "--out", path];
    chesswright(&[&settings, more].concat())
}

#[test]
fn a_stopped_match_continues() {
    let (whole, stopped) = (new_file("whole.pgn"), new_file("stopped.pgn"));
    let answer = contest(&whole, "6", &[]);
    contest(&stopped, "4", &[]);
    let text = std::fs::read_to_string(&stopped).expect("the games are there");
    std::fs::write(&stopped, &text[..text.len() - 200]).expect("it can be written");
    let resumed = contest(&stopped, "6", &["--resume"]);
    assert_eq!(std::fs::read_to_string(&stopped).ok(), std::fs::read_to_string(&whole).ok());
    let last = |answer: &str| answer.lines().find(|line| line.contains("against")).map(str::to_owned);
    assert!(last(&answer).is_some());
    assert_eq!(last(&resumed), last(&answer));
    assert_eq!(
        resumed.lines().count() + 3,
        answer.lines().count(),
        "three games are not played again:\n{resumed}"
    );
}

#[test]
fn a_match_may_be_played_by_soft_nodes_and_processor_time() {
    let play = |more: &[&str]| {
        let settings = [
            "match",
            "minishogi",
            "--games",
            "4",
            "--max-moves",
            "20",
            "--balanced",
            "200",
            "--opening",
            "4",
        ];
        chesswright(&[&settings, more].concat())
    };
    let soft = play(&["--soft-nodes", "200"]);
    assert!(soft.starts_with("exit 0\n") && soft.contains("pairs with 0, ½, 1, 1½, 2 points: "), "{soft}");
    assert!(soft.contains("nodes per second: "), "{soft}");
    let timed = play(&["--time", "3", "--cpu-time"]);
    assert!(timed.starts_with("exit 0\n"), "{timed}");
    let both = play(&["--soft-nodes", "200", "--nodes", "200"]);
    assert!(both.starts_with("exit 2\n"), "{both}");
}

#[test]
fn a_match_does_not_replace_games_unless_asked_to() {
    let path = new_file("precious.pgn");
    contest(&path, "2", &[]);
    let games = std::fs::read_to_string(&path).expect("the games are there");
    let refused = contest(&path, "4", &[]);
    assert!(refused.starts_with("exit 2\n") && refused.contains("already exists; --resume"), "{refused}");
    assert_eq!(std::fs::read_to_string(&path).ok(), Some(games.clone()));
    assert!(contest(&path, "2", &["--force"]).starts_with("exit 0\n"));
    assert_eq!(std::fs::read_to_string(&path).ok(), Some(games));
}

#[cfg(unix)]
#[test]
fn a_resumed_match_reports_earlier_faults_and_keeps_its_limits() {
    let script = "while read line; do case \"$line\" in uci) echo uciok;; isready) echo readyok;; \
        go*) echo bestmove a1a1;; quit) exit;; esac; done\n";
    let (program, games) = (file("faulty.sh", script), new_file("faulty.pgn"));
    let second = format!("cmd=sh {program}");
    let play = |nodes: &str, more: &[&str]| {
        let settings = ["match", "--second", &second, "--nodes", nodes, "--games", "2", "--out", &games];
        chesswright(&[&settings, more].concat())
    };
    let answer = play("30", &[]);
    assert!(answer.contains("played `a1a1`, which is not legal, after "), "{answer}");
    let resumed = play("30", &["--resume"]);
    assert_eq!(resumed.matches("of an earlier run: `").count(), 2, "{resumed}");
    assert_eq!(resumed.matches("played `a1a1`, which is not legal").count(), 2, "{resumed}");
    let other = play("40", &["--resume"]);
    assert!(
        other.contains("the limit of a move is `30 positions`, not `40 positions`; give the same limits"),
        "{other}"
    );
}

#[test]
fn a_match_takes_the_network_of_another_game_with_the_same_inputs() {
    let of_chess = concat!(env!("CARGO_MANIFEST_DIR"), "/../catalog/variants/chess/chess.net");
    let play = |game: &str, network: &str| {
        let (first, path) = (format!("self,name=first,network={network}"), new_file("transferred.pgn"));
        let players = ["--first", &first, "--second", "self,network=none"];
        let settings = ["--nodes", "50", "--games", "2", "--max-moves", "6", "--out", &path];
        let answer = chesswright(&[&["match", game][..], &players, &settings].concat());
        (answer, std::fs::read_to_string(path).unwrap_or_default())
    };
    let (answer, with) = play("berolina", of_chess);
    assert!(answer.starts_with("exit 0\n"), "{answer}");
    let (answer, without) = play("berolina", "none");
    assert!(answer.starts_with("exit 0\n"), "{answer}");
    assert_eq!([&with, &without].map(|games| games.matches("[Event").count()), [2, 2]);
    assert_ne!(with, without, "the network changes neither moves nor scores");
    let (refused, _) = play("losalamos", of_chess);
    assert!(refused.starts_with("exit 2\n") && refused.contains(of_chess), "{refused}");
}

/// Our own program, run as an external engine.
fn another(protocol: &str) -> String {
    let program = env!("CARGO_BIN_EXE_chesswright");
    format!("cmd={program} engine --protocol {protocol},protocol={protocol},name={protocol}")
}

/// How the games of a match ended.
fn ends(answer: &str) -> Vec<&str> {
    assert!(answer.starts_with("exit 0\n"), "{answer}");
    let games = answer.lines().filter(|line| line.starts_with("   "));
    games.filter_map(|line| line.split_whitespace().nth(1)).collect()
}

#[test]
fn engines_of_every_protocol_play_matches() {
    // Games with promotion, castling, hands and ten ranks; one whose turns have two steps; one that is dealt.
    let table = [
        ("uci", "crazyhouse", "--nodes=200"),
        ("uci", "fischerandom", "--nodes=200"),
        ("uci", "duck", "--depth=1"),
        ("ucci", "xiangqi", "--depth=2"),
        ("ucci", "minixiangqi", "--time=5"),
        ("usi", "minishogi", "--nodes=200"),
        ("usi", "judkins", "--time=80"),
        ("xboard", "chess", "--depth=2"),
        ("xboard", "xiangqi", "--time=20"),
        ("xboard", "duck", "--depth=1"),
    ];
    for (protocol, variant, pace) in table {
        let second = another(protocol);
        let settings = ["match", variant, "--second", &second, pace, "--games", "2"];
        let answer = chesswright(&[&settings[..], &["--max-moves", "40", "--opening", "3"]].concat());
        assert_eq!(ends(&answer).len(), 2, "{protocol} {variant}: {answer}");
        assert!(answer.contains(&format!("chesswright against {protocol}: ")), "{answer}");
    }
}

#[test]
fn matches_are_played_by_the_clock() {
    let table = [
        ("uci", "losalamos", "0.4s+0.01"),
        ("ucci", "minixiangqi", "4/0.4s"),
        ("usi", "minishogi", "0.1s|9x0.05"),
        ("xboard", "losalamos", "0.4s+0.01"),
    ];
    for (protocol, game, clock) in table {
        let second = another(protocol);
        let settings = ["match", game, "--second", &second, "--games", "2", "--clock", clock];
        let path = new_file("clock.pgn");
        let answer = chesswright(&[&settings[..], &["--max-moves", "30", "--out", &path]].concat());
        assert_eq!(ends(&answer).len(), 2, "{answer}");
        let games = std::fs::read_to_string(&path).expect("the games are there");
        assert!(games.contains("[%clk "), "{games}");
    }
    // No program can answer within a millisecond: the side that moves first loses.
    let second = another("uci");
    let answer = chesswright(&["match", "--second", &second, "--clock", "1ms", "--games", "2"]);
    assert_eq!(answer.matches("no time left").count(), 2, "{answer}");
}

#[test]
fn matches_begin_with_what_a_book_says() {
    let book = file(
        "book.pgn",
        "1. e4 e5 2. Nf3 *\n\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 *\n",
    );
    for protocol in ["uci", "xboard"] {
        let (second, games) = (another(protocol), new_file("from-a-book.pgn"));
        let settings = ["match", "--depth", "1", "--games", "4", "--max-moves", "8", "--second", &second];
        let answer = chesswright(&[&settings[..], &["--book", &book, "--out", &games]].concat());
        assert_eq!(ends(&answer).len(), 4, "{answer}");
        let text = std::fs::read_to_string(&games).expect("the games are there");
        assert_eq!(text.matches("\n1. e4 e5 2. Nf3 ").count(), 2, "{text}");
        assert_eq!(text.matches("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]").count(), 2, "{text}");
    }
    // Shogi programs get the position in SFEN.
    let positions = file("book.epd", "4k/5/5/5/K4[Gg] b - -\n");
    let second = another("usi");
    let settings = ["match", "minishogi", "--nodes", "100", "--games", "2", "--second", &second];
    let answer = chesswright(&[&settings[..], &["--max-moves", "6", "--book", &positions]].concat());
    assert_eq!(ends(&answer).len(), 2, "{answer}");

    let wrong = file("wrong.pgn", "1. e4 e5 2. Ke3 *\n");
    let answer = chesswright(&["match", "--book", &wrong]);
    assert!(
        answer.starts_with("exit 2") && answer.contains("wrong.pgn`") && answer.contains("line 1: 2.: "),
        "{answer}"
    );
}

#[test]
fn what_another_program_cannot_do_is_reported() {
    let answer = |second: &str, more: &[&str]| {
        let answer = chesswright(&[&["match", "--second", second, "--games", "2"][..], more].concat());
        assert!(answer.starts_with("exit 2"), "{answer}");
        answer
    };
    assert!(answer("cmd=true", &["--depth", "1"]).contains("`true` has stopped"));
    assert!(answer("cmd=no-such-program", &[]).contains("cannot start `no-such-program`"));
    assert!(answer(&another("xboard"), &["--nodes", "5"]).contains("cannot limit nodes; give it `time=`"));
    assert!(
        answer("cmd=x,protocol=x", &[]).contains("unknown protocol `x`; the protocols are `uci`, `ucci`")
    );
}
