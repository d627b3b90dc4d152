//! Runs the program and compares its answers.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use insta::assert_snapshot;

/// The answer of the program: exit code, standard output, standard error.
fn chesswright(args: &[&str]) -> String {
    chesswright_with_input(args, "")
}

/// The same with these lines on standard input.
fn chesswright_with_input(args: &[&str], lines: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_chesswright"))
        .args(args)
        // Unfinished games are saved in the folder of the tests.
        .env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("it was asked for");
    // A program that reads nothing may have ended already.
    let _ = input.write_all(lines.as_bytes());
    drop(input);
    let out = program.wait_with_output().expect("the program ends");
    let answer = format!(
        "exit {}\n{}---\n{}",
        out.status.code().unwrap_or(-1),
        String::from_utf8_lossy(&out.stdout),
        String::from_utf8_lossy(&out.stderr)
    );
    without_saved_file(&answer)
}

/// Replaces the name of the file with the unfinished game, which is different every time.
fn without_saved_file(answer: &str) -> String {
    const BEFORE: &str = "The unfinished game is saved in ";
    match answer.split_once(BEFORE).and_then(|(before, rest)| Some((before, rest.split_once(';')?.1))) {
        Some((before, rest)) => format!("{before}{BEFORE}FILE;{rest}"),
        None => answer.to_owned(),
    }
}

/// Writes a file for one test, in the folder that cargo has for them.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the folder for tests is writable");
    path.display().to_string()
}

/// The path of a file for one test, which does not exist yet.
fn new_file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path.display().to_string()
}

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
fn two_people_play_a_level_in_the_terminal() {
    let file = format!("{}/duel.clt", env!("CARGO_TARGET_TMPDIR"));
    let sides = r#"sides: [{"id": "you"}, {"id": "foe", "control": "human"}]"#;
    std::fs::write(&file, format!("title: Duel\n{sides}\ngoal: take all\n\nr.n\n...\nR.N\n")).unwrap();
    let answer = chesswright_with_input(&["play", &file], "a1a3\nc3b1\na3a1\nb1a3\na1a3\n");
    assert!(answer.starts_with("exit 0"), "{answer}");
    assert!(
        answer.contains("foe> ") && answer.contains("The game is over: you win (goal reached)."),
        "{answer}"
    );
}

#[test]
fn level_generate_makes_levels_and_refuses_impossible_options() {
    let wish = [
        "level",
        "generate",
        "--size",
        "5x5",
        "--objects",
        "Nx",
        "--par",
        "4-8",
        "--bits",
        "4",
        "--seed",
        "1",
    ];
    let made = chesswright(&wish);
    assert!(made.starts_with("exit 0"), "{made}");
    assert_eq!(made, chesswright(&wish), "the same options and seed make the same level");
    let drawing = made.split_once('\n').and_then(|(_, rest)| rest.split_once("---\n")).unwrap().0;
    let file = format!("{}/made.clt", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&file, drawing).unwrap();
    let solved = chesswright(&["level", "solve", &file]);
    assert!(solved.starts_with("exit 0"), "{solved}");
    let par =
        solved.lines().find_map(|line| line.trim().strip_prefix("par ")?.split(',').next()?.parse().ok());
    assert!(matches!(par, Some(4..=8)), "{solved}");
    assert!(!solved.contains("no effect"), "{solved}");
    for (more, why) in [
        (["--ground", "?", "--objects", "Rx"], "`?`"),
        (["--ground", ".", "--objects", "px"], "the player has no piece"),
        (["--enemy", "minimax-1(9)", "--objects", "Rxr"], "minimax"),
        (["--size", "2x2", "--objects", "RRRRx"], "5 objects do not fit on 2 by 2 cells"),
        (["--bits", "nan", "--objects", "Rx"], "--bits"),
    ] {
        let answer = chesswright(&[&["level", "generate", "--seconds", "1"][..], &more].concat());
        assert!(answer.starts_with("exit 2") && answer.contains(why), "{more:?}: {answer}");
    }
}

