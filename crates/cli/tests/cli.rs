//! Runs the program and compares its answers.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use insta::assert_snapshot;

use crate::common::{chesswright, chesswright_with_input, file};

#[test]
fn a_game_is_required() {
    assert_snapshot!(chesswright(&["perft"]));
}

#[test]
fn an_unknown_variant() {
    assert_snapshot!(chesswright(&["perft", "no-such-game", "3"]));
}

#[test]
fn a_missing_file() {
    assert_snapshot!(chesswright(&["perft", "no-such-file.toml", "3"]));
}

#[test]
fn a_table_of_unknown_variants_is_not_wrong() {
    let table = file(
        "unknown.tsv",
        "variant\tfen\tdepth\tnodes\tflags\nno-such-game\t8/8 w\t1\t1\t-\nno-such-game\t8/8 b\t1\t1\t-\nchess\t8/8 w\t1\t1\tini\n",
    );
    assert_snapshot!(chesswright(&["perft", "--tsv", &table]));
}

#[test]
fn invalid_perft_tables() {
    let table = file("none.tsv", "variant\tfen\tdepth\tnodes\tflags\nchess\t8/8 w\n");
    assert_snapshot!(chesswright(&["perft", "--tsv", &table]).replace(&table, "FILE"));
}

#[test]
fn an_empty_table() {
    let table = file("empty.tsv", "variant\tfen\tdepth\tnodes\tflags\n");
    assert_snapshot!(chesswright(&["perft", "--tsv", &table]));
}

#[test]
fn a_file_that_holds_no_vectors() {
    let vectors = file("other.json", r#"{"rows": []}"#);
    assert_snapshot!(chesswright(&["betza", "--vectors", &vectors]).replace(&vectors, "FILE"));
}

#[test]
fn a_vector_that_fails() {
    let vectors = file(
        "wrong.json",
        r#"{"schema": "betza-vectors/1", "vectors": [{"id": "X1", "betza": "W", "dialect": "xbetza",
            "board": {"files": 3, "ranks": 3}, "from": "a1", "expected_kind": "targets", "expected": ["a2"]}]}"#,
    );
    assert_snapshot!(chesswright(&["betza", "--vectors", &vectors]));
}

#[test]
fn a_piece_is_explained() {
    assert_snapshot!(chesswright(&["betza", "fmWfcF"]));
    assert_snapshot!(chesswright(&["betza", "mfW cfF"]));
    assert_snapshot!(chesswright(&["betza", "--dialect", "fsf", "mfWcfFimfnD"]));
}

/// The first line of the answer to a drawing, or the whole answer if it is refused.
fn inferred(name: &str, drawing: &str) -> String {
    let file = format!("{}/{name}.txt", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&file, drawing).expect("the file can be written");
    chesswright(&["variant", "infer", &file])
}

#[test]
fn drawings_become_the_shortest_text() {
    for (name, drawing, betza) in [
        ("drawn-knight", ". x . x .\nx . . . x\n. . @ . .\nx . . . x\n. x . x .\n", "N"),
        ("drawn-queen", "XXX\nX@X\nXXX\n", "Q"),
        ("drawn-pawn", ". i .\nc m c\n. @ .\n", "ifmDfmWfcF"),
        ("drawn-lance", "X\n@\n", "fR"),
    ] {
        let said = inferred(name, drawing);
        assert!(said.lines().any(|line| line == betza), "{name}: {said}");
    }
    for (name, drawing, why) in [
        ("drawn-nothing", "...\n.@.\n", "no moves"),
        ("drawn-twice", "@x@\n", "exactly one `@`"),
        ("drawn-wrong", "@?\n", "line 1: `?` is no sign"),
    ] {
        let said = inferred(name, drawing);
        assert!(said.contains(why), "{name}: {said}");
    }
}

#[test]
fn games_are_compared() {
    let said = chesswright(&["variant", "diff", "chess", "3check"]);
    assert!(said.contains("end.checks: + 3") || said.contains("end.checks: 0 -> 3"), "{said}");
    assert!(chesswright(&["variant", "diff", "chess", "chess"]).contains("the rules are the same"));
    let unknown = chesswright(&["variant", "diff", "chess", "no-such-game"]);
    assert!(unknown.contains("no-such-game"), "{unknown}");
}

#[test]
fn invalid_betza_texts() {
    assert_snapshot!(chesswright(&["betza", "WfE2"]));
    assert_snapshot!(chesswright(&["betza", "--dialect", "no-such", "W"]));
}

#[test]
fn the_conformance_vectors_hold() {
    let vectors = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/tests/data/betza_vectors.json");
    let answer = chesswright(&["betza", "--vectors", vectors]);
    assert!(answer.starts_with("exit 0\n"), "{answer}");
    assert!(answer.contains(", wrong: 0\n"), "{answer}");
}

#[test]
fn moves_are_listed() {
    let fen = "4k3/3P4/8/8/8/8/8/R3K3 w Q - 0 1";
    assert_snapshot!(chesswright(&["moves", "chess", "--fen", fen]));
}

#[test]
fn what_a_side_knows_and_may_try_is_listed() {
    let listed =
        |after: &str, side: &str| chesswright(&["moves", "kriegspiel", "--after", after, "--eyes", side]);
    let white = listed("e2e4 e7e6 e4d5", "white");
    let known = "????????/????????/????????/????????/????P???/????????/PPPP?PPP/RNBQKBNR w turns=2 \
                 castling=a1,e1,h1 refused=e4d5 noes=1\n";
    assert!(white.contains(known), "{white}");
    assert!(white.contains("\ne4f5\n") && !white.contains("\ne4d5\n"), "{white}");
    let black = listed("e2e4 e7e6 e4d5 e4f5 d2d4", "black");
    assert!(black.contains("w turns=3") || black.contains("b turns=3"), "{black}");
    assert!(!black.contains("noes") && !black.contains("refused") && black.contains("\ne6d5\n"), "{black}");
    let twice = listed("e2e4 e7e6 e4d5 e4d5", "white");
    assert!(twice.contains("move 4, `e4d5`"), "{twice}");
}