#[test]
fn level_solve_names_par_solutions_and_proof_within_its_limits() {
    let solve = |file: &str, more: &[&str]| {
        let answer = chesswright(&[&["level", "solve", file, "--json"], more].concat());
        let json =
            answer.split_once('\n').and_then(|(_, rest)| rest.split_once("---\n")).unwrap().0.to_owned();
        let json = serde_json::from_str::<serde_json::Value>(&json);
        json.unwrap_or_else(|error| panic!("{error}: {answer}"))["levels"][0].clone()
    };
    let specified = |name: &str| format!("{}/../puzzle/tests/specified/{name}", env!("CARGO_MANIFEST_DIR"));
    let answer = solve(&specified("13-jam-the-pad.clt"), &[]);
    assert_eq!((&answer["par"], &answer["lines"]), (&3.into(), &1.into()));
    assert_eq!(answer["line"], "Nf3e1 Ba1c3 Bc3a5");
    assert_eq!((&answer["proof"]["par"], &answer["proof"]["forced"]), (&3.into(), &3.into()));
    // Memory for too few positions to hold the whole graph, and enough for a search that forgets some.
    let file = format!("{}/crowd.clt", env!("CARGO_TARGET_TMPDIR"));
    let rows = "kr.....\npp.....\n..N....\n.......\n.......\n....Q..\nK.....R\n";
    std::fs::write(&file, format!("enemy: hunter\ngoal: take the king\n\n{rows}")).unwrap();
    let answer = solve(&file, &["--states", "60000", "--memory", "1"]);
    assert_eq!((&answer["par"], &answer["proof"]["forced"]), (&2.into(), &2.into()));
    let answer = solve(&specified("06-over-their-heads.clt"), &["--states", "20"]);
    assert_eq!((&answer["par"], &answer["ended"]), (&serde_json::Value::Null, &"full".into()));
}

#[test]
fn level_solve_distinguishes_unsolvable_from_unknown() {
    // A bishop never changes the colour of its cell.
    let unsolvable = file("unsolvable.clt", "enemy: none\nwin: exit\n\nB..\n..x\n");
    let answer = chesswright(&["level", "solve", &unsolvable]);
    assert!(answer.starts_with("exit 1\n") && answer.contains("cannot be won"), "{answer}");
    let solvable = file("solvable.clt", "enemy: none\nwin: exit\n\nR.x\n");
    let out_of_time = chesswright(&["level", "solve", &solvable, "--seconds", "0"]);
    assert!(
        out_of_time.starts_with("exit 2\n") && !out_of_time.contains("cannot be won"),
        "not known is not unsolvable: {out_of_time}"
    );
    let message = format!("{solvable}: not solved within 0 seconds; --seconds allows more time\n");
    assert!(out_of_time.ends_with(&message), "{out_of_time}");
    assert!(chesswright(&["level", "solve", &solvable]).starts_with("exit 0\n"));
    let several = chesswright(&["level", "solve", &solvable, &unsolvable, "--json"]);
    assert!(several.starts_with("exit 1\n"), "{several}");
}

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
fn experience_beside_a_document_is_used_and_refused_when_it_does_not_fit() {
    let game = file("taught.toml", "name = \"taught\"\nextends = \"chess\"\nend.repetition = 4\n");
    // The knight is worth much more on a cell that it can reach at once.
    let cells: Vec<&str> = (0..64).map(|cell| if cell == 21 { "900" } else { "0" }).collect();
    let play = || {
        let lines = ["position startpos", "go depth 1"];
        let commands: Vec<&str> = lines.iter().flat_map(|line| ["--do", line]).collect();
        let variant = ["--do", "setoption name UCI_Variant value taught"];
        chesswright(&[&["engine", "--protocol", "uci", "--define", &game][..], &variant, &commands].concat())
    };
    file("taught.experience", "");
    let without = play();
    file("taught.experience", &format!("both knight middle {}\n", cells.join(" ")));
    let with = play();
    let score = |answer: &str| {
        let last = answer.lines().rfind(|line| line.starts_with("info depth 1 "))?;
        last.split_once(" cp ")?.1.split(' ').next()?.parse::<i32>().ok()
    };
    assert!(score(&without).is_some_and(|score| score < 200), "{without}");
    assert!(score(&with).is_some_and(|score| score > 400), "{with}");

    file("taught.experience", "both knight middle 1 2\n");
    assert!(play().contains("line 1: found 2 numbers, expected 64"), "{}", play());
    let answer = chesswright(&["match", &game, "--nodes", "10", "--games", "2"]);
    assert!(
        answer.starts_with("exit 2") && answer.contains("does not fit the document; delete that file"),
        "{answer}"
    );
}