#[test]
fn divide() {
    let args = ["perft", "chess", "2", "--fen", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"];
    assert_snapshot!(chesswright(&args));
    assert_snapshot!(chesswright(&["perft", "chess", "0"]));
}

#[test]
fn divide_counts_every_move() {
    // A step of the king has the target of castling, so castling is written as the king taking its partner.
    let fen = "3k2/6/6/6/6/3K1R w K - 0 1";
    let moves = chesswright(&["moves", "mini6x6", "--fen", fen]);
    assert!(moves.contains("\nd1e1\n") && moves.contains("\nd1f1\n"), "{moves}");
    let legal = moves.lines().skip(1).take_while(|line| *line != "---").count();
    let divided = chesswright(&["perft", "mini6x6", "1", "--fen", fen]);
    assert!(divided.contains(&format!("\ntotal: {legal}\n")), "{legal} legal moves: {divided}");
    assert!(divided.contains("d1e1") && divided.contains("d1f1"), "{divided}");
}

#[test]
fn invalid_positions() {
    assert_snapshot!(chesswright(&["perft", "chess", "1", "--fen", "8/8/8/x w"]));
}

#[test]
fn a_wrong_row() {
    let table = file(
        "wrong.tsv",
        "variant\tfen\tdepth\tnodes\tflags\n\
         chess\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\t3\t8903\t-\n\
         chess\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\t3\t8902\t-\n",
    );
    assert_snapshot!(chesswright(&["perft", "--tsv", &table, "--threads", "1"]));
}

#[test]
fn documents_of_the_user() {
    let document =
        file("mine.toml", "name = \"mine\"\nextends = \"chess\"\nsetup = \"r3k2r/8/8/8/8/8/8/R3K2R\"\n");
    let wrong = file("wrong.toml", "name = \"mine\"\nextends = \"chess\"\nsetpu = \"4k3/8/8/8/8/8/8/4K3\"\n");
    assert_snapshot!(chesswright(&["perft", &document, "1"]));
    let answer = chesswright(&["variant", "check", &document, &wrong]);
    assert_snapshot!(answer.replace(&document, "MINE").replace(&wrong, "WRONG"));
}

#[test]
fn no_vectors() {
    let vectors = file("no-vectors.json", r#"{"schema": "betza-vectors/1", "vectors": []}"#);
    assert_snapshot!(chesswright(&["betza", "--vectors", &vectors]));
}

/// How many rows of the reference table must be supported. Raise it as variants are added.
const REFERENCE_ROWS_SUPPORTED: usize = 1056;

#[test]
fn the_reference_table_is_exact() {
    let table = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/perft/reference.tsv");
    let answer = chesswright(&["perft", "--tsv", table]);
    assert!(answer.starts_with("exit 0\n"), "{answer}");
    let last = answer.lines().find(|line| line.ends_with(" not supported"));
    let numbers: Vec<usize> =
        last.expect("a last line with the counts").split(' ').filter_map(|word| word.parse().ok()).collect();
    let &[rows, wrong, not_supported] = numbers.as_slice() else {
        panic!("{answer}");
    };
    assert_eq!(wrong, 0, "{answer}");
    assert!(rows - not_supported >= REFERENCE_ROWS_SUPPORTED, "{answer}");
}

#[test]
fn a_whole_game_in_the_terminal() {
    assert_snapshot!(chesswright_with_input(&["play"], "f2f3\ne7e5\ng2g4\nd8h4\nmoves\n"));
}

#[test]
fn what_cannot_be_played_is_explained() {
    let typed = "e2\ne7e5\ne4e5\na1a5\nnonsense\nundo\ne4\nundo\nredo\nundo\nmoves b1\n2\nlist\nfen\nquit\n";
    assert_snapshot!(chesswright_with_input(&["play"], typed));
}

#[test]
fn boards_of_every_outline_are_drawn() {
    let games = ["xiangqi", "glinski", "raumschach", "three-crowns", "menagerie", "cylinder-chess"];
    for game in games {
        let last = if game == "three-crowns" { "flip\nquit\n" } else { "fen\nquit\n" };
        assert_snapshot!(format!("drawn_{game}"), chesswright_with_input(&["play", game], last));
    }
}

const GAMES: &str = "[Event \"first\"]\n[White \"Anna\"]\n[Black \"Berta\"]\n[Result \"1-0\"]\n\n\
    1. e4! {best} e5 (1... c5 2. Nf3) 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n\
    [Event \"second\"]\n[Variant \"King of the Hill\"]\n\n1.e4 e5 2.Ke3 Ke7 *\n\n\
    [Event \"third\"]\n\n1. d4 0-0\n";

#[test]
fn files_of_games_are_checked() {
    assert_snapshot!(chesswright_with_input(&["pgn", "check", "-"], GAMES));
    assert_snapshot!(chesswright_with_input(&["pgn", "check", "--json", "-"], GAMES));
    assert_snapshot!(chesswright(&["pgn", "check", "no-such-file.pgn"]));
}

#[test]
fn games_on_two_boards_are_checked() {
    let games = "[WhiteA \"Ada\"][BlackA \"Ben\"]\n[WhiteB \"Cleo\"][BlackB \"Dov\"]\n\n\
                 1A. e4{60} 1a. d5{59} 1B. d4{59} 2A. exd5{58} 1b. P@e4{57} {Ben resigns} 1-0\n\n\
                 [Event \"wrong\"]\n\n1A. e4 1b. P@e4 *\n";
    let path = file("two.bpgn", games);
    let check = |args: &[&str]| {
        let answer = chesswright(&[&["pgn", "check"], args, &[&path]].concat());
        answer.replace(&path, "two.bpgn").lines().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        check(&[]),
        [
            "exit 1",
            "two.bpgn:8: game 2 (? & ? – ? & ?): `1b.` is out of turn, `1B.` is next on this board; the rest of the game \
             is not checked",
            "2 games, 1 with faults",
            "---"
        ]
    );
    let answers = check(&["--json"]);
    assert!(answers[1].contains(r#""players":["Ada","Ben","Cleo","Dov"]"#), "{answers:?}");
    assert!(answers[1].contains(r#""moves":5,"understood":5,"result":"1-0","faults":[]"#), "{answers:?}");
}

#[test]
fn files_of_games_are_converted() {
    let fine = GAMES.split("[Event \"second\"]").next().unwrap_or_default();
    for to in ["san", "lan", "figurine", "uci", "fen", "json"] {
        assert_snapshot!(chesswright_with_input(&["pgn", "convert", "--to", to, "-"], fine));
    }
    assert_snapshot!(chesswright_with_input(&["pgn", "convert", "-"], GAMES));
}

#[test]
fn games_are_filtered() {
    for options in [
        &["--player", "anna"][..],
        &["--variant", "kingofthehill", "--count"],
        &["--result", "1-0", "--count"],
        &["--tag", "Event=th", "--count"],
        &["--fine", "--invert", "--count"],
        &["--min-moves", "5", "--count"],
        &["--position", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "--count"],
        &["--result", "2-0"],
        &["--tag", "Event"],
    ] {
        let arguments = [&["pgn", "filter"], options, &["-"]].concat();
        assert_snapshot!(chesswright_with_input(&arguments, GAMES));
    }
}

#[test]
fn games_are_counted() {
    assert_snapshot!(chesswright_with_input(&["pgn", "stats", "-"], GAMES));
    assert_snapshot!(chesswright_with_input(&["pgn", "stats", "--json", "--opening", "1", "-"], GAMES));
}

#[test]
fn boards_in_letters_and_in_colours() {
    let typed = "e2e4\nd7d5\ne4d5\nd8d5\nb1c3\nd5e5\nquit\n";
    assert_snapshot!("drawn_in_letters", chesswright_with_input(&["play", "--ascii"], typed));
    let colours = ["play", "glinski", "--color", "always"];
    assert_snapshot!("drawn_in_colours", chesswright_with_input(&colours, "quit\n"));
}

#[test]
fn offers_and_ends() {
    let typed = "e4\ntakeback\nn\ntakeback\ny\ne4\ndraw\nn\ne5\nresign\nd4\nreopen\ndraw\ny\n";
    assert_snapshot!(chesswright_with_input(&["play", "--ascii"], typed));
}

#[test]
fn a_clock_beside_the_board() {
    let answer = chesswright_with_input(&["play", "--clock", "5+3"], "e4\nclock soon\nclock off\nquit\n");
    // The first seconds of a game are not over when it is drawn.
    assert!(answer.contains("white  5:00\nblack  5:00"), "{answer}");
    assert!(answer.contains("white  5:03\nblack  5:00"), "{answer}");
    assert!(answer.contains("character 1: expected a number: minutes"), "{answer}");
    assert!(answer.contains("The clock is off."), "{answer}");
    assert_snapshot!(chesswright(&["play", "--clock", "40/90:"]));
}

#[test]
fn two_people_play_a_hidden_game_at_one_terminal() {
    let typed = "\ne2e4\n\n\nd7d5\n\n\nmoves e4\ne4d5\n\n\nlist\nfen\nshare\npgn\nundo\ne4d5\nresign\nlist\n";
    assert_snapshot!(chesswright_with_input(&["play", "fog-of-war", "--ascii"], typed));
    // Against the computer nobody passes anything on, and its moves are not told.
    let options = ["play", "fog-of-war", "--ascii", "--computer", "black", "--level", "1"];
    let answer = chesswright_with_input(&options, "e2e4\nlist\nquit\n");
    let told = answer.split_once("black has moved").expect("it moves").1;
    assert!(told.contains("white> 1. e2e4 ?\n") && !answer.contains("press Enter"), "{answer}");
    assert!(told.contains("\n  8  ?  ?  ?  ?  ?  ?  ?  ?\n"), "{told}");
}

#[test]
fn an_umpire_refuses_tries_in_the_terminal() {
    let typed =
        "\ne2e4\n\n\nd7d5\n\n\ne4f5\nmoves e4\ne4f5\ne4d5\nlist\n\nlist\nd8d5\n\n\nlist\nresign\nlist\n";
    assert_snapshot!(chesswright_with_input(&["play", "kriegspiel", "--ascii"], typed));
    // A computer tries, too. It tells a person nothing that the umpire does not.
    let options = ["play", "kriegspiel", "--ascii", "--computer", "black", "--level", "1"];
    let answer = chesswright_with_input(&options, "e2e4\nd2d4\nquit\n");
    assert_eq!(answer.matches("black has moved").count(), 2, "{answer}");
    assert!(answer.contains("\n  8  ?  ?  ?  ?  ?  ?  ?  ?\n"), "{answer}");
}

#[test]
fn games_are_saved_and_loaded() {
    let path = file("saved.chess-game", "");
    let typed = format!(
        "e4\nc5\nundo\ne5\nnote solid\nsave {path}\nNf3\nload {path}\nredo\nlist\nundo\nc5\nlist\nquit\n"
    );
    assert_snapshot!(chesswright_with_input(&["play", "--ascii"], &typed).replace(&path, "PATH"));
    let broken = std::fs::read_to_string(&path).expect("it was saved").replace("e7e5", "e7e9");
    std::fs::write(&path, broken).expect("it can be written");
    let answer = chesswright_with_input(&["play", "--ascii", "--load", &path], "list\nquit\n");
    assert_snapshot!("a_damaged_game_is_loaded", answer.replace(&path, "PATH"));
    let pgn = file("saved.pgn", "");
    let typed = format!("e4\ne5\nundo\nc5\nsave {pgn}\nload {pgn}\nlist\npgn\nquit\n");
    assert_snapshot!(
        "a_game_as_pgn",
        chesswright_with_input(&["play", "--ascii"], &typed).replace(&pgn, "PATH")
    );
    let none = file("none.chess-game", "{}");
    assert_snapshot!("what_is_no_game", chesswright(&["play", "--load", &none]).replace(&none, "PATH"));
}

#[test]
fn an_unfinished_game_is_resumed() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("resumed");
    let _ = std::fs::remove_dir_all(&folder);
    let play = |args: &[&str], lines: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_chesswright"))
            .args(args)
            .env("XDG_STATE_HOME", &folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let _ = program.stdin.take().expect("it was asked for").write_all(lines.as_bytes());
        let out = program.wait_with_output().expect("the program ends");
        String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr)
    };
    assert!(play(&["play", "--resume"], "").contains("there is no unfinished game"));
    play(&["play", "gardner"], "a2a3\nbxa3\n");
    assert!(play(&["play", "--resume"], "list\nquit\n").contains("1. a3 bxa3"));
    // A finished game cannot be resumed.
    play(&["play", "--resume"], "resign\n");
    assert!(play(&["play", "--resume"], "").contains("there is no unfinished game"));
}

#[test]
fn position_texts() {
    assert_snapshot!(
        "fen_normal",
        chesswright(&["fen", "chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"])
    );
    assert_snapshot!(
        "fen_wrong",
        chesswright(&["fen", "chess", "rnbqkbnr/ppppppppp/8/8/8/7X/PPPPPPPP/RNBQKBNR x"])
    );
    let castling = "r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1";
    assert_snapshot!("fen_remarks", chesswright(&["fen", "chess", "--board", "--ascii", castling]));
    assert_snapshot!("fen_json", chesswright(&["fen", "chess", "--json", castling]));
    assert_snapshot!("fen_wrong_json", chesswright(&["fen", "xiangqi", "--json", "8/8"]));
}

#[test]
fn answers_for_programs() {
    let fen = "4k3/3P4/8/8/8/8/8/R3K3 w Q - 0 1";
    assert_snapshot!("json_moves", chesswright(&["moves", "chess", "--json", "--fen", fen]));
    assert_snapshot!("json_perft", chesswright(&["perft", "gardner", "2", "--json"]));
    assert_snapshot!("json_betza", chesswright(&["betza", "--json", "mfW cfF"]));
    let wrong =
        file("wrong-json.toml", "name = \"mine\"\nextends = \"chess\"\nsetpu = \"4k3/8/8/8/8/8/8/4K3\"\n");
    let answer = chesswright(&["variant", "check", "--json", &wrong]);
    assert_snapshot!("json_check", answer.replace(&wrong, "WRONG"));
    let list = chesswright(&["variant", "list", "--json"]);
    assert!(list.contains("\"name\": \"glinski\""), "{list}");
}

#[test]
fn documents_are_converted_there_and_back() {
    for game in ["chess", "gardner", "three-crowns", "menagerie", "janggi", "fischerandom"] {
        let converted = |args: &[&str]| {
            let answer = chesswright(args);
            let body = answer.strip_prefix("exit 0\n").and_then(|body| body.strip_suffix("---\n"));
            body.unwrap_or_else(|| panic!("{answer}")).to_owned()
        };
        let json = converted(&["variant", "convert", game]);
        let toml = file(&format!("{game}.toml"), &converted(&["variant", "convert", game, "--to", "toml"]));
        assert_eq!(converted(&["variant", "convert", &toml]), json, "{game}");
    }
    assert_snapshot!(chesswright(&["variant", "convert", "no-such-game"]));
}

#[test]
fn games_go_to_the_formats_of_others_and_back() {
    let written = |game: &str, to: &str| {
        let answer = chesswright(&["variant", "convert", game, "--to", to]);
        let body = answer.strip_prefix("exit 0\n").and_then(|body| body.strip_suffix("---\n"));
        body.unwrap_or_else(|| panic!("{answer}")).to_owned()
    };
    let ini = file("own.ini", &written("shako", "ini"));
    let there = chesswright(&["perft", &format!("{ini}:own-shako"), "2"]);
    assert!(there.contains("3364"), "{there}");
    let bishop = file("mini.json", &written("mini6x6", "bishop-long"));
    let there = chesswright(&["perft", &bishop, "2"]);
    assert!(there.contains("64"), "{there}");
    // What a format cannot say is named, and nothing is written.
    let lost = chesswright(&["variant", "convert", "glinski", "--to", "ini"]);
    assert!(lost.starts_with("exit 2") && lost.contains("only flat boards of squares"), "{lost}");
}

#[test]
fn help_is_true_and_in_order() {
    let render = chesswright(&["render", "--help"]);
    let (general, three_d) = render.split_once("\n3D table:\n").expect("a heading for the 3D table");
    for option in ["--delay", "--hold", "--size", "--help"] {
        assert!(general.contains(option), "{option} does not belong to the 3D table: {render}");
        assert!(!three_d.contains(&format!("  {option} ")), "{option}: {render}");
    }
    assert!(three_d.contains("--camera"), "{render}");
    let serve = chesswright(&["serve", "--help"]);
    assert!(
        !serve.contains("everything is inside") && serve.contains("--page serves another one"),
        "{serve}"
    );
}

#[test]
fn command_lines_of_earlier_versions_still_work() {
    let answer = |line: &str| chesswright(&line.split(' ').collect::<Vec<_>>());
    assert_eq!(answer("perft --variant gardner 2"), answer("perft gardner 2"));
    let uci = chesswright_with_input(&["uci"], "uci\nquit\n");
    assert!(uci.contains("uciok"), "{uci}");
    // The name `tune` has a new meaning, and says so.
    let tune = chesswright(&["tune", "xiangqi"]);
    assert!(tune.starts_with("exit 2\n") && tune.contains("`chesswright train xiangqi`"), "{tune}");
    let fen = chesswright(&["fen", "8/8/4k3/8/8/4K3/8/8 w"]);
    assert!(fen.starts_with("exit 2\n") && fen.contains("`chesswright fen chess "), "{fen}");
}