#[test]
fn training_that_is_stopped_continues_to_the_same_result() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("training");
    let _ = std::fs::remove_dir_all(&folder);
    let kept = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
    let path = folder.display().to_string();
    let train = |games: &str| {
        let settings =
            ["train", "minishogi", "--nodes", "30", "--proof", "4", "--rounds", "1", "--concurrency", "1"];
        chesswright(&[&settings[..], &["--games", games, "--folder", &path, "--network-games", "0"]].concat())
    };
    let answer = train("8");
    assert!(answer.starts_with("exit 0\nRound 1\n  8 games of 30 nodes a move\n"), "{answer}");
    let (games, learnt, proof) = (kept("games-1.pgn"), kept("learnt-1.experience"), kept("match-1.pgn"));
    assert_eq!((games.matches("[Event").count(), proof.matches("[Event").count()), (8, 4));
    assert!(learnt.contains("both gold middle"), "{learnt}");
    // As if the run had stopped in the middle of a game.
    std::fs::write(folder.join("games-1.pgn"), &games[..games.len() / 2]).expect("it can be written");
    assert_eq!(train("8"), answer);
    assert_eq!(
        (kept("games-1.pgn"), kept("learnt-1.experience"), kept("match-1.pgn")),
        (games, learnt, proof)
    );
    // The match is already complete.
    assert!(!train("8").contains("after learning"));
}

#[test]
fn training_ends_with_a_network_that_a_match_judges() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("training-network");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("it can be made");
    let document = folder.join("own.toml");
    std::fs::write(&document, "extends = \"losalamos\"\nname = \"own\"\n").expect("it can be written");
    let document = document.display().to_string();
    let train = || {
        let settings = ["train", &document, "--rounds", "0", "--concurrency", "2", "--network-games", "60"];
        let small = ["--network-nodes", "30", "--network-proof", "4", "--network-proof-nodes", "30"];
        chesswright(&[&settings[..], &small].concat())
    };
    let answer = train();
    let lines: Vec<&str> = answer.lines().collect();
    assert_eq!(lines[..3], ["exit 0", "Network 1", "  60 games of 30 nodes a move"], "{answer}");
    assert!(answer.contains("epoch 5: loss"), "{answer}");
    // A network that corrects is tried if and only if the one alone has proved nothing.
    let (alone, corrects) = answer.split_once("  a network that corrects\n").unwrap_or((&answer, ""));
    assert!(alone.contains("  a network that plays alone\n"), "{answer}");
    assert_eq!(alone.contains(": proved, taken\n"), corrects.is_empty(), "{answer}");
    // So few games prove something only by chance; the network is taken if and only if they do.
    let network = folder.join("own.net");
    assert_eq!(answer.contains(": proved, taken\n"), network.exists(), "{answer}");
    assert!(network.exists() || answer.contains("The matches proved no gain"), "{answer}");
    // The same command finds all of it done.
    let again = train();
    assert!(!again.contains("epoch"), "{again}");
    assert_eq!(again.lines().last(), lines.last().copied(), "{again}");

    // A network beside a document plays whenever the document is played; one of another game is refused.
    let trained = folder.join("own.games/network-1-alone-60.net");
    std::fs::copy(&trained, &network).expect("it is there");
    let engine = || {
        let lines = ["setoption name UCI_Variant value own", "position startpos", "go depth 2"];
        let commands: Vec<&str> = lines.iter().flat_map(|line| ["--do", line]).collect();
        chesswright(&[&["engine", "--protocol", "uci", "--define", &document][..], &commands].concat())
    };
    let with = engine();
    std::fs::write(&network, b"something else").expect("it can be written");
    let refused = chesswright(&["match", &document, "--nodes", "10", "--games", "2"]);
    assert!(refused.contains("does not fit the document; delete that file"), "{refused}");
    assert!(with.contains(&format!("evaluation by the network `{}`", network.display())), "{with}");
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
